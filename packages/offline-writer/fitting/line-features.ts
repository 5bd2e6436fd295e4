import type { BeatRole, GenreId } from '../genres/genre.ts';
import { hasVerb, isImperative } from '../reading/english.ts';
import type { Unit } from '../reading/material.ts';
import { signsOf } from './line-signs.ts';

/* What of a line, in its text, tells how much a film needs it: the features of the model that is trained with marked documents. */

/** A line of the creator's, in the order of the text. */
export interface TextLine {
  readonly unit: Unit;
  readonly role: BeatRole;
}

/** The text that the lines are of. */
export interface TextOfLines {
  readonly genre: GenreId;
  /** What names the whole: its title, and what it asks a film about. */
  readonly heading: string;
  readonly isEnglish: boolean;
  readonly language?: string;
}

/** More of a line is not looked at. */
const longestRead = 400;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;

interface Read {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly signs: readonly string[];
  /** In words; three signs of a language without spaces count as one. */
  readonly length: number;
}

function read({ text }: Unit, isEnglish: boolean): Read {
  const start = text.slice(0, longestRead);
  const words = (start.toLowerCase().match(wordPattern) ?? []).map((word) =>
    word.replace('’', "'").replace(/\d/gu, '0'),
  );
  const stems = new Set(words.flatMap((word) => (word.length > 3 ? [word.slice(0, 5)] : [])));
  const signs = [...signsOf(start)];
  if (isEnglish && isImperative(start)) signs.push('imperative');
  if (isEnglish && !hasVerb(start)) signs.push('verbless');
  const runs = start.match(unspaced) ?? [];
  for (const run of runs)
    for (let at = 0; at + 2 <= run.length; at += 1) stems.add(run.slice(at, at + 2));
  return { words, stems, signs, length: words.length + runs.join('').length / 3 };
}

const atMost = (most: number, count: number) => Math.min(most, Math.floor(count));
/** How near to an end: 0 is there, and what is far has no place. */
const near = (distance: number) => (distance < 3 ? distance : 'far');
const doubts = [0.002, 0.006, 0.02, 0.06, 0.15, 0.3, 0.5, 0.75, 0.9, 1] as const;
const sizes = [4, 8, 14] as const;
const sizeOf = (count: number) => {
  const size = sizes.findIndex((most) => count < most);
  return size < 0 ? sizes.length : size;
};

/** The features of each line, by their names; one line after the other, for all at once would fill the memory. */
export function* lineFeatures(
  lines: readonly TextLine[],
  about: TextOfLines,
): Generator<readonly string[]> {
  const reads = lines.map(({ unit }) => read(unit, about.isEnglish));
  const common = commonnessOf(reads);
  const named = new Set(
    about.heading
      .toLowerCase()
      .match(wordPattern)
      ?.map((w) => w.slice(0, 5)),
  );
  const leanedOn = new Set(lines.flatMap(({ unit }) => unit.leansOn ?? []));
  const corrected = new Set(lines.flatMap(({ unit }) => unit.corrects ?? []));
  const allSigns = lines.map(({ unit }, at) => [
    ...(reads[at]?.signs ?? []),
    ...relationsOf(unit, leanedOn, corrected),
  ]);
  const placeOf = placesOfSigns(allSigns);
  for (const [at, { unit, role }] of lines.entries()) {
    const own = reads[at];
    if (own === undefined) continue;
    const names = new Set<string>(['one']);
    addPlace(names, lines, at, about);
    for (const sign of allSigns[at] ?? []) {
      names.add(sign);
      names.add(`${placeOf(sign, at)} ${sign}`);
      names.add(`${sign}, ${about.genre}`);
      names.add(`${sign}, ${role}`);
    }
    for (const sign of reads[at - 1]?.signs ?? []) names.add(`before: ${sign}`);
    for (const sign of reads[at + 1]?.signs ?? []) names.add(`behind: ${sign}`);
    addWords(names, own);
    const shared = [...own.stems].filter((stem) => (common.get(stem) ?? 0) > 1).length;
    const often = [...own.stems].filter((stem) => (common.get(stem) ?? 0) > 2).length;
    const next = [...own.stems].filter((stem) => reads[at + 1]?.stems.has(stem)).length;
    const before = [...own.stems].filter((stem) => reads[at - 1]?.stems.has(stem)).length;
    const ofHeading = [...own.stems].filter((stem) => named.has(stem)).length;
    names.add(`shared ${atMost(4, shared)}`);
    names.add(`often ${atMost(3, often)}`);
    names.add(`of the heading ${atMost(2, ofHeading)}`);
    names.add(`shared before ${atMost(2, before)}`);
    names.add(`shared behind ${atMost(2, next)}`);
    names.add(`doubt ${doubts.findIndex((most) => 1 - unit.said <= most)}`);
    names.add(`kind ${unit.kind}`);
    names.add(`role ${role}`);
    names.add(`genre ${about.genre}`);
    names.add(`${role} of ${about.genre}`);
    yield [...names];
  }
}

/** Tells of a sign at a line whether no other line shows it, none before it, or none behind it. */
function placesOfSigns(all: readonly (readonly string[])[]): (sign: string, at: number) => string {
  const firsts = new Map<string, number>();
  const lasts = new Map<string, number>();
  for (const [at, signs] of all.entries())
    for (const sign of signs) {
      if (!firsts.has(sign)) firsts.set(sign, at);
      lasts.set(sign, at);
    }
  return (sign, at) => {
    if (firsts.get(sign) === lasts.get(sign)) return 'only';
    if (firsts.get(sign) === at) return 'first';
    return lasts.get(sign) === at ? 'last' : 'another';
  };
}

/** In how many lines each stem stands. */
function commonnessOf(reads: readonly Read[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of reads)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function relationsOf(
  unit: Unit,
  leanedOn: ReadonlySet<number>,
  corrected: ReadonlySet<number>,
): readonly string[] {
  const figures = new Set(unit.figures.map(({ kind }) => `figure ${kind}`));
  return [
    ...figures,
    ...(unit.figures.length > 1 ? ['figures'] : []),
    ...(unit.names.length > 0 ? ['name'] : []),
    ...(unit.names.length > 1 ? ['names'] : []),
    ...(unit.leansOn === null ? [] : ['leans']),
    ...(leanedOn.has(unit.id) ? ['leaned on'] : []),
    ...(unit.corrects === null ? [] : ['corrects']),
    ...(corrected.has(unit.id) ? ['corrected'] : []),
    ...(unit.number === null ? [] : ['numbered']),
  ];
}

function addPlace(
  names: Set<string>,
  lines: readonly TextLine[],
  at: number,
  { genre }: TextOfLines,
): void {
  const count = lines.length;
  const size = sizeOf(count);
  const blockOf = (index: number) => lines[index]?.unit.block;
  const block = blockOf(at);
  const starts = blockOf(at - 1) !== block;
  const ends = blockOf(at + 1) !== block;
  const kind = lines[at]?.unit.kind ?? '';
  const role = lines[at]?.role ?? '';
  const [fromStart, fromEnd] = [near(at), near(count - 1 - at)];
  const inBlock = `${starts ? 'first' : ''}${ends ? 'last' : ''}`;
  for (const place of [`start ${fromStart}`, `end ${fromEnd}`]) {
    names.add(place);
    names.add(`${place} of ${size}`);
    names.add(`${place}, ${genre}`);
    names.add(`${place}, ${kind}`);
    names.add(`${place}, ${role}`);
    names.add(`${place}, block ${inBlock}`);
  }
  names.add(`size ${size}`);
  names.add(`fifth ${Math.floor((at * 5) / count)}`);
  names.add(`fifth ${Math.floor((at * 5) / count)}, ${genre}`);
  names.add(`block ${inBlock}`);
  names.add(`block ${inBlock}, ${genre}`);
  const inOrder = [1, 2, 3].findIndex((back) => blockOf(at - back) !== block);
  names.add(`in block ${inOrder}`);
  names.add(`in block ${inOrder}, ${kind}`);
  if (block === blockOf(0)) names.add('first block');
  if (block === blockOf(count - 1)) names.add('last block');
  const before = lines[at - 1]?.unit.kind;
  names.add(`behind ${before ?? 'nothing'}`);
  names.add(`before ${lines[at + 1]?.unit.kind ?? 'nothing'}`);
}

function addWords(names: Set<string>, { words }: Read): void {
  for (const [at, word] of words.entries()) {
    names.add(`w ${word}`);
    names.add(`p ${words[at - 1] ?? '^'} ${word}`);
  }
  if (words.length > 0) names.add(`p ${words.at(-1) ?? ''} $`);
}
