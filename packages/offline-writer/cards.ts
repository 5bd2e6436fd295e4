import type { Known } from './knowledge/known.ts';
import { cores } from './knowledge/facts/topic-words.ts';
import type { Material, Topic } from './reading/material.ts';
import { beatOf } from './genres/beats.ts';
import { supposes } from './genres/asked.ts';
import { questionBeats, topicBeats } from './genres/frame.ts';
import type { Beat, GenreId } from './genres/genre.ts';
import { isEnglish } from './genres/evidence.ts';
import { grammar } from './grammar-words.ts';

export const titleCardS = 3;
export const endCardS = 2;

const asks = new RegExp(String.raw`^(?:${grammar.asking}|${grammar.be}|${grammar.do}|can)\b`, 'iu');

/** Whether a topic's head is all it names: of "Honey, I shrunk the kids" the honey is not. */
function isWhole({ text, head }: Topic): boolean {
  const [name] = cores(head);
  return (
    asks.test(text) ||
    cores(text).some(({ words }) => words.join(' ') === name?.words.join(' ')) ||
    cores(head).length > 1
  );
}

const asksForReason = /^(?:why|how)\b/iu;

/** What can be said of a topic that nothing is known of: its question and what a dictionary says, or else its name. */
export function beatsOfBareTopic(
  material: Material,
  known: Known,
  { context, genre }: { readonly context: string; readonly genre: GenreId },
): Beat[] {
  const beats = questionOrDefinition(material, known, context);
  // "A poem about the sea" asks for what nobody has written yet, and its topic alone is none.
  return beats.length === 0 && genre === 'explainer' ? topicBeats(material) : beats;
}

function questionOrDefinition(material: Material, known: Known, context: string): Beat[] {
  const { topic } = material;
  if (topic === null || !isEnglish(material) || supposes.test(topic.text))
    return questionBeats(material);
  const definition = isWhole(topic) ? known.define(topic.head, context) : null;
  if (definition === null) return questionBeats(material);
  const line = {
    text: definition.sentence,
    source: 'fact',
    of: `dictionary#${topic.head}`,
    unit: null,
  } as const;
  const defined = beatOf('definition', [line], { weight: 0.5 });
  // What a leaf is answers no "why": there the question comes last, and stays open.
  return asksForReason.test(topic.text)
    ? [defined, ...questionBeats(material)]
    : [...questionBeats(material), defined];
}

/** Silent cards that show words: they are seen, not said. */
export const titleCard = (): Beat => beatOf('title', [], { weight: 1, alone: true });
export const endCard = (): Beat => beatOf('end', [], { weight: 1, alone: true });
