import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';
import type { Line } from '../genres/genre.ts';
import type { Figure } from '../reading/material.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { clockCard, dateCard } from './card-of-dates.ts';
import type { LinePicture } from './picture-of-line.ts';
import { amountsInRow, numberedRow } from './amounts.ts';
import { countedIn, endsName, isNameNumber, wordsOfFigure } from './figure-label.ts';
import { isNoAmount } from './no-amount.ts';
import { quoteCard } from './quote-card.ts';
import { nounPhrases } from './phrases.ts';
import { asRange, beginningOf } from './ranges.ts';
import { clip } from './within-limits.ts';

/* Cards by what a line holds in any language: figures, dates, hours, quotations, sides, code. */

export interface Said {
  readonly figure: Figure;
  readonly line: Line;
  /** The words behind it that are one phrase with it; may be empty. */
  readonly phrase: string;
  /** What it measures; may be empty. */
  readonly label: string;
}

/** "6.15 pm" is an hour, whatever its dot looks like. */
function asClock(figure: Figure, text: string): Figure {
  const behind = text.slice(text.indexOf(figure.text) + figure.text.length);
  if (/^[ap]\.?m\.?$/iu.test(figure.unit)) return { ...figure, kind: 'clock' };
  const half = /^ ?([ap])\.?m\b/iu.exec(behind)?.[0];
  return half === undefined || figure.kind === 'clock' || figure.kind === 'span'
    ? figure
    : { ...figure, kind: 'clock', text: `${figure.text}${half}` };
}

/** "Between 1 and 1.5 bar": its first number stands in the range. */
function isBeginningOf({ figure }: Said, next: Said | undefined): boolean {
  const beginning = next === undefined ? '' : beginningOf(next.figure, next.line.text);
  return beginning !== '' && figure.text.startsWith(beginning);
}

function saidIn(lines: readonly Line[], language: string): Said[] {
  const isEnglish = /^en\b/iu.test(language);
  // A line may be a part of its unit: a figure of another part is not said in it.
  return lines.flatMap((line) =>
    (line.unit?.figures ?? [])
      .filter(({ text }) => line.text.includes(text))
      .map((figure) => ({
        figure: asClock(figure, line.text),
        line,
        ...wordsOfFigure(figure, line.text, isEnglish),
      }))
      .filter(
        ({ figure }) =>
          !isNoAmount(figure, line.text) && !(isEnglish && isNameNumber(figure, line.text)),
      )
      .filter((said, at, all) => !isBeginningOf(said, all[at + 1]))
      .map((said) => ({ ...said, figure: asRange(said.figure, line.text) })),
  );
}

/** A figure as a plan has it: "$4.2 million" is 4.2 million of $. */
export function planFigure(
  { kind, text, value, unit }: Figure,
  { phrase, label }: { readonly phrase: string; readonly label: string },
  language: string,
): PlanFigure {
  const [, sign = '', scale = ''] =
    /^((?:[A-Z]{0,3}[$€£¥₹₽₩₺])|CHF|EUR|USD|GBP) ?(.*)$/u.exec(unit) ?? [];
  if (kind === 'money' && sign !== '')
    return { value: `${scale === '' ? value : `${value} ${scale}`}${phrase}`, unit: sign, label };
  // "Rs 50,000" stays as it is written: its sign before it.
  if (kind === 'money' && unit !== '' && /^\p{L}{1,3}\.?$/u.test(unit) && text.startsWith(unit))
    return { value: `${text}${phrase}`, unit: '', label };
  if (kind === 'count') {
    const [, size = '', thing = ''] =
      /^((?:thousand|million|billion|trillion|mil|mio\.?|mrd\.?|millones|millionen|lakh|crore|[万億亿만억])(?!\p{L})|)\s?(.*)$/iu.exec(
        unit,
      ) ?? [];
    const counted = /^en\b/iu.test(language) ? phrase : ` ${countedIn(language, thing)}`;
    const isLength = /^(?:m|ft|sq|st)$/.test(thing);
    return { value, unit: isLength ? thing : `${size}${counted}`.trim(), label };
  }
  const isJoined = phrase !== '' && /\d-\p{L}/u.test(text);
  const measure = unit.replace(/^(?:percent|per cent)$/i, '%');
  return { value, unit: `${isJoined ? '-' : ''}${measure}${phrase}`, label };
}

/** Counts as small as can be drawn are shown by their things, not by a numeral. */
function isWorthShowing({ kind, value, unit }: Figure): boolean {
  // "96th minute" counts nothing.
  if (/^(?:st|nd|rd|th)\b/i.test(unit)) return false;
  if (kind === 'money' || kind === 'percent' || kind === 'measure') return true;
  if (kind === 'duration') return true;
  return (
    kind === 'count' &&
    ((value.includes('–') && unit !== '') ||
      Number(value.replaceAll(/[,.\s'’]/gu, '')) > 12 ||
      /million|billion|thousand/i.test(unit))
  );
}

const chartKinds: ReadonlySet<Figure['kind']> = new Set(['money', 'percent', 'measure', 'count']);

/** "Cost: bread £4, cake £9.": the name right before a figure of a row. */
const nameBefore = ({ figure, line: { text } }: Said): string => {
  const at = text.indexOf(figure.text);
  const isRow = /^(?:[,;.]|$)/u.test(text.slice(at + figure.text.length));
  const [, name = ''] = /(?:^|[,:;]\s)([^,:;]{2,30}?)\s$/u.exec(text.slice(0, at)) ?? [];
  const isNoun = nounPhrases(name).some(
    ({ from, to }) => from === 0 && to === name.split(/\s+/u).length,
  );
  const isName =
    (/^(?!(?:I|We|You|They|He|She|It)\b)\p{Lu}/u.test(name) || isNoun) && endsName(name);
  return isRow && isName && name.split(' ').length <= 3 ? name : '';
};

/** Several figures of one kind and unit are compared. */
function chart(said: readonly Said[]): Card | null {
  const first =
    said.find(({ figure }) => figure.kind === 'money') ??
    said.find(({ figure }) => chartKinds.has(figure.kind));
  if (first === undefined) return null;
  const alike = said.filter(
    ({ figure }) =>
      figure.kind === first.figure.kind &&
      (figure.kind === 'money' || figure.unit === first.figure.unit) &&
      chartKinds.has(figure.kind),
  );
  if (alike.length < 2 || alike.length > 6) return null;
  const names = alike.map(
    (one) => one.phrase.replace(/^[ -](?:of )?/u, '') || one.label || nameBefore(one),
  );
  const items = alike.map(({ figure }, at) =>
    [names[at] ?? '', figure.text].filter((part) => part !== '').join(': '),
  );
  const labels = names.filter((name) => name !== '');
  // What is compared has different names.
  if (new Set(labels).size < alike.length) return null;
  return {
    layout: first.figure.kind === 'money' && alike.length > 2 ? 'receipt' : 'bar-chart',
    items,
  };
}

const changes =
  /\b(?:up|down|ris(?:e|es|en|ing)|rose|rais\p{L}+|f[ae]ll\p{L}*|dropp?\p{L}*|increas\p{L}+|decreas\p{L}+|cut|gr[eo]w\p{L}*|chang\p{L}+|went|goes|jump\p{L}*|climb\p{L}*)\b[^.;]{0,20} from $/iu;

/** "It goes up from £42 to £48": one figure that has two ends. */
function risenCard(said: readonly Said[]): Card | null {
  for (const { figure, line } of said) {
    const [, from = '', to = ''] = /^(\S+(?: \S+)?) to (\S+(?: \S+)?)$/u.exec(figure.text) ?? [];
    if (from !== '' && changes.test(line.text.slice(0, line.text.indexOf(figure.text))))
      return { layout: 'before-after', from, to };
  }
  return null;
}

/** "It was £65, it is now £1,140", "4.2 s → 1.1 s": one figure, before and after. */
function changeCard(said: readonly Said[]): Card | null {
  const [one, other, third] = said.filter(
    ({ figure }) => chartKinds.has(figure.kind) || figure.kind === 'duration',
  );
  if (
    one === undefined ||
    other === undefined ||
    third !== undefined ||
    one.figure.kind !== other.figure.kind ||
    one.line !== other.line
  )
    return null;
  const { text } = one.line;
  const at = text.indexOf(one.figure.text) + one.figure.text.length;
  const between = text.slice(at, text.indexOf(other.figure.text, at));
  const isChange =
    /^\s*(?:→|->|=>)\s*$/u.test(between) ||
    (/\b(?:was|were|used to be|from)\b/i.test(text.slice(0, at)) &&
      /^.{0,30}\b(?:now|today|to)\b.{0,12}$/iu.test(between));
  const isAlike = one.figure.kind === 'money' || one.figure.unit === other.figure.unit;
  return isChange && isAlike
    ? { layout: 'before-after', from: one.figure.text, to: other.figure.text }
    : null;
}

/** "Heat pump vs gas boiler": two sides. */
function versusCard({ texts }: SceneText, picture: LinePicture): Card | null {
  const [, from = '', to = ''] =
    /(?:^|[.!?:] )([^.!?:,]{2,60}?) (?:vs\.?|versus|gegen|contre|contra) ([^.!?:,]{2,60}?)(?= vs\b|[.!?:,]|$)/iu.exec(
      texts.join(' ').slice(0, 600),
    ) ?? [];
  const things = picture.subjects.filter(({ doing }) => doing === '');
  return from === '' || /\d/u.test(from)
    ? null
    : {
        layout: 'versus',
        from: from.trim(),
        to: to.trim(),
        subjects: things.length === 2 ? things : [],
      };
}

/** "From Paris to Rome" of names. */
function routeCard({ texts, kindOf }: SceneText): Card | null {
  const [, from = '', to = ''] =
    /\b(?:from|between|von|zwischen|de|entre) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:to|and|nach|und|à|a|y|et) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      texts.join(' ').slice(0, 800),
    ) ?? [];
  const isDay =
    /day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/i;
  // Parts of one name are no places: "Santo Antônio", "Shankara Netra hospital".
  const arePlaces = [from, to].every((place) => kindOf(place.trim()) === 'place');
  return !arePlaces || isDay.test(from.trim()) || isDay.test(to.trim())
    ? null
    : { layout: 'map', from: from.trim(), to: to.trim() };
}

const code =
  /`([^`]{2,80})`|\b((?:git|npm|pip|cd|sudo|docker|curl) (?:[a-z-]+)(?: (?:--?[\w-]+|HEAD\S*|\S+\.\w{1,4}|<\w+>))*)/u;

function screenCard({ texts }: SceneText): Card | null {
  const said = texts.join(' ').slice(0, 800);
  const [whole, first = '', second = ''] = code.exec(said) ?? [];
  return whole === undefined
    ? null
    : { layout: 'screen', quote: (first || second).trim(), subjects: [] };
}

const equation =
  /(?:^|[ :])((?:[\p{L}\d.,²³()√]+ ?[+×*÷/−–-] ?)*[\p{L}\d.,²³()√]+ ?= ?[\p{L}\d.,²³()√]+(?: ?[+×*÷/−-] ?[\p{L}\d.,²³()√]+)*)/u;

function equationCard({ texts }: SceneText): Card | null {
  const found = equation.exec(texts.join(' ').slice(0, 300))?.[1];
  return found === undefined ||
    !/= ?(?:[\d(]|\p{L}[²³]?(?![\p{L}]))/u.test(found) ||
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
function enumerationCard({ texts, parts: said }: SceneText): Card | null {
  // "And no more. Repair is £310,000.": the end of a sentence is no point.
  if (said.some(({ from }) => from > 0)) return null;
  const cut = (text: string) =>
    text
      .split(/[,|·•;]\s/u)
      .map((part) => part.replace(/[.,;]$/u, '').trim())
      .filter((part) => /\p{L}/u.test(part) || part.length > 2);
  const rows = texts.map(cut);
  // Each line is a part, or the last holds them under what the others call them: a row and a sentence are no list.
  const parts = rows.flat();
  const isOne = rows.slice(0, -1).every((row) => row.length <= 1);
  const figures = parts.filter((part) => /\d/u.test(part)).length;
  const isPlain = parts.every((part) => !/[?？؟!()]/u.test(part));
  const isShort = parts.every((part) => part.length <= 34 && part.split(/\s+/).length <= 5);
  return isOne && parts.length >= 3 && isShort && isPlain && figures * 2 > parts.length
    ? { layout: 'list', items: parts }
    : null;
}

const behindOf = ({ figure, line }: Said) =>
  line.text.slice(line.text.indexOf(figure.text) + figure.text.length).trimStart();

/** "The £6 million stadium": what something is worth that nobody buys here. */
const isWorth = (said: Said) =>
  /[mb]illion|mn?$|bn$/iu.test(said.figure.unit) &&
  /(?:^|\s)(?:the|an?|this|that|its?|our|their)\s$/iu.test(
    said.line.text.slice(0, said.line.text.indexOf(said.figure.text)),
  ) &&
  /^\p{Ll}/u.test(behindOf(said)) &&
  !/^(?:fees?|fines?|bills?|tickets?|prices?|costs?|charges?|grants?|budgets?|loans?|deposits?|in|on|for|from|to|by|a|per|of)\b/u.test(
    behindOf(said),
  );

/** "Aged 91", "à 9 ans": how old somebody is says nothing of what a line is about. */
const isAge = ({ figure, line: { text } }: Said) =>
  figure.kind === 'duration' &&
  (/(?:(?<=^|\s)à|\baged?|\bage of|\ba los|\baos|\bmit|عمر\p{L}{0,3}) ?$/iu.test(
    text.slice(0, text.indexOf(figure.text)),
  ) ||
    /^ (?:old\b|alt\b|anos de idade|años de edad|yaşında)/iu.test(
      text.slice(text.indexOf(figure.text) + figure.text.length),
    ));

/** One figure that the picture is about. */
function figureCard(said: readonly Said[], language: string): Card | null {
  const order: readonly (readonly Figure['kind'][])[] = [
    ['money'],
    ['percent'],
    ['measure', 'count'],
    ['duration'],
  ];
  // "180 lumens from 8 km/h": where something begins is not what is said of it.
  const isBeginning = ({ figure, line }: Said) =>
    /\bfrom $/iu.test(line.text.slice(0, line.text.indexOf(figure.text)));
  // "£2.10 a litre = £18.90": what all comes to decides.
  const isResult = ({ figure, line }: Said) =>
    /(?:=|\b(?:in all|altogether|total(?: of)?|comes to)) ?$/iu.test(
      line.text.slice(0, line.text.indexOf(figure.text)),
    );
  const rank = (one: Said) => (isResult(one) ? -1 : Number(isBeginning(one)));
  const worthy = said.filter((one) => isWorthShowing(one.figure) && !isAge(one));
  const [one] = order.flatMap((kinds) =>
    worthy
      .filter(({ figure }) => kinds.includes(figure.kind))
      .toSorted((first, second) => rank(first) - rank(second)),
  );
  if (one === undefined) return null;
  const figure = planFigure(one.figure, { ...one, label: clip(one.label, 80) }, language);
  // A bare number says nothing of what it counts: "text 555", "bake at 150 for an hour".
  const isBare = one.figure.kind === 'count' && figure.unit === '';
  if (isBare && !/^\d{1,3}(?:[,. ]\d{3})+(?:[.,]\d{1,2})?$/u.test(figure.value)) return null;
  // A share is a share of something that is said: "30% of their colonies".
  const isShare =
    one.figure.kind === 'percent' &&
    /^\d{1,2}(?:[.,]\d+)?$|^100$/.test(one.figure.value) &&
    /^(?:of|de|del|des|der|von|di|do|da) /iu.test(behindOf(one));
  // "The £6 million stadium" tells what it is worth; nobody pays or asks it here.
  const isPaid = one.figure.kind === 'money' && !isWorth(one);
  return { layout: isPaid ? 'money' : isShare ? 'ring-chart' : 'figure', figure };
}

const kitchenMeasure =
  /^[\p{N}½¼¾.,/ ]*\s?(?:oz|g|kg|ml|cl|dl|tsp|tbsp|lbs?|cups?|pints?|eggs?|cloves?|pinch|teaspoons?|tablespoons?|ounces?)(?:\s|$)/iu;

/** Several amounts in a row are a list of all of them. */
function rowCard({ lines, film }: SceneText, said: readonly Said[]): Card | null {
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
  const isFood = film.genre === 'recipe' || items.some((item) => kitchenMeasure.test(item));
  const areAmounts = isFood && items.every((item) => /^(?:[\p{N}½¼¾]|\p{Ll}+ )/u.test(item));
  const arePrices = items.every((item) => /[$€£¥₹]\s?\d|\d\s?[€₹]/u.test(item));
  return { layout: arePrices ? 'receipt' : areAmounts ? 'ingredients' : 'list', items };
}

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
    enumerationCard(scene) ??
    rowCard(scene, said);
  if (quick !== null) return quick;
  const designed =
    risenCard(said) ??
    changeCard(said) ??
    chart(said.filter(({ figure }) => isWorthShowing(figure))) ??
    figureCard(
      said.filter(({ figure }) => figure.kind !== 'duration'),
      language,
    ) ??
    dateCard(said);
  if (designed !== null) return designed;
  const route = routeCard(scene);
  if (route !== null) return route;
  // Hours and lengths of time beside somebody who does something are no picture of their own.
  return picture.sureness === 2 ? null : (clockCard(said) ?? figureCard(said, language));
}
