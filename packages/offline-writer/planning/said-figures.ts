import type { Line } from '../genres/genre.ts';
import type { Figure } from '../reading/material.ts';
import { isNameNumber, wordsOfFigure } from './figure-label.ts';
import { isNoAmount } from './no-amount.ts';
import { isWhole, numbersToRing } from './numbers-to-ring.ts';
import { asRange, beginningOf, isAskedOf } from './ranges.ts';
import { ofAmounts } from './amount-words.ts';

/* The figures of a scene, each with its line and with the words that belong to it. */

export interface Said {
  readonly figure: Figure;
  readonly line: Line;
  /** The words behind it that are one phrase with it; may be empty. */
  readonly phrase: string;
  /** What it measures; may be empty. */
  readonly label: string;
}

const aDay = new RegExp(
  String.raw`^\s?(?:${ofAmounts.perWords}|każd\p{L}+)\s?(?:${ofAmounts.perUnits})|^\s(?:täglich|dziennie|daily)`,
  'iu',
);
/** "8 h par jour": how long something takes, and no hour. */
const isLasting = ({ kind, text }: Figure, line: string): boolean =>
  kind === 'clock' &&
  /^\d{1,2}\s?h$/iu.test(text) &&
  aDay.test(line.slice(line.indexOf(text) + text.length));

/** "6.15 pm" is an hour, whatever its dot looks like. */
function asClock(figure: Figure, text: string): Figure {
  if (isLasting(figure, text)) {
    const [value = figure.value] = /^\d+/u.exec(figure.text) ?? [];
    return { ...figure, kind: 'duration', value, unit: figure.text.slice(value.length).trim() };
  }
  const behind = text.slice(text.indexOf(figure.text) + figure.text.length);
  if (/^[ap]\.?m\.?$/iu.test(figure.unit)) return { ...figure, kind: 'clock' };
  // "Seit 30 Jahren am Markt": behind what is counted already "am" is no morning.
  const half = figure.unit === '' ? /^ ?([ap])\.?m\b/iu.exec(behind)?.[0] : undefined;
  return half === undefined || figure.kind === 'clock' || figure.kind === 'span'
    ? figure
    : { ...figure, kind: 'clock', text: `${figure.text}${half}` };
}

/** "Between 1 and 1.5 bar": its first number stands in the range. */
function isBeginningOf({ figure }: Said, next: Said | undefined): boolean {
  const beginning = next === undefined ? '' : beginningOf(next.figure, next.line.text);
  return beginning !== '' && figure.text.startsWith(beginning);
}

/** Whether a figure is a number that is rung, or a part of one. */
const isRung = (text: string, line: string): boolean =>
  numbersToRing(line).some(
    ({ from, to }) => line.indexOf(text) < to && line.indexOf(text) + text.length > from,
  );

/** The figures that lines say, in order: no part of a number, and none that counts nothing. */
export function saidIn(lines: readonly Line[], language: string): Said[] {
  const isEnglish = /^en\b/iu.test(language);
  // A line may be a part of its unit: a figure of another part is not said in it.
  return lines.flatMap((line) =>
    (line.unit?.figures ?? [])
      .filter(({ text }) => isWhole(text, line.text) && !isRung(text, line.text))
      .map((figure) => ({
        figure: asClock(figure, line.text),
        line,
        ...wordsOfFigure(figure, line.text, language),
      }))
      .filter(
        ({ figure }) =>
          !isNoAmount(figure, line.text) &&
          !isAskedOf(figure, line.text) &&
          !(isEnglish && isNameNumber(figure, line.text)),
      )
      .filter((said, at, all) => !isBeginningOf(said, all[at + 1]))
      .map((said) => ({ ...said, figure: asRange(said.figure, line.text) })),
  );
}
