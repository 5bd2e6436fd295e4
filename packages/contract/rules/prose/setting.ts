import settings from '../../data/settings.json' with { type: 'json' };
import { alternatives } from '../alternatives.ts';
import { mark } from './mask.ts';
import { placePrepositions } from './words.ts';

/* Where, when and in which weather: the parts of a sentence as "In a snowy bay, at dawn, in light snow." */

const hours =
  'dawn|dusk|daybreak|sunrise|sunset|noon|midday|midnight|night|nightfall|twilight|daytime|christmas|easter|halloween|(?:early |late )?(?:spring|summer|autumn|winter)';
const hoursOfDay =
  '(?:early |late |mid-)?(?:morning|afternoon|evening|night|day|dawn|dusk|spring|summer|autumn|fall|winter)';
const months = alternatives(settings.months);
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const timeForm = new RegExp(
  `^(?:(?:at|in|before|after|by|during|around) (?:${hours})|(?:in|during|on) (?:the |an? )?(?:middle of the )?${hoursOfDay}|at (?:the )?golden hour|on (?:an? )?${days}(?: (?:morning|afternoon|evening|night))?|in (?:early |late |mid-)?(?:${months})(?: \\d{4})?|in (?:the )?\\d{3,4}s?(?: (?:bc|ad|bce))?|on (?:\\d{1,2} (?:${months})|(?:${months}) \\d{1,2})|at \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?|in the \\d{1,2}(?:st|nd|rd|th) century|last (?:spring|summer|autumn|winter|night)|every (?:morning|evening|night|${days}))$`,
  'i',
);
const skies = alternatives(settings.skies);
const weatherForm = new RegExp(
  `^(?:(?:light|heavy|thick|pouring|driving|soft|steady|strong|bright|blazing|warm|winter|summer|falling|gentle|dense|freezing|morning|evening|cold|wild|scorching) ){0,2}(?:${skies})$`,
  'i',
);
const daysOfWeather: ReadonlyMap<string, string> = new Map(Object.entries(settings.weatherOfDay));
/** "On a rainy morning" says two things. */
const weatherDay = new RegExp(
  `^(?:on|in) an? (${alternatives([...daysOfWeather.keys()])}) (day|morning|afternoon|evening|night)$`,
  'i',
);

const onHeads = new RegExp(String.raw`\b(?:${alternatives(settings.on)})$`, 'i');
const atHeads = new RegExp(String.raw`\b(?:${alternatives(settings.at)})$`, 'i');

export interface Setting {
  place: string;
  time: string;
  weather: string;
}

/** A place with the preposition it takes: "in a kitchen", "on a beach", "under a bridge". */
export function placePhrase(place: string): string {
  const first = place.split(' ', 1)[0]?.toLowerCase() ?? '';
  if (placePrepositions.has(first) || /^(?:in|on|at)$/.test(first)) return place;
  const head = place.split(/ (?:of|with|near|in|by|full) /, 1)[0] ?? '';
  const preposition = onHeads.test(head) ? 'on' : atHeads.test(head) ? 'at' : 'in';
  return `${preposition} ${place}`;
}

export function isTime(text: string): boolean {
  return text.length < 60 && timeForm.test(text);
}

export function isWeather(text: string): boolean {
  return text.length < 60 && weatherForm.test(text);
}

const escaped = new RegExp(`^(time|weather|in) (${mark})$`, 'i');

/** Takes a part of a sentence that says where, when or in which weather; says whether it did. Parts are masked. */
export function readSetting(part: string, setting: Setting): boolean {
  const [, key, value = ''] = escaped.exec(part) ?? [];
  if (key !== undefined)
    return keep(
      setting,
      key.toLowerCase() === 'in' ? 'place' : key.toLowerCase() === 'time' ? 'time' : 'weather',
      value,
    );
  if (isTime(part)) return keep(setting, 'time', part.slice(0, 1).toLowerCase() + part.slice(1));
  const [, kind, day] = weatherDay.exec(part) ?? [];
  if (kind !== undefined && day !== undefined) {
    keep(
      setting,
      'time',
      day.toLowerCase() === 'day'
        ? ''
        : day.toLowerCase() === 'night'
          ? 'at night'
          : `in the ${day.toLowerCase()}`,
    );
    return keep(setting, 'weather', daysOfWeather.get(kind.toLowerCase()) ?? '');
  }
  const [, preposition = '', rest = ''] = /^(\S+) (.+)$/su.exec(part) ?? [];
  const lower = preposition.toLowerCase();
  if (/^(?:in|under)$/.test(lower) && isWeather(rest.replace(/^the /i, '')))
    return keep(setting, 'weather', rest.replace(/^the /i, ''));
  // Another preposition than its own says something of its own: "at a fire", "in bed".
  if (/^(?:in|on|at)$/.test(lower))
    return keep(
      setting,
      'place',
      placePhrase(rest) === `${lower} ${rest}` ? rest : `${lower} ${rest}`,
    );
  return placePrepositions.has(lower) && keep(setting, 'place', lower + part.slice(lower.length));
}

/** The first word on each stands. */
function keep(setting: Setting, key: keyof Setting, value: string): boolean {
  if (setting[key] !== '') return false;
  setting[key] = value;
  return true;
}
