import type { Beat } from '../genres/genre.ts';
import { hasVerb, isImperative } from '../reading/english.ts';
import { asSpoken } from '../reading/sentences.ts';
import { gapCost, gapCosts, type Token } from './gap-costs.ts';
import { links, subordinators } from './gap-words.ts';
import type { Needs } from './line-worth.ts';
import type { PlacedLine } from './pieces.ts';
import { tokensOf } from './tokens.ts';

/*
 * Steps that follow each other: one that is missing in the middle makes the others useless, or dangerous. All are told, in
 * shorter forms where they must be, or they are told from the first on without a gap.
 */

/** How the steps are told: whole, without their reasons, without what is only said beside what is to be done, or from the first on, as far as they go. */
export const stepForms = ['whole', 'plain', 'short', 'begun'] as const;
export type StepForm = (typeof stepForms)[number];

const leastSteps = 3;

/** The places of the steps of a film, with the sentences that go on with them; none where there is no sequence. */
export function stepsOf(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  isEnglish: boolean,
  needs: Needs,
): readonly number[] {
  const own = lines.filter(
    ({ line, beat }) =>
      beats[beat]?.shows.role === 'step' && line.unit !== null && needs.get(line.unit.id) !== 0,
  );
  // Where its author numbered the steps, what has no number is none.
  const isNumbered = own.some(({ line }) => line.unit?.number != null);
  const steps = own.filter(({ line, beat }, index) => {
    const isFirst = own[index - 1]?.beat !== beat;
    return isFirst
      ? !isNumbered || line.unit?.number != null
      : isEnglish && isImperative(line.text);
  });
  const beatCount = new Set(steps.map(({ beat }) => beat)).size;
  return beatCount < leastSteps ? [] : steps.map(({ place }) => place);
}

/** Binds the steps to each other and to what they are made with, in the form in which they are told. */
export function stepBonds(
  steps: readonly number[],
  form: StepForm,
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
): readonly (readonly [number, number])[] {
  if (form === 'begun')
    return steps.slice(1).map((place, index) => [place, steps[index] ?? place] as const);
  const ring = steps.map(
    (place, index) => [place, steps[(index + 1) % steps.length] ?? place] as const,
  );
  const ingredient = ingredientOf(lines, beats);
  const [first] = steps;
  return first === undefined || ingredient === undefined
    ? ring
    : [...ring, [first, ingredient.place] as const];
}

/** What is told before all else: all steps, or what they are made with and then the first ones as far as they go. */
export function firstToldOf(
  steps: readonly number[],
  form: StepForm,
  ingredient: PlacedLine | undefined,
): readonly number[] {
  if (form !== 'begun') return steps.slice(0, 1);
  const made = ingredient === undefined ? [] : [ingredient.place];
  return [...made, ...steps];
}

/** The first thing that a dish is made with. */
export const ingredientOf = (lines: readonly PlacedLine[], beats: readonly Beat[]) =>
  lines.find(({ line, beat }) => line.unit !== null && beats[beat]?.shows.role === 'ingredients');

/** What stands beside the steps, and does not name what they make. */
export function besideSteps(
  lines: readonly PlacedLine[],
  steps: readonly number[],
  beats: readonly Beat[],
): readonly number[] {
  const ofSteps = new Set(steps.map((place) => lines[place]?.beat));
  const title = lines.find(({ line }) => line.source !== 'structure');
  return lines
    .filter((placed) => {
      const role = beats[placed.beat]?.shows.role;
      const isBeside = role === 'detail' || (role === 'step' && !ofSteps.has(placed.beat));
      return isBeside && !(placed === title && isName(placed));
    })
    .map(({ place }) => place);
}

const mostNameWords = 9;
const isName = ({ line: { text } }: PlacedLine) =>
  text.split(/\s+/u).length <= mostNameWords && !hasVerb(text);

/** A text in two: what is told of it, and what is left out. */
interface ShortForm {
  readonly told: string;
  readonly rest: string;
}

const leastToldWords = 3;
const reasons = new Set(['because', 'which', 'as', 'since', 'so', 'although', 'though', 'whereas']);

/** The shortest form in which an instruction still says what is to be done; null where it has none. */
export function shortForm(text: string, form: StepForm, isLast = false): ShortForm | null {
  if (form === 'whole') return null;
  const tokens = tokensOf(text, () => true);
  // "When it boils, take it off": what is to be done comes behind the first comma.
  const beginsAside = subordinators.has(tokens[0]?.word ?? '');
  const comma = beginsAside ? tokens.findIndex(({ ends }) => ends === 'comma') : -1;
  for (let at = Math.max(leastToldWords, comma + 2); at < tokens.length; at += 1) {
    const [left, right] = [tokens[at - 1], tokens[at]];
    if (left === undefined || right === undefined) break;
    if (!mayEnd(tokens, at, right, form, isLast)) continue;
    return {
      told: asSpoken(text.slice(0, left.end)),
      rest: asSpoken(text.slice(right.start)),
    };
  }
  return null;
}

function mayEnd(
  tokens: readonly Token[],
  at: number,
  right: Token,
  form: StepForm,
  isLast: boolean,
): boolean {
  const cost = gapCost(tokens, at);
  const isReason =
    cost <= gapCosts.bracket && (reasons.has(right.word) || /^[(（–—]/u.test(right.text));
  if (form === 'plain') return isReason || (cost <= gapCosts.mark && !right.joined);
  // Nothing comes after the last step that what else is done in it were missing from.
  const goesOn = isLast && cost <= gapCosts.verb && links.has(right.word);
  return isReason || goesOn || (cost <= gapCosts.comma && isBeside(tokens, at));
}

/** "turning all the while", "like a pancake": what is only said beside it. What names, lists, limits or goes on with the doing is no such thing. */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at);
  const goesOn = rest.some(({ word }) => links.has(word) || subordinators.has(word));
  return !goesOn && /^(?:\p{L}+ing|like|just|about|roughly)$/u.test(rest[0]?.word ?? '');
}

/** Beats with their steps in a shorter form, and what is left out of each line by its place. */
export function withSteps(
  beats: readonly Beat[],
  steps: readonly number[],
  form: StepForm,
): { readonly beats: readonly Beat[]; readonly rests: ReadonlyMap<number, string> } {
  const isStep = new Set(steps);
  const last = steps.at(-1);
  const units = beats.flatMap(({ lines }) => lines.flatMap(({ unit }) => unit ?? []));
  const needed = new Set(units.flatMap(({ leansOn, corrects }) => [leansOn, corrects]));
  const rests = new Map<number, string>();
  let place = -1;
  const shorter = beats.map((beat) => ({
    ...beat,
    lines: beat.lines.map((line) => {
      place += 1;
      // What something else leans on is told whole.
      const mayShorten =
        isStep.has(place) &&
        line.unit !== null &&
        line.unit.corrects === null &&
        !needed.has(line.unit.id);
      const short = mayShorten ? shortForm(line.text, form, place === last) : null;
      if (short === null) return line;
      rests.set(place, short.rest);
      return { ...line, text: short.told };
    }),
  }));
  return { beats: shorter, rests };
}
