import threadWords from '../data/thread-words.json' with { type: 'json' };
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import type { GenreId } from '../genres/genre.ts';
import type { Unit } from '../reading/material.ts';
import { needsPersonAlone, needsSentenceBefore } from '../reading/leaning.ts';
import { genderOfPronoun, wordsForOne } from '../reading/persons-named.ts';
import { alternativesByLanguage } from '../word-patterns.ts';

/*
 * What a sentence leans on, where a text is cut. "She found old cornets. She taught herself. She drove the minibus.": each of
 * them needs who she is, and none needs the one before it. "Then the bell rang." only goes on, wherever the film comes from.
 */

interface Beginnings {
  readonly means: RegExp;
  readonly goesOn: RegExp | null;
  /** "Viaggiava con undici bauli.": a verb says of whom it is, and does not name them. */
  readonly says: RegExp | null;
}
const beginnings: readonly Beginnings[] = Object.values(
  alternativesByLanguage<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>(
    threadWords,
  ),
).map(({ means = '', goesOn, verbEndings }) => ({
  says:
    verbEndings === undefined
      ? null
      : new RegExp(String.raw`^["“«]?\p{Lu}\p{Ll}{2,}(?:${verbEndings})(?!\p{L})`, 'u'),
  means: new RegExp(String.raw`(?<!\p{L})(?:${means})(?!\p{L})`, 'iu'),
  goesOn: goesOn === undefined ? null : new RegExp(String.raw`^(?:${goesOn}),? (?=\p{L})`, 'iu'),
}));

/** How many sentences may stand between a "she" and who she is. */
const farthestHead = 12;
const longestRead = 400;

const openerOf = (text: string) => /^["“«„]?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
const meansSomebody = (word: string) => beginnings.some(({ means }) => means.test(word));

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
    if (kind !== 'sentence' || before?.kind !== 'sentence') return leansOn;
    // In a story one thing happens, and then another: what is denied is no claim.
    const isClaim = corrects !== null && genre !== 'story';
    if (isClaim) return leansOn;
    if (onlyGoesOn(text, before.text, isEnglish)) return null;
    if (isEnglish && corrects !== null && !needsSentenceBefore(text, before.text, 'en'))
      return null;
    const somebody = isEnglish && needsPersonAlone(text, before.text) ? whoIs(unit, byId) : null;
    return somebody ?? firstOfThread(unit, before, byId);
  };
  return new Map(units.map((unit) => [unit.id, headOf(unit)]));
}

/** "Then the bell rang." says all that it means but when. */
function onlyGoesOn(text: string, before: string, isEnglish: boolean): boolean {
  const start = text.slice(0, longestRead);
  return beginnings.some(({ goesOn, means }) => {
    const opening = goesOn?.exec(start)?.[0];
    if (opening === undefined) return false;
    const rest = start.slice(opening.length);
    const clause = /^[^.;:!?]*/u.exec(rest)?.[0] ?? '';
    return isEnglish ? !needsSentenceBefore(rest, before, 'en') : !means.test(clause);
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

/**
 * The sentence that says who "she" is: the nearest that names a woman, or the first that names the same one where no other is
 * named between; null where none is near.
 */
function whoIs({ id, text }: Unit, byId: ReadonlyMap<number, Unit>): number | null {
  const gender = genderOfPronoun(text);
  if (gender === null) return null;
  let who: { readonly at: number; readonly words: ReadonlySet<string> } | null = null;
  for (let at = id - 1; at >= Math.max(0, id - farthestHead); at -= 1) {
    const other = byId.get(at);
    if (other?.kind !== 'sentence') break;
    const words = wordsForOne(gender, other.text);
    if (words.length === 0) continue;
    if (who === null) who = { at, words: new Set(words) };
    else if (words.every((word) => who?.words.has(word))) who = { at, words: who.words };
    else break;
  }
  return who?.at ?? null;
}
