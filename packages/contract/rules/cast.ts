import { unspacedScripts } from './unspaced-scripts.ts';

export const castKinds = ['person', 'animal', 'place', 'thing'] as const;
export type CastKind = (typeof castKinds)[number];

export const maxCastMembers = 50;
export const maxCastNameCharacters = 40;
export const maxCastLookCharacters = 600;

/** A member of the cast as texts and pictures know it. */
export interface CastLook {
  readonly name: string;
  readonly kind: CastKind;
  /** Its looks, in the creator's words. */
  readonly look: string;
}

const nameForm = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'-]*[\p{L}\p{M}\p{N}.])?$/u;
/** They stand in nearly every description: as names they would be in every scene. */
const everydayWords = new Set(
  'a an and as at by for from in into is it of on or over the their this to under up with'.split(
    ' ',
  ),
);

/** A name as it is kept: composed letters, single spaces, straight apostrophes. */
export const tidyName = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').replaceAll('’', "'");

/** The same for names that count as one: case makes no difference. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();

/** Why something cannot be a member's name, as a sentence; null where it can. */
export function refusalOfName(name: string): string | null {
  const tidy = tidyName(name);
  if (tidy === '') return 'Give it a name.';
  if (tidy.length > maxCastNameCharacters)
    return `A name has at most ${maxCastNameCharacters} characters.`;
  if (!nameForm.test(tidy))
    return 'A name is made of letters, numbers, spaces, hyphens, dots and apostrophes.';
  if (everydayWords.has(tidy.toLowerCase()))
    return `“${tidy}” is in nearly every description. Choose a name that only this one has.`;
  return null;
}

/** Where no spaces are set between words a name may touch other letters. */
const edge = new RegExp(`[${unspacedScripts}]`, 'u');

function patternOf(name: string): string {
  const letters = tidyName(name);
  const escaped = letters
    .replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll("'", "['’]")
    .replaceAll(' ', String.raw`\s+`);
  const before = edge.test(letters.charAt(0)) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}_]@?)`;
  const after = edge.test(letters.at(-1) ?? '') ? '' : String.raw`(?![\p{L}\p{M}\p{N}_])`;
  return `${before}@?${escaped}${after}`;
}

/** Finds any of the names, the longest first: where "Ana Maria" stands, "Ana" is not meant. */
function finderOf(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const patterns = names.toSorted((one, other) => other.length - one.length).map(patternOf);
  return new RegExp(patterns.join('|'), 'giu');
}

const keyOfFound = (found: string) => nameKey(found.replace(/^@/u, ''));

/**
 * The members a text names, in the order they are first named: whole words in any case, also written `@Name`.
 * "Mira's" names Mira, "admiral" does not.
 */
export function namedIn<Member extends { readonly name: string }>(
  text: string,
  members: readonly Member[],
): Member[] {
  const finder = finderOf(members.map(({ name }) => name));
  if (finder === null) return [];
  const found = new Set(
    [...text.normalize('NFC').matchAll(finder)].map(([name]) => keyOfFound(name)),
  );
  const byKey = new Map(members.map((member) => [keyOfFound(member.name), member]));
  return [...found].flatMap((key) => byKey.get(key) ?? []);
}

/** The text with each name in it replaced by what `replace` gives for the member and how often it was named before. */
export function replaceNames<Member extends { readonly name: string }>(
  text: string,
  members: readonly Member[],
  replace: (member: Member, found: string, before: number) => string,
): string {
  const finder = finderOf(members.map(({ name }) => name));
  if (finder === null) return text;
  const byKey = new Map(members.map((member) => [keyOfFound(member.name), member]));
  const counts = new Map<Member, number>();
  return text.normalize('NFC').replaceAll(finder, (found) => {
    const member = byKey.get(keyOfFound(found));
    if (member === undefined) return found;
    const before = counts.get(member) ?? 0;
    counts.set(member, before + 1);
    return replace(member, found.replace(/^@/u, ''), before);
  });
}

/**
 * The description as a picture or video model reads it: it knows no names, so each member is described where it is first
 * named, and always in the same words.
 */
export function promptWithLooks(description: string, members: readonly CastLook[]): string {
  return replaceNames(description, namedIn(description, members), ({ look }, name, before) =>
    before > 0 ? name : `${name} (${look.trim().replace(/[.\s]+$/u, '')})`,
  );
}
