import vessels from '../../data/filled-vessels.json' with { type: 'json' };
import { phrasePattern } from './phrase-pattern.ts';

/** A vessel and what is in it, where the two together have a drawing: "a jar of coins" is no jar and no coin. */
const filled: readonly (readonly [RegExp, string])[] = vessels.map(({ told, drawing }) => [
  new RegExp(String.raw`\b${phrasePattern(told)}\b`, 'u'),
  drawing,
]);

/** The drawing of a vessel with what is in it; null where a phrase tells of none. */
export const filledIn = (phrase: string): string | null =>
  filled.find(([told]) => told.test(phrase.toLowerCase()))?.[1] ?? null;
