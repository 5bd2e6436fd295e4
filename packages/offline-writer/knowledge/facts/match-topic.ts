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
  /** The word it asks by, "why"; null where it is no question. */
  readonly asks: string | null;
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

const asking =
  /^(?:why|how|when|where|which|is|are|was|were|do|does|did|can|could|will|would|has|have)\b|^(?:who|what) (?!is\b|are\b|was\b|were\b)|^what (?:is|are) (?:in|inside|on|the)\b/i;
/** A question of more words is a story. */
const mostAskedWords = 16;

/** Of what a possessive names a part ("Saturn's rings"), its owner. */
const findOwner = (names: Names, topic: Topic): Head | null => {
  const words = wordsOf(topic.head).slice(0, 12);
  const owner = words.findIndex((word) => word.endsWith("'s")) + 1;
  const head = owner === 0 ? null : findHead(names, words.slice(0, owner).join(' '));
  return head === null ? null : { ...head, isLoose: true };
};

/**
 * The names in a question, the longest first: its head may hold the verb as well ("invented the telephone"), or be what
 * is asked of the subject ("how many hearts does an octopus have").
 */
const findLooseHeads = (names: Names, topic: Topic): readonly Head[] => {
  const text = topic.text.trim();
  const words = wordsOf(text.slice(0, maxTextCharacters));
  const owner = findOwner(names, topic);
  const heads = owner === null ? [] : [owner];
  if (!asking.test(text) || words.length > mostAskedWords) return heads;
  for (let length = Math.min(words.length - 1, 6); length > 0; length -= 1) {
    for (let from = 1; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length);
      const found = lookUp(names, phrase);
      const isNew = heads.every(({ found: one }) => one.subject !== found?.subject);
      if (found !== undefined && isNew)
        heads.push({ found, words: phrase, aspect: null, attribute: null, isLoose: true });
    }
  }
  return heads;
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

/** "For my 4th graders" says for whom the film is made, and nothing of its subject. */
const forAudience =
  /\s+for (?:my|our) (?:[\p{L}\p{N}'’-]+ ){0,3}(?:kids?|children|class|classroom|students?|pupils|graders?|grade|school|sons?|daughters?|nieces?|nephews?|grand(?:kids|children|son|daughter)|toddlers?|olds?|learners|team|colleagues|followers|subscribers|viewers|audience|channel|page)$/iu;

/** What is asked of one head; null where that is not surely meant. */
const askedOf = (head: Head, topic: Topic): Asked | null => {
  const text = topic.text.slice(0, maxTextCharacters).replace(forAudience, '');
  const words = wordsOf(text);
  if (isTheCreatorsOwn(words, head.words)) return null;
  if (isPartOfLargerName(words, head.words)) return null;
  if (!isMeant(head.found, [...words, ...wordsOf(topic.head)])) return null;
  return {
    found: head.found,
    isLoose: head.isLoose,
    aspect: aspectOf(text, head, topic),
    rest: restOf(text, head),
    quantity: /\bhow (?:many|much|long)\b/i.exec(text)?.[0].toLowerCase() ?? null,
    isHowTo: /\bhow to\b/i.test(text),
    asks: /^(?:why|how|what|when|where|who|which)\b/i.exec(text.trim())?.[0].toLowerCase() ?? null,
  };
};

/** The subjects that a topic may be about, the surest first, and what is asked of each; empty where none is meant. */
export const matchTopic = (names: Names, topic: Topic): readonly Asked[] => {
  if (wordsOf(topic.text.slice(0, maxTextCharacters)).some(isComparing)) return [];
  const head = findHead(names, topic.head);
  const heads = [...(head === null ? [] : [head]), ...findLooseHeads(names, topic)];
  return heads.flatMap((one) => askedOf(one, topic) ?? []);
};

/** The two subjects of "cats vs dogs" or "the difference between a crow and a raven"; null where not both are known. */
export const matchSides = (names: Names, topic: Topic): readonly NamedSubject[] | null => {
  const text = topic.text
    .trim()
    .slice(0, 120)
    .replace(/[?.!]+$/u, '');
  const [, one = '', other = ''] =
    /^(?:the )?differences? between (.+?) and (.+)$/iu.exec(text) ??
    /^(?:compar(?:e|ing) )?(.+?) (?:vs\.?|versus|compared (?:to|with)) (.+)$/iu.exec(text) ??
    [];
  const sides = [one, other].flatMap((side) => findHead(names, side) ?? []);
  const [first, second] = sides;
  if (first === undefined || second === undefined || first.found.subject === second.found.subject)
    return null;
  return sides.every(({ found }) => isMeant(found, wordsOf(text)))
    ? sides.map(({ found }) => found)
    : null;
};
