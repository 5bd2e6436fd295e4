import type { TextOfLines } from './line-features.ts';
import { isReaction } from './meant.ts';
import type { PlacedLine } from './pieces.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(fittingWords);

/*
 * What a sentence speaks of without saying what it is: "the sensor", "Mrs Teale", "it texts them". Such a sentence is not
 * forbidden without what brought the thing in, as one that leans on it is (bonds.ts), but it is worth less, and so the
 * sentence that brings in what most others speak of is worth as much as they lose without it.
 */

/** A line that says what another one speaks of, and the share of the other that is lost without it. */
export interface Reference {
  readonly to: number;
  /** Others that say it as well. */
  readonly or: readonly number[];
  readonly share: number;
}
/** By place. */
export type References = readonly (readonly Reference[])[];

const shares = {
  pronoun: 0.65,
  fullName: 0.5,
  definite: 0.4,
  thing: 0.12,
  before: 0.12,
  reaction: 0.6,
} as const;
/** However much is not understood, something is. */
const leastUnderstood = 0.3;
/** Of a longer text nothing is compared: so much is told of it that each part stands by itself. */
const mostCompared = 400;
const leastStem = 5;
/** More of a line is not looked at. */
const longestRead = 400;

/** How much of a line is understood with what is told. */
export function understoodShare(
  references: readonly Reference[],
  isTold: (place: number) => boolean,
): number {
  let understood = 1;
  for (const { to, or, share } of references)
    if (!isTold(to) && !or.some(isTold)) understood -= share;
  return Math.max(understood, leastUnderstood);
}

interface Read {
  readonly placed: PlacedLine;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** With a capital. */
  readonly words: ReadonlySet<string>;
}

function read(placed: PlacedLine): Read {
  const text = placed.line.text.slice(0, longestRead).replaceAll('’', "'");
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const stems = words.filter(({ length }) => length >= leastStem);
  return {
    placed,
    text,
    words: new Set(text.match(/\p{Lu}[\p{L}\p{M}-]{2,}/gu)),
    stems: new Set(stems.map((word) => word.slice(0, leastStem))),
  };
}

/** The words of all names that a text holds, with the name that stands before one at the beginning of a sentence ("Hetty Barlow"). */
function namesOf(all: readonly Read[]): ReadonlySet<string> {
  const names = new Set(
    all
      .flatMap(({ placed }) => placed.line.unit?.names ?? [])
      .flatMap((name) => name.split(/[\s.]+/u)),
  );
  for (const { text } of all)
    for (const [, before = '', name = ''] of text.matchAll(
      /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) (\p{Lu}[\p{L}-]+)/gu,
    ))
      if (names.has(name)) names.add(before);
  for (const title of writtenWords.noNames) names.delete(title);
  return names;
}

/** Whether somebody's whole name stands in one line ("Hetty Barlow") and a part of it alone in another. */
function isFuller(word: string, first: Read, here: Read): boolean {
  const [whole] =
    new RegExp(`\\p{Lu}\\p{Ll}+ ${word}|${word} \\p{Lu}\\p{Ll}+`, 'u').exec(first.text) ?? [];
  return whole !== undefined && !here.text.includes(whole);
}

/** What each line speaks of, and where that is brought in. */
export function referencesOf(
  lines: readonly PlacedLine[],
  bonds: readonly (readonly number[])[],
  { isEnglish, genre }: Pick<TextOfLines, 'isEnglish' | 'genre'>,
): References {
  const isStory = genre === 'story';
  const own = lines.filter(({ line }) => line.unit !== null);
  if (own.length > mostCompared) return lines.map(() => []);
  const all = own.map(read);
  const people = namesOf(all);
  const found: Reference[][] = lines.map(() => []);
  const firstWith = new Map<string, Read>();
  const withStem = new Map<string, { readonly first: Read; readonly later: readonly number[] }>();
  all.forEach((here, at) => {
    const { place, line } = here.placed;
    const before = all[at - 1];
    const isProse = line.unit?.kind === 'sentence';
    const shareTo = new Map<number, number>();
    const others = new Map<number, readonly number[]>();
    const refer = (to: Read | undefined, share: number) => {
      if (to === undefined || to === here || bonds[place]?.includes(to.placed.place)) return;
      shareTo.set(to.placed.place, Math.max(shareTo.get(to.placed.place) ?? 0, share));
    };
    if (isProse && before?.placed.line.unit?.block === line.unit.block)
      refer(before, isStory && isReaction(here.placed) ? shares.reaction : shares.before);
    if (isEnglish && isProse && hasFarPronoun(here.text))
      refer(headBefore(all, at, bonds), shares.pronoun);
    for (const word of here.words) {
      if (!people.has(word)) continue;
      const first = firstWith.get(`@${word}`);
      if (first === undefined) firstWith.set(`@${word}`, here);
      else refer(first, isFuller(word, first, here) ? shares.fullName : shares.thing);
    }
    const definite = definiteStems(here.text);
    for (const stem of here.stems) {
      const { first, later } = withStem.get(stem) ?? { first: undefined, later: [] };
      withStem.set(stem, {
        first: first ?? here,
        later: first === undefined ? [] : [...later, place],
      });
      if (first === undefined) continue;
      refer(first, definite.has(stem) ? shares.definite : shares.thing);
      const known = others.get(first.placed.place);
      others.set(first.placed.place, known?.filter((one) => later.includes(one)) ?? later);
    }
    found[place] = [...shareTo].map(([to, share]) => ({ to, or: others.get(to) ?? [], share }));
  });
  return found;
}

/** The nearest line before one that leans on nothing itself. */
function headBefore(
  all: readonly Read[],
  from: number,
  bonds: readonly (readonly number[])[],
): Read | undefined {
  const block = all[from]?.placed.line.unit?.block;
  for (let at = from - 1; at >= 0; at -= 1) {
    const other = all[at];
    if (other === undefined || other.placed.line.unit?.block !== block) return all[from - 1];
    if ((bonds[other.placed.place] ?? []).every((to) => to > other.placed.place)) return other;
  }
  return undefined;
}

const timeAside = new RegExp(
  String.raw`^(?:${said.asideOpeners})\b[^.!?]{2,60}?[,\s](?:it|they|he|she) (?!(?:is|was|will be)? ?(?:${said.emptySubjects}))`,
  'iu',
);

/** "When the soil goes dry it texts", "Until 1931 a boy pumped them": the pronoun means nothing that stands in its own clause. */
function hasFarPronoun(text: string): boolean {
  const aside = timeAside;
  if (aside.test(text)) return true;
  const them = /\b(?:them|they|their|theirs)\b/iu.exec(text);
  return them !== null && !holdsMany(text.slice(0, them.index));
}

const plainPlural = new RegExp(
  String.raw`(?<!\b(?:${said.singularsWithS}))(?<=\p{L}{3})(?<![su'])s\b`,
  'iu',
);
const namesGroup = new RegExp(String.raw`\b(?:${said.groups})\b`, 'iu');

/** Whether several of something are named, or somebody who may be anybody. */
const holdsMany = (text: string) => plainPlural.test(text) || namesGroup.test(text);

const definite = new RegExp(
  String.raw`(?<!\p{L})(?:${said.definites}|dies\p{L}{1,2})(?:\s+|['’])(\p{L}+)(?:\s+(\p{L}+))?`,
  'giu',
);

/** What a text speaks of as known: "the footbridge", "her alarm". */
function definiteStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [, one = '', other = ''] of text.toLowerCase().matchAll(definite))
    for (const word of [one, other])
      if (word.length >= leastStem) stems.add(word.slice(0, leastStem));
  return stems;
}
