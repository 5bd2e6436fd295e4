import type { Aspect, Topic } from '../../reading/material.ts';
import type { KnownFact } from '../known.ts';
import { matchTopic, type Asked } from './match-topic.ts';
import type { FactEntry, NamedSubject } from './subjects.ts';
import { stemOf, wordsOf } from './topic-words.ts';

/** The order in which a subject is told where nothing in particular was asked. */
const tellingOrder: readonly Aspect[] = ['what', 'where', 'when', 'why', 'how', 'how-many', 'myth', 'so-what'];

/** Which aspects answer a question of an aspect. "What" asks for anything. */
const answering: Readonly<Record<Aspect, readonly Aspect[]>> = {
  what: tellingOrder,
  why: ['why', 'myth'],
  how: ['how', 'how-many'],
  'how-many': ['how-many', 'how', 'what', 'when'],
  when: ['when', 'where'],
  where: ['where', 'what'],
  myth: ['myth'],
  'so-what': ['so-what'],
};

/** The least part of what is asked that a fact must speak of, where more than one thing is asked. */
const leastCovered = 0.66;

interface Choice {
  readonly fact: FactEntry;
  /** Its place among the subject's facts. */
  readonly place: number;
  /** From 0, not an answer, to 1. */
  readonly score: number;
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

/** "Why honey matters" is answered by a use, or by a reason that is listed to say so. */
const saysWhyItMatters = (fact: FactEntry): boolean =>
  fact.aspect === 'why' && fact.answers.some((phrase) => /\b(?:important|matters?|need)\b/.test(phrase));

const isOfAspect = (fact: FactEntry, { aspect }: Asked): boolean => {
  if (aspect === null || answering[aspect].includes(fact.aspect)) return true;
  if (aspect === 'when') return fact.date !== undefined;
  return aspect === 'so-what' && saysWhyItMatters(fact);
};

/** Whether a fact answers a bare "why", "how" or "how many" of its subject. */
const isOfBareQuestion = (fact: FactEntry, asked: Asked): boolean => {
  const { aspect, quantity } = asked;
  if (quantity !== null) return fact.answers.some((phrase) => phrase.includes(quantity));
  if (aspect !== 'how') return isOfAspect(fact, asked);
  return fact.aspect === 'how' || (fact.aspect === 'why' && fact.answers.some((phrase) => /^(?:how|why) /.test(phrase)));
};

const covered = (rest: readonly string[], stems: ReadonlySet<string>): number =>
  rest.filter((stem) => stems.has(stem)).length / rest.length;

/** How well a fact speaks of what is asked. What it is listed to answer counts; its own words only fill a gap in that. */
const scoreOf = (fact: FactEntry, asked: Asked): number => {
  const { rest, isHowTo } = asked;
  if (rest.length === 0) return !isHowTo && isOfBareQuestion(fact, asked) ? 1 : 0;
  if (!isOfAspect(fact, asked)) return 0;
  const listed = fact.answers.map(stemsOf);
  const best = Math.max(...listed.map((stems) => covered(rest, stems)));
  if (best === 0) return 0;
  if (isHowTo) return best === 1 ? 1 : 0;
  const all = new Set([...listed.flatMap((stems) => [...stems]), ...stemsOf(fact.text)]);
  const score = Math.max(best, covered(rest, all));
  return score >= leastCovered ? score : 0;
};

/** Of a narrower name ("caterpillar"), only what names it. */
const isTold = (fact: FactEntry, { name, isNarrower }: NamedSubject): boolean => {
  if (!isNarrower) return true;
  const said = ` ${wordsOf(fact.text).map(stemOf).join(' ')} `;
  return said.includes(` ${wordsOf(name).map(stemOf).join(' ')} `);
};

const toKnownFact = ({ subject }: NamedSubject, { fact, place }: Choice, isAnswer: boolean): KnownFact => ({
  id: `${subject.id}#${place}`,
  aspect: fact.aspect,
  sentences: [fact.text, ...(fact.more ?? [])],
  show: fact.show,
  isAnswer,
});

const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort(
    (one, other) =>
      other.score - one.score ||
      tellingOrder.indexOf(one.fact.aspect) - tellingOrder.indexOf(other.fact.aspect) ||
      one.place - other.place,
  );

/** The facts that answer a topic, and after them what its subject is; empty where it is not surely known or not answered. */
export const chooseFacts = (
  names: ReadonlyMap<string, NamedSubject>,
  topic: Topic,
): readonly KnownFact[] => {
  const asked = matchTopic(names, topic);
  if (asked === null) return [];
  const choices = asked.found.subject.facts
    .map((fact, place) => ({ fact, place, score: scoreOf(fact, asked) }))
    .filter(({ fact }) => isTold(fact, asked.found));
  const answers = inOrder(choices.filter(({ score }) => score > 0));
  if (answers.length === 0) return [];
  const what = choices.find(({ fact, score }) => fact.aspect === 'what' && score === 0);
  return [
    ...answers.map((choice) => toKnownFact(asked.found, choice, true)),
    ...(what === undefined ? [] : [toKnownFact(asked.found, what, false)]),
  ];
};
