import kinds from '../data/topic-kinds.json' with { type: 'json' };
import type { Topic } from '../reading/material.ts';
import { isAsked } from './asked.ts';
import {
  figureIn,
  headIn,
  personIn,
  questionsIn,
  sidesOf,
  swappedIn,
  type Slots,
} from './question-forms.ts';

/** What a creator can be asked about a topic. */
export type TopicKind =
  | 'thing'
  | 'question'
  | 'questions'
  | 'comparison'
  | 'figure'
  | 'person'
  | 'event'
  | 'place'
  | 'group';

const named = (['person', 'event', 'group', 'place'] as const).map(
  (kind) => [kind, new Set(kinds[kind])] as const,
);
const asksWho = /^who(?:'s| is| was| are| were)\b/iu;
/** "What a thimble is for": not what it is. */
const asksOfUse =
  /^what\b.{2,60}\b(?:is|are|was|were)(?: it| they)? (?:used )?(?:for|made of|made from|like)\??$|^what (?:is|are) .{2,60} (?:for|made of|made from|like)\??$/iu;
/** "Why toast always lands butter side down", "How tiffins are delivered": not what it is. */
const tellsHowOrWhy = /^(?:why|how(?! to\b)(?! (?:i|we|my|our)\b)) \S+ \S/iu;
/** Behind one of these a name goes on with where it is, or whose. */
const goesOn = /,| (?:of|in|at|on|near|and|from|for) /u;

/** What is asked about a topic, and the words of it that it is asked with. */
export interface TopicForm {
  readonly kind: TopicKind;
  readonly slots: Slots;
}

/** By the form of its sentence, else by what it names. */
export function topicFormOf(topic: Topic | null): TopicForm {
  if (topic === null) return { kind: 'thing', slots: {} };
  const sides = sidesOf(topic);
  if (sides !== null) return { kind: 'comparison', slots: sides };
  const questions = questionsIn(topic);
  if (questions !== null) return { kind: 'questions', slots: questions };
  const figure = figureIn(topic);
  if (figure !== null) return { kind: 'figure', slots: figure };
  const kind = topicKindOf(topic);
  const slots = kind === 'person' ? personIn(topic) : kind === 'question' ? swappedIn(topic) : {};
  return { kind, slots: { ...headIn(topic), ...slots } };
}

/** By the noun that heads its name, or the title or kinship that begins it; a question is one whatever it names. */
function topicKindOf(topic: Topic): TopicKind {
  if (asksWho.test(topic.text)) return 'person';
  if (isAsked(topic.text))
    return /^what (?:is|are|was|were) /iu.test(topic.text) && !asksOfUse.test(topic.text)
      ? 'thing'
      : 'question';
  if (asksOfUse.test(topic.text) || tellsHowOrWhy.test(topic.text)) return 'question';
  const [name = ''] = topic.text.split(goesOn);
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const head = words.at(-1) ?? '';
  const kindOf = (word: string) => named.find(([, nouns]) => nouns.has(word))?.[0];
  const last = kindOf(head);
  if (last !== undefined) return last;
  return words.some((word) => kindOf(word) === 'person') ? 'person' : 'thing';
}
