import { countedIn, wordsOfFigure } from '../figure-label.ts';
import { lexiconOf } from '../languages/lexicons.ts';
import { foldWord } from '../languages/word-forms.ts';
import { closedWords } from '../../reading/language-words.ts';
import { codeOf } from '../words-as-cards/order-words.ts';

/* What a number in words counts, where that is certain. */

const closed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(closedWords).map(([language, words]) => [language, new Set(words)]),
);

const leastOfNoun = 3;

/** English phrases are read by their grammar. */
function englishNoun(behind: string): string {
  const text = `12${behind}`;
  const figure = { kind: 'count' as const, text: '12', value: '12', unit: '' };
  const phrase = wordsOfFigure(figure, text, 'en').phrase.trim();
  return phrase.startsWith('of ') ? '' : phrase;
}

/** The noun with which a text behind a number begins; empty where nobody surely knows it. */
export function nounBehind(behind: string, language: string): string {
  if (!/^[\s-]\p{L}/u.test(behind)) return '';
  if (codeOf(language) === 'en') return englishNoun(behind);
  const [first = '', second = ''] =
    /^\s(\p{L}[\p{L}\p{M}'’-]+)(?:\s(\p{L}[\p{L}\p{M}'’-]+))?/u.exec(behind)?.slice(1) ?? [];
  const isClosed = closed.get(codeOf(language))?.has(first.toLowerCase()) === true;
  if (isClosed) return '';
  const both = countedIn(language, `${first} ${second}`.trim());
  if (both !== '' && /^de\b/iu.test(language) && /^\p{Ll}/u.test(first)) return both;
  // What ends its clause is what is counted: "Przyszło dwieście osób."
  const isLast = /^\s[\p{L}\p{M}’'-]+\s*(?:[.,;!…]|$)/u.test(behind) && first.length >= leastOfNoun;
  return countedIn(language, first) || (isLast || isKnown(first, language) ? first : '');
}

const romance: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);

/** "Esslöffel Zitronensäure", "cucchiai di farina", "cups of flour": what is measured, as it stands behind its measure; may be empty. */
export function stuffBehind(behind: string, language: string): string {
  const code = codeOf(language);
  if (code === 'de') return /^(?: \p{Ll}+e[mnrs]?)? \p{Lu}\p{L}{2,}/u.exec(behind)?.[0] ?? '';
  if (romance.has(code))
    return /^ d(?:e |i |u |['’])(?:la |l['’])?\p{Ll}{3,}(?=$|[ .,;:!])/u.exec(behind)?.[0] ?? '';
  if (code !== 'en') return knownBehind(behind, language);
  const of = /^ of (?:the )?/u.exec(behind)?.[0];
  const noun = of === undefined ? '' : englishNoun(` ${behind.slice(of.length)}`);
  return noun === '' || of === undefined ? '' : `${of}${noun}`;
}

function knownBehind(behind: string, language: string): string {
  const [, word = ''] = /^ (\p{L}{3,})(?=$|[ .,;:!])/u.exec(behind) ?? [];
  return word !== '' && isKnown(word, language) ? ` ${word}` : '';
}

/** Whether a lexicon knows a word as a thing or a person. */
function isKnown(word: string, language: string): boolean {
  const lexicon = lexiconOf(language);
  return (
    lexicon !== null &&
    lexicon
      .meaningsOf(foldWord(word, lexicon.language))
      .some(({ kind }) => kind === 'thing' || kind === 'person')
  );
}
