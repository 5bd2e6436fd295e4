import words from '../../data/prose-words.json' with { type: 'json' };

/* Closed classes of English words by which a description is read; content words are recognised by their place alone. */

export const countWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Determiners that say nothing of a number. */
export const determiners: ReadonlySet<string> = new Set(words.determiners);

export const prepositions: ReadonlySet<string> = new Set(words.prepositions);

/** Prepositions of a place that stay with it: "under a bridge". */
export const placePrepositions: ReadonlySet<string> = new Set(words.placePrepositions);

/** Words that end a noun phrase without being verbs. */
export const links: ReadonlySet<string> = new Set(words.links);

export const auxiliaries: ReadonlySet<string> = new Set(words.auxiliaries);

export const pronouns: ReadonlySet<string> = new Set(words.pronouns);

export const feelings: ReadonlySet<string> = new Set(words.feelings);

/** Adjectives of look that stand in front of a noun; others stay with it: "grandfather clock". */
export const lookWords: ReadonlySet<string> = new Set(words.lookWords);

/** What somebody wears; "in" before it is no place. */
export const clothes: ReadonlySet<string> = new Set(words.clothes);

/** Nouns without a plural. */
export const massNouns: ReadonlySet<string> = new Set(words.massNouns);

/** Parts of which a thing has one: "the surface of Mercury". */
export const partNouns: ReadonlySet<string> = new Set(words.partNouns);

/** Of which there is one: "the sun". */
export const uniqueNouns: ReadonlySet<string> = new Set(words.uniqueNouns);

/** They end in -ing and are things. */
export const ingNouns: ReadonlySet<string> = new Set(words.ingNouns);
/** Of these what is done as well, where it is done to something: "painting a fence". */
export const ingVerbs: ReadonlySet<string> = new Set(words.ingVerbs);

/** Nouns whose plural is not made by rule, and some whose plural would be undone wrongly. */
export const irregularPlurals: Readonly<Record<string, string>> = words.irregularPlurals;
