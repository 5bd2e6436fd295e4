import type { Answer } from '../brief.ts';
import type { Material, Unit, UnitKind } from '../reading/material.ts';
import { siftAnswer, type Sift } from '../sifting/sift.ts';
import { askedQuestion } from './questions.ts';
import { anyOf } from './words-pattern.ts';

type Read = (text: string, sifted: Sift) => Material;

/** An answer, with what was read out of it. */
export interface AnswerRead extends Answer {
  readonly material: Material;
}

/** Material with the creator's answers in their places, and which question each unit of an answer answers. */
export interface AnsweredMaterial {
  readonly material: Material;
  /** The question's id, by the unit's. */
  readonly questionOf: ReadonlyMap<number, string>;
  readonly answers: readonly AnswerRead[];
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
  said: 1,
};

/** An answer, read as an idea is. One that the reader takes for a mere topic ("Better sleep") is said as it stands. */
function readAnswer(text: string, makes: UnitKind | 'quiz', read: Read): Material {
  const lines = makes === 'ingredient' ? text.replace(/[,;]\s+(?=\S)/gu, '\n') : text;
  const material = read(lines, siftAnswer);
  const { title, topic, requests, units } = material;
  const isWished = requests.some((request) => topic !== null && anyOf([topic.text]).test(request));
  const named = [title, units.length > 0 || isWished ? null : topic && topicOf(material, text)];
  const said = named.filter((each) => each !== null && /[\p{L}\p{N}]/u.test(each));
  const heads = said.map((each) => ({ ...plainUnit, text: closedText(each ?? '') }));
  const shifted = moved(units, heads.length, 0);
  return {
    ...material,
    units: [...heads.map((unit, id) => ({ ...unit, id })), ...shifted].map((unit) => ({
      ...(makes === 'turn' ? asTurn(unit) : unit),
      kind: kindOf(unit, makes),
    })),
  };
}

/** As it was typed where that is all there is. */
const topicOf = ({ requests, topic }: Material, text: string) =>
  requests.length === 0 ? text.trim() : (topic?.text ?? null);

/** "Anna: Is it far?" is one turn of a dialogue. */
function asTurn(unit: Unit): Unit {
  const [, speaker, said] = /^(\p{Lu}[\p{L}\p{M} .'’-]{0,23}): (\S.*)$/su.exec(unit.text) ?? [];
  return unit.speaker !== null || speaker === undefined || said === undefined
    ? unit
    : { ...unit, speaker, text: said };
}

function kindOf(unit: Unit, makes: UnitKind | 'quiz'): UnitKind {
  if (makes === 'quiz') return /[?？؟]["'”’»)]*$/u.test(unit.text) ? 'question' : 'answer';
  return makes === 'sentence' ? 'sentence' : makes;
}

/** Units with ids of their own, so that they can stand beside others. */
function moved(units: readonly Unit[], firstId: number, block: number): Unit[] {
  const idOf = new Map(units.map(({ id }, place) => [id, firstId + place]));
  const movedId = (id: number | null) => (id === null ? null : (idOf.get(id) ?? null));
  return units.map((unit, place) => ({
    ...unit,
    id: firstId + place,
    block,
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
  const answered: AnswerRead[] = [];
  const start: Unit[] = [];
  const end: Unit[] = [];
  let { opening, ending } = material;
  let nextId = material.units.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  let nextBlock = material.units.reduce((most, { block }) => Math.max(most, block), -1) + 1;
  for (const { id, text } of answers) {
    const question = askedQuestion(id);
    const answer = readAnswer(text, question?.makes ?? 'sentence', read);
    const units = moved(answer.units, nextId, nextBlock);
    for (const unit of units) questionOf.set(unit.id, id);
    (question?.place === 'start' ? start : end).push(...units);
    answered.push({ id, text, material: answer });
    opening ??= answer.opening;
    ending ??= answer.ending;
    nextId += units.length;
    nextBlock += 1;
  }
  const units = [...start, ...material.units, ...end];
  return { material: { ...material, units, opening, ending }, questionOf, answers: answered };
}
