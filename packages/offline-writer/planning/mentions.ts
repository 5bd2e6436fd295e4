import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isFiniteVerb } from '@scenewright/contract/rules/prose/verbs.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isAnotherKind, makesAnotherKind } from './compound-kinds.ts';
import { isJoked } from './denied.ts';
import { isDrawable, isListed, isPlanet } from './drawable.ts';
import { plain, type FilmWords } from './film-memory.ts';
import { withoutIdioms } from './idioms.ts';
import { withoutLikenesses } from './likenesses.ts';
import { isAnybody, people } from './plan-words.ts';
import { asMeant } from './senses/as-meant.ts';
import { isBodyPart } from './sure-noun.ts';
import { isVerbIn } from './senses/verb-uses.ts';
import { usesOf } from './word-uses.ts';
import { ofMentions } from './mention-words.ts';

/*
 * Things that a sentence speaks of, in whatever part of it: "ode to the umbrella I left on the 43". Too little to draw a scene
 * from, which would claim that the thing is there; enough to stand beside the words themselves.
 */

const longestLine = 600;
/** Of the uses of a word that no article marks as a noun. */
const leastNoun = 0.85;
const marks = new RegExp(
  String.raw`(?<!\p{L})(?:${ofMentions.marks}|\d+|\p{L}+['’]s) (?:\p{Ll}+ )?$`,
  'iu',
);
const articles = new RegExp(
  String.raw`(?<!\p{L})(?:${ofMentions.articles}|(?<!\b(?:it|they|we|you) )all) $`,
  'iu',
);
/** What is not there, or is only like it. */
const absent = new RegExp(String.raw`(?<!\p{L})(?:${ofMentions.absent}) (?:\p{Ll}+ )?$`, 'iu');

/** A word of a line, and where it begins. */
export interface PlacedWord {
  readonly text: string;
  readonly at: number;
}

export const wordsOf = (line: string): PlacedWord[] =>
  [...line.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(({ 0: text, index }) => ({ text, at: index }));

/** A noun in its singular and in lower case; any other word in lower case. */
export const baseOf = (word: string) => singularPhrase(word.toLowerCase()) ?? word.toLowerCase();

/** Whether the word before makes another thing of a word, or what it is a part of: "water stone", "the roof of the van". */
function isOfAnother(words: readonly PlacedWord[], index: number, line: string): boolean {
  const [before, one] = [words[index - 1], words[index]];
  if (one === undefined) return false;
  const isBehind =
    before !== undefined &&
    before.at + before.text.length + 1 === one.at &&
    line[one.at - 1] === ' ' &&
    // A capital at the beginning says nothing: "Pirate ship, €120".
    (/^\p{Ll}/u.test(before.text) || before.at === 0);
  const [, whole] = /^ of ((?:\p{Ll}+ )?\p{Ll}+)/u.exec(line.slice(one.at + one.text.length)) ?? [];
  return (
    (isBehind && makesAnotherKind(before.text, one.text)) ||
    (whole !== undefined && isAnotherKind(`${one.text} of ${whole}`))
  );
}

/** The thing that begins with a word: of two words joined, else the word itself; null where no painter surely has it. */
function thingAt(
  words: readonly PlacedWord[],
  index: number,
  line: string,
  isTitle = false,
): string | null {
  const [one, other] = [words[index], words[index + 1]];
  if (one === undefined) return null;
  const isJoined =
    other !== undefined && other.at === one.at + one.text.length + 1 && line[other.at - 1] === ' ';
  if (isJoined) {
    const both = `${one.text} ${other.text}`;
    if (isListed(`${one.text} ${baseOf(other.text)}`.toLowerCase())) return both;
    // "Bus ticket": the first of two nouns only says which.
    if (isDrawable(other.text)) return null;
  }
  if (!isDrawable(one.text) && !people.has(baseOf(one.text))) return null;
  if (isOfAnother(words, index, line)) return null;
  // "The church hall": the first of two nouns only says which, whatever the second is.
  const isModifier =
    isJoined &&
    other.text.length > 2 &&
    usesOf(baseOf(other.text)).noun > 0.6 &&
    !(isTitle && isUnseen(other.text));
  return isModifier ? null : one.text;
}

/** "Aquarium mistakes", "gift wrapping": what nobody sees is of the thing before it. WordNet's fields of acts, thoughts, words and events. */
const isUnseen = (noun: string): boolean =>
  unseenFields.has(usesOf(baseOf(noun)).field) || /^\p{L}{3,}ing$/u.test(noun);
const unseenFields: ReadonlySet<number> = new Set([4, 9, 10, 11]);

/** "Mars has two moons"; "Bruno Mars" and "Venus Williams" are people. */
const isPlanetIn = (line: string, thing: string, at: number): boolean =>
  isPlanet(thing) &&
  !/\p{Lu}\p{L}+ $/u.test(line.slice(0, at)) &&
  !/^ \p{Lu}/u.test(line.slice(at + thing.length));

const isNamed = (thing: string, at: number, line: string, names: ReadonlySet<string>): boolean =>
  !isPlanetIn(line, thing, at) &&
  (isPlanet(thing) ||
    thing.split(' ').some((word) => names.has(word.toLowerCase())) ||
    (at > 0 && /^\p{Lu}/u.test(thing)));

function isSure(thing: string, at: number, line: string): boolean {
  const before = line.slice(0, at);
  if (absent.test(before)) return false;
  const head = thing.split(' ').at(-1)?.toLowerCase() ?? thing;
  const singular = baseOf(head);
  // "Mourning dove": two words that are listed as one thing are that, whatever the second is alone.
  if (thing.includes(' ') && singular === head) return true;
  // "Everybody leaves", "the 40 leaves at six": a plural that is a verb as well needs an article right before it.
  const isVerb = usesOf(head).verb > 0 || isFiniteVerb(head);
  if (isVerb && singular !== head) return articles.test(before);
  if (marks.test(before)) return true;
  if (people.has(singular)) return false;
  return !isVerb && usesOf(singular).noun > (singular === head ? leastNoun : 0.5);
}

/** "In six minutes before church". */
const onlyWhen = new RegExp(String.raw`(?<!\p{L})(?:${ofMentions.onlyWhen})(?: \p{Ll}+)? $`, 'iu');
/** Of the uses of a word in a title, where nouns have no articles. */
const leastNounOfTitle = 0.5;

/** A title names its thing without an article: "Kayak for sale", "How I clean white shoes". */
function isSureInTitle(thing: string, at: number, title: string): boolean {
  const before = title.slice(0, at);
  if (absent.test(before) || onlyWhen.test(before)) return false;
  const head = thing.split(' ').at(-1)?.toLowerCase() ?? thing;
  return (
    thing.includes(' ') || (usesOf(baseOf(head)).noun >= leastNounOfTitle && !isVerbIn(head, title))
  );
}

/** The things that a sentence speaks of and a painter surely has, in order, each once. */
export const mentionsOf = (sentence: string, words: FilmWords): readonly PlanSubject[] =>
  thingsIn(sentence, words, 'sentence');

/** The same of the title of a film. */
export const mentionsOfTitle = (title: string, words: FilmWords): readonly PlanSubject[] =>
  thingsIn(/\p{Ll}/u.test(title) ? uncapitalised(title) : title.toLowerCase(), words, 'title');

/** "SEASONED LOGS delivered": words in capitals as any others. */
const uncapitalised = (title: string): string =>
  title.replaceAll(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.toLowerCase());

function thingsIn(
  sentence: string,
  { proper, topic }: FilmWords,
  of: 'title' | 'sentence',
): readonly PlanSubject[] {
  const isSureThere = of === 'title' ? isSureInTitle : isSure;
  const line = withoutLikenesses(withoutIdioms(sentence.slice(0, longestLine)));
  // "Darning mushrooms": what is done with them makes two words another thing.
  if (isJoked(line) || (of === 'sentence' && /^\p{L}+ing \p{L}+$/u.test(line.trim()))) return [];
  const words = wordsOf(line);
  const found = new Map<string, PlanSubject>();
  let from = 0;
  for (const [index, { at }] of words.entries()) {
    if (index < from) continue;
    const thing = thingAt(words, index, line, of === 'title');
    from = index + (thing?.split(' ').length ?? 1);
    if (thing === null || isNamed(thing, at, line, proper) || !isSureThere(thing, at, line))
      continue;
    const noun = thing.toLowerCase();
    const singular = massNouns.has(noun) ? noun : baseOf(noun);
    if (isBodyPart(singular) || isAnybody(singular)) continue;
    const meant = asMeant(plain(singular), line, topic, noun);
    if (meant !== null && !found.has(meant.what)) found.set(meant.what, meant);
  }
  return [...found.values()];
}

const titleWeight = 2;
const leastMentions = 2;
/** What only some sentences of a film speak of is not what it is about, where its title does not name it. */
const leastShare = 1 / 3;

/** Of one cow and later of two neither number is the whole film's: one stands for it. */
export const counted = (subject: PlanSubject, before: PlanSubject): PlanSubject =>
  subject.count === before.count ? subject : { ...subject, count: 1 };

/** What a film speaks of most, by how many of its sentences do; its title counts twice. Of people only whom the title names. */
export function mostMentioned(
  title: string,
  sentences: readonly string[],
  mentionsIn: (text: string) => readonly PlanSubject[],
): readonly PlanSubject[] {
  const weights = new Map<string, { subject: PlanSubject; weight: number }>();
  const weigh = (text: string, weight: number) => {
    for (const subject of mentionsIn(text))
      weights.set(subject.what, {
        subject: counted(subject, weights.get(subject.what)?.subject ?? subject),
        weight: (weights.get(subject.what)?.weight ?? 0) + weight,
      });
  };
  weigh(title, titleWeight);
  // A headline has no articles by which a noun is known.
  const words = (title.match(/\p{L}+/gu) ?? []).map(baseOf);
  const ofTitle = new Set([...weights.keys(), ...words]);
  for (const sentence of sentences) weigh(sentence, 1);
  return [...weights.values()]
    .filter(
      ({ subject, weight }) =>
        weight >=
        (ofTitle.has(subject.what)
          ? leastMentions
          : Math.max(leastMentions, sentences.length * leastShare)),
    )
    .filter(({ subject }) => !people.has(subject.what) || ofTitle.has(subject.what))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ subject }) => subject);
}
