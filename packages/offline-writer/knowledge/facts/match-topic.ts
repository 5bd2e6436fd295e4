import type { Aspect, Topic } from '../../reading/material.ts';
import type { NamedSubject } from './subjects.ts';
import {
  contentStems,
  cores,
  isAttribute,
  isComparing,
  isPersonal,
  stemOf,
  wordsOf,
} from './topic-words.ts';

/** What a topic asks of a subject that is its head. */
export interface Asked {
  readonly found: NamedSubject;
  /** Null where it asks nothing in particular. */
  readonly aspect: Aspect | null;
  /** Stems of what it asks beyond the subject's name. */
  readonly rest: readonly string[];
  /** "how many", "how much" or "how long", where it asks so. */
  readonly quantity: string | null;
  /** Whether its head holds more than the name, so that only a full answer is one. */
  readonly isLoose: boolean;
  /** Whether it wants instructions ("how to…") and not an explanation. */
  readonly isHowTo: boolean;
}

type Names = ReadonlyMap<string, NamedSubject>;

interface Head {
  readonly found: NamedSubject;
  readonly words: readonly string[];
  readonly aspect: Aspect | null;
  readonly attribute: string | null;
  readonly isLoose: boolean;
}

const maxTextCharacters = 400;

const lookUp = (names: Names, words: readonly string[]): NamedSubject | undefined => {
  const phrase = words.join(' ');
  return names.get(phrase) ?? names.get(phrase.replace(/'s$|'$/u, ''));
};

const findHead = (names: Names, phrase: string): Head | null => {
  for (const core of cores(phrase)) {
    const found = lookUp(names, core.words);
    if (found !== undefined) return { found, ...core, isLoose: false };
  }
  return null;
};

const asking = /^(?:why|how|when|where)\b|^(?:who|what) (?!is\b|are\b|was\b|were\b)/i;

/**
 * The longest name at either end of a question's head, where the head holds the question's verb as well ("invented the
 * telephone", "Cleopatra died"), or of what a possessive names a part ("Saturn's rings").
 */
const findLooseHead = (names: Names, topic: Topic): Head | null => {
  const words = wordsOf(topic.head).slice(0, 12);
  const owner = words.findIndex((word) => word.endsWith("'s")) + 1;
  const isAsked = asking.test(topic.text.trim());
  for (let length = words.length - 1; length > 0; length -= 1) {
    const ends = isAsked ? [words.slice(-length), words.slice(0, length)] : [];
    const phrases = owner === length ? [...ends, words.slice(0, length)] : ends;
    const head = phrases
      .map((phrase) => findHead(names, phrase.join(' ')))
      .find((found) => found !== null);
    if (head) return { ...head, isLoose: true };
  }
  return null;
};

const indexOfPhrase = (text: readonly string[], phrase: readonly string[]): number =>
  text.findIndex((_, index) => phrase.every((word, place) => text[index + place] === word));

/** "The great fire of London" is about a fire: its head is only what London's fire is of. */
const isPartOfLargerName = (text: readonly string[], head: readonly string[]): boolean => {
  const at = indexOfPhrase(text, head);
  const articles = new Set(['the', 'a', 'an']);
  const before = text.slice(0, Math.max(0, at)).filter((word) => !articles.has(word));
  const [two = '', one = '', of = ''] = ['', '', ...before].slice(-3);
  if (of !== 'of' || one === '') return false;
  if (isAttribute(one) || isAttribute(`${two} ${one}`)) return false;
  return cores([one, of, ...head].join(' ')).every(({ words }) => words.length > head.length);
};

/** "My dog" is the creator's own, of which nothing is known; "our sun" is a name. */
const isTheCreatorsOwn = (text: readonly string[], head: readonly string[]): boolean => {
  const at = indexOfPhrase(text, head);
  return text.some(
    (word, index) => isPersonal(word) && (at < 0 || index < at || index >= at + head.length),
  );
};

const mentions = (text: readonly string[], phrases: readonly string[]): boolean => {
  const said = ` ${text.map(stemOf).join(' ')} `;
  return phrases.some((phrase) => said.includes(` ${wordsOf(phrase).map(stemOf).join(' ')} `));
};

const isAmbiguous = ({ subject, name }: NamedSubject): boolean =>
  subject.ambiguous?.names.includes(name) ?? false;

/** Whether a name that has several meanings means this subject here. */
const isMeant = (found: NamedSubject, text: readonly string[]): boolean => {
  const { ambiguous } = found.subject;
  if (ambiguous === undefined || !isAmbiguous(found)) return true;
  if (mentions(text, ambiguous.unlike ?? [])) return false;
  return ambiguous.usual || mentions(text, ambiguous.context);
};

/** What a text says beyond the head, its asking words and what it may be wrapped in. */
const restOf = (text: string, head: Head): readonly string[] => {
  const said = new Set(head.words.map(stemOf));
  const innermost = cores(text).at(-1);
  const attribute = head.attribute ?? innermost?.attribute ?? '';
  const { ambiguous } = head.found.subject;
  // What only shows that this subject is meant ("python for beginners") asks nothing of it.
  const shows = isAmbiguous(head.found) && ambiguous?.usual === false ? ambiguous.context : [];
  const known = new Set([...said, ...shows.map(stemOf)]);
  const beyond = contentStems([...(innermost?.words ?? []), attribute].join(' '));
  return [...new Set(beyond)].filter((stem) => !known.has(stem));
};

const aspectOf = (text: string, head: Head, topic: Topic): Aspect | null => {
  if (topic.aspect === 'how-many') return topic.aspect;
  return head.aspect ?? cores(text).at(-1)?.aspect ?? topic.aspect;
};

/** The subject that is the topic's head, and what is asked of it; null where no subject is surely meant. */
export const matchTopic = (names: Names, topic: Topic): Asked | null => {
  const head = findHead(names, topic.head) ?? findLooseHead(names, topic);
  if (head === null) return null;
  const text = topic.text.slice(0, maxTextCharacters);
  const words = wordsOf(text);
  if (words.some(isComparing) || isTheCreatorsOwn(words, head.words)) return null;
  if (isPartOfLargerName(words, head.words)) return null;
  if (!isMeant(head.found, [...words, ...wordsOf(topic.head)])) return null;
  return {
    found: head.found,
    isLoose: head.isLoose,
    aspect: aspectOf(text, head, topic),
    rest: restOf(text, head),
    quantity: /\bhow (?:many|much|long)\b/i.exec(text)?.[0].toLowerCase() ?? null,
    isHowTo: /\bhow to\b/i.test(text),
  };
};
