import words from '../data/gap-words.json' with { type: 'json' };
import {
  adverbs,
  auxiliaries,
  determiners,
  prepositions,
  subjectPronouns,
} from '../reading/english-words.ts';

/* Closed word classes that decide where a sentence may be cut, of the languages whose words are read. */

const union = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** Words that begin a clause by themselves. */
export const subordinators: ReadonlySet<string> = new Set(words.subordinators);
/** Words that link clauses, or what stands in a row. */
export const links: ReadonlySet<string> = new Set(words.links);
/**
 * Words by which a clause goes on with the noun before it, of no other use behind a comma; "die" and "das" begin clauses of
 * their own as often.
 */
export const relatives: ReadonlySet<string> = new Set(words.relatives);
/** Words that a clause does not end on, though a comma follows: what they link or begin is still to come. */
export const openAtEnd: ReadonlySet<string> = new Set(words.openAtEnd);
/** Who does something: a link before one of them begins a clause. */
export const doers = union(subjectPronouns, new Set(words.doers));
/** "Turn it off", "fold them up": they go with the verb before them. */
export const particlesOfVerbs: ReadonlySet<string> = new Set(words.particlesOfVerbs);
/** Words that begin a phrase of place, time or manner. */
export const phraseOpeners = union(
  new Set([...prepositions].filter((word) => !particlesOfVerbs.has(word))),
  new Set(words.phraseOpeners),
);
/** "of" holds two nouns together, as its like in other languages. */
export const binders: ReadonlySet<string> = new Set(words.binders);
/** Words that are nothing without the next. */
export const leaners = union(
  adverbs,
  determiners,
  auxiliaries,
  phraseOpeners,
  binders,
  links,
  subordinators,
  subjectPronouns,
  new Set(words.leaners),
);
/** "instead of", "because of", "due to": one word in two. */
export const pairedWith: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.pairedWith).map(([second, firsts]) => [second, new Set(firsts)]),
);
/** Particles behind which a Japanese clause may rest. */
export const particles: ReadonlySet<string> = new Set(words.particles);
