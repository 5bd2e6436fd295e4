import type { Card } from '../card-of-scene.ts';
import { weekdayCard } from '../day-told.ts';
import { lengthCard } from '../words-as-cards/lengths-told.ts';
import { toldFigure } from './told-figure.ts';
import { toldHour } from './told-hour.ts';
import { toldPrices } from './told-prices.ts';
import { toldWeek } from './told-week.ts';

/* What a sentence that would be read by itself could be, where it counts, measures, or tells when. */

const tales: ReadonlySet<string> = new Set(['story', 'joke', 'poem', 'dialogue', 'script']);

/** What is announced, asked for or told to be done; in a tale it only happens. */
const plainlyTold = (sentence: string, language: string): Card | null =>
  toldWeek(sentence, language) ??
  weekdayCard(sentence, language, true) ??
  toldPrices(sentence, language);

export function toldCard(sentence: string, language: string, genre: string): Card | null {
  const isTale = tales.has(genre);
  return (
    (isTale ? null : plainlyTold(sentence, language)) ??
    toldHour(sentence, language, isTale) ??
    (isTale ? null : lengthCard(sentence, language)) ??
    toldFigure(sentence, language, isTale)
  );
}
