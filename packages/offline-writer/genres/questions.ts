import { headsInstruction } from '../reading/how-to-heads.ts';
import translated from '../data/questions-translated.json' with { type: 'json' };
import questionData from '../data/questions.json' with { type: 'json' };
import type { Answer, Question } from '../brief.ts';
import type { Aspect, Material, UnitKind } from '../reading/material.ts';
import {
  isHowTo,
  isTime,
  tellsEnd,
  tellsIngredients,
  tellsNeeds,
  tellsServing,
  tellsSteps,
  tellsToAct,
  tellsWhen,
} from './answered.ts';
import { isEnglish } from './evidence.ts';
import type { GenreId } from './genre.ts';
import { topicFormOf } from './topic-kinds.ts';
import { kindsIn } from './kinds-asked.ts';
import type { Slots } from './question-forms.ts';
import { numberWords } from '../reading/english-words.ts';
import { cues } from './genre-cues.ts';

/** A question, and where its answer goes. */
interface AskedQuestion extends Question {
  /** What its answer is made of; of a quiz each question is followed by its answer. */
  readonly makes: UnitKind | 'quiz';
  readonly place: 'start' | 'end';
  /**
   * Not asked where one of these is there already: "time" or "amount" in the material, a "call" to act, "steps", "ingredients", what it "needs", how it is
   * "served" or how it "ended", anything of the creator's "own", anything "spoken" that is no topic, anything that is "told", or
   * what is asked by the "swapped" question; or "untold" and "timeless"; where a "whole" text is written, or "kinds" of something
   * are asked for.
   */
  readonly unless?: string;
  /** Asked of topics of these kinds only. */
  readonly of?: string;
  /** How it is asked with words of the topic, "Who is {name}?"; where that has no such words, by its text. */
  readonly form?: string;
  /** Whether it is asked in its form only. */
  readonly needs?: boolean;
}

const asked = questionData as Readonly<Record<GenreId, readonly AskedQuestion[]>>;
/** Questions and examples of an answer, by language and id. */
const translations = new Map(
  Object.entries(translated).map(([language, questions]) => [
    language,
    new Map<string, readonly string[]>(Object.entries(questions)),
  ]),
);
/** Questions that need no words of the topic, which are asked in every language. */
const askedAnywhere = new Set([...translations.values()].flatMap((own) => [...own.keys()]));
const mostQuestions = 4;
/** Who wrote so many sentences, or so much in fewer, has told how it begins, what happens and how it ends. */
const wholeUnits = 5;
const wholeWords = 28;
/** A script without spaces writes as much in so many signs. */
const wholeSigns = 60;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function isWhole({ units, topic }: Material): boolean {
  if (units.length >= wholeUnits) return true;
  const text = units.map((unit) => unit.text).join(' ');
  return (
    topic === null &&
    ((text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0) >= wholeWords ||
      (text.match(unspaced)?.length ?? 0) >= wholeSigns)
  );
}
/** "5 facts about" is no figure of the topic, nor is "Q3". */
const ofCount = /^\d{1,2} /u;
const aFigure = /(?<![\p{L}\d])\d/u;

/** What the film tells that is known of its topic. */
export interface Told {
  readonly text: string;
  readonly aspect: Aspect | null;
}

type Holds = (material: Material, facts: readonly Told[]) => boolean;

const isTold: Holds = (_, facts) => facts.length > 0;

/** An amount of the topic, of what is known or of what is told. */
const tellsAmount: Holds = (material, facts) => {
  const named = [
    material.topic?.text ?? '',
    ...facts.map(({ text }) => text),
    ...material.units.map(({ text }) => text),
  ];
  return (
    named.some((text) => aFigure.test(text.replace(ofCount, ''))) ||
    material.units.some(({ figures }) => figures.some(({ kind }) => !isTime(kind)))
  );
};

const tellsSwapped: Holds = ({ topic }, facts) => {
  const swapped = topic?.aspect === 'why' ? 'how' : 'why';
  return facts.some(({ aspect }) => aspect === swapped);
};

/** What `unless` names. */
const holding: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['told', isTold],
  ['untold', (...asked) => !isTold(...asked)],
  ['own', ({ units }) => units.length > 0],
  ['spoken', ({ units, topic }) => units.length > 0 && topic === null],
  ['whole', isWhole],
  ['kinds', ({ topic }) => kindsIn(topic) !== null],
  ['swapped', tellsSwapped],
  ['amount', tellsAmount],
  ['time', tellsWhen],
  ['timeless', (material) => !tellsWhen(material)],
  ['call', tellsToAct],
  ['steps', tellsSteps],
  ['needs', tellsNeeds],
  ['ingredients', tellsIngredients],
  ['served', tellsServing],
  ['ended', tellsEnd],
]);

/** A text whose genre nobody can tell in its language is asked what it shows itself to be. */
function askedAs(genre: GenreId, material: Material): GenreId {
  const { topic, units } = material;
  if (topic !== null || units.length === 0) return genre;
  const isGuessed = genre === 'explainer' || genre === 'article' || genre === 'news';
  if (isGuessed && isHowTo(material)) return 'how-to';
  const hasPrice = units.some(({ figures }) => figures.some(({ kind }) => kind === 'money'));
  return genre === 'explainer' && hasPrice ? 'pitch' : genre;
}

/** The questions of a genre that the material does not answer yet. A topic that names how many points it wants is asked for so many. */
export function questionsOf(
  chosen: GenreId,
  material: Material,
  told: readonly Told[] = [],
): Question[] {
  const genre = askedAs(chosen, material);
  if (!isEnglish(material)) return foreignQuestions(genre, material, told);
  const form = topicFormOf(material.topic);
  const kinds = kindsIn(material.topic);
  const { kind } = form;
  const slots = kinds === null ? form.slots : { ...form.slots, kinds };
  const count = material.topic?.count ?? null;
  const many = count === null ? 'three' : (numberWords[count] ?? String(count));
  return asked[genre]
    .filter(({ of }) => of === undefined || of.split(' ').includes(kind))
    .filter(({ makes }) => !isMade(material, makes))
    .filter(({ form, needs }) => needs !== true || formed(form, slots) !== null)
    .filter((question) => !isHeld(question, material, told))
    .slice(0, mostQuestions)
    .map(({ id, text, form, example }) => ({
      id,
      text: formed(form, slots) ?? text.replace('three', many),
      example,
    }));
}

const isHeld = ({ unless }: AskedQuestion, material: Material, told: readonly Told[]): boolean =>
  unless?.split(' ').some((what) => holding.get(what)?.(material, told) ?? false) ?? false;

/** In the idea's own language; in English where we have no questions in it. */
function foreignQuestions(genre: GenreId, material: Material, told: readonly Told[]): Question[] {
  const [language = ''] = material.language.split('-');
  const inLanguage = translations.get(language);
  const isQuestion = material.topic !== null && asksForeign.test(material.topic.text);
  const passedOver = isQuestion ? 'explainer.what' : 'explainer.answer';
  return asked[genre]
    .filter(({ id }) => id !== passedOver)
    .filter((question) => !isMade(material, question.makes) && !isHeld(question, material, told))
    .filter(({ id }) => askedAnywhere.has(id))
    .map(({ id, ...english }) => {
      const [text = english.text, example = english.example] = inLanguage?.get(id) ?? [];
      return { id, text, example };
    })
    .slice(0, mostQuestions);
}

/** "Waarom is de zee zout": what is asked is answered, and not told what it is. */
const asksForeign = new RegExp(
  String.raw`[?？؟]\s*$|^(?:${cues.foreignAsks})(?!\p{L})|(?<!\p{L})(?:neden|niçin|niye|nasıl)(?!\p{L})|${cues.foreignAsksUnspaced}`,
  'iu',
);

/** A form with the words of a topic in it; null where it has no such words. */
function formed(form: string | undefined, slots: Slots): string | null {
  if (form === undefined) return null;
  const filled = Object.entries(slots).reduce(
    (text, [name, words]) => text.replace(`{${name}}`, () => words),
    form,
  );
  return filled.includes('{') ? null : filled;
}

/** Lines of a poem and steps are there or not; of sentences there may always be more. */
const isMade = ({ units, title }: Material, makes: AskedQuestion['makes']) =>
  (['verse', 'step', 'ingredient', 'turn', 'quiz'].includes(makes) &&
    units.some(({ kind }) => kind === makes)) ||
  (makes === 'step' && title !== null && headsInstruction(title) && units.length >= leastSteps);
/** So many sentences under "How to bleed a radiator" tell how. */
const leastSteps = 3;

/**
 * The questions that a creator sees: at most four, and each that is answered, since its answer is spoken. One of another kind
 * of film, answered before the idea became what it is now, stands last.
 */
export function shownQuestions(
  questions: readonly Question[],
  answers: readonly Answer[],
): Question[] {
  const answered = new Set(answers.map(({ id }) => id).filter((id) => askedQuestion(id) !== null));
  const others = [...answered]
    .filter((id) => !questions.some((question) => question.id === id))
    .flatMap((id) => askedQuestion(id) ?? [])
    .map(({ id, text, example }) => ({ id, text, example }));
  let room = Math.max(0, mostQuestions - answered.size);
  const shown = questions.filter(({ id }) => answered.has(id) || room-- > 0);
  return [...shown, ...others];
}

/** The question of an id; null where nobody asked it. */
export function askedQuestion(id: string): AskedQuestion | null {
  return (
    Object.values(asked)
      .flat()
      .find((question) => question.id === id) ?? null
  );
}
