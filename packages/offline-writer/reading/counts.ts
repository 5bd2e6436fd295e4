import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import counts from '../data/count-words.json' with { type: 'json' };

/** Words that count, from two on, in the languages that are read. */
const named = counts.map(
  ({ count, words }) =>
    [
      count,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, 'iu'),
    ] as const,
);
/** "3 mistakes", and no measure, price, hour or date. */
const figure =
  /(?<![\p{L}\p{N}$€£.,:/-])(\d{1,2})(?![.,:/%°-]?\d|\s?(?:%|°|km|kg|g|mg|ml|l|cm|mm|m|h|min|mins|minutes?|minuten|minutos?|minuti|hours?|hrs?|stunden|horas|heures|ore|days?|tage|días|jours|giorni|dias|weeks?|wochen|years?|jahre|años|ans|anni|anos|am|pm|uhr|€|euros?|dollars?|pounds?)(?!\p{L}))\s+\p{L}{3,}/gu;

/** Whether a line says that there are so many of something. */
export function saysCount(text: string, count: number): boolean {
  const start = text.slice(0, 300);
  const figures = [...start.matchAll(figure)].map(([, digits]) => Number(digits));
  return figures.includes(count) || named.some(([own, word]) => own === count && word.test(start));
}
