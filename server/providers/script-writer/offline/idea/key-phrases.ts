import { stopWords } from './stop-words.ts';

const longestPhraseWords = 4;
const readWords = 3000;

interface Candidate {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly position: number;
}

/**
 * The phrases a text is about, best first, in the text's own spelling.
 *
 * Rapid Automatic Keyword Extraction (Rose et al., 2010): a word weighs its co-occurrence degree over its frequency,
 * a phrase the sum of its words. Earlier phrases weigh more, as creators name their subject first.
 */
export function keyPhrases(text: string, limit = 8): string[] {
  const candidates = candidatesOf(text);
  const weights = wordWeights(candidates);
  const scores = new Map<string, { phrase: string; score: number }>();
  for (const { phrase, words, position } of candidates) {
    const key = phrase.toLowerCase();
    const weight = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / (1 + position / 40);
    const earlier = scores.get(key);
    scores.set(key, { phrase: earlier?.phrase ?? phrase, score: (earlier?.score ?? 0) + weight });
  }
  return [...scores.values()].toSorted((left, right) => right.score - left.score).slice(0, limit).map(({ phrase }) => phrase);
}

function candidatesOf(text: string): Candidate[] {
  const tokens = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*|[^\s\p{L}\p{N}]/gu)?.slice(0, readWords) ?? [];
  const candidates: Candidate[] = [];
  let open: string[] = [];
  const close = (position: number): void => {
    if (open.length > 0) candidates.push({ phrase: open.join(' '), words: open.map((word) => word.toLowerCase()), position });
    open = [];
  };
  for (const [position, token] of tokens.entries()) {
    const isContent = /^[\p{L}\p{N}]/u.test(token) && token.length > 1 && !/^\d+$/u.test(token) && !stopWords.has(token.toLowerCase().replace('’', "'"));
    if (!isContent) close(position);
    else {
      open.push(token.slice(0, 40));
      if (open.length === longestPhraseWords) close(position);
    }
  }
  close(tokens.length);
  return candidates;
}

function wordWeights(candidates: readonly Candidate[]): Map<string, number> {
  const frequency = new Map<string, number>();
  const degree = new Map<string, number>();
  for (const { words } of candidates) {
    for (const word of words) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
      degree.set(word, (degree.get(word) ?? 0) + words.length);
    }
  }
  return new Map([...frequency].map(([word, count]) => [word, (degree.get(word) ?? 0) / count]));
}
