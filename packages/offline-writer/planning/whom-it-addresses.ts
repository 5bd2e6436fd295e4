import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { plain } from './film-memory.ts';
import { ofPeople } from './people-words.ts';
import { people } from './plan-words.ts';

/** "A poem for my nan", "Dear Dad,", "to my first teacher": what a text opens with that is said to one person. */
const addressed = new RegExp(
  String.raw`^(?:.{0,40}\b(?:${ofPeople.textsForSomebody})\s+)?(?:(?:for|to)\s+(?:my|our)|dear)\s+((?:\p{L}+\s+){0,2}\p{L}+)`,
  'iu',
);

/** Whom "you" means throughout a film, by its title or its first sentence; null where that may be anybody. */
export function whomItAddresses(title: string, first: string): PlanSubject | null {
  for (const text of [title, first]) {
    const words = addressed.exec(text.slice(0, 120))?.[1]?.toLowerCase().split(/\s+/u) ?? [];
    const person = words.find((word) => people.has(word));
    if (person !== undefined) return plain(person);
  }
  return null;
}
