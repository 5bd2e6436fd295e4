import type { PlacedLine } from './pieces.ts';
import claimWords from '../data/claim-words.json' with { type: 'json' };
import { alternativesByLanguage, alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import fittingWords from '../data/fitting-words.json' with { type: 'json' };

const fittingSaid = alternativesIn(fittingWords);

const { othersHold: byLanguage, ...lists } = claimWords;
const said = alternativesIn(lists);

/* What a text takes back of itself, further down: a printed correction, or a figure that is told again and put right. */

const printed = new RegExp(String.raw`^["“(]?(?:${fittingSaid.erratumLabels})\b`, 'iu');
/** Words of a sentence that puts an earlier figure right. */
const putsRight = new RegExp(String.raw`\b(?:${said.putsRight})\b`, 'iu');
/** So short a figure may stand in two places by chance. */
const leastDigits = 4;

const figuresOf = ({ line }: PlacedLine) =>
  (line.unit?.figures ?? []).map(({ value, unit }) => ({ value, unit: unit.toLowerCase() }));

const sharesFigure = (one: PlacedLine, other: PlacedLine, least: number) =>
  figuresOf(one).some(
    ({ value, unit }) =>
      value.replaceAll(/\D/gu, '').length >= least &&
      figuresOf(other).some((each) => each.value === value && each.unit === unit),
  );

/** The lines of a printed correction: the one that says so, and what follows in its paragraph. */
export function printedCorrection(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const first = lines.find(({ line }) => line.unit !== null && printed.test(line.text));
  const block = first?.line.unit?.block;
  return first === undefined
    ? []
    : lines.filter(({ line, place }) => place >= first.place && line.unit?.block === block);
}

/** Binds a claim to what takes it back, and what takes it back to what it needs. */
export function bindCorrections(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const correction = printedCorrection(lines);
  const [first] = correction;
  const rightAt = correction.findIndex((line, at) => at > 0 && figuresOf(line).length > 0);
  const right = correction[rightAt];
  for (const line of correction.slice(1)) bind(line.place, first?.place);
  // "…gave it as 6.4 metres. It is 4.6 metres." is one statement.
  for (const line of correction.slice(0, Math.max(rightAt, 0))) bind(line.place, right?.place);
  const inCorrection = new Set(correction);
  const withFigures = lines.filter((line) => figuresOf(line).length > 0);
  for (const [at, line] of withFigures.entries()) {
    if (inCorrection.has(line)) continue;
    if (first !== undefined && line.place < first.place && sharesFigure(line, first, 1))
      bind(line.place, first.place);
    const later = withFigures
      .slice(at + 1, at + 1 + mostLooked)
      .find(
        (other) =>
          !inCorrection.has(other) &&
          putsRight.test(other.line.text.slice(0, 400)) &&
          sharesFigure(line, other, leastDigits),
      );
    if (later !== undefined) bind(line.place, later.place);
  }
}

/** A text of so many figures is a table. */
const mostLooked = 40;

/** What a sentence says is not so; the next one, beginning alike, says what is. */
const denies = new RegExp(
  String.raw`^(?:(?:\p{L}[\p{L}'’]*\s+){0,4}?(?:${said.denied})(?:n['’]t|\s+(?:not|never|no)\b)|(?:${eitherApostrophe(fittingSaid.denyingIs)})\b|not\s|(?:das|es|er|sie) (?:ist|war) (?:nicht|kein)|не\s)`,
  'iu',
);
/** "Not everyone is happy." says of how many, and denies nothing that was said. */
const ofHowMany = new RegExp(String.raw`^not (?:${said.ofHowMany})\b`, 'iu');
const mostDenyingWords = 16;

const openingOf = (text: string) => (/^["“'‘«]?(\p{L}+)/u.exec(text)?.[1] ?? '').toLowerCase();
const wordCount = (text: string) => text.split(/\s+/u).length;

/**
 * The places of what a text says is not so and of what it says instead: "It was never about convenience. It's about…", "Not a
 * house. A wall." Each pair is the point of its text.
 */
export function notBut(lines: readonly PlacedLine[]): ReadonlySet<number> {
  return new Set(notButPairs(lines).flat());
}

function notButPairs(lines: readonly PlacedLine[]): (readonly [number, number])[] {
  return lines.flatMap(({ line, place }, at) => {
    const next = lines[at + 1];
    const isProse = [line, next?.line].every((one) => one?.unit?.kind === 'sentence');
    const start = line.text.slice(0, 120);
    if (next === undefined || !isProse || !denies.test(start) || ofHowMany.test(start)) return [];
    const isShort = wordCount(line.text) <= mostDenyingWords;
    const isAlike = openingOf(line.text) === openingOf(next.line.text);
    const isBare = /^not\s/iu.test(line.text) && wordCount(line.text) <= 6;
    const goesOn = !denies.test(next.line.text.slice(0, 120)) && !/\?["”’)]*$/u.test(line.text);
    return isShort && goesOn && (isAlike || isBare) ? [[place, next.place] as const] : [];
  });
}

/** Binds what is not so to what is, and a denial without a subject to what was said before it. */
export function bindNotBut(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  for (const [not, but] of notButPairs(lines)) {
    bind(not, but);
    bind(but, not);
    const before = lines[not - 1];
    const denied = lines[not]?.line.text ?? '';
    if (/^not\s/iu.test(denied)) bind(not, before?.place);
    // "People called her the dinner lady. She was not a dinner lady."
    if (before !== undefined && sharesNoun(before.line.text, denied)) bind(before.place, not);
  }
}

/** What holds always, or never, as somebody says before they tell of the one time it was otherwise. */
const holdsAlways = new RegExp(String.raw`(?<!\p{L})(?:${said.holdsAlways})(?!\p{L})`, 'iu');
/** How the sentence begins that tells of it. */
const otherwise = new RegExp(String.raw`^["“«„]?(?:${said.otherwise}|पर )(?!\p{L})`, 'iu');
const farthestContrast = 3;

/** "I never give five stars. My husband says so too. Yet this inn…": without the last the first says the opposite of what is meant. */
export function bindContrasts(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const block = (placed: PlacedLine | undefined) => placed?.line.unit?.block;
  lines.forEach((placed, at) => {
    const { unit, text } = placed.line;
    if (unit?.kind !== 'sentence' || !holdsAlways.test(text.slice(0, 200))) return;
    const next = lines
      .slice(at + 1, at + 1 + farthestContrast)
      .find(({ line }) => otherwise.test(line.text.slice(0, 40)));
    if (next?.line.unit?.kind === 'sentence' && block(next) === block(placed))
      bind(placed.place, next.place);
  });
}

/** What others hold, told to be answered: "Some say the bell prepares us for work.", "The argument for it is that…". */
const { en, es, ...others } = alternativesByLanguage(byLanguage);
const plainly = Object.values(others).map(
  ({ who, say }) => `(?:${eitherApostrophe(who)}) (?:${say})`,
);
const othersHold = new RegExp(
  String.raw`^["“]?(?:(?:${en.who})(?: \p{L}+){0,2} (?:${en.say})|the (?:\p{L}+ )?(?:argument|excuse|objection) (?:for|against|is|was)|(?:${es.who})(?: \p{L}+)? (?:${es.say})|${plainly.join('|')})(?!\p{L})`,
  'iu',
);

/** Binds what others hold to the answer that follows it in its paragraph. */
export function bindOthersViews(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  lines.forEach(({ line, place }, at) => {
    const next = lines[at + 1];
    const isNext = next?.line.unit != null && next.line.unit.block === line.unit?.block;
    if (line.unit?.kind === 'sentence' && isNext && othersHold.test(line.text.slice(0, 80)))
      bind(place, next.place);
  });
}

const sharesNoun = (one: string, other: string) => {
  const words = new Set(one.toLowerCase().match(/\p{L}{5,}/gu));
  return (
    other
      .toLowerCase()
      .match(/\p{L}{5,}/gu)
      ?.some((word) => words.has(word)) === true
  );
};
