import { lettersOf } from '../plain-words.ts';
import { readMaterial } from '../reading/read-material.ts';
import type { Sift } from '../sifting/sift.ts';
import type { Tree } from '../sifting/tree-model.ts';
import { heartWords } from '../titles/heart-words.ts';
import { phrasesOf } from '../titles/phrases.ts';
import { sentencesOf } from '../titles/sentences.ts';
import { signsOfIdea } from '../titles/idea-signs.ts';
import { signsOf } from '../titles/phrase-signs.ts';
import { trainRanking, type Choice } from './train-ranking.ts';

/** An idea, and the titles that people would give its film, the best first. */
export interface TitledIdea {
  readonly titles: readonly string[];
  readonly idea: string;
}

/** Ideas behind lines `=== id | language`, each below a line `> title | another title`. */
export const readTitled = (text: string): readonly TitledIdea[] =>
  text
    .split(/^=== .*\n/mu)
    .filter((part) => part.startsWith('>'))
    .map((part) => {
      const end = part.indexOf('\n');
      const titles = part.slice(1, end).split(' | ');
      return { titles: titles.map((title) => title.trim()), idea: part.slice(end + 1).trim() };
    });

const ofSecond = 0.6;
const ofNear = 0.04;
const leastShared = 0.6;

/** How right a phrase is as a title, where 1 is the best. */
function rightOf(phrase: string, titles: readonly string[]): number {
  const at = titles.findIndex((title) => lettersOf(title) === lettersOf(phrase));
  if (at >= 0) return at === 0 ? 1 : ofSecond;
  const own = heartWords(phrase);
  const isNear = titles.some((title) => {
    const named = heartWords(title);
    const shared = [...own].filter((stem) => named.has(stem)).length;
    return shared >= leastShared * (own.size + named.size - shared) && shared > 0;
  });
  return isNear ? ofNear : 0;
}

/** The phrases of an idea as rows to choose from; null where none of them is its title. */
function choiceOf({ idea, titles }: TitledIdea, sift: Sift): Choice | null {
  const material = readMaterial(idea, sift);
  const sentences = sentencesOf(material);
  const signs = signsOfIdea(material, sentences);
  const phrases = sentences.flatMap(phrasesOf);
  const rights = phrases.map(({ text }) => rightOf(text, titles));
  const all = rights.reduce((sum, right) => sum + right, 0);
  if (all === 0) return null;
  return {
    rows: phrases.map((phrase) => signsOf(phrase, signs)),
    rights: rights.map((right) => right / all),
  };
}

const trees = { rounds: 500, depth: 4, rate: 0.1, leastDoubt: 0.05, decay: 1, columns: 20 };

/** Learns which phrase of an idea is its title. */
export const trainTitles = (ideas: readonly TitledIdea[], sift: Sift): readonly Tree[] =>
  trainRanking(
    ideas.flatMap((idea) => choiceOf(idea, sift) ?? []),
    trees,
  );
