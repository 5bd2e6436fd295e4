import type { Material } from '../reading/material.ts';
import { ofPeople } from './people-words.ts';

const oneself = new RegExp(`^(?:${ofPeople.oneself})$`, 'iu');

/**
 * On whose phone a chat is seen: whoever is "me" in it, else who answers first. The same for all scenes of a film, so that nobody's
 * messages change sides. Null where the idea was not copied from a chat.
 */
export function phoneOwner({ form, units }: Material): string | null {
  if (!form.isChat) return null;
  const speakers = [...new Set(units.flatMap(({ speaker }) => speaker ?? []))];
  return speakers.find((name) => oneself.test(name)) ?? speakers[1] ?? null;
}
