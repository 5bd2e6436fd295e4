import { hashText } from '../random.ts';
import type { TemplateName } from '../drawing.ts';
import { emojiIn, findByName } from './emoji-index.ts';
import { findEntry } from './lexicon.ts';
import { lemmasOf, isPlural } from './lemma.ts';
import {
  cameraDirection,
  cameraWords,
  lightDirection,
  linkWords,
  qualifierWords,
} from './stop-words.ts';

/** Something the text names. */
export interface Subject {
  /** The word as the text has it, lower case. */
  word: string;
  emoji: string | null;
  template: TemplateName | null;
  /** Comes after a preposition of place: where it happens, rather than what. */
  setting: boolean;
}

interface Token {
  text: string;
  /** Ends a group of words: a link word or punctuation stands before it. */
  breaks: boolean;
  /** The preposition before it, if any. */
  after: string;
}

const places = new Set([
  'in',
  'at',
  'on',
  'inside',
  'through',
  'over',
  'across',
  'above',
  'under',
  'beneath',
  'along',
  'near',
  'within',
  'into',
  'against',
  'behind',
  'beside',
  'around',
  'between',
]);
/** Only the beginning of a long text matters, and keeps hostile ones cheap. */
const readChars = 1200;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let breaks = true;
  let after = '';
  for (const [piece] of text
    .slice(0, readChars)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(cameraDirection, ',')
    .matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s\p{L}\p{N}]/gu)) {
    const isWord = /^[\p{L}\p{N}]/u.test(piece);
    if (!isWord || linkWords.has(piece)) {
      breaks = true;
      if (places.has(piece)) after = piece;
      else if (!/^(?:a|an|the|his|her|their|its|my|your|our)$/.test(piece)) after = '';
      continue;
    }
    for (const part of piece.split('-')) {
      if (part === '' || cameraWords.has(part)) continue;
      tokens.push({ text: part, breaks, after });
      breaks = false;
    }
  }
  return tokens;
}

/** Groups of words without a link word between them; a group also ends after a plural or before a verb in -ing. */
function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let open: Token[] = [];
  for (const token of tokens) {
    const last = open.at(-1);
    const verb = last !== undefined && /(?:ing|ed)$/.test(token.text) && lookUp(last.text) !== null;
    const afterPlural =
      last !== undefined && isPlural(last.text) && findEntry(`${last.text}_${token.text}`) === null;
    if (token.breaks || verb || afterPlural) {
      if (open.length > 0) groups.push(open);
      open = [];
    }
    open.push(token);
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

interface Sense {
  emoji: string | null;
  template: TemplateName | null;
}

const senses = new Map<string, Sense | null>();

/** What a word, or several joined by `_`, stands for; null when unknown. */
function lookUp(word: string): Sense | null {
  const before = senses.get(word);
  if (before !== undefined) return before;
  const found = findSense(word);
  if (senses.size < 20_000) senses.set(word, found);
  return found;
}

function findSense(word: string): Sense | null {
  for (const lemma of lemmasOf(word)) {
    const entry = findEntry(lemma);
    if (entry !== null) return { emoji: entry.emoji, template: entry.template };
  }
  if (word.length < 3 || qualifierWords.has(word)) return null;
  for (const lemma of lemmasOf(word)) {
    const emoji = findByName(lemma);
    if (emoji !== null) return { emoji, template: null };
  }
  return null;
}

interface Found {
  subject: Subject;
  /** How good a head of its group it is; the last known noun is the head. */
  last: number;
}

/** The known words of one group, its head first: "a small red sports car" gives the car. */
function readGroup(group: readonly Token[]): Subject[] {
  const found: Found[] = [];
  for (let i = 0; i < group.length;) {
    const { sense, length } = longestSense(group, i);
    const token = group[i];
    if (sense !== null && token !== undefined) {
      const word = group[i + length - 1]?.text ?? token.text;
      found.push({
        last: i,
        subject: {
          word,
          emoji: sense.emoji,
          template: sense.template,
          setting: places.has(token.after),
        },
      });
    }
    i += length;
  }
  return orderByHead(group, found);
}

/** A word in -s after a noun is taken for the verb ("the runner crosses"), so the noun before it stays the head. */
function orderByHead(group: readonly Token[], found: readonly Found[]): Subject[] {
  const verbAt = group.findIndex(
    (token, index) =>
      index > 0 && looksLikeVerb(token.text) && found.some(({ last }) => last < index),
  );
  const before = verbAt < 0 ? found : found.filter(({ last }) => last < verbAt);
  const after = verbAt < 0 ? [] : found.filter(({ last }) => last >= verbAt);
  return [...before.toReversed(), ...after.toReversed()].map(({ subject }) => subject);
}

function looksLikeVerb(word: string): boolean {
  return /(?:[^aeious]s|es|ing)$/.test(word) && findEntry(word) === null;
}

function longestSense(
  group: readonly Token[],
  start: number,
): { sense: Sense | null; length: number } {
  for (const length of [3, 2]) {
    const parts = group.slice(start, start + length).map(({ text }) => text);
    if (parts.length < length) continue;
    const joined = parts.join('_');
    const last = parts.at(-1) ?? '';
    for (const lemma of lemmasOf(last)) {
      const phrase = [...parts.slice(0, -1), lemma].join('_');
      const entry = findEntry(phrase);
      if (entry !== null) return { sense: entry, length };
      const emoji = findByName(phrase);
      if (emoji !== null)
        return { sense: { emoji, template: lookUp(lemma)?.template ?? null }, length };
    }
    if (findEntry(joined) !== null) return { sense: findEntry(joined), length };
  }
  const word = group[start]?.text ?? '';
  return { sense: qualifierWords.has(word) ? null : lookUp(word), length: 1 };
}

/** Clauses after the first that only say how it is lit, coloured or felt. */
function withoutLight(text: string): string {
  return text
    .split(', ')
    .filter((clause, index) => index === 0 || !lightDirection.test(clause.trim()))
    .join(', ');
}

const plainPeople = /^(?:man|woman|person)-standing$/;

/** "A group of elephants" shows elephants: the group itself is a picture of people only. */
function withoutCollective(text: string, subjects: readonly Subject[]): Subject[] {
  return subjects.filter(({ word }, index) => {
    const next = subjects[index + 1];
    if (word !== 'group' || next === undefined || plainPeople.test(next.emoji ?? 'person-standing'))
      return true;
    return !new RegExp(`\\bgroup of (?:[\\p{L}-]+ )?${next.word}`, 'iu').test(text);
  });
}

/** Everything a text names that can be shown, the likeliest subject first. Emoji in the text come before words. */
export function findSubjects(text: string): Subject[] {
  const written = emojiIn(text.slice(0, readChars)).map((emoji) => ({
    word: '',
    emoji,
    template: null,
    setting: false,
  }));
  const read = groupsOf(tokenize(withoutLight(text.slice(0, readChars)))).flatMap(readGroup);
  const named = withoutCollective(text.slice(0, readChars), read);
  const actors = named.filter(({ setting, emoji }) => !setting && emoji !== null);
  const settings = named.filter(({ setting, emoji }) => setting || emoji === null);
  return distinct([...written, ...actors, ...settings]);
}

function distinct(subjects: readonly Subject[]): Subject[] {
  const seen = new Set<string>();
  return subjects.filter(({ emoji, word }) => {
    const key = emoji ?? `place ${word}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Fills the `*` of an entry: by the pronouns of the text, else by chance. Null when the set has no such person. */
export function personify(emoji: string, text: string, seed: number): string {
  if (!emoji.includes('*')) return emoji;
  const start = text.slice(0, readChars).toLowerCase();
  if (/\b(?:she|her|hers|woman|female|lady|girl|mother|queen|businesswoman)\b/.test(start))
    return emoji.replace('*', 'woman');
  if (/\b(?:he|him|his|man|male|gentleman|boy|father|king|businessman)\b/.test(start))
    return emoji.replace('*', 'man');
  return emoji.replace('*', hashText(`${seed} ${emoji}`) % 2 === 0 ? 'woman' : 'man');
}
