import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { shareToDo } from '../genres/genre-signs.ts';
import { cutAtClauses } from '../reading/clauses.ts';
import { hasVerb, isImperative } from '../reading/english.ts';
import { verbsOf } from '../planning/hands/foreign-verbs.ts';
import type { TextOfLines } from './line-features.ts';
import { signsOf } from './line-signs.ts';
import type { Unit } from '../reading/material.ts';
import type { PlacedLine } from './pieces.ts';

/*
 * What is only said beside the steps of a recipe or a how-to in prose: "It should sizzle.", "Il giorno dopo è ancora più buona."
 * Where not all has room, what is to be done is worth more.
 */

const kinds: ReadonlySet<Unit['kind']> = new Set(['sentence', 'step', 'item']);
const leastSteps = 3;
const leastShare = 0.4;
/** What a remark is worth, of what it would be worth elsewhere. */
export const ofRemark = 0.4;

type About = Pick<TextOfLines, 'genre' | 'isEnglish' | 'language'>;

function tellsToDo({ line }: PlacedLine, { isEnglish, language = '' }: About): boolean {
  const { text } = line;
  const holdsFigure = (line.unit?.figures.length ?? 0) > 0;
  // "Has to be 425 or you get no crust." gives a reason; "2 eggs, 200 ml of milk." is put in.
  if (isEnglish && holdsFigure && !hasVerb(text)) return true;
  if (!isEnglish && holdsFigure) return true;
  if (isEnglish) return isImperative(text) || cutAtClauses(text).some(isImperative);
  const verbs = verbsOf(language);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isKnown =
    words.some((word) => verbs?.byForm.has(word) === true) || shareToDo([text], language) > 0;
  // Not every verb is known: what is no remark by its words may be a step.
  return isKnown || !signsOf(text).some((sign) => ofRemarks.has(sign));
}
/** "Es mejor …", "Mia nonna usava …": what is, was, or somebody thinks. */
const ofRemarks: ReadonlySet<string> = new Set(fittingWords.signsOfRemarks);

/** The places of the remarks of a text of steps; none of a text of another kind. */
export function remarksIn(lines: readonly PlacedLine[], about: About): ReadonlySet<number> {
  if (about.genre !== 'recipe' && about.genre !== 'how-to') return new Set();
  const prose = lines.filter(
    ({ line: { unit } }) => unit !== null && kinds.has(unit.kind) && unit.number === null,
  );
  const steps = prose.filter((placed) => tellsToDo(placed, about));
  if (steps.length < leastSteps || steps.length < prose.length * leastShare) return new Set();
  return new Set(prose.filter((placed) => !steps.includes(placed)).map(({ place }) => place));
}

/** What a step is done with: the step before it, and no remark between them. */
export function stepBefore(
  place: number | undefined,
  lines: readonly PlacedLine[],
  remarks: ReadonlySet<number>,
): number | undefined {
  let at = place;
  while (at !== undefined && remarks.has(at) && at > 0 && lines[at - 1]?.line.unit != null) at -= 1;
  return at;
}
