import headingPlaces from '../data/heading-places.json' with { type: 'json' };
import screenplayWords from '../data/screenplay-words.json' with { type: 'json' };
import { withArticle } from './articles.ts';
import { lexiconOf } from './languages/lexicons.ts';
import { foldWord } from './languages/word-forms.ts';
import { timeOfHeading } from './own-words.ts';
import { people } from './plan-words.ts';
import { ofFilm } from './screenplay-names.ts';
import { ofWishes } from './wished-words.ts';

/* "Repair shop, night", "Padaria, manhã": where and when a scene of a screenplay is. */

const english = new RegExp(
  String.raw`^(?<place>\p{L}[^;.]{1,60}), (?:(?:early|late|\p{L}+day) )?(?<time>${ofWishes.slugDayTimes}|\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m)(?=[;.]|$)`,
  'iu',
);

/** The times of other languages' headings, each with what it is called in English. */
const times: readonly (readonly [string, RegExp])[] = (
  [
    ['morning', screenplayWords.foreignMornings],
    ['afternoon', screenplayWords.foreignAfternoons],
    ['evening', screenplayWords.foreignEvenings],
    ['night', screenplayWords.foreignNights],
    ['day', screenplayWords.foreignDays],
  ] as const
).map(([time, words]) => [time, new RegExp(String.raw`^(?:${words.join('|')})(?!\p{L})`, 'iu')]);
const foreign = /^(?<place>\p{L}[^;.]{1,60}?), (?<time>\p{L}[^,;.]{1,20})(?=[;.]|$)/u;

export interface Heading {
  readonly place: string;
  readonly time: string;
  /** What stands behind it. */
  readonly rest: string;
}

const restOf = (note: string, head: string): string =>
  note
    .trim()
    .slice(head.length)
    .replace(/^[;.\s]+/u, '');

/** A heading's place is its last: "Tower block, stairwell" is a stairwell. */
function englishHeading(note: string): Heading | null {
  const found = english.exec(note.trim());
  const { place = '', time = '' } = found?.groups ?? {};
  if (found === null || ofFilm.test(place.toUpperCase())) return null;
  const where = place.toLowerCase();
  const [first = ''] = where.split(' ');
  // "Rosa's kitchen", but "a baker's kitchen".
  const isOwned = /['’]s$/u.test(first) && !people.has(first.replace(/['’]s$/u, ''));
  const own = isOwned || /^(?:the|an?)$/u.test(first);
  return {
    place: own ? where : withArticle(where),
    time: timeOfHeading(time),
    rest: restOf(note, found[0]),
  };
}

const placesOf: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> = new Map(
  Object.entries(headingPlaces),
);

/** What the place of a heading is called in English: by words that mean it in headings alone, else by the lexicon. */
function placeTold(heading: string, language: string): string {
  const told = heading.toLowerCase();
  const own = Object.entries(placesOf.get(language.slice(0, 2)) ?? {}).find(([, words]) =>
    new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'u').test(told),
  );
  const lexicon = lexiconOf(language);
  if (own !== undefined || lexicon === null) return own?.[0] ?? '';
  const words = told.split(/[\s,]+/u);
  const forms = words.flatMap((word, at) => [words.slice(at, at + 2).join(' '), word]);
  return (
    forms
      .flatMap((form) => lexicon.meaningsOf(foldWord(form, language)))
      .find(({ kind }) => kind === 'place')?.english ?? ''
  );
}

/** "At the bus stop", "Inside a lift". */
const englishTitle = new RegExp(
  String.raw`^(?:${screenplayWords.beforePlaces.join('|')}) (?:${screenplayWords.determinersOfPlaces.join('|')}) (?<place>(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)[.!…]*$`,
  'iu',
);
const mostOfTitle = 4;

/** Where those are who talk in a film, by its title; empty where that names no place. */
export function placeOfTitle(title: string, language: string): string {
  if (title.trim().split(/\s+/u).length > mostOfTitle) return '';
  const place = /^en\b/iu.test(language)
    ? (englishTitle.exec(title.trim())?.groups?.['place']?.toLowerCase() ?? '')
    : placeTold(title, language);
  return place === '' ? '' : withArticle(place);
}

function foreignHeading(note: string, language: string): Heading | null {
  const found = foreign.exec(note.trim());
  const { place = '', time = '' } = found?.groups ?? {};
  const told = times.find(([, words]) => words.test(time));
  if (found === null || told === undefined) return null;
  const where = placeTold(place, language);
  return {
    place: where === '' ? '' : withArticle(where),
    time: timeOfHeading(told[0]),
    rest: restOf(note, found[0]),
  };
}

/** Where and when a scene is, and what happens; null where a note has no heading. */
export const headingOf = (note: string, language: string): Heading | null =>
  /^en\b/iu.test(language) ? englishHeading(note) : foreignHeading(note, language);
