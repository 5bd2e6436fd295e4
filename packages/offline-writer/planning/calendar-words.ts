import words from '../data/calendar-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that days and hours are told with. */
export const ofCalendar = alternativesIn(words);
