import type { Known } from './knowledge/known.ts';
import type { Material } from './reading/material.ts';
import { beatOf } from './genres/beats.ts';
import { questionBeats } from './genres/frame.ts';
import type { Beat } from './genres/genre.ts';
import { isEnglish } from './genres/evidence.ts';

export const titleCardS = 3;
export const endCardS = 2;

/** What can be said of a topic that nothing is known of: its question, and what a dictionary says. */
export function beatsOfBareTopic(material: Material, known: Known, context: string): Beat[] {
  const { topic } = material;
  if (topic === null || !isEnglish(material)) return questionBeats(material);
  const definition = known.define(topic.head, context);
  if (definition === null) return questionBeats(material);
  const line = {
    text: definition.sentence,
    source: 'fact',
    of: `dictionary#${topic.head}`,
    unit: null,
  } as const;
  return [...questionBeats(material), beatOf('definition', [line], { weight: 0.5 })];
}

/** Silent cards that show words: they are seen, not said. */
export const titleCard = (): Beat => beatOf('title', [], { weight: 1, alone: true });
export const endCard = (): Beat => beatOf('end', [], { weight: 1, alone: true });
