import { fitsScene } from '#contract/rules/speaking-time.ts';
import { asSentence } from './sentences.ts';

/** A sentence of any language as pieces that can each be said in a scene: whole, by clauses, or by runs of words. */
export function fitPieces(sentence: string, language: string, sceneLengthS: number): string[] {
  if (fitsScene(sentence, sceneLengthS)) return [sentence];
  return clausesOf(sentence)
    .flatMap((clause) => (fitsScene(clause, sceneLengthS) ? [clause] : wordRuns(clause, language, sceneLengthS)))
    .map(asSentence);
}

/** The words of a text, also where nothing is written between them. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike === true) words.push(segment);
  }
  return words;
}

function clausesOf(sentence: string): string[] {
  return sentence
    .split(/(?<=[,;:،؛，、；：])\s*/u)
    .map((clause) => clause.replace(/[,;:،؛，、；：]$/u, '').trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

function wordRuns(clause: string, language: string, sceneLengthS: number): string[] {
  const runs: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(clause)) {
    const open = runs.at(-1);
    if (open !== undefined && fitsScene(open + segment, sceneLengthS)) runs[runs.length - 1] = open + segment;
    else if (segment.trim() !== '') runs.push(segment);
  }
  return runs.map((run) => run.trim()).filter((run) => /[\p{L}\p{N}]/u.test(run));
}
