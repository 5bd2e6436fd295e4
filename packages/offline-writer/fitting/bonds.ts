import type { Beat, GenreId } from '../genres/genre.ts';
import { beginsWithPronoun } from './beginnings.ts';
import { bindContrasts, bindCorrections, bindNotBut, bindOthersViews } from './corrections.ts';
import { bindCounted } from './forms.ts';
import { isLeadIn } from './glue.ts';
import { bindHeadings, isTornHeadline } from './headings.ts';
import { bindNames } from './introductions.ts';
import { bindThings } from './known-things.ts';
import { bindMeant } from './meant.ts';
import type { PlacedLine } from './pieces.ts';
import { bindExchanges, bindFurther } from './exchanges.ts';
import { bindQuotations } from './quotations.ts';
import { remarksIn, stepBefore } from './remarks.ts';
import { bindScores } from './scores.ts';
import { threadsOf } from './threads.ts';
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(fittingWords);

interface Leaning {
  /** Whether the reader can tell, in this language, which sentence leans on which. */
  readonly isLeaningKnown: boolean;
  readonly about: {
    readonly isEnglish: boolean;
    readonly genre: GenreId;
    readonly language?: string;
  };
}

/**
 * For each line, the places of lines without which it may not be told. Where nobody can tell what a language's sentences
 * lean on, each leans on the one before it in its paragraph.
 */
export function bondsOf(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  { isLeaningKnown, about }: Leaning,
): readonly (readonly number[])[] {
  const units = lines.flatMap(({ line }) => line.unit ?? []);
  const threads = threadsOf(units, about);
  const remarks = remarksIn(lines, about);
  const bonds: number[][] = lines.map(() => []);
  const bind = (from: number | undefined, to: number | undefined) => {
    if (from === undefined || to === undefined) return;
    // A structure word comes with the line that it announces.
    bonds[from]?.push(lines[to]?.line.source === 'structure' ? to + 1 : to);
  };
  const placeOfUnit = new Map(
    lines.flatMap((placed) => {
      const { unit } = placed.line;
      return unit === null || isTornHeadline(placed, lines)
        ? []
        : [[unit.id, placed.place] as const];
    }),
  );
  lines.forEach(({ line, place, beat }, index) => {
    const head = threads.get(line.unit?.id ?? -1) ?? null;
    const needed = head === null ? undefined : placeOfUnit.get(head);
    const isStep = remarks.size > 0 && !remarks.has(place);
    if (head !== null && !isLabelled(line.text))
      bind(place, isStep ? stepBefore(needed, lines, remarks) : needed);
    // "Hot vinegar makes them soft." says why of the step before it.
    if (remarks.has(place) && lines[index - 1]?.line.unit != null) bind(place, place - 1);
    if (line.unit?.corrects != null) {
      bind(place, placeOfUnit.get(line.unit.corrects));
      // In a story one thing happens, and then another: what is denied is no claim.
      if (about.genre !== 'story') bind(placeOfUnit.get(line.unit.corrects), place);
    }
    const before = lines[index - 1];
    const mayLean =
      line.unit?.kind === 'sentence' &&
      !saysItself(lines, index) &&
      before?.line.unit?.block === line.unit.block;
    if (!isLeaningKnown && mayLean) bind(place, before.place);
    // A question waits for what is said next.
    const isNext =
      before !== undefined &&
      before.line.unit !== null &&
      before.line.unit.block === line.unit?.block;
    if (isNext && isQuestion(before) && !isQuestion(lines[index] ?? before))
      bind(before.place, place);
    if (isNext && isAnnouncing(before.line.text)) bind(before.place, place);
    // A fact's further sentences lean on its first.
    if (line.source === 'fact' && before?.beat === beat) bind(place, before.place);
    if (line.needs !== undefined)
      bind(place, lines.find((other) => other.line.of === line.needs)?.place);
    bindWhole(lines, index, beats, bind);
  });
  bindAnswers(lines, bind);
  bindHeadings(lines, bind);
  bindQuotations(lines, about.genre === 'story', bind);
  bindFurther(lines, bind);
  bindNames(lines, bind);
  if (about.genre === 'story') {
    bindExchanges(lines, bind);
    bindMeant(lines, about.language ?? '', bind);
    bindThings(lines, about.isEnglish, bind);
  }
  bindCorrections(lines, bind);
  bindNotBut(lines, bind);
  bindContrasts(lines, bind);
  bindOthersViews(lines, bind);
  bindScores(lines, bind);
  bindCounted(lines, bind);
  return bonds;
}

/** A sentence of a figure or a name ("Assine até 30 de setembro") says by itself what it speaks of. */
const saysItself = (lines: readonly PlacedLine[], index: number) => {
  const unit = lines[index]?.line.unit;
  return (unit?.figures.length ?? 0) > 0 || (unit?.names.length ?? 0) > 0;
};

/** "Next game: Saturday, 9 a.m." says by its label what it is. */
const isLabelled = (text: string): boolean => labelled.test(text) && !beginsWithPronoun(text);
const labelled = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}(?: \([^)]{1,20}\))?[:：] /u;

/** "The trouble began when Tuck died.", "Here's the catch.", "Be patient.": nothing without what is said next. */
const isAnnouncing = (text: string): boolean => {
  const start = text.slice(0, 200).replace(/’/gu, "'");
  return (
    announcing.test(start) || bareAdvice.test(start) || isLeadIn(text) || endsInColon.test(text)
  );
};
/** "The village had one rule:" */
export const endsInColon = /[:：]["'”’»)]*$/u;
const announcing = new RegExp(
  String.raw`^["“]?(?:(?:${grammar.connectives}) )?(?:here(?:'s| is) (?:${said.announcedAs})\b[^:,]{0,40}[.:]|the (?:${said.troubles}) (?:${said.beginning})\b|(?:but )?there(?:'s| is| was) (?:just |only )?(?:one|an?) (?:\p{L}+ )?(?:${said.catches})[.:])`,
  'iu',
);
const bareAdvice = /^(?:be|stay|don't|do not) \p{L}+(?: \p{L}+)?[.!]$/iu;

/** How many choices may stand between a question and its answer. */
const farthestAnswer = 5;

/** An answer that leans on nothing else is told with the question before it, and the question with it. */
function bindAnswers(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  lines.forEach(({ line, place }, index) => {
    if (line.unit?.kind !== 'answer' || line.unit.leansOn !== null) return;
    const asked = lines
      .slice(Math.max(index - farthestAnswer, 0), index)
      .findLast((before) => isQuestion(before) || before.line.unit?.kind === 'question');
    bind(place, asked?.place);
    if (lines[index - 1]?.line.unit?.kind !== 'answer') bind(asked?.place, place);
  });
}

const isQuestion = ({ line }: PlacedLine) => /[?？؟]["'”’)»]*$/u.test(line.text);

/** Ingredients are told all or not at all, and a question never without its answer. */
function bindWhole(
  lines: readonly PlacedLine[],
  index: number,
  beats: readonly Beat[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const here = lines[index];
  const before = lines[index - 1];
  if (here === undefined || before === undefined) return;
  const role = beats[here.beat]?.shows.role;
  const isWhole =
    before.beat === here.beat &&
    (role === 'ingredients' ||
      (role === 'question' && beats[here.beat + 1]?.shows.role === 'answer'));
  const isAnswer = role === 'answer' && beats[before.beat]?.shows.role === 'question';
  if (!isWhole && !isAnswer) return;
  if (before.line.source !== 'structure') bind(here.place, before.place);
  if (before.line.source !== 'structure') bind(before.place, here.place);
}

/**
 * A line with all that it may not be told without, but for what is told already with all of its own; null where that alone
 * is longer than there is room for.
 */
export function withBonds(
  place: number,
  bonds: readonly (readonly number[])[],
  isTold: (place: number) => boolean,
  secondsOf: (place: number) => number,
  roomS: number,
): ReadonlySet<number> | null {
  const together = new Set([place]);
  let seconds = 0;
  for (const member of together) {
    seconds += secondsOf(member);
    if (seconds > roomS + 1e-9) return null;
    for (const other of bonds[member] ?? []) if (!isTold(other)) together.add(other);
  }
  return together;
}

/** Lines with all that they may not be told without. */
export function withAllBonds(
  places: Iterable<number>,
  bonds: readonly (readonly number[])[],
): ReadonlySet<number> {
  const together = new Set(places);
  for (const member of together) for (const other of bonds[member] ?? []) together.add(other);
  return together;
}
