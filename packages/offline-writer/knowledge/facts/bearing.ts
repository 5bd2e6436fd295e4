import type { Aspect } from '../../reading/material.ts';
import { sureVerbs } from '../../reading/english-words.ts';
import type { Asked } from './match-topic.ts';
import type { Answered } from './choose-facts.ts';
import type { FactEntry } from './subjects.ts';
import { contentStems, stemOf } from './topic-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** So many words that a fact shares with the answer make it an explanation of that. */
const leastShared = 2;
/** As many words of an answer, where it shares none with the question. */
const leastSharedWithAnswer = 3;
const ofQuestion = 2;
const leastLetters = 4;

const verbs = new Set([...sureVerbs].map(stemOf));
/** Words that any two facts share. */
const common = new Set(
  contentStems(
    'because each other while when more most such few two three make give take use other',
  ),
);

const withoutName = (text: string, { found }: Asked): readonly string[] => {
  const name = new Set(
    [found.name, found.subject.names[0] ?? ''].flatMap((one) => contentStems(one)),
  );
  // "Salty" says no more than salt.
  const isNamed = (stem: string) =>
    [...name].some((own) => stem === own || (own.length >= leastLetters && stem.startsWith(own)));
  return contentStems(text).filter((stem) => !isNamed(stem) && !common.has(stem));
};

const isWhole = ({ asked: { rest, aspect } }: Answered): boolean =>
  rest.length === 0 && (aspect === 'why' || aspect === 'how');

/**
 * How much a fact that is no answer bears on what was asked: 0 where it leads away from it. What happens to a subject as a
 * whole ("why do we have seasons") is explained by all that is known of it; "why do cats purr" only by what speaks of purring.
 */
export function bearing(fact: FactEntry, all: readonly Answered[]): number {
  return Math.max(...all.map((answered) => bearingOn(fact, answered)));
}

function bearingOn(fact: FactEntry, answered: Answered): number {
  const { asked, choices } = answered;
  const said = new Set(withoutName([fact.text, ...(fact.more ?? [])].join(' '), asked));
  const question = new Set([
    ...asked.rest,
    ...(asked.rest.length === 0
      ? []
      : choices.flatMap(({ fact: { answers } }) =>
          answers.flatMap((phrase) => withoutName(phrase, asked)),
        )),
  ]);
  const answer = new Set(choices.flatMap(({ fact: { text } }) => withoutName(text, asked)));
  const inQuestion = [...question].filter((stem) => said.has(stem)).length;
  const inAnswer = [...answer].filter((stem) => said.has(stem) && !question.has(stem)).length;
  // What it is listed to tell of is in the answer: honey never spoils for want of water, and this says how little it holds.
  const listed = new Set(
    fact.answers.flatMap((phrase) => withoutName(phrase, asked)).filter((stem) => !verbs.has(stem)),
  );
  const isOfAnswer = [...answer].some((stem) => listed.has(stem));
  const score = inQuestion * ofQuestion + inAnswer + (isOfAnswer ? 1 : 0);
  // A denial of what nobody asked leads away, and so does where or when something was that is asked how or why.
  const explains = asked.aspect === 'why' || asked.aspect === 'how';
  if (explains && ['when', 'where'].includes(fact.aspect)) return 0;
  if (isWhole(answered)) return closeTo[fact.aspect] ?? 0;
  if (isHistory(answered)) return tellsOfThePast(fact) ? 1 : 0;
  // What only names a thing of a subject ("frog vs toad", "the offside rule") is told by what speaks of that.
  if (asked.asks === null && asked.rest.length > 0 && inQuestion === 0) return 0;
  // Who asks why cats knead wants nothing of the milk that is named in the answer.
  const inRest = asked.rest.filter((stem) => said.has(stem)).length;
  const isReason = isOfAnswer && ['why', 'how', 'how-many'].includes(fact.aspect);
  const isBeside = inRest === 0 && !isReason && inAnswer < leastSharedWithAnswer;
  if (asked.rest.length > 0 && isBeside) return 0;
  return score >= leastShared ? score : 0;
}

/** Of a subject as a whole how and why are told first, then what belongs to it, then its numbers. */
const closeTo: Readonly<Partial<Record<Aspect, number>>> = {
  how: 3,
  why: 3,
  what: 2,
  'so-what': 2,
  'how-many': 1,
};

const isHistory = ({ asked: { rest, aspect, asks } }: Answered): boolean =>
  rest.length === 0 && aspect === 'when' && asks === null;

const ofThePast = new RegExp(String.raw`\b(?:1\d{3}|20[0-2]\d|${ofQuestions.ofThePast})\b`, 'u');

/** What a history is told with: what its subject is, and what was. */
const tellsOfThePast = ({ aspect, text, date, answers }: FactEntry): boolean =>
  date !== undefined ||
  (aspect === 'what' && (answers[0] ?? '').startsWith('what ')) ||
  (aspect !== 'myth' && ofThePast.test(text));
