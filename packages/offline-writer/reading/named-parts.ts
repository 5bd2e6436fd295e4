import { wordsOf } from '../plain-words.ts';
import type { UnitKind } from './material.ts';
import type { Draft } from './units.ts';
import partWords from '../data/part-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(partWords);

/* Which sentences are meant by "the last paragraph", "point 3", "the chores" or "the bit about the coat". */

/** "chores" and "chore" are one word. */
const stem = (word: string): string =>
  word.replace(/(?<=\p{L}{2}[^s])s$/u, '').replace(/(?<=\p{L}{3})e$/u, '');
const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem);

const smallWords: ReadonlySet<string> = new Set(partWords.beforeParts);
const asSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stem));
const sentences = asSet(partWords.sentenceNouns);
const paragraphs = asSet(partWords.paragraphNouns);
const sections = asSet(partWords.sectionNouns);
const points = asSet(partWords.pointNouns);
const partNouns = asSet(
  [sentences, paragraphs, sections, points]
    .flatMap((nouns) => [...nouns])
    .concat(partWords.looseNouns),
);
const places: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['opening', 0],
  ['second', 1],
  ['third', 2],
  ['fourth', 3],
  ['last', -1],
  ['final', -1],
  ['closing', -1],
]);
const kinds: ReadonlyMap<string, readonly UnitKind[]> = new Map([
  [stem('table'), ['item']],
  ['list', ['item', 'step', 'ingredient']],
  ['bullet', ['item']],
  ['item', ['item']],
  ['tip', ['item', 'step']],
  ['step', ['step']],
  ['ingredient', ['ingredient']],
  ['heading', ['heading']],
  ['answer', ['answer']],
]);
const ofPoints = new Set<UnitKind>(['item', 'step', 'ingredient', 'question']);

const namedBehind = new RegExp(` (?:${said.beforePartNames}) (.*)`, 'su');

/** Places of the drafts that a phrase names; null where it names none, or it is not certain which. */
export function partNamed(phrase: string, drafts: readonly Draft[]): ReadonlySet<number> | null {
  const [head = '', about] = phrase.toLowerCase().split(namedBehind);
  const words = stemsOf(head).filter((word) => !smallWords.has(word));
  const told = words.filter((word) => !partNouns.has(word));
  const found =
    about !== undefined && words.some((word) => partNouns.has(word)) && told.length === 0
      ? holding(
          stemsOf(about).filter((word) => !smallWords.has(word)),
          words,
          drafts,
        )
      : (byPlace(words, drafts) ??
        byHead(told.length === 0 ? words : told, drafts) ??
        byKind(words, drafts) ??
        (told.length < words.length ? holding(told, words, drafts) : null));
  return found === null || found.length === 0 ? null : new Set(found);
}

const all = (drafts: readonly Draft[], isIn: (draft: Draft, at: number) => boolean): number[] =>
  drafts.flatMap((draft, at) => (isIn(draft, at) ? [at] : []));

/** Runs of places, each begun by a draft that begins something. */
function runs(drafts: readonly Draft[], begins: (draft: Draft, at: number) => boolean): number[][] {
  const found: number[][] = [];
  for (const [at, draft] of drafts.entries()) {
    if (begins(draft, at)) found.push([at]);
    else found.at(-1)?.push(at);
  }
  return found;
}

/** A heading with what stands under it: its points alone where points stand there, else all up to the next one. */
function sectionsOf(drafts: readonly Draft[]): number[][] {
  return runs(drafts, ({ kind }) => kind === 'heading').map((run) => {
    const isListed = ofPoints.has(drafts[run[1] ?? -1]?.kind ?? 'heading');
    const end = isListed
      ? run.findIndex((at, index) => index > 0 && drafts[at]?.block !== drafts[run[0] ?? 0]?.block)
      : -1;
    return end < 0 ? run : run.slice(0, end);
  });
}

/** Points with the sentences that go on with them. */
const pointsOf = (drafts: readonly Draft[]): number[][] =>
  runs(
    drafts,
    ({ kind, block }, at) => ofPoints.has(kind) || drafts[at - 1]?.block !== block,
  ).filter(([at = -1]) => ofPoints.has(drafts[at]?.kind ?? 'heading'));

const blocksOf = (drafts: readonly Draft[]): number[][] =>
  runs(drafts, ({ block }, at) => drafts[at - 1]?.block !== block);

function partsCalled(noun: string, drafts: readonly Draft[]): number[][] {
  if (sentences.has(noun)) return all(drafts, ({ kind }) => kind !== 'heading').map((at) => [at]);
  if (paragraphs.has(noun)) return blocksOf(drafts);
  const hasHeadings = drafts.some(({ kind }) => kind === 'heading');
  if (sections.has(noun) && hasHeadings) return sectionsOf(drafts);
  if (noun === 'chapter' || noun === 'section') return blocksOf(drafts);
  return points.has(noun) ? pointsOf(drafts) : [];
}

/** In words. */
const longestLabel = 2;

/** "the last paragraph", "the second tip", "point 3" */
function byPlace(words: readonly string[], drafts: readonly Draft[]): number[] | null {
  const [first = '', second = ''] = words;
  if (words.length !== 2) return null;
  const place = places.get(first);
  const parts = partsCalled(place === undefined ? first : second, drafts);
  if (parts.length < 2) return null;
  if (place !== undefined) return parts.at(place) ?? null;
  if (!/^\d{1,2}$/u.test(second)) return null;
  return (
    parts.find(([at = -1]) => drafts[at]?.number === Number(second)) ??
    (parts.every(([at = -1]) => drafts[at]?.number == null) ? parts[Number(second) - 1] : null) ??
    null
  );
}

/** "the chores" under a heading "Chore", "the AOB" of a point "AOB – the key is missing". */
function byHead(told: readonly string[], drafts: readonly Draft[]): number[] | null {
  if (told.length === 0) return null;
  const isNamed = (text: string): boolean => {
    const stems = new Set(stemsOf(text));
    return told.every((word) => stems.has(word));
  };
  const headed = sectionsOf(drafts).filter(([at = -1]) => isNamed(drafts[at]?.text ?? ''));
  if (headed.length > 0) return headed.flat();
  const labelled = pointsOf(drafts).filter(([at = -1]) => {
    const label = /^([^.!?:–—]{1,40}?)(?: [–—-] |: |\.$)/u.exec(drafts[at]?.text ?? '')?.[1];
    return label !== undefined && wordsOf(label).length <= longestLabel && isNamed(label);
  });
  return labelled.length === 1 ? labelled.flat() : null;
}

/** "the table", "all steps": all of a kind, where they stand in one place. */
function byKind(words: readonly string[], drafts: readonly Draft[]): number[] | null {
  const [word = ''] = words;
  const meant = words.length === 1 ? kinds.get(word) : undefined;
  if (meant === undefined) return null;
  const found = all(drafts, ({ kind }) => meant.includes(kind));
  const blocks = new Set(found.map((at) => drafts[at]?.block));
  return found.length > 1 && (blocks.size === 1 || word === 'heading' || word === 'answer')
    ? found
    : null;
}

/** "the bit about the coat": the only sentence that holds these words, or the only paragraph or point. */
function holding(
  told: readonly string[],
  words: readonly string[],
  drafts: readonly Draft[],
): number[] | null {
  if (told.length === 0) return null;
  const noun = words.find((word) => partNouns.has(word)) ?? '';
  const isOfMany = [paragraphs, sections, points].some((nouns) => nouns.has(noun));
  const parts = isOfMany ? partsCalled(noun, drafts) : partsCalled(stem('sentence'), drafts);
  const found = parts.filter((part) => {
    const stems = new Set(part.flatMap((at) => stemsOf(drafts[at]?.text ?? '')));
    return told.every((word) => stems.has(word));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
