import { conjunctions, determiners, prepositions, subjectPronouns, auxiliaries, adverbs } from './english-words.ts';

const linking = new Set('of the de del della di da dos das du la le van von der den ter al el bin ibn y e and &'.split(' '));
const titles = /^(?:dr|mr|mrs|ms|prof|sir|lady|lord|king|queen|president|saint|st|captain|uncle|aunt|señor|señora|herr|frau|monsieur|madame)\.?$/iu;
const calendar = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|i|i'm|i'll|i've|i'd|ok|tv|ad|bc|ce|bce|a|c|f|vs|q|am|pm)$/iu;

/** Proper names in a sentence of a script with capitals: runs of capitalised words that are not there for its beginning. */
export function readNames(sentence: string, language: string): readonly string[] {
  const text = sentence.slice(0, 2000);
  if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return [];
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{M}\p{N}]+)*\.?/gu)];
  const names: string[] = [];
  let run: string[] = [];
  let beginsSentence = false;
  const close = (): void => {
    while (run.length > 0 && linking.has(run.at(-1) ?? '')) run.pop();
    const name = run.join(' ').replace(/[.,]$/, '').replace(/['’]s$/u, '');
    if (isName(run, beginsSentence, language) && !names.includes(name)) names.push(name);
    run = [];
  };
  let end = 0;
  for (const match of words) {
    const word = match[0];
    const gap = text.slice(end, match.index);
    const isApart = !/^\s*$/u.test(gap) || (run.at(-1)?.endsWith('.') === true && !titles.test(run.at(-1) ?? '') && (run.at(-1)?.length ?? 0) > 2);
    if (isApart) close();
    end = match.index + word.length;
    const isCapital = /^\p{Lu}/u.test(word);
    if (!isCapital && !(run.length > 0 && (linking.has(word) || /^\d{1,4}$/.test(word)))) close();
    else {
      if (run.length === 0) beginsSentence = match.index === 0 || /[.!?:"“]\s*$/u.test(text.slice(Math.max(0, match.index - 3), match.index)) || /^\W*$/u.test(text.slice(0, Math.min(match.index, 5)));
      run.push(word);
    }
  }
  close();
  return names;
}

function isName(run: readonly string[], beginsSentence: boolean, language: string): boolean {
  const first = run[0];
  if (first === undefined || calendar.test(run.join(' '))) return false;
  const capitals = run.filter((word) => /^\p{Lu}/u.test(word));
  // German writes every noun with a capital: only runs of two and titles are sure.
  if (language === 'de') return capitals.length >= 2 && !isClosed(first);
  if (!beginsSentence) return !isClosed(first) || capitals.length >= 2;
  return titles.test(first) || (capitals.length >= 2 && !isClosed(first));
}

function isClosed(word: string): boolean {
  const lower = word.toLowerCase();
  return determiners.has(lower) || prepositions.has(lower) || conjunctions.has(lower) || subjectPronouns.has(lower) || auxiliaries.has(lower) || adverbs.has(lower);
}
