import lists from '../data/reader-words.json' with { type: 'json' };

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

/** How many words of each kind a text holds. */
export function countKinds(words: readonly string[], text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const word of words) for (const kind of kindsOf.get(word) ?? []) count(kind);
  if (unspaced.test(text))
    for (const { kind, word } of within) if (text.includes(word)) count(kind);
  return counts;
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
const ofSound =
  /^(?:muzy[kcq]|musi[kqc]|müzi[kğ]|músic|mus[ií]qu|wideo|video|vídeo|filmi|untertitel|napis[uóy]|podkład|röst|bakgrund|(?:ses(?:i|in|ler|li)?|écri(?:s|vez|re)|armame|cortit[oa])$)/u;
/** "A bit long, shorten if needed", "is that clear enough": what is said of a draft. */
const ofWording =
  /^(?:cringe|shorten|shortened|wording|reword|rephrase|rewrite|editor|clear|typos?|satz|frase|phrase|zin|laughter|laughs?|applause|schnitt|zeitlupe|zeitraffer|ralenti|c[aá]mara|kamera|camera)$/u;

/** Whether words are of sound, films or wording in whatever form. */
const namesSound = (words: readonly string[]): boolean =>
  words.some((word) => ofSound.test(word) || ofWording.test(word));

/** "At the end ask people": where in the film. */
const ofEnd =
  /^(?:end|ending|ende|schlu(?:ss|ß)|fin|final|finale|fine|fim|einde|slot|koniec|końcu|sonda|sonunda|slutet)$/u;
const leading = /^(?:and|also|but|maybe|oh|please|pls|so|then|und|y|et|e|en)$/u;
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
    /^(?:don(?:['’]?t)?|do|no|not|without)$/u.test(first) ||
    words.some((word) => ofEnd.test(word)) ||
    isOfKind(first, 'maker') ||
    ofMaker.some((kind) => kind !== 'maker' && words.some((word) => isOfKind(word, kind)))
  );
}

/** Whether some of these words are used for films, or to whoever makes one. */
export const speaksOfFilm = (words: readonly string[]): boolean =>
  namesSound(words) || ofMaker.some((kind) => words.some((word) => isOfKind(word, kind)));
