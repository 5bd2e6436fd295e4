import type { Answer } from '../brief.ts';
import type { Material, Unit, UnitKind } from '../reading/material.ts';
import { askedQuestion } from './questions.ts';

type Read = (text: string) => Material;

/** Material with the creator's answers in their places, and which question each unit of an answer answers. */
export interface AnsweredMaterial {
  readonly material: Material;
  /** The question's id, by the unit's. */
  readonly questionOf: ReadonlyMap<number, string>;
}

const closed = /[.!?…:。！？؟।]["'”’»)]*$/u;
const closedText = (text: string) => (closed.test(text) ? text : `${text}.`);

const plainUnit: Unit = {
  id: 0,
  text: '',
  kind: 'sentence',
  block: 0,
  leansOn: null,
  corrects: null,
  speaker: null,
  number: null,
  figures: [],
  names: [],
  picture: null,
  onScreen: null,
  seconds: null,
  importance: 0.5,
};

/** An answer as units. One that the reader takes for a mere topic ("Better sleep") is said as it stands. */
function unitsOfAnswer(text: string, makes: UnitKind | 'quiz', read: Read): readonly Unit[] {
  const typed = makes === 'ingredient' ? text.replace(/[,;]\s+(?=\S)/gu, '\n') : text;
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (makes === 'ingredient' || makes === 'item' || makes === 'step')
    return lines.flatMap((line) => unitsOfText(line, read));
  return unitsOfText(text, read);
}

function unitsOfText(text: string, read: Read): readonly Unit[] {
  const { units } = read(text);
  if (units.length > 0) return units;
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...plainUnit, text: closedText(text.trim()) }] : [];
}

function kindOf(unit: Unit, makes: UnitKind | 'quiz'): UnitKind {
  if (makes === 'quiz') return /[?？؟]["'”’»)]*$/u.test(unit.text) ? 'question' : 'answer';
  return makes === 'sentence' ? 'sentence' : makes;
}

/** Units with ids and blocks of their own, so that they can stand beside those of the idea. */
function moved(
  units: readonly Unit[],
  makes: UnitKind | 'quiz',
  firstId: number,
  block: number,
): Unit[] {
  const idOf = new Map(units.map(({ id }, place) => [id, firstId + place]));
  const movedId = (id: number | null) => (id === null ? null : (idOf.get(id) ?? null));
  return units.map((unit, place) => ({
    ...unit,
    id: firstId + place,
    block,
    kind: kindOf(unit, makes),
    leansOn: movedId(unit.leansOn),
    corrects: movedId(unit.corrects),
  }));
}

export function withAnswers(
  material: Material,
  answers: readonly Answer[],
  read: Read,
): AnsweredMaterial {
  const questionOf = new Map<number, string>();
  const start: Unit[] = [];
  const end: Unit[] = [];
  let nextId = material.units.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  let nextBlock = material.units.reduce((most, { block }) => Math.max(most, block), -1) + 1;
  for (const { id, text } of answers) {
    const question = askedQuestion(id);
    const makes = question?.makes ?? 'sentence';
    const units = moved(unitsOfAnswer(text, makes, read), makes, nextId, nextBlock);
    for (const unit of units) questionOf.set(unit.id, id);
    (question?.place === 'start' ? start : end).push(...units);
    nextId += units.length;
    nextBlock += 1;
  }
  return { material: { ...material, units: [...start, ...material.units, ...end] }, questionOf };
}
