import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { isTime, isWeather, placePhrase } from '@scenewright/contract/rules/prose/setting.ts';
import { uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { withArticle } from './articles.ts';
import type { LineReading } from './read-line.ts';

/** Where, when and in which weather something is seen; empty where nothing is said of it. */
export interface Setting {
  readonly place: string;
  readonly time: string;
  readonly weather: string;
}

const asPlace = (phrase: string) =>
  uniqueNouns.has(phrase)
    ? `the ${phrase}`
    : /^\p{Lu}/u.test(phrase)
      ? phrase
      : withArticle(phrase);

const calendarNames =
  /day\b(?<!\b(?:mid)?day)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** "On one warm night", "in the dead of night": without its middle it says nothing. */
const cutTime = /^(?:on\b|in (?:night|day|morning|evening|afternoon)$)/iu;

/** Where, when and in which weather a line happens. */
export function settingOf(reading: LineReading, line: string): Setting {
  let place = '';
  let time = '';
  for (const { preposition, phrase } of reading.settings) {
    if (phrase.isCompared) continue;
    const head = phrase.noun.split(' of ', 1)[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
    const isPlace =
      phrase.number === null &&
      (sceneHeads.has(head) || (phrase.isPlace && /^(?:in|at|near)$/.test(preposition)));
    if (
      isPlace &&
      place === '' &&
      /^(?:in|at|on|into|inside|near|through|across|behind|outside|along|under)$/.test(preposition)
    ) {
      const stays = /^(?:near|behind|outside|under|inside)$/.test(preposition)
        ? `${preposition} `
        : '';
      const looks = phrase.adjectives
        .filter((word) => !/^(?:same|whole|local|other|next|last|first)$/.test(word))
        .join(' ');
      const named = `${looks === '' ? '' : `${looks} `}${phrase.noun}`;
      const isNamed = phrase.determiner === 'the' && /^\p{Lu}/u.test(named);
      place =
        stays +
        (!sceneHeads.has(head) && phrase.determiner === '' && looks === '' && !phrase.isPlural
          ? named.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
          : isNamed
            ? `the ${named}`
            : phrase.isPlural || /^home$/.test(named)
              ? named
              : asPlace(named));
      // "In Hebden Bridge": a town is on no bridge.
      if (/^\p{Lu}/u.test(place) && preposition === 'in' && placePhrase(place) !== `in ${place}`)
        place = `in ${place}`;
    }
    const written = `${preposition} ${phrase.determiner === 'the' ? 'the ' : ''}${phrase.noun}`;
    // A day's or a month's name is nothing to look at.
    if (time === '' && isTime(written) && !calendarNames.test(written) && !cutTime.test(written))
      time = written;
  }
  const weather =
    /\b(?:in|through) (?:the )?((?:pouring |heavy |light |driving )?(?:rain|snow|fog|storm|sunshine))\b/i.exec(
      line,
    )?.[1] ?? '';
  return {
    place,
    time: isOfSeveral(line) ? '' : time === '' ? timeIn(line) : time,
    weather: isWeather(weather) ? weather.toLowerCase() : '',
  };
}

const parts = /\b(morning|noon|afternoon|evening|dusk|night|midnight|dawn)s?\b/giu;
/** "From 5.30 in the morning to 11 at night": a line of several times is at none of them. */
const isOfSeveral = (line: string): boolean =>
  new Set([...line.slice(0, 400).matchAll(parts)].map(([, part = '']) => part.toLowerCase())).size >
  1;

function timeIn(line: string): string {
  const found =
    /\b(?:at (?:dawn|dusk|night|midnight|noon|sunrise|sunset)|in the (?:morning|evening|afternoon)|last (?:spring|summer|autumn|winter|night)|every (?:morning|evening|night))\b/i.exec(
      line.slice(0, 400),
    )?.[0];
  return found?.toLowerCase() ?? (/\btonight\b/i.test(line) ? 'at night' : '');
}

/** "Don't say goodbye at the airport": the airport is where it is, and no thing in it. */
export const isPlaceItself = (what: string, place: string) =>
  place !== '' && place.toLowerCase().split(' ').at(-1) === what.toLowerCase().split(' ').at(-1);
