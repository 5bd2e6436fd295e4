import { beatOf, chainsOf, ownLine, worthOf, type Chain } from './beats.ts';
import { isEnglish, isWished } from './evidence.ts';
import { factBeats, framed, titleBeats } from './frame.ts';
import { irregularPasts } from '../reading/english-words.ts';
import { isImperative } from '../reading/english.ts';
import { wordsOf } from '../plain-words.ts';
import { headsInstruction } from '../reading/how-to-heads.ts';
import type { Material, Unit } from '../reading/material.ts';
import type { Beat, Genre, Line } from './genre.ts';
import { questionsOf } from './questions.ts';
import { structureLine } from './structure-words.ts';
import { cues } from './genre-cues.ts';

const saysItsPlace = new RegExp(String.raw`^(?:${cues.stepWords})\b`, 'iu');

/** "4. Movers charged us $350": where one numbered point tells something instead of what to do, they are points and no steps. */
const areSteps = ({ units }: Material): boolean =>
  units.every(({ number, text }) => number === null || isImperative(text) || !tellsPast(text));
/** Who or what did something stands in front of it: "Movers charged", "The landlord never fixed". */
const tellsPast = (text: string): boolean =>
  wordsOf(text)
    .slice(1, mostBeforePast)
    .some((word) => irregularPasts.has(word) || /[^e]ed$/u.test(word));
const mostBeforePast = 4;

/** A step that its author numbered is announced, unless its own words say where it stands. */
function announced(step: Unit, material: Material): Line[] {
  if (!isEnglish(material) || step.number === null || saysItsPlace.test(step.text)) return [];
  if (!areSteps(material) || isOfPoints(material)) return [];
  const word = structureLine(`Step ${step.number}`);
  return word === null ? [] : [word];
}

/** A step that its author numbered stands by itself, even where a title before it seems to belong to it. */
function atSteps(chain: Chain): Chain[] {
  const [first, ...rest] = chain;
  const at = rest.findIndex(({ kind, number }) => kind === 'step' && number !== null);
  const [step, ...after] = rest.slice(at);
  return at < 0 || step === undefined
    ? [chain]
    : [[first, ...rest.slice(0, at)], ...atSteps([step, ...after])];
}

/** Steps in order, each with what leans on it. */
export function stepBeats(
  material: Material,
  units: readonly Unit[],
  areSentencesSteps = false,
): Beat[] {
  let count = 0;
  const role = isOfPoints(material) ? 'point' : 'step';
  const isInstruction = ({ text }: Unit) =>
    areSentencesSteps && isEnglish(material) && isImperative(text);
  return chainsOf(units)
    .flatMap(atSteps)
    .map((chain) => {
      const [first] = chain;
      const isMarked = chain.some(({ kind }) => kind === 'step' || kind === 'item');
      if (!isMarked && !isInstruction(first))
        return beatOf('detail', chain.map(ownLine), { weight: 0.6 + worthOf(chain) });
      count += 1;
      const lines = [...announced(first, material), ...chain.map(ownLine)];
      // In prose one sentence tells two steps and another half of one: only what its author marked is counted.
      const number = first.number ?? (isMarked ? count : null);
      return beatOf(role, lines, { weight: 0.85 + worthOf(chain), number });
    });
}

/** "How to bleed a radiator", in the languages that are read. */
const asksHow = new RegExp(String.raw`^(?:${cues.howAsked})(?!\p{L})`, 'iu');
/** Points that their author numbered, under a title that says how. */
function numbersHowTo({ title, topic, units }: Material): boolean {
  const isNumbered = units.filter(({ number }) => number !== null).length >= leastNumbered;
  const heads = [title, topic?.text, units[0]?.text];
  return isNumbered && heads.some((head) => head != null && asksHow.test(head));
}
const leastNumbered = 3;
/** "Buying a used couch, learned these the hard way", "5 mistakes with sourdough": what stands below are points, in whatever order. */
const namesPoints = new RegExp(String.raw`(?<!\p{L})(?:${cues.pointPhrases})(?!\p{L})`, 'iu');
const isOfPoints = ({ title, topic, units }: Material): boolean =>
  [title, topic?.text, units[0]?.number === null ? units[0].text : null].some(
    (head) => head != null && head.length <= longestHead && namesPoints.test(head),
  );
const longestHead = 120;
const hasSteps = ({ units }: Material) =>
  units.some(({ kind }) => kind === 'step' || kind === 'item');
/** A text of hardly anything but what to do. */
const mostlyToDo = (material: Material) =>
  isEnglish(material) &&
  material.units.length >= leastToDo &&
  material.units.filter(({ kind, text }) => kind === 'sentence' && isImperative(text)).length >=
    material.units.length * shareToDo;
const leastToDo = 4;
const shareToDo = 0.65;
/** A head in any of the languages that are read, and sentences under it. */
const isHeaded = ({ units, title }: Pick<Material, 'units' | 'title'>) =>
  units.length >= leastUnderHead &&
  [title, units[0]?.text].some((text) => text != null && headsInstruction(text));
const leastUnderHead = 3;
/** "How to bleed a radiator", "so here's how." */
const beginsHowTo = ({ units, title }: Material) =>
  /^how (?:to|do|can)\b/iu.test(units[0]?.text ?? '') ||
  isHeaded({ units, title }) ||
  units.slice(0, 2).some(({ text }) => /\bhere['’]?s how(?: (?:to|you)\b.*|[.:!])?$/iu.test(text));

export const howTo: Genre = {
  id: 'how-to',
  verbatim: false,
  fits(material) {
    if (material.form.hasSteps || numbersHowTo(material)) return 0.85;
    if (isWished(material, 'how-to') || beginsHowTo(material)) return 0.79;
    return mostlyToDo(material) ? 0.56 : 0;
  },
  arrange: (material, known) =>
    framed(material, [
      ...titleBeats(material, 0.74),
      ...stepBeats(material, material.units, !hasSteps(material)),
      ...factBeats(material, known, 'answers'),
    ]),
  questions: (material) => questionsOf('how-to', material),
};
