import type { Line } from '../genres/genre.ts';
import { ratingIn } from '@scenewright/contract/rules/rating.ts';
import { amountsInRow, numberedRow } from './amounts.ts';
import { changeCard, chart, risenCard } from './card-of-charts.ts';
import { clockCard, dateCard } from './card-of-dates.ts';
import { weekdayCard } from './day-told.ts';
import { figureCard, isWorthShowing } from './card-of-figure.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { sentenceListCard } from './card-of-lists.ts';
import { numbersToRing } from './numbers-to-ring.ts';
import { openingCard } from './opening-hours.ts';
import type { LinePicture } from './picture-of-line.ts';
import { quoteCard } from './quote-card.ts';
import { saidIn, type Said } from './said-figures.ts';
import { pairCard, pricesCard, scoreCard } from './card-of-rows.ts';
import { toldWeek } from './told-in-words/told-week.ts';
import { lettersOf } from '../plain-words.ts';
import { clip } from './within-limits.ts';
import { ofCards } from './card-words.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const timeSaid = alternativesIn(timeWords);

/* Cards by what a line holds in any language: figures, dates, hours, quotations, sides, code. */

const mostOfSide = 3;
const wordsIn = (text: string) => text.trim().split(/\s+/u).length;

/** "Par contre les sardines…", "protéger contre le froid": elsewhere than between two names the word parts no sides. */
const partsSides = (word: string, from: string, to: string): boolean =>
  /^v/iu.test(word) ||
  (wordsIn(from) <= mostOfSide && wordsIn(to) <= mostOfSide && !/^(?:par|en|por)$/iu.test(from));

const comparedWith = new RegExp(
  String.raw`(?:^|[.!?:] )([^.!?:,]{2,60}?) (${ofCards.versus}) ([^.!?:,]{2,60}?)(?= vs\b|[.!?:,]|$)`,
  'iu',
);

/** "Heat pump vs gas boiler": two sides. */
function versusCard({ texts }: SceneText, picture: LinePicture): Card | null {
  const [, from = '', word = '', to = ''] = comparedWith.exec(texts.join(' ').slice(0, 600)) ?? [];
  const things = picture.subjects.filter(({ doing }) => doing === '');
  return from === '' || /\d/u.test(from) || !partsSides(word, from, to)
    ? null
    : {
        layout: 'versus',
        from: from.trim(),
        to: to.trim(),
        subjects: things.length === 2 ? things : [],
      };
}

const cityRoute = new RegExp(
  String.raw`\b(?:${ofCards.routeStarts}) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:${ofCards.routeEnds}) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`,
  'u',
);
const namesDay = new RegExp(`day$|^(?:${timeSaid.months})$`, 'i');

/** "From Paris to Rome" of names. */
function routeCard({ texts, kindOf }: SceneText): Card | null {
  const [, from = '', to = ''] = cityRoute.exec(texts.join(' ').slice(0, 800)) ?? [];
  const isDay = namesDay;
  // Parts of one name are no places: "Santo Antônio", "Shankara Netra hospital".
  const arePlaces = [from, to].every((place) => kindOf(place.trim()) === 'place');
  return !arePlaces || isDay.test(from.trim()) || isDay.test(to.trim())
    ? null
    : { layout: 'map', from: from.trim(), to: to.trim() };
}

// The sign around code is written by its number: it would end the text that the pattern stands in.
const code = new RegExp(
  String.raw`\u0060([^\u0060]{2,80})\u0060|\b((?:${ofCards.commandNames}) (?:[a-z-]+)(?: (?:--?[\w-]+|HEAD\S*|\S+\.\w{1,4}|<\w+>))*)`,
  'u',
);

function screenCard({ texts }: SceneText): Card | null {
  const said = texts.join(' ').slice(0, 800);
  const [whole, first = '', second = ''] = code.exec(said) ?? [];
  return whole === undefined
    ? null
    : { layout: 'screen', quote: (first || second).trim(), subjects: [] };
}

const equation =
  /(?:^|[ :])((?:[\p{L}\d.,²³()√]+ ?[+×*÷/−–-] ?)*[\p{L}\d.,²³()√]+ ?= ?[\p{L}\d.,²³()√]+(?: ?[+×*÷/−-] ?[\p{L}\d.,²³()√]+)*)/u;

const cutWord = /^['’]\p{L}/u;

function equationCard({ texts }: SceneText): Card | null {
  const said = texts.join(' ').slice(0, 300);
  const found = equation.exec(said)?.[1];
  return found === undefined ||
    !/= ?(?:[\d(]|\p{L}[²³]?(?![\p{L}]))/u.test(found) ||
    // "ça siffle = c'est l'air": words stand for words.
    cutWord.test(said.slice(said.indexOf(found) + found.length)) ||
    /\d(?:st|nd|rd|th)\b/u.test(found) ||
    /^p ?=/iu.test(found) ||
    // "57, = 72p": what is only a number is reckoned elsewhere.
    /^[\d.,\s]+=/u.test(found) ||
    // A setting is given a value: nothing is reckoned.
    /^\p{L}{2,}\d* ?= ?[\d.,]+$/u.test(found)
    ? null
    : { layout: 'equation', quote: found.trim().replace(/[.,]$/u, ''), subjects: [] };
}

/** "4 bd, 2.5 ba, 2,310 sq ft": short parts in a row, or short lines under each other. */
function enumerationCard({ texts: all, parts: said, film }: SceneText): Card | null {
  // "And no more. Repair is £310,000.": the end of a sentence is no point.
  if (said.some(({ from }) => from > 0)) return null;
  // What the film is called is none of its points.
  const texts = all.filter((text) => lettersOf(text) !== lettersOf(film.title));
  const cut = (text: string) =>
    text
      .split(/[,|·•;]\s/u)
      .map((part) => part.replace(/[.,;]$/u, '').trim())
      .filter((part) => /\p{L}/u.test(part) || part.length > 2);
  const rows = texts.map(cut);
  // Each line is a part, or the last holds them: what is said before a row is none of it.
  const last = rows.at(-1) ?? [];
  const parts = rows.every((row) => row.length <= 1) ? rows.flat() : last;
  const isOne = rows.slice(0, -1).every((row) => row.length <= 1);
  const figures = parts.filter((part) => /\d/u.test(part)).length;
  const isPlain = parts.every((part) => !/[?？؟!()]/u.test(part));
  const isShort = parts.every((part) => part.length <= 34 && part.split(/\s+/).length <= 5);
  return isOne && parts.length >= 3 && isShort && isPlain && figures * 2 > parts.length
    ? // What one of them names is not what the others say.
      { layout: 'list', items: parts, subjects: [] }
    : null;
}

const kitchenMeasure = new RegExp(
  String.raw`^[\p{N}½¼¾.,/ ]*\s?(?:${ofCards.kitchenMeasures})(?:\s|$)`,
  'iu',
);

/** Several amounts in a row are a list of all of them. */
function rowCard({ lines, film, isOfFood }: SceneText, said: readonly Said[]): Card | null {
  const rows = lines.flatMap(({ text, source }) => {
    if (source === 'structure') return [];
    const row = numberedRow(text);
    if (row.length > 0) return [row];
    const amounts = /^en\b/iu.test(film.language) ? amountsInRow(text) : [];
    return amounts.length > 0 ? [amounts] : [];
  });
  const items = rows.flat();
  // Another amount, which stands in no row, is told as well.
  const isAll = said.every(
    ({ figure }) =>
      !/^(?:money|percent)$/u.test(figure.kind) || items.some((item) => item.includes(figure.text)),
  );
  if (items.length < 2 || !isAll) return null;
  // Amounts are no steps: each stands beside what it is of, and a price behind it.
  const isFood =
    film.genre === 'recipe' ||
    (isOfFood && film.genre !== 'story' && items.some((item) => kitchenMeasure.test(item)));
  const areAmounts = isFood && items.every((item) => /^(?:[\p{N}½¼¾]|\p{Ll}+ )/u.test(item));
  const arePrices = items.every((item) => /[$€£¥₹]\s?\d|\d\s?[€₹]/u.test(item));
  return { layout: arePrices ? 'receipt' : areAmounts ? 'ingredients' : 'list', items };
}

const endsOpen = new RegExp(String.raw`(?:\s(?:${ofCards.endArticles}))+$`, 'iu');

/** "Ring Ida on": without the small words that lead to the number. */
const leading = (led: string) => led.replace(endsOpen, '');

/** "Questions: ring 555 0199": the number as it is rung. */
function ringCard(lines: readonly Line[]): Card | null {
  const [number] = lines.flatMap(({ text }) => numbersToRing(text));
  return number === undefined
    ? null
    : {
        layout: 'figure',
        figure: { value: number.text, unit: '', label: clip(leading(number.led), 60) },
      };
}

/** "3,5 von 5 Sternen": how good somebody finds it; whole stars would say something else. */
function ratingCard({ texts }: SceneText): Card | null {
  const rating = texts.map(ratingIn).find((each) => each !== null);
  return rating === undefined || rating === null
    ? null
    : {
        layout: 'figure',
        figure: { value: rating.value, unit: rating.scale, label: '' },
        subjects: [],
      };
}

/** What is on a weekday and at an hour is known by both; in a story they only tell when somebody did something. */
const appointmentCard = ({ parts, film }: SceneText): Card | null =>
  announcing.has(film.genre)
    ? (parts
        .filter(({ whole, from, to }) => from === 0 && to === whole.length)
        .map(({ whole }) => weekdayCard(whole, film.language, true))
        .find((card) => card !== null) ?? null)
    : null;
const announcing: ReadonlySet<string> = new Set(['how-to', 'list', 'news', 'pitch']);

/** Several days with their hours: on a strip of the week, or several times one under the other. */
function daysCard({ lines, parts, film }: SceneText): Card | null {
  const opening = openingCard(lines);
  const areWhole = parts.every(({ whole, from, to }) => from === 0 && to === whole.length);
  if (opening?.layout === 'list' || tales.has(film.genre) || !areWhole) return opening;
  const weeks = parts.flatMap(({ whole }) => toldWeek(whole, film.language) ?? []);
  return weeks.length === 1 ? (weeks[0] ?? opening) : opening;
}
const tales: ReadonlySet<string> = new Set(['story', 'joke', 'poem', 'dialogue', 'script']);

/** The card of what a scene's words hold; null where they are plain telling. */
export function contentCard(scene: SceneText, picture: LinePicture): Card | null {
  const { language } = scene.film;
  const said = saidIn(
    scene.lines.filter(({ source }) => source !== 'structure'),
    language,
  );
  const quick =
    equationCard(scene) ??
    screenCard(scene) ??
    versusCard(scene, picture) ??
    quoteCard(scene) ??
    pricesCard(scene, said) ??
    enumerationCard(scene) ??
    daysCard(scene) ??
    rowCard(scene, said) ??
    scoreCard(scene) ??
    (changeCard(said) === null ? pairCard(scene, said) : null);
  if (quick !== null) return quick;
  const designed =
    risenCard(said) ??
    changeCard(said) ??
    chart(said.filter(({ figure }) => isWorthShowing(figure))) ??
    figureCard(
      said.filter(({ figure }) => !/^(?:duration|count)$/u.test(figure.kind)),
      language,
    ) ??
    ratingCard(scene) ??
    // By when something has to be done is told before how many there are of it.
    dateCard(said, language) ??
    appointmentCard(scene) ??
    figureCard(
      said.filter(({ figure }) => figure.kind === 'count'),
      language,
    ) ??
    ringCard(scene.lines);
  if (designed !== null) return designed;
  const listed = sentenceListCard(scene, picture);
  if (listed !== null) return listed;
  const route = routeCard(scene);
  if (route !== null) return route;
  // Hours and lengths of time beside somebody who does something are no picture of their own.
  return picture.sureness === 2 ? null : (clockCard(said) ?? figureCard(said, language));
}
