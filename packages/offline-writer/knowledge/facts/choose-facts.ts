import { aspects, type Aspect } from '../../reading/material.ts';
import type { KnownFact } from '../known.ts';
import { bearing } from './bearing.ts';
import { knownFact } from './known-fact.ts';
import type { Asked } from './match-topic.ts';
import type { FactEntry, NamedSubject } from './subjects.ts';
import { contentStems, stemOf, wordsOf } from './topic-words.ts';
import { isProperName } from './written-name.ts';
import knowledgeWords from '../../data/knowledge-words.json' with { type: 'json' };
import { ofQuestions } from '../knowledge-words.ts';

/** Which aspects answer a question of an aspect. "What" asks for anything. */
const answering: Readonly<Record<Aspect, readonly Aspect[]>> = {
  what: aspects,
  why: ['why', 'myth'],
  how: ['how', 'how-many'],
  'how-many': ['how-many', 'how', 'what', 'when'],
  when: ['when'],
  where: ['where', 'what'],
  myth: ['myth'],
  'so-what': ['so-what'],
};

/** The least part of what is asked that a fact must speak of, where more than one thing is asked. */
const leastCovered = 0.66;

/** What speaks less of the question than this part of the best answer does is no answer beside it. */
const leastOfBest = 0.7;

/** "How tall" is answered by a height before what only speaks of it. */
const ofItsKind = 0.2;

interface Choice {
  readonly fact: FactEntry;
  /** Its place among the subject's facts. */
  readonly place: number;
  /** From 0, not an answer, to 1. */
  readonly score: number;
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

/** "Why honey matters" is answered by a use, or by a reason that is listed to say so. */
const whyItMatters = new RegExp(String.raw`\b(?:${ofQuestions.mattering})\b`);
/** "The history of honey" is answered by a year, or by a place that is listed to say where it began. */
const beginning = new RegExp(String.raw`\b(?:${ofQuestions.beginnings})\b`);
const past = new RegExp(String.raw`\b(?:${ofQuestions.pastSigns})\b`);

/** "How does it work" and "why do we need it" ask no more of a subject than "how" and "why" do. */
const plainVerbs = knowledgeWords.plainVerbs.map(stemOf);
const bareQuestion = /^(?:why|how)\b/;
const lessThanJustThat = 0.6;

const lists = ({ answers }: FactEntry, words: RegExp): boolean =>
  answers.some((phrase) => words.test(phrase));

const isOfAspect = (fact: FactEntry, { aspect }: Asked): boolean => {
  if (aspect === null || answering[aspect].includes(fact.aspect)) return true;
  if (aspect === 'when')
    return (
      fact.date !== undefined ||
      (fact.aspect === 'where' && lists(fact, beginning) && past.test(fact.text))
    );
  return aspect === 'so-what' && ['why', 'how'].includes(fact.aspect) && lists(fact, whyItMatters);
};

/** How well a fact answers a bare "why", "how" or "how many" of its subject. */
const scoreOfBareQuestion = (fact: FactEntry, asked: Asked): number => {
  const { aspect, quantity, found } = asked;
  if (quantity !== null) return fact.answers.some((phrase) => phrase.includes(quantity)) ? 1 : 0;
  if (!isOfAspect(fact, asked) && !(aspect === 'how' && fact.aspect === 'why')) return 0;
  if (aspect !== 'how' && aspect !== 'why') return 1;
  const name = new Set([...wordsOf(found.name).map(stemOf), ...plainVerbs]);
  const isJustThat = fact.answers.some(
    (phrase) => bareQuestion.test(phrase) && contentStems(phrase).every((stem) => name.has(stem)),
  );
  if (isJustThat) return 1;
  return fact.aspect === aspect || lists(fact, bareQuestion) ? lessThanJustThat : 0;
};

const covered = (rest: readonly string[], stems: ReadonlySet<string>): number =>
  rest.filter((stem) => stems.has(stem)).length / rest.length;

/** How well a listed phrase is what is asked: all of that, and little besides. */
const closeness = (rest: readonly string[], phrase: string, name: ReadonlySet<string>): number => {
  const own = contentStems(phrase).filter((stem) => !name.has(stem));
  const said = own.filter((stem) => rest.includes(stem)).length / Math.max(1, own.length);
  return covered(rest, stemsOf(phrase)) * (0.6 + 0.4 * said);
};

/** Whether a listed question is just the one that is asked: it counts whatever the fact's aspect. */
const isSameQuestion = (phrase: string, { asks, rest, found }: Asked): boolean => {
  const [first = ''] = wordsOf(phrase);
  const name = new Set(wordsOf(found.name).map(stemOf));
  const own = contentStems(phrase).filter((stem) => !name.has(stem));
  return asks === first && own.length === rest.length && covered(rest, new Set(own)) === 1;
};

const isHowOrWhy = (aspect: Aspect | null) => aspect === 'how' || aspect === 'why';

/** How well a fact speaks of what is asked. What it is listed to answer counts; its own words only fill a gap in that. */
const scoreOf = (fact: FactEntry, asked: Asked): number => {
  const { rest, isHowTo, isLoose, found, quantity } = asked;
  if (rest.length === 0) return isHowTo || isLoose ? 0 : scoreOfBareQuestion(fact, asked);
  const listed = fact.answers.map(stemsOf);
  const best = Math.max(...listed.map((stems) => covered(rest, stems)));
  // How the Titanic sank is what makes it sink, and why bread rises is how it does.
  const isReason = isHowOrWhy(asked.aspect) && isHowOrWhy(fact.aspect) && best === 1 && !isHowTo;
  const isAsked = fact.answers.some((phrase) => isSameQuestion(phrase, asked));
  if (!isReason && !isAsked && !isOfAspect(fact, asked)) return 0;
  if (best === 0 || (best < 1 && (isHowTo || isLoose))) return 0;
  const all = new Set([...listed.flatMap((stems) => [...stems]), ...stemsOf(fact.text)]);
  if (Math.max(best, covered(rest, all)) < leastCovered) return 0;
  const name = new Set(wordsOf(found.name).map(stemOf));
  const asksSo = quantity !== null && fact.answers.some((phrase) => phrase.includes(quantity));
  const isOfItsKind = fact.aspect === asked.aspect && asked.aspect !== 'what';
  return (
    Math.max(...fact.answers.map((phrase) => closeness(rest, phrase, name))) +
    (asksSo ? 0.5 : 0) +
    (isOfItsKind ? ofItsKind : 0)
  );
};

const speaksOf = ({ text }: FactEntry, name: string): boolean => {
  const said = ` ${wordsOf(text).map(stemOf).join(' ')} `;
  return said.includes(` ${wordsOf(name).map(stemOf).join(' ')} `);
};

/** Of a narrower name ("caterpillar"), only what names it. */
const isTold = (fact: FactEntry, { name, isNarrower }: NamedSubject): boolean =>
  !isNarrower || speaksOf(fact, name);

const toKnownFact = ({ subject }: NamedSubject, choice: Choice, isAnswer: boolean): KnownFact =>
  knownFact(subject, choice, {
    sentences: [choice.fact.text, ...(choice.fact.more ?? [])],
    isAnswer,
  });

/**
 * A subject is told as its facts were written: what it is first; then what everybody expects of it, in its place among the
 * rest; what follows from it, what is beside the matter and what is not so, last.
 */
const tellingRank = ({ fact, place }: Pick<Choice, 'fact' | 'place'>): number => {
  const { aspect, rank } = fact;
  if (isDefinition({ fact, place })) return 0;
  if (aspect === 'myth') return 4;
  if (rank === 'aside') return 3;
  return aspect === 'so-what' && rank !== 'heart' ? 2 : 1;
};

/** What a subject is. */
const isDefinition = ({ fact: { aspect }, place }: Pick<Choice, 'fact' | 'place'>): boolean =>
  aspect === 'what' && place === 0;

const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort(
    (one, other) =>
      other.score - one.score || tellingRank(one) - tellingRank(other) || one.place - other.place,
  );

/** What answers a clause, the best first, of one subject. */
export interface Answered {
  readonly asked: Asked;
  readonly choices: readonly Choice[];
}

const told = (found: NamedSubject): readonly Omit<Choice, 'score'>[] =>
  found.subject.facts
    .map((fact, place) => ({ fact, place }))
    .filter(({ fact }) => isTold(fact, found));

/** The answers of the subject that answers best; null where none of them does. */
export function answerOf(candidates: readonly Asked[]): Answered | null {
  let best: Answered | null = null;
  for (const asked of candidates) {
    const scored = told(asked.found).map((choice) => ({
      ...choice,
      score: scoreOf(choice.fact, asked),
    }));
    const most = Math.max(...scored.map(({ score }) => score));
    const isBetter = most > (best?.choices[0]?.score ?? 0) + 1e-9;
    if (!isBetter) continue;
    const choices = inOrder(scored.filter(({ score }) => score >= most * leastOfBest));
    best = { asked, choices };
    // A name that is all that is said leaves no doubt.
    if (asked.rest.length === 0) break;
  }
  return best;
}

/** The facts that answer all that is asked of a subject, question by question, and then what bears on them. */
export function factsOfAnswers(all: readonly Answered[]): readonly KnownFact[] {
  const [first] = all;
  if (first === undefined) return [];
  const { found } = first.asked;
  const best = all.flatMap(({ choices }) => choices.slice(0, 1));
  const answers = new Map(
    [...best, ...all.flatMap(({ choices }) => choices)].map((choice) => [choice.place, choice]),
  );
  const others = told(found)
    .filter(({ place }) => !answers.has(place))
    .map((choice) => ({ ...choice, score: bearing(choice.fact, all) }))
    // Where all of it explains, what it is comes first; where little does, that is only better than nothing.
    .map((choice) =>
      isDefinition(choice) && choice.score > 0 ? { ...choice, score: Infinity } : choice,
    )
    .filter(
      (choice) =>
        choice.score > 0 ||
        (isDefinition(choice) && all.some(mayBeginWithIt)) ||
        (all.every(namesPart) && mayStandBeside(choice, found)),
    );
  const needed = neededBy([...answers.values(), ...others], told(found));
  return [
    ...[...answers.values()].map((choice, rank) => ({
      ...toKnownFact(found, choice, true),
      isBest: rank < new Set(best.map(({ place }) => place)).size,
    })),
    ...inOrder([...others, ...needed]).map((choice) => toKnownFact(found, choice, false)),
  ];
}

/** "The fall of the Berlin Wall" names something of a subject, and asks nothing. */
const namesPart = ({ asked: { asks, rest } }: Answered): boolean =>
  asks === null && rest.length > 0;

/** Where seconds stay free, nobody should have to know what the Wall was, or why. */
const mayStandBeside = (choice: Pick<Choice, 'fact' | 'place'>, found: NamedSubject): boolean =>
  isDefinition(choice) || (choice.fact.rank === 'heart' && isProperName(found));

/** How, and why as a whole, are told of something; how tall it is, when it was, and why it does one thing is said at once. */
const mayBeginWithIt = ({ asked: { aspect, rest } }: Answered): boolean =>
  aspect === 'how' || (aspect === 'why' && rest.length === 0);

/** What these lean on, and what that leans on, where it is not among them. */
function neededBy(
  choices: readonly Choice[],
  all: readonly Omit<Choice, 'score'>[],
): readonly Choice[] {
  const chosen = new Set(choices.map(({ place }) => place));
  const needed: Choice[] = [];
  for (const { fact } of [...choices, ...needed]) {
    const other = all.find(({ fact: { id } }) => id !== undefined && id === fact.after);
    if (other === undefined || chosen.has(other.place)) continue;
    chosen.add(other.place);
    needed.push({ ...other, score: 0 });
  }
  return needed;
}

/** What each of two compared subjects is, side by side, then more of each in turn; first what speaks of both. */
export function factsOfSides(sides: readonly NamedSubject[]): readonly KnownFact[] {
  const facts = sides.map((side) => {
    const others = sides.filter(({ subject }) => subject !== side.subject);
    const score = (fact: FactEntry) =>
      others.some(({ subject }) => subject.names.some((name) => speaksOf(fact, name))) ? 2 : 1;
    const choices = told(side)
      .filter(({ fact }) => fact.aspect !== 'myth')
      .map((choice) => ({ ...choice, score: score(choice.fact) }));
    return inOrder(choices).map((choice) => toKnownFact(side, choice, true));
  });
  const most = Math.min(...facts.map(({ length }) => length));
  return Array.from({ length: most }).flatMap((_, rank) => facts.flatMap((one) => one[rank] ?? []));
}
