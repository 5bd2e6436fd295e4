import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { isTime, isWeather, placePhrase } from '@scenewright/contract/rules/prose/setting.ts';
import { uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { withArticle } from './articles.ts';
import type { LineReading } from './read-line.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };
import referenceWords from '../data/reference-words.json' with { type: 'json' };
import { ofScenes } from './scene-words.ts';
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(timeWords);
const referenceSaid = alternativesIn(referenceWords);

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

const calendarNames = new RegExp(String.raw`day\b(?<!\b(?:mid)?day)|\b(?:${said.months})\b`, 'iu');

/** "On one warm night", "in the dead of night": without its middle it says nothing. */
const cutTime = new RegExp(String.raw`^(?:on\b|in (?:${referenceSaid.timesOfDay})$)`, 'iu');

const leadsSetting = new RegExp(`^(?:${ofScenes.settingLeads})$`);
const leadsStaying = new RegExp(`^(?:${ofScenes.stayingLeads})$`);
const looksSame = new RegExp(`^(?:${ofScenes.sameLooks})$`);
const namesWeather = new RegExp(
  String.raw`\b(?:in|through) (?:the )?((?:pouring |heavy |light |driving )?(?:${ofScenes.weathers}))\b`,
  'i',
);

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
    if (isPlace && place === '' && leadsSetting.test(preposition)) {
      const stays = leadsStaying.test(preposition) ? `${preposition} ` : '';
      const looks = phrase.adjectives.filter((word) => !looksSame.test(word)).join(' ');
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
  const weather = namesWeather.exec(line)?.[1] ?? '';
  return {
    place,
    time: isOfSeveral(line) ? '' : time === '' ? timeIn(line) : time,
    weather: isWeather(weather) ? weather.toLowerCase() : '',
  };
}

const parts = new RegExp(String.raw`\b(${ofScenes.partsOfDay})s?\b`, 'giu');
/** "From 5.30 in the morning to 11 at night": a line of several times is at none of them. */
const isOfSeveral = (line: string): boolean =>
  new Set([...line.slice(0, 400).matchAll(parts)].map(([, part = '']) => part.toLowerCase())).size >
  1;

const saysTime = new RegExp(
  String.raw`\b(?:at (?:${ofScenes.timesOfDay})|in the (?:morning|evening|afternoon)|last (?:${ofScenes.seasons})|every (?:morning|evening|night))\b`,
  'i',
);

function timeIn(line: string): string {
  const found = saysTime.exec(line.slice(0, 400))?.[0];
  return found?.toLowerCase() ?? (/\btonight\b/i.test(line) ? 'at night' : '');
}

/** "Don't say goodbye at the airport": the airport is where it is, and no thing in it. */
export const isPlaceItself = (what: string, place: string) =>
  place !== '' && place.toLowerCase().split(' ').at(-1) === what.toLowerCase().split(' ').at(-1);
