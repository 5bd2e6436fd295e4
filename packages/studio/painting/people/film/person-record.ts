import type { Age, Gender } from '../../../figures/figure.ts';
import type { Role } from '../role-of.ts';
import { ageTold } from './ages.ts';

/** What is known of somebody while a film is read. */
export interface PersonRecord {
  readonly key: string;
  readonly role: Role;
  gender: Gender | null;
  /** As a number tells it; null where none does. */
  told: Age | null;
  /** The scene, from 0, from which they are old; null where nothing says so. */
  oldFrom: number | null;
}

export const createRecord = (key: string, role: Role, gender: Gender | null): PersonRecord => ({
  key,
  role,
  gender,
  told: null,
  oldFrom: null,
});

/** What follows somebody's name or pronoun may tell their age: "Ruth, who is eighty-one". */
export function noteAges(record: PersonRecord, behind: string, scene: number): void {
  const age = ageTold(behind.slice(0, 60));
  if (age === null) return;
  if (age === 'old') record.oldFrom ??= scene;
  else record.told ??= age;
  if (/^\s*, who is\b/iu.test(behind)) record.told = age;
}
