import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  nounVerbs,
  prepositions,
  subjectPronouns,
  sureVerbs,
} from './english-words.ts';
import { closedWords } from './language-words.ts';
import sentenceSigns from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import timeWords from '../data/time-words.json' with { type: 'json' };

const said = alternativesIn(sentenceSigns);
const time = alternativesIn(timeWords);

/** Words within a name; the second kind only behind one of the first: "Lord of the Rings". */
const linking: ReadonlySet<string> = new Set(sentenceSigns.withinNames);
const articles: ReadonlySet<string> = new Set(sentenceSigns.articlesInNames);
const closedByLanguage = new Map(
  Object.entries(closedWords).map(([language, words]) => [language, new Set(words)]),
);
const titles = new RegExp(String.raw`^(?:${said.personTitles})\.?$`, 'iu');
const calendar = new RegExp(
  String.raw`^(?:${said.alwaysCapital}|${time.weekdays}|${time.months})$`,
  'iu',
);

/** Proper names in a sentence of a script with capitals: runs of capitalised words that are not there for its beginning. */
export function readNames(sentence: string, language: string): readonly string[] {
  const text = sentence.slice(0, 2000);
  if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return [];
  const words = [
    ...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{M}\p{N}]+)*\.?/gu),
  ];
  const names: string[] = [];
  let run: string[] = [];
  let beginsSentence = false;
  const close = (): void => {
    while (run.length > 0 && !/^\p{Lu}/u.test(run.at(-1) ?? '')) run.pop();
    let isStripped = false;
    const isNone = (word: string): boolean =>
      isClosed(word, language) || (beginsSentence && isOpening(word, language));
    while (run.length > 0 && isNone(run[0] ?? '')) {
      run.shift();
      isStripped = true;
      while (run.length > 0 && !/^\p{Lu}/u.test(run[0] ?? '')) run.shift();
    }
    const name = run
      .join(' ')
      .replace(/[.,]$/, '')
      .replace(/['’]s$/u, '');
    if (isName(run, name, beginsSentence && !isStripped, language) && !names.includes(name))
      names.push(name);
    run = [];
  };
  let end = 0;
  for (const match of words) {
    const word = match[0];
    const gap = text.slice(end, match.index);
    const last = run.at(-1) ?? '';
    const isApart =
      !/^\s*$/u.test(gap) || (last.endsWith('.') && !titles.test(last) && last.length > 2);
    if (isApart) close();
    end = match.index + word.length;
    const isCapital =
      /^\p{Lu}/u.test(word) &&
      !calendar.test(word.replace(/[.,]$/, '').replace(/’/g, "'")) &&
      !isLoud(word, language);
    if (
      !isCapital &&
      !(
        run.length > 0 &&
        (linking.has(word) || (articles.has(word) && linking.has(run.at(-1) ?? '')))
      )
    )
      close();
    else {
      if (run.length === 0)
        beginsSentence =
          match.index === 0 ||
          /[.!?:"“]\s*$/u.test(text.slice(Math.max(0, match.index - 3), match.index)) ||
          /^\W*$/u.test(text.slice(0, Math.min(match.index, 5)));
      run.push(word);
      if (/['’]s$/u.test(word)) close();
    }
  }
  close();
  return names;
}

function isName(
  run: readonly string[],
  name: string,
  beginsSentence: boolean,
  language: string,
): boolean {
  const first = run[0];
  if (first === undefined || [...name].length < 2 || calendar.test(name)) return false;
  const capitals = run.filter((word) => /^\p{Lu}/u.test(word));
  // Words in capitals are loud, not names; short ones shorten a name.
  if (
    capitals.every((word) => /^\p{Lu}{5,}$/u.test(word)) ||
    (capitals.length > 1 && capitals.every((word) => /^[\p{Lu}\d]{2,}$/u.test(word)))
  )
    return false;
  // German writes every noun with a capital: only runs of two and titles are sure.
  if (language === 'de') return capitals.length >= 2;
  return !beginsSentence || titles.test(first) || capitals.length >= 2;
}

function isClosed(word: string, language: string): boolean {
  return closedByLanguage.get(language)?.has(word.toLowerCase().replace(/[.,]$/, '')) === true;
}

/** Whether a word has its capital only because a sentence begins with it. */
function isOpening(word: string, language: string): boolean {
  const lower = word.toLowerCase().replace(/[.,]$/, '');
  if (language !== 'en') return false;
  const isFunctionWord = [
    determiners,
    prepositions,
    conjunctions,
    subjectPronouns,
    auxiliaries,
    adverbs,
  ].some((words) => words.has(lower));
  return isFunctionWord || sureVerbs.has(lower) || nounVerbs.has(lower);
}

/** Whether a word is in capitals only to be heard: "do NOT", "WALK". */
function isLoud(written: string, language: string): boolean {
  const word = written.replace(/[.,]$/, '');
  if (!/^\p{Lu}{2,}$/u.test(word)) return false;
  const lower = word.toLowerCase();
  return (
    closedByLanguage.get(language)?.has(lower) === true ||
    sureVerbs.has(lower) ||
    nounVerbs.has(lower) ||
    adverbs.has(lower) ||
    determiners.has(lower)
  );
}
