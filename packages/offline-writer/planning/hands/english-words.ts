import words from '../../data/hand-words.json' with { type: 'json' };

/* Words by which an English line is read for what hands do. */

const { determiners: ofDeterminers, leads: ofLeads, ...others } = words;
const determiners: ReadonlySet<string> = new Set(ofDeterminers);
const leads: ReadonlySet<string> = new Set(ofLeads);
export const isDeterminer = (word: string): boolean => determiners.has(word) || /^\d/u.test(word);
/** What may stand before a verb that is told. */
export const isLead = (word: string): boolean => leads.has(word) || /^\d+$/u.test(word);
export const adverbs: ReadonlySet<string> = new Set(others.adverbs);
export const alone: ReadonlySet<string> = new Set(others.alone);
export const amounts: ReadonlySet<string> = new Set(others.amounts);
export const denials: ReadonlySet<string> = new Set(others.denials);
/** Words that mean something only together. */
export const joined: readonly string[] = others.joined;
export const links: ReadonlySet<string> = new Set(others.links);
export const nounLike: ReadonlySet<string> = new Set(others.nounLike);
export const ofBody: ReadonlySet<string> = new Set(others.ofBody);
export const particles: ReadonlySet<string> = new Set(others.particles);
export const parts: ReadonlySet<string> = new Set(others.parts);
export const persons: ReadonlySet<string> = new Set(others.persons);
export const plainModifiers: ReadonlySet<string> = new Set(others.plainModifiers);
export const prepositions: ReadonlySet<string> = new Set(others.prepositions);
export const pronouns: ReadonlySet<string> = new Set(others.pronouns);
export const subordinate: ReadonlySet<string> = new Set(others.subordinate);
export const times: ReadonlySet<string> = new Set(others.times);
