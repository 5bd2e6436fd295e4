import kinds from '../data/topic-kinds.json' with { type: 'json' };
import type { Topic } from '../reading/material.ts';
import { isAsked } from './asked.ts';

/** What a creator can be asked about a topic. */
export type TopicKind = 'thing' | 'question' | 'person' | 'event' | 'place' | 'group';

const named = (['person', 'event', 'group', 'place'] as const).map(
  (kind) => [kind, new Set(kinds[kind])] as const,
);
const asksWho = /^who(?:'s| is| was| are| were)\b/iu;
/** Behind one of these a name goes on with where it is, or whose. */
const goesOn = /,| (?:of|in|at|on|near|and|from|for) /u;

/** By the noun that heads its name, or the title or kinship that begins it; a question is one whatever it names. */
export function topicKindOf(topic: Topic | null): TopicKind {
  if (topic === null) return 'thing';
  if (asksWho.test(topic.text)) return 'person';
  if (isAsked(topic.text))
    return /^what (?:is|are|was|were) /iu.test(topic.text) ? 'thing' : 'question';
  const [name = ''] = topic.text.split(goesOn);
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const head = words.at(-1) ?? '';
  const kindOf = (word: string) => named.find(([, nouns]) => nouns.has(word))?.[0];
  const last = kindOf(head);
  if (last !== undefined) return last;
  return words.some((word) => kindOf(word) === 'person') ? 'person' : 'thing';
}
