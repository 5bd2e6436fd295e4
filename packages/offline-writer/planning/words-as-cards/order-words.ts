import orderWords from '../../data/order-words.json' with { type: 'json' };

/* The words by which nine languages say how clauses hang together. */

export type LinkWords = 'because' | 'conditions' | 'meaningLeads' | 'means' | 'so';

/** The words of a language; none where it is not known. */
export const linkWords = (of: LinkWords, language: string): readonly string[] =>
  new Map<string, readonly string[]>(Object.entries(orderWords[of])).get(codeOf(language)) ?? [];

export const codeOf = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

export { orderWords };
