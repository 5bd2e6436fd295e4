import { readFileSync } from 'node:fs';
import { grammar } from '../../grammar-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

interface AskingWords {
  /** How a word is written in a chat, and the words that it stands for. */
  readonly slang: Readonly<Record<string, string>>;
  readonly openers: readonly string[];
  /** Words of a wish for a film; a wish ends in one that links it to what the film is about. */
  readonly wishing: readonly string[];
  readonly linkers: readonly string[];
  /** What begins a remark behind a topic ("for kids"), and what such a remark is made of. */
  readonly tailStarters: readonly string[];
  readonly schooling: readonly string[];
  /** One of these is in every remark that is a sentence of its own. */
  readonly remarking: readonly string[];
  readonly remarkStarts: readonly string[];
  /** Verbs that ask no more of a subject than its name does: "how does it work". */
  readonly generalVerbs: readonly string[];
  /** "Is it bad for you" asks what follows from it. */
  readonly judging: readonly string[];
}

const file = new URL('../../data/asking-words.json', import.meta.url);
const data = JSON.parse(readFileSync(file, 'utf8')) as AskingWords;

/** A word in lower case, spelt out, and where it stands in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const slang: ReadonlyMap<string, string> = new Map(Object.entries(data.slang));
const openers = new Set(data.openers);
const starters = new Set(data.tailStarters);
const linkers = new Set(data.linkers);
const wishing = new Set([...data.openers, ...data.wishing, ...data.schooling]);
const tail = new Set([...data.tailStarters, ...data.schooling]);
const asides = new Set([...data.openers, ...data.tailStarters, ...data.schooling, ...data.wishing]);
const remarking = new Set(data.remarking);
const remarkStarts = new Set(data.remarkStarts);

export const { generalVerbs, judging } = data;

/** The words of a text, chat spellings spelt out. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|&|(?<=\s)\+(?=\s)/gu)].flatMap(
    (match) => {
      const typed = match[0].toLowerCase().replaceAll(/[’‘`]/gu, "'");
      const start = match.index;
      const end = start + match[0].length;
      const written = /^[&+]$/u.test(typed) ? 'and' : (slang.get(typed) ?? typed);
      return written.split(' ').map((word) => ({ word, start, end }));
    },
  );
}

/** Whether a word was typed as in a chat: "y", and not "what's" or "vs". */
export function isChat(text: string, { word, start, end }: Token): boolean {
  const typed = text.slice(start, end).toLowerCase();
  return typed !== word && !/['’‘`&+]|^v(?:s\.?)?$/u.test(typed);
}

const isNumber = (word: string) => /^\d+(?:st|nd|rd|th|s|-\d+)?$/u.test(word);
const plain = (word: string) => word.replace(/'s$/u, '');
const isOf = (words: ReadonlySet<string>, { word }: Token) =>
  words.has(word) || words.has(plain(word)) || isNumber(word);

/** Words without the wish before them: "can you make a short video about". */
export function withoutWish(tokens: readonly Token[]): readonly Token[] {
  const end = countWhile(tokens, (token) => isOf(wishing, token));
  const wish = tokens.slice(0, Math.min(end, tokens.length - 1));
  const greeting = countWhile(wish, ({ word }) => openers.has(word));
  const linker =
    wish.findLastIndex(({ word }, at) => linkers.has(word) && (at > 0 || word !== 'on')) + 1;
  const rest = tokens.slice(Math.max(greeting, linker));
  const addressed = countWhile(rest, (token) => isOf(wishing, token));
  const isAddressed = addressed > 0 && startsAsking(rest[addressed]);
  return isAddressed ? rest.slice(addressed) : rest;
}

function countWhile(tokens: readonly Token[], holds: (token: Token) => boolean): number {
  const end = tokens.findIndex((token) => !holds(token));
  return end < 0 ? tokens.length : end;
}

const opensAsking = new RegExp(`^(?:${grammar.asking}|if|whether)$`, 'u');

export const startsAsking = (token: Token | undefined) =>
  token !== undefined && opensAsking.test(token.word);

/** What needs a word behind it to be a remark: "sleep in" has none. */
const needsMore = new RegExp(`^(?:${ofQuestions.unfinishedBehind})$`, 'u');

/** Words without what stands behind them and is said to the film-maker: "for my class", "in simple words". */
export function withoutTail(tokens: readonly Token[]): readonly Token[] {
  for (let from = 1; from < tokens.length; from += 1) {
    const [first, ...others] = tokens.slice(from);
    if (first === undefined || !starters.has(first.word)) continue;
    if (others.length === 0 && needsMore.test(first.word)) continue;
    if (others.every((token) => isOf(tail, token))) return tokens.slice(0, from);
  }
  return tokens;
}

/** Whether words only say hello, for whom the film is, and how it should be: "year 8 revision, keep it simple". */
export const isAside = (tokens: readonly Token[]): boolean => {
  const text = tokens.map(({ word }) => word).join(' ');
  return (
    tokens.every((token) => isOf(asides, token)) ||
    ofSomebody.test(text) ||
    explainedSo.test(text) ||
    (tokens.length <= mostOccasionWords && keptSo.test(text)) ||
    (tokens.length <= mostOccasionWords && ofMyself.test(text)) ||
    (tokens.length <= mostOccasionWords && forOccasion.test(text))
  );
};

/** "I'm not an economist so go slow" */
const ofMyself = /^i am \p{L}/u;
/** "Explained so my wife gets it" */
const explainedSo = /^explained (?:so|such) \p{L}/u;
/** "Keep it spooky" */
const keptSo = /^(?:please |but )?(?:keep|make) it \p{L}/u;
/** "She is 6" */
const ofSomebody = new RegExp(
  String.raw`^(?:she|he|they) (?:is|are) (?:only |just )?(?:\p{N}+|[a-z]+teen|${ofQuestions.agesInWords})(?: years old)?$`,
  'u',
);
/** "For our IT induction day" */
const forOccasion = /^(?:it is )?for (?:my|our|a|an|the|this) \p{L}/u;
const mostOccasionWords = 9;

/** "Don't say magic", "no gore please": what the film-maker is not to do, behind a topic. */
export const isBan = (tokens: readonly Token[]): boolean =>
  tokens.length <= mostOccasionWords && banning.test(tokens.map(({ word }) => word).join(' '));
const banning = new RegExp(
  String.raw`^(?:please |and |but )*(?:(?:do not|never) (?:${ofQuestions.bannedDoings})\b|(?:no|without|avoid|skip) \p{L}+(?: (?:and|or) \p{L}+)?(?: please)?$)`,
  'u',
);

const mostRemarkWords = 16;

/** Whether a sentence of its own, or a bracket, speaks of the viewers or the film: "my son is 7 and obsessed". */
export function isRemark(tokens: readonly Token[], isBracketed: boolean): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length > mostRemarkWords) return false;
  if (!tokens.some(({ word }) => remarking.has(word) || remarking.has(plain(word)))) return false;
  const isPersonal = tokens.some(({ word }) => /^(?:i|me|my|we|us|our)$/u.test(word));
  return isBracketed || isPersonal || remarkStarts.has(first.word);
}
