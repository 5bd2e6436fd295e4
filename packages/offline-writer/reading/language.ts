import { eld } from 'eld/extrasmall';
import { openWordNet } from '../knowledge/dictionary/word-net.ts';
import {
  alsoEnglish,
  closedWords,
  languageByScript,
  markedLetters,
  tellingLetters,
} from './language-words.ts';
import { rememberLately } from '../remember-lately.ts';

const wordSets = Object.entries(closedWords).map(
  ([language, words]) => [language, new Set(words)] as const,
);
const defaultLanguage = 'en';

/** The languages of Latin letters that are told apart, by the names that the detector of n-grams knows them by. */
const detected: ReadonlyMap<string, string> = new Map(
  Object.keys(closedWords).map((language) => [language === 'id' ? 'ms' : language, language]),
);
eld.setLanguageSubset([...detected.keys()]);

/** So much of a text is looked at. */
const longestRead = 4_000;
/** Most ideas are English, and a word or two of n-grams is little evidence: this much, less the more words there are. */
const forEnglish = 2;

function detectAnew(text: string): string {
  const votes = new Map<string, number>();
  const hasKana = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
  const inLatin: string[] = [];
  for (const sentence of text.slice(0, longestRead).split(/[.!?。！？؟।\n]+/u)) {
    const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
    if (letters === 0) continue;
    // Names and brands in Latin letters stand in sentences of every language.
    if ((sentence.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * 0.7) {
      inLatin.push(sentence);
      continue;
    }
    const found = languageOfScript(sentence);
    if (found === null) continue;
    const language = found === 'zh' && hasKana ? 'ja' : found;
    // A sentence is a vote; its length only decides between as many.
    votes.set(language, (votes.get(language) ?? 0) + 1 + letters / 1000);
  }
  if (inLatin.length > 0) {
    const joined = inLatin.join('. ');
    const language = languageOfWords(joined);
    votes.set(language, (votes.get(language) ?? 0) + inLatin.length + joined.length / 1000);
  }
  return best(votes) ?? defaultLanguage;
}

/** Texts of a few ideas, each with its parts. */
const mostTexts = 100;

/** The BCP 47 tag of the language that most sentences of a text are written in; English where nothing tells. */
export const detectLanguage: (text: string) => string = rememberLately(mostTexts, detectAnew);

function languageOfScript(sentence: string): string | null {
  const votes = new Map<string, number>();
  for (const letter of sentence.match(/\p{L}/gu) ?? []) {
    const language = languageByScript.find(([script]) => script.test(letter))?.[1];
    if (language !== undefined) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const shared = (votes.get('ja') ?? 0) > 0 && best(votes) === 'zh' ? 'ja' : best(votes);
  const telling = tellingLetters.find(([of, signs]) => of === shared && signs.test(sentence));
  return telling?.[2] ?? shared;
}

/**
 * By its letters' n-grams, and by its words of closed classes: the first know short texts of content words, the second are not
 * misled by names.
 */
function languageOfWords(text: string): string {
  const plain = text.replace(notWords, ' ');
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? [];
  if (words.length === 0) return defaultLanguage;
  const signs = new Map([[defaultLanguage, forEnglish / words.length ** 1.5]]);
  const add = (language: string, worth: number) =>
    signs.set(language, (signs.get(language) ?? 0) + worth);
  for (const [language, known] of wordSets) {
    const found = words.filter((word) => known.has(word));
    const weak = language === 'en' ? 0 : found.filter((word) => alsoEnglish.has(word)).length / 2;
    add(language, (found.length - weak) / words.length);
  }
  for (const [letters, language] of markedLetters)
    if (letters.test(text.toLowerCase())) add(language, 1.5 / words.length);
  const scores = Object.entries(eld.detect(plain).getScores()).map(
    ([language, score]) => [detected.get(language) ?? language, score] as const,
  );
  if (words.length <= mostOfName && !isEnglishName(plain)) {
    const likely = foreignName(scores, words.length, areNames(plain));
    if (likely !== null && best(signs) === defaultLanguage) return likely;
  }
  if (words.length > mostOfName || !areNames(plain))
    for (const [language, score] of scores) add(language, score);
  return best(signs) ?? defaultLanguage;
}

/** A phrase that the English dictionary knows, or most of whose words are common in English, or that holds names alone that it knows. */
function isEnglishName(phrase: string): boolean {
  const dictionary = openWordNet();
  const sensesOf = (text: string) => dictionary.sensesOf(text.toLowerCase().trim());
  const words = phrase.match(/\p{L}{4,}/gu) ?? [];
  if (words.length === 0 || sensesOf(phrase).length > 0) return true;
  const isCommon = (word: string): boolean =>
    dictionary.isWord(word.toLowerCase()) &&
    (sensesOf(word).length === 0 ||
      sensesOf(word).some(({ words: names }) => names.includes(word.toLowerCase())));
  const common = words.filter(isCommon).length;
  return common * 2 > words.length || words.every((word) => sensesOf(word).length > 0);
}

/** The language that the letters of such a phrase tell, where they tell it clearly; of one word long German nouns alone. */
function foreignName(
  scores: readonly (readonly [language: string, score: number])[],
  words: number,
  isName: boolean,
): string | null {
  const [[language, score] = [defaultLanguage, 0]] = scores;
  // Every noun of German has a capital; elsewhere capitals alone are a name, which all languages share.
  if (isName && language !== 'de') return null;
  const english = scores.find(([each]) => each === defaultLanguage)?.[1] ?? 0;
  if (words === 1) return language === 'de' && score >= leastOfWord ? language : null;
  return score >= leastOfPhrase && score > english + leastLead ? language : null;
}
const leastOfWord = 0.45;
const leastOfPhrase = 0.65;
const leastLead = 0.05;
/** Addresses, tags and paths. */
const notWords = /\S*[@#/\\]\S*/gu;
/** "Taj Mahal", "Leonardo da Vinci": what has capitals alone is a name, in whatever language. */
const mostOfName = 4;
const areNames = (text: string): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** The first of the keys with the most votes. */
function best(votes: ReadonlyMap<string, number>): string | null {
  let winner: string | null = null;
  let most = 0;
  for (const [language, count] of votes) {
    if (count > most) [winner, most] = [language, count];
  }
  return winner;
}
