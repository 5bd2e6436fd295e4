import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/answered-words.json' with { type: 'json' };
import { beginsWithMeasure } from '../reading/measures.ts';
import { isImperative } from '../reading/english.ts';
import type { FigureKind, Material, Unit, UnitKind } from '../reading/material.ts';
import { isEnglish } from './evidence.ts';
import { alternativesIn } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(words);

/* What an idea says already, so that nobody asks for it. */

const oneOf = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${alternatives(list).replaceAll("'", "['’]")})(?![\\p{L}\\p{M}])`,
    'iu',
  );
const days = oneOf(words.days);
const ended = oneOf(words.ended);
const serving = oneOf(words.serving);
const needs = oneOf(words.needs);
const begins = (list: readonly string[]) =>
  new RegExp(`^(?:${alternatives(list)})(?![\\p{L}\\p{M}'’])`, 'iu');
const calls = begins(words.calls);
const howTo = begins(words.howTo);
/** 曜日, 今夜: days where no spaces are. */
const daysUnspaced = new RegExp(said.daysUnspaced, 'u');
/** As much of an idea as is looked at. */
const mostUnits = 60;

const timeKinds: ReadonlySet<FigureKind> = new Set(['date', 'clock', 'span']);
export const isTime = (kind: FigureKind): boolean => timeKinds.has(kind);

const told = ({ units }: Pick<Material, 'units'>) => units.slice(0, mostUnits);

/** "Every Friday", "am Samstag", "土曜日", 12 March: when it is. */
export const tellsWhen = (material: Material): boolean =>
  told(material).some(
    ({ text, figures }) =>
      figures.some(({ kind }) => isTime(kind)) || days.test(text) || daysUnspaced.test(text),
  );

const clauseEnd = new RegExp(String.raw`[.,;:!?]\s+|\s(?:${grammar.ands})\s`, 'u');

const clausesOf = ({ text }: Unit) => text.split(clauseEnd).map((clause) => clause.trim());

/** "Bring your own chair": what viewers are to do. */
export const tellsToAct = (material: Material): boolean =>
  told(material).some((unit) => clausesOf(unit).some((clause) => calls.test(clause)));

const isStep = (text: string) => isImperative(text) || clauseOrders.test(text);
/** "Dry griddle, medium heat, 3 mins a side" */
const clauseOrders =
  /^(?:then |next |now )?\p{L}+ [^.!?]*\b\d+ ?(?:mins?|minutes?|hours?|secs?)\b/iu;
const leastSteps = 2;
/** Whoever shows how with bullets has told the steps. */
const ofSteps: ReadonlySet<UnitKind> = new Set(['step', 'item', 'sentence']);
const leastStepsElsewhere = 3;
/** "Wide end on the right. Over the front again.": so many sentences tell how, whatever verbs they have. */
const leastToldInAll = 5;

/** Whether sentences say what is to be done, numbered or not. */
export function tellsSteps(material: Material): boolean {
  const sentences = told(material).filter(({ kind }) => ofSteps.has(kind));
  if (!isEnglish(material)) return sentences.length >= leastStepsElsewhere;
  const steps = sentences.filter(({ text, kind }) => kind === 'step' || isStep(text));
  return steps.length >= leastSteps || sentences.length >= leastToldInAll;
}

/** "You need pliers, soap and a candle", "Du brauchst eine Zange": what is needed is said. */
export const tellsNeeds = (material: Material): boolean =>
  told(material).some(({ text, kind }) => kind === 'ingredient' || needs.test(text));

/** "1 lata de leite condensado": lines that begin with an amount say what goes in, though nothing heads them. */
export const tellsIngredients = (material: Material): boolean =>
  told(material).filter(({ text }) => beginsWithMeasure(text)).length >= leastIngredients;
const leastIngredients = 2;

/** "Eat with butter": the last lines of a recipe say how it is served. */
export const tellsServing = ({ units }: Material): boolean =>
  units.slice(-2).some(({ text }) => serving.test(text));

/** "41 years later I bought my first bicycle": a story of more than one sentence whose last says how it ended. */
export const tellsEnd = ({ units }: Material): boolean =>
  units.length > 1 && ended.test(units.at(-1)?.text ?? '');

/** Whether a text says of itself that it shows how something is done. */
export const isHowTo = ({ title, units }: Material): boolean =>
  howTo.test(title ?? units[0]?.text ?? '');
