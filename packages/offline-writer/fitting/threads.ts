import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import type { GenreId } from '../genres/genre.ts';
import type { Unit } from '../reading/material.ts';
import { needsPersonAlone, needsSentenceBefore } from '../reading/leaning.ts';
import { whoIs } from './who-is.ts';
import { beginnings } from './beginnings.ts';
import { doers } from './gap-words.ts';

/*
 * What a sentence leans on, where a text is cut. "She found old cornets. She taught herself. She drove the minibus.": each of
 * them needs who she is, and none needs the one before it. "Then the bell rang." only goes on, wherever the film comes from.
 */

/** How many sentences may say the same "she". */
const farthestHead = 12;
const longestRead = 400;

const openerOf = (text: string) => /^["“«„]?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
const meansSomebody = (word: string) => beginnings.some(({ means }) => means.test(word));

const ofSteps: ReadonlySet<GenreId> = new Set(['how-to', 'recipe']);

interface About {
  readonly isEnglish: boolean;
  readonly genre: GenreId;
}

/** Tells for each unit, by its id, which one it may not be told without; null where none. */
export function threadsOf(
  units: readonly Unit[],
  { isEnglish, genre }: About,
): ReadonlyMap<number, number | null> {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const headOf = (unit: Unit): number | null => {
    const { leansOn, kind, corrects, text } = unit;
    if (genre === 'story' && leansOn === null && !isEnglish) return namedBefore(unit, byId);
    const before = leansOn === null ? undefined : byId.get(leansOn);
    // What is done next is done with what was done before.
    if (ofSteps.has(genre)) return leansOn;
    if (kind !== 'sentence' || before?.kind !== 'sentence') return leansOn;
    // In a story one thing happens, and then another: what is denied is no claim.
    const isClaim = corrects !== null && genre !== 'story';
    if (isClaim) return leansOn;
    if (onlyGoesOn(text, before.text, { isEnglish, genre })) return null;
    if (isEnglish && corrects !== null && !needsSentenceBefore(text, before.text, 'en'))
      return null;
    const somebody = isEnglish && needsPersonAlone(text, before.text) ? whoIs(unit, byId) : null;
    return somebody ?? firstOfThread(unit, before, byId);
  };
  return new Map(units.map((unit) => [unit.id, headOf(unit)]));
}

/** "Then the bell rang." says all that it means but when. */
function onlyGoesOn(text: string, before: string, { isEnglish, genre }: About): boolean {
  const start = text.slice(0, longestRead);
  return beginnings.some(({ goesOn, ands, means }) => {
    const opening = (goesOn?.exec(start) ?? (genre === 'story' ? ands?.exec(start) : null))?.[0];
    if (opening === undefined) return false;
    const rest = start.slice(opening.length);
    // "And I'm like sure buddy": who says so answers.
    if (goesOn?.test(start) !== true && doers.has(openerOf(rest))) return false;
    return isEnglish ? !needsSentenceBefore(rest, before, 'en') : !means.test(rest);
  });
}

const beginsWithVerb = (text: string) =>
  beginnings.some(({ says }) => says?.test(text) === true) &&
  genderOfGivenName(openerOf(text)) === null;

/** Where a sentence begins with its verb: the sentence of its paragraph behind which all do; null otherwise. */
function namedBefore(
  { id, kind, block, text }: Unit,
  byId: ReadonlyMap<number, Unit>,
): number | null {
  if (kind !== 'sentence' || !beginsWithVerb(text)) return null;
  for (let at = id - 1; at >= 0; at -= 1) {
    const other = byId.get(at);
    if (other?.kind !== 'sentence' || other.block !== block) return null;
    if (!beginsWithVerb(other.text)) return at;
  }
  return null;
}

/** The sentence behind which all say the same "she". */
function firstOfThread(unit: Unit, before: Unit, byId: ReadonlyMap<number, Unit>): number {
  const opener = openerOf(unit.text);
  let head = before;
  for (let walked = 0; meansSomebody(opener) && walked < farthestHead; walked += 1) {
    const further = head.leansOn === null ? undefined : byId.get(head.leansOn);
    if (further === undefined || openerOf(head.text) !== opener) break;
    head = further;
  }
  return head.id;
}
