import { countWords } from '@scenewright/contract/rules/prose/words.ts';
import words from '../data/english-words.json' with { type: 'json' };
import verbs from '../data/verbs.json' with { type: 'json' };

/** Zero to ten, each at its own place. */
export const numberWords: readonly string[] = ['zero', ...countWords.slice(1, 11)];
export const determiners: ReadonlySet<string> = new Set(words.determiners);
export const subjectPronouns: ReadonlySet<string> = new Set(words.subjectPronouns);
export const prepositions: ReadonlySet<string> = new Set(words.prepositions);
export const conjunctions: ReadonlySet<string> = new Set(words.conjunctions);
export const auxiliaries: ReadonlySet<string> = new Set(words.auxiliaries);
export const adverbs: ReadonlySet<string> = new Set(words.adverbs);

/** Past tenses that are no other word. */
export const irregularPasts: ReadonlySet<string> = new Set(words.irregularPasts);

/** Verbs that are seldom another part of speech. */
export const sureVerbs: ReadonlySet<string> = new Set(verbs.sure);

/** Words that are a verb as often as a noun; only their surroundings tell. */
export const nounVerbs: ReadonlySet<string> = new Set(verbs.alsoNouns);
