import { countWords, massNouns } from '@scenewright/contract/rules/prose/words.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isAnotherKind, makesAnotherKind } from '../compound-kinds.ts';
import { isJoked } from '../denied.ts';
import { isDrawable, isListed } from '../drawable.ts';
import { plain } from '../film-memory.ts';
import { withoutIdioms } from '../idioms.ts';
import { withoutLikenesses } from '../likenesses.ts';
import { baseOf, wordsOf, type PlacedWord } from '../mentions.ts';
import { isEnglishFilm, type PlanContext } from '../plan-context.ts';
import { isAnybody, people } from '../plan-words.ts';
import { tagWords } from '../tag-words.ts';
import { findSenses } from '../senses/noun-senses.ts';
import { asMeant } from '../senses/as-meant.ts';
import { isBodyPart, isDrawnPart } from '../sure-noun.ts';
import { usesOf } from '../word-uses.ts';
import { emblemsOf } from './emblems.ts';
import { emblemsMeant } from './emblem-senses.ts';
import { isCalledSo, onlySaysWhenOrWhere } from './only-said.ts';
import { toBeFound } from './to-be-found.ts';
import { foreignCandidates } from './foreign-candidates.ts';
import { closedWords } from '../../reading/language-words.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(choosingWords);
const closed: ReadonlySet<string> = new Set(closedWords['en']);

/*
 * What could stand beside the words of a text: each thing that it names and a painter has, whatever part of it names that; what its
 * words are shown by (`emblems.ts`); and what the film speaks of elsewhere. Which of them is right is not asked here.
 */

/** Where a candidate comes from: the text itself, an emblem of one of its words, the film's title, another text of the film. */
export type Origin = 'text' | 'emblem' | 'title' | 'film';
export const origins: readonly Origin[] = ['text', 'emblem', 'title', 'film'];

export interface Candidate {
  readonly subject: PlanSubject;
  readonly origin: Origin;
  /** The word of the text that names it, or that it is an emblem of; empty where it is named elsewhere. */
  readonly word: string;
  /** Where that word stands in the text; -1 where it is named elsewhere. */
  readonly at: number;
  /** Of an emblem how surely it is drawn for its word, from 1 to 3; else 0. */
  readonly sure: number;
  /** Whether only a part of that word names it: a bicycle in "Fahrradwerkstatt". */
  readonly isPart: boolean;
}

/** What of a film's texts is asked for. */
export interface FilmTexts {
  readonly title: string;
  /** What is said while each picture is seen, in order. */
  readonly texts: readonly string[];
  readonly context: PlanContext;
}

const longestText = 600;
const mostOfFilm = 3;
const mostCandidates = 14;

/** "Four flatmates", "12 eggs": the number right before a noun in its plural, up to twelve. */
function countBefore(text: string, at: number): number {
  // "Three hundred and nine bells".
  const [, word = ''] =
    /(?<!\b(?:hundred|thousand|million)(?: and)?\s)(?<![\p{L}\p{N}.,])([\p{L}\p{N}]+)\s+$/iu.exec(
      text.slice(0, at),
    ) ?? [];
  const told = (countWords as readonly string[]).indexOf(word.toLowerCase());
  const count = told > 0 ? told : Number(word);
  return Number.isInteger(count) && count > 1 && count <= mostCounted ? count : 1;
}
const mostCounted = 12;

/** A name: "Venus Williams", and in the middle of a sentence "Rose told me", "the Swan". */
const isName = (word: PlacedWord, text: string, { memory }: PlanContext): boolean =>
  /^\p{Lu}/u.test(word.text) &&
  (memory.proper.has(word.text.toLowerCase()) ||
    /^ \p{Lu}\p{L}/u.test(text.slice(word.at + word.text.length)) ||
    (word.at > 0 && !/[.!?:;–—\n"“(]\s*$/u.test(text.slice(0, word.at))));

const isOfDish = (one: string, other: string): boolean =>
  isDrawable(baseOf(other)) && [one, other].every((word) => usesOf(baseOf(word)).isFood);

/** The thing that begins at a word, with how many words it takes. */
function thingAt(
  words: readonly PlacedWord[],
  index: number,
): { what: string; length: number } | null {
  const [one, other] = [words[index], words[index + 1]];
  // "Everyone does the dishes".
  if (one === undefined || closed.has(one.text.toLowerCase())) return null;
  const isJoined = other !== undefined && other.at === one.at + one.text.length + 1;
  if (isJoined && isListed(`${one.text} ${baseOf(other.text)}`.toLowerCase()))
    return { what: `${one.text.toLowerCase()} ${baseOf(other.text)}`, length: 2 };
  const base = baseOf(one.text);
  const what = massNouns.has(one.text.toLowerCase()) ? one.text.toLowerCase() : base;
  // "Lollipop man", "toy cat": whoever is called by a thing, and what is made as one.
  if (isJoined && (people.has(baseOf(other.text)) || makesAnotherKind(one.text, other.text)))
    return null;
  // "Lemon tart": what a dish is made of is not what is served.
  if (isJoined && isOfDish(one.text, other.text)) return null;
  // "Lock": of a canal or a door.
  const mayBeDrawn = isDrawable(what) || people.has(what) || findSenses(what) !== null;
  return mayBeDrawn ? { what, length: 1 } : null;
}

const denial = new RegExp(
  String.raw`(?<![\p{L}’'])(?:${said.denials}|\p{L}+n['’]t)(?:\s+[\p{L}\p{N}'’-]+){0,4}\s+$`,
  'iu',
);

/**
 * "Do not use a straw", "no alcohol": what stands close behind a denial is not there. "Don't forget the keys" asks for them, and
 * "do not touch the piano" is said where one stands.
 */
const isDeniedAt = (text: string, at: number): boolean =>
  !knownBefore.test(text.slice(0, at)) &&
  denial.test(text.slice(0, at).replaceAll(/\b(?:do not|don['’]t|never) forget\b/giu, ''));

const knownBefore = new RegExp(
  String.raw`\b(?:${said.determinersOfKnown})\s+(?:\p{L}+\s+)?$`,
  'iu',
);

/** "Dog bed": what the word before makes of it is another thing. */
function isOfAnother({ text: word, at }: PlacedWord, text: string): boolean {
  const [, before] = /(\p{Ll}+) $/u.exec(text.slice(0, at)) ?? [];
  return before !== undefined && isAnotherKind(`${before} ${word.toLowerCase()}`);
}

/** "She is an arrow": no person and no animal is a thing. */
const likensTo = new RegExp(
  String.raw`(?<!\p{L})(?:${said.personsSaid})(?:\s(?:${said.formsOfBe})|['’]\p{L}{1,2}) (?:an?|the) (?:\p{L}+ ){0,2}$`,
  'iu',
);

/** "Sand the door", "iron it": what opens a sentence right before what it is done to is no thing. */
const opensOrder = new RegExp(
  String.raw`^\P{L}*\p{L}+ (?:${said.articlesOfObjects})(?!\p{L})`,
  'iu',
);

function namedIn(text: string, context: PlanContext): readonly Candidate[] {
  const words = wordsOf(text);
  // "The lock lifts the boat" names no lift.
  const verbs = new Set(
    tagWords(text).flatMap((word) =>
      word.is === 'verb' && !word.tags.has('Gerund') ? [word.at] : [],
    ),
  );
  const first = words[0];
  if (first !== undefined && opensOrder.test(text) && usesOf(first.text.toLowerCase()).verb > 0)
    verbs.add(first.at);
  const found: Candidate[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    // "Pepper" is a hen in this film.
    const animal = context.memory.animals.get(word.text.toLowerCase());
    if (animal !== undefined) {
      found.push({
        ...{ subject: plain(animal), origin: 'text', word: word.text, at: word.at },
        ...{ sure: 0, isPart: false },
      });
      continue;
    }
    const thing = index < from || verbs.has(word.at) ? null : thingAt(words, index);
    if (thing === null || isName(word, text, context) || isDeniedAt(text, word.at)) continue;
    const { what, length } = thing;
    if ((isBodyPart(what) && !isDrawnPart(what)) || isAnybody(what)) continue;
    if (what === 'home' || isOfAnother(word, text)) continue;
    const isThing = context.kindOf(what) === 'thing';
    if (isThing && (isCalledSo(text, word.at) || likensTo.test(text.slice(0, word.at)))) continue;
    from = index + length;
    const last = words[index + length - 1] ?? word;
    const isMany = baseOf(last.text) !== last.text.toLowerCase();
    const subject = asMeant(
      plain(what, isMany ? countBefore(text, word.at) : 1),
      text,
      context.memory.topic,
      last.text.toLowerCase(),
    );
    if (subject !== null && (isDrawable(nameOf(subject.what)) || people.has(nameOf(subject.what))))
      found.push({
        ...{ subject, origin: 'text', word: last.text, at: word.at, sure: 0 },
        isPart: false,
      });
  }
  return found;
}

function emblemsIn(text: string, context: PlanContext): readonly Candidate[] {
  return wordsOf(text).flatMap((word) =>
    isName(word, text, context) ||
    context.memory.animals.has(word.text.toLowerCase()) ||
    isDeniedAt(text, word.at) ||
    likensTo.test(text.slice(0, word.at)) ||
    onlySaysWhenOrWhere(text, word.at, word.text)
      ? []
      : emblemsMeant(
          emblemsOf(word.text.toLowerCase(), 'en'),
          word.text.toLowerCase(),
          text,
          context.memory.topic,
        ).map(({ draw, sure }) => ({
          subject: plain(draw),
          origin: 'emblem' as const,
          word: word.text,
          at: word.at,
          sure,
          isPart: false,
        })),
  );
}

/** What a thing is known by, in whatever number it is drawn. */
export const nameOf = (what: string): string => what.replace(/^group of /u, '').toLowerCase();

const keyOf = ({ subject: { what } }: Candidate): string => nameOf(what);

const distinct = (all: readonly Candidate[]): readonly Candidate[] =>
  [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();

/** They show an hour or a day of their own, beside one that is told. */
const timed = new RegExp(`^(?:${said.timedThings})$`, 'u');
const tellsTime = new RegExp(String.raw`\d|\b(?:${said.toldTimes})\b`, 'iu');

const isTimedWrongly = (text: string, { subject, origin }: Candidate): boolean =>
  origin === 'emblem' && timed.test(subject.what) && tellsTime.test(text);

/** What a text itself names or is shown by, each once. */
function ownOf(written: string, context: PlanContext): readonly Candidate[] {
  const text = withoutLikenesses(withoutIdioms(written.slice(0, longestText)));
  if (isJoked(text)) return [];
  const toFind = toBeFound(text);
  const all = isEnglishFilm(context.film)
    ? [...namedIn(text, context), ...toFind, ...emblemsIn(text, context)]
    : [...foreignCandidates(text, context), ...toFind];
  return distinct(all.filter((candidate) => !isTimedWrongly(text, candidate)));
}

/** What people alone sleep in, eat from and wash with. */
const ofPeople = new RegExp(`^(?:${said.thingsOfPeople})$`, 'u');

/** The candidates of each text of a film, those of the text itself first. */
export function candidatesOf({
  title,
  texts,
  context,
}: FilmTexts): readonly (readonly Candidate[])[] {
  const own = texts.map((text) => ownOf(text, context));
  const ofTitle = ownOf(title, context).filter(({ origin }) => origin === 'text');
  const told = new Map<string, { candidate: Candidate; count: number }>();
  for (const candidate of own.flat().filter(({ origin }) => origin === 'text')) {
    const before = told.get(keyOf(candidate));
    told.set(keyOf(candidate), { candidate, count: (before?.count ?? 0) + 1 });
  }
  const elsewhere = distinct(
    [
      ...ofTitle.map((each): Candidate => ({ ...each, origin: 'title' })),
      ...[...told.values()]
        .toSorted((one, other) => other.count - one.count)
        .map(({ candidate }): Candidate => ({ ...candidate, origin: 'film' })),
    ].map((each): Candidate => ({
      ...each,
      subject: { ...each.subject, count: 1 },
      word: '',
      at: -1,
    })),
  );
  const [leading] = elsewhere;
  const isOfAnimal = leading !== undefined && context.kindOf(keyOf(leading)) === 'animal';
  return own.map((all) => {
    // A hedgehog sleeps in no bed.
    const each = isOfAnimal
      ? all.filter((one) => one.origin !== 'emblem' || !ofPeople.test(keyOf(one)))
      : all;
    const known = new Set(each.map(keyOf));
    const others = elsewhere.filter((other) => !known.has(keyOf(other)));
    return [...each, ...others.slice(0, mostOfFilm)].slice(0, mostCandidates);
  });
}
