import words from '../../data/revision-words.json' with { type: 'json' };

export type ToneId = keyof typeof words.tones;

export interface Tone {
  readonly id: ToneId;
  /** How its scenes are paced: with less silence, or with more. */
  readonly pace: 'quicker' | 'slower' | '';
  readonly camera: string;
  readonly feeling: string;
}

const tones = Object.entries(words.tones) as [ToneId, (typeof words.tones)[ToneId]][];
const toneByWord: ReadonlyMap<string, ToneId> = new Map(
  tones.flatMap(([id, tone]) => tone.words.map((word) => [word, id] as const)),
);
const paceOnly: ReadonlySet<string> = new Set(words.paceOnly);

/** The tone that a word asks for ("funnier", "less dramatic"); null where it names none. */
export function toneOf(word: string): Tone | null {
  const isLess = word.startsWith('less ');
  const id = toneByWord.get(word) ?? toneByWord.get(word.replace(/^(?:more|less) /u, ''));
  if (id === undefined) return null;
  const meant = isLess && !toneByWord.has(word) ? (words.opposites[id] as ToneId) : id;
  const { pace, camera, feeling } = words.tones[meant];
  const isPace = paceOnly.has(word);
  return {
    id: meant,
    pace: pace as Tone['pace'],
    camera: isPace ? '' : camera,
    feeling: isPace ? '' : feeling,
  };
}

type Lists = Readonly<Record<string, readonly string[]>>;
const shorter: Lists = words.shorter;
const longer: Lists = words.longer;

/** Whether a text holds one of the words, as whole words where its script has spaces. */
function holds(text: string, list: readonly string[]): boolean {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `;
  return list.some((word) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic} ]+$/u.test(word)
      ? lower.includes(` ${word} `)
      : lower.includes(word),
  );
}

const inAll = (text: string, lists: Lists, language?: string): boolean =>
  Object.entries(lists).some(
    ([of, list]) => (language === undefined || of === language) && holds(text, list),
  );

/** @param language the one whose words count; of all where it is left out */
export const asksShorter = (text: string, language?: string): boolean =>
  inAll(text, shorter, language);
export const asksLonger = (text: string, language?: string): boolean =>
  inAll(text, longer, language);

const asSet = (list: readonly string[]): ReadonlySet<string> => new Set(list);
export const abstractThings = asSet(words.abstract);
export const soundThings = asSet(words.sound);
/** What a film has as a whole. */
export const filmThings = asSet(words.film);
export const people = asSet(words.people);
export const colours = asSet(words.colours);
/** What kind of figure words as "the price" ask for. */
export const figureKindByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(words.kinds).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  ),
);
export const plainWordByHard: ReadonlyMap<string, string> = new Map(Object.entries(words.simpler));
export const rightBySpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(words.misspellings),
);
