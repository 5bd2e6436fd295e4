import words from '../data/small-words.json' with { type: 'json' };

/* Words of closed classes: where a phrase may begin and end hangs on them. */

export const wordKinds = [
  'articles',
  'prepositions',
  'joiners',
  'relatives',
  'asking',
  'pronouns',
  'pointers',
  'possessives',
  'beings',
] as const;
export type WordKind = (typeof wordKinds)[number];

type KindsOfWord = ReadonlyMap<string, ReadonlySet<WordKind>>;

const byLanguage = new Map<string, KindsOfWord>();
const noKinds: ReadonlySet<WordKind> = new Set();

function kindsIn(language: string): KindsOfWord {
  const known = new Map<string, Set<WordKind>>();
  for (const kind of wordKinds) {
    const lists = new Map<string, readonly string[]>(Object.entries(words[kind]));
    for (const word of lists.get(language) ?? []) {
      const kinds = known.get(word) ?? new Set();
      known.set(word, kinds.add(kind));
    }
  }
  return known;
}

/** What a word before an apostrophe is: "l'eau", "qu'il". */
const elided = /^(\p{L}{1,5})['’]\p{L}/u;

/** Tells of which closed classes a word in small letters is. */
export function kindsOfWords(language: string): (word: string) => ReadonlySet<WordKind> {
  const [key = ''] = language.split('-');
  const known = byLanguage.get(key) ?? kindsIn(key);
  byLanguage.set(key, known);
  return (word) => known.get(word) ?? known.get(elided.exec(word)?.[1] ?? '') ?? noKinds;
}
