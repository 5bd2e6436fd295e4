import signs from '../data/maker-signs.json' with { type: 'json' };
import lists from '../data/reader-words.json' with { type: 'json' };
import siftingWords from '../data/sifting-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(siftingWords);

/** Kinds of words that notes and furniture are made of, in several languages. */
const kindsOf = new Map<string, Set<string>>();
/** Words of scripts without spaces, which are looked for within a text. */
const within: { readonly kind: string; readonly word: string }[] = [];
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

for (const [kind, words] of Object.entries(lists)) {
  for (const word of words) {
    const known = kindsOf.get(word) ?? new Set();
    kindsOf.set(word, known.add(kind));
    if (unspaced.test(word)) within.push({ kind, word });
  }
}

/** What is said to whoever makes a film, in nine languages: what is to be seen, how it is spoken, whom it is for. */
const makerSigns = Object.entries(alternativesIn(signs)).map(([kind, source]) => ({
  kind,
  form: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${eitherApostrophe(source)})(?![\p{L}\p{M}])`,
    'giu',
  ),
}));
const kindsOfSigns = makerSigns.map(({ kind }) => kind);

/** How many words of each kind a text holds. */
export function countKinds(words: readonly string[], text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const word of words) for (const kind of kindsOf.get(word) ?? []) count(kind);
  if (unspaced.test(text))
    for (const { kind, word } of within) if (text.includes(word)) count(kind);
  for (const { kind, form } of makerSigns) for (const _ of text.matchAll(form)) count(kind);
  return counts;
}

/** Begin what runs on without a mark: "pour it in don't show my kitchen". */
const { askedFor, unnamed, textAsIs, unsure } = alternativesIn(signs);
const runsOn = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{N}]{2})(?<!(?<!\p{L})(?:${said.ourselves}|${said.viewers}|${said.pointers}|${said.joints})) (?=(?:(?:${said.joints}) )?(?:${eitherApostrophe([askedFor, unnamed, textAsIs, unsure].join('|'))})(?![\p{L}\p{M}]))`,
  'giu',
);
/** Where, within a sentence, something begins that is asked of whoever makes the film: the places of the blanks. */
export const startsOfAsking = (sentence: string): readonly number[] =>
  [...sentence.matchAll(runsOn)].map(({ index }) => index);

/** Of how many kinds a text holds what is said to whoever makes a film, and how often. */
export function signsOfMaker(text: string): readonly [kinds: number, all: number] {
  const counts = countKinds([], text);
  const own = kindsOfSigns.flatMap((kind) => counts.get(kind) ?? []);
  return [own.length, own.reduce((sum, each) => sum + each, 0)];
}

export const isOfKind = (word: string, kind: string): boolean =>
  kindsOf.get(word)?.has(kind) ?? false;

const ofMaker = [
  'film',
  'sound',
  'voice',
  'picture',
  'place',
  'please',
  'maker',
  'draft',
  'page',
  'greeting',
];

/** "Muzyczkę", "Musikchen": words of sound and films in forms that no list holds. */
const ofSound = new RegExp(
  `^(?:${said.soundStems}|(?:ses(?:i|in|ler|li)?|écri(?:s|vez|re)|armame|cortit[oa])$)`,
  'u',
);
/** "A bit long, shorten if needed", "is that clear enough": what is said of a draft. */
const ofWording = new RegExp(`^(?:${said.wordingNotes})$`, 'u');

/** Whether words are of sound, films or wording in whatever form. */
const namesSound = (words: readonly string[]): boolean =>
  words.some((word) => ofSound.test(word) || ofWording.test(word));

/** "At the end ask people": where in the film. */
const ofEnd = new RegExp(`^(?:${said.endings})$`, 'u');
const leading = new RegExp(`^(?:${said.noteLeads})$`, 'u');

const deniesMaking = new RegExp(`^(?:${eitherApostrophe(said.makingDenials)})$`, 'u');
/**
 * Whether a sentence names the film, its sound, its pictures or its draft, or begins as what is said to its maker does: "can it be
 * pastel", and not "you can see the tooth marks".
 */
export function namesItsMaking(said: readonly string[]): boolean {
  // "Ta" thanks in English at the end, and says "this" in Polish before it.
  const words = said.filter((word, at) => word !== 'ta' || at === said.length - 1);
  const first = words.find((word) => !leading.test(word)) ?? '';
  return (
    namesSound(words) ||
    deniesMaking.test(first) ||
    words.some((word) => ofEnd.test(word)) ||
    isOfKind(first, 'maker') ||
    ofMaker.some((kind) => kind !== 'maker' && words.some((word) => isOfKind(word, kind)))
  );
}

/** Whether some of these words are used for films, or to whoever makes one. */
export const speaksOfFilm = (words: readonly string[]): boolean =>
  namesSound(words) || ofMaker.some((kind) => words.some((word) => isOfKind(word, kind)));
