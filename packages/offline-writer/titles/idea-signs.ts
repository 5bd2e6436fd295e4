import type { Material } from '../reading/material.ts';
import { lettersOf } from '../plain-words.ts';
import { heartWords } from './heart-words.ts';
import { wordsSaid, type Sentence } from './sentences.ts';

/** What is known of a whole idea, beside which its phrases are looked at. */
export interface IdeaSigns {
  readonly material: Material;
  readonly sentences: readonly Sentence[];
  /** In how many sentences each stem stands. */
  readonly told: ReadonlyMap<string, number>;
  /** How often all stems are said again, together. */
  readonly toldAgain: number;
  /** The letters of its sentences, of its title, of its topic and of the names in it. */
  readonly letters: string;
  readonly titleLetters: string;
  readonly topicLetters: string;
  readonly names: ReadonlySet<string>;
  /** How likely its words are not for the viewers. */
  readonly doubt: number;
}

/** "Fahrradschlauch" speaks of the "Schlauch", too. */
const leastWithin = 5;

export function signsOfIdea(material: Material, sentences: readonly Sentence[]): IdeaSigns {
  const texts = sentences.map(({ words }) => wordsSaid(words));
  const letters = texts.map(lettersOf);
  const told = new Map<string, number>();
  for (const text of texts)
    for (const stem of heartWords(text)) told.set(stem, (told.get(stem) ?? 0) + 1);
  for (const [stem, count] of told) {
    if (stem.length < leastWithin) continue;
    told.set(stem, Math.max(count, letters.filter((text) => text.includes(stem)).length));
  }
  const doubts = sentences.flatMap(({ words }) => words.map(({ piece }) => piece.doubt));
  return {
    material,
    sentences,
    told,
    toldAgain: [...told.values()].reduce((sum, count) => sum + count - 1, 0),
    letters: letters.join(' '),
    titleLetters: lettersOf(material.title ?? ''),
    topicLetters: lettersOf(material.topic?.text ?? ''),
    names: new Set(material.units.flatMap(({ names }) => names.map(lettersOf))),
    doubt: doubts.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, doubts.length),
  };
}
