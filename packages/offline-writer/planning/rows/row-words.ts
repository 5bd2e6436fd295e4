import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { countWords } from '@scenewright/contract/rules/prose/words.ts';
import rowWords from '../../data/row-words.json' with { type: 'json' };
import smallWords from '../../data/small-words.json' with { type: 'json' };
import { closedWords } from '../../reading/language-words.ts';
import { lexiconOf } from '../languages/lexicons.ts';
import { foldWord } from '../languages/word-forms.ts';
import { eitherApostrophe } from '../../word-patterns.ts';

/* The small words by which nine languages name one thing after the other, as patterns. */

type List =
  | 'bounds'
  | 'denying'
  | 'endsOfUs'
  | 'endsOfVerbs'
  | 'excepts'
  | 'finals'
  | 'halves'
  | 'how'
  | 'joiners'
  | 'leads'
  | 'links'
  | 'never'
  | 'notOnly'
  | 'nots'
  | 'openers'
  | 'ors'
  | 'polite'
  | 'reminders'
  | 'repeats'
  | 'tails';

/** With those that other rooms know as well. */
type AnyList = List | 'prepositions' | 'relatives';

/** A language's lists: patterns of one of their words where a text begins, and anywhere in it. */
export interface RowWords {
  readonly code: string;
  /** One of a list's words as a whole word; the source of a pattern. */
  readonly oneOf: (list: AnyList) => string;
  readonly starts: (text: string, list: AnyList) => boolean;
  readonly has: (text: string, list: AnyList) => boolean;
  /** Whether a word has one of a list's endings. */
  readonly endsAs: (word: string, list: 'endsOfUs' | 'endsOfVerbs') => boolean;
  /** Whether an everyday noun of another language than English names something that can be seen. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a word of another language only says what somebody does. */
  readonly isDoing: (word: string) => boolean;
  /** The number that a word says, from two on; null where it says none. */
  readonly numberOf: (word: string) => number | null;
  /** Whether a word is of a closed class: it names nothing. */
  readonly isClosed: (word: string) => boolean;
}

/** A word that nobody writes: of a language without such words. */
const none = '(?!)';

/** "l'" joins on to its noun, all else ends with its word. */
const whole = (words: readonly string[]): string =>
  words.length === 0
    ? none
    : String.raw`(?<![\p{L}\p{M}])(?:${eitherApostrophe(alternatives(words.toSorted((one, other) => other.length - one.length)))})(?:(?<=['’])|(?![\p{L}\p{M}]))`;

function wordsOfLanguage(code: string): RowWords | null {
  const lists = new Map(Object.entries(rowWords)).get(code);
  if (lists === undefined) return null;
  const own = new Map<string, readonly string[]>(Object.entries(lists));
  for (const list of ['prepositions', 'relatives'] as const)
    own.set(list, new Map(Object.entries(smallWords[list])).get(code) ?? []);
  const made = new Map<string, { source: string; starting: RegExp; any: RegExp }>();
  const patternOf = (list: string) => {
    const before = made.get(list);
    if (before !== undefined) return before;
    const source = whole(own.get(list) ?? []);
    const pattern = {
      source,
      starting: new RegExp(`^(?:${source})`, 'iu'),
      any: new RegExp(source, 'iu'),
    };
    made.set(list, pattern);
    return pattern;
  };
  const lexicon = lexiconOf(code);
  const closed = new Set(new Map(Object.entries(closedWords)).get(code));
  return {
    code,
    endsAs: (word, list) =>
      (own.get(list) ?? []).some(
        (ending) => word.length > ending.length + 1 && word.endsWith(ending),
      ),
    isKnown: (word) =>
      lexicon?.meaningsOf(foldWord(word, code)).some(({ kind }) => kind !== 'doing') === true,
    isDoing: (word) => {
      const meanings = lexicon?.meaningsOf(foldWord(word, code)) ?? [];
      return meanings.length > 0 && meanings.every(({ kind }) => kind === 'doing');
    },
    numberOf: (word) =>
      code === 'en'
        ? (countWords as readonly string[]).indexOf(word)
        : (lexicon?.numbers.get(foldWord(word, code)) ?? null),
    isClosed: (word) => closed.has(word.toLowerCase()),
    oneOf: (list) => patternOf(list).source,
    starts: (text, list) => patternOf(list).starting.test(text),
    has: (text, list) => patternOf(list).any.test(text),
  };
}

const known = new Map<string, RowWords | null>();

/** The words of a language by its BCP 47 tag; null for one that nobody wrote down. */
export function rowWordsOf(language: string): RowWords | null {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  const before = known.get(code);
  if (before !== undefined) return before;
  const words = wordsOfLanguage(code);
  known.set(code, words);
  return words;
}
