import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import counts from '../data/count-words.json' with { type: 'json' };
import figureWords from '../data/figure-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(figureWords);

/** Words that count, from two on, in the languages that are read. */
const named = counts.map(
  ({ count, words }) =>
    [
      count,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, 'iu'),
    ] as const,
);
/** "3 mistakes", and no measure, price, hour or date. */
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.,:/-])(\d{1,2})(?![.,:/%°-]?\d|\s?(?:%|°|€|${said.countedUnits})(?!\p{L}))\s+\p{L}{3,}`,
  'gu',
);

/** Whether a line says that there are so many of something. */
export function saysCount(text: string, count: number): boolean {
  const start = text.slice(0, 300);
  const figures = [...start.matchAll(figure)].map(([, digits]) => Number(digits));
  return figures.includes(count) || named.some(([own, word]) => own === count && word.test(start));
}
