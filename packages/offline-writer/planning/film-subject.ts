import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { drawableHead, isDrawable, isThere } from './drawable.ts';
import { newMemory, plain, type FilmWords } from './film-memory.ts';
import { withoutIdioms } from './idioms.ts';
import { isKnown, still, thingsOf } from './named-things.ts';
import type { LineContext } from './picture-of-line.ts';
import { isPlaceItself } from './setting-of-line.ts';
import { usesOf } from './word-uses.ts';

/* What a film is about, as far as it can be drawn: what its title names, and what it speaks of again and again. */

interface Told extends Pick<LineContext, 'kindOf' | 'cast'> {
  readonly title: string;
  /** Its sentences, each once. */
  readonly sentences: readonly string[];
  /** Whether each of its scenes tells of something else, so that only the title says what all are about. */
  readonly isList: boolean;
  readonly words: FilmWords;
}

const ofTitle = 3;
/** Of the uses of a word that nothing marks as a noun. */
const leastNoun = 0.9;
const leastWeight = 3;
const mostThings = 4;

const keyOf = (what: string) => {
  const bare = drawableHead(what)
    .replace(/^group of /u, '')
    .toLowerCase();
  return singularPhrase(bare) ?? bare;
};

/** Of two sides neither is what a film is about. */
const ofTwo = / (?:vs\.?|versus|or) /iu;

/** "2007 crafter camper, reluctant sale": a headline names its thing without an article; only one that is surely a noun. */
function headlineThing(written: string, said: string, { memory }: LineContext): PlanSubject[] {
  const title = withoutIdioms(written);
  if (/^\p{L}+ing \p{L}+$/u.test(title.trim()) || ofTwo.test(title)) return [];
  const word = (title.match(/(?<![\p{L}\p{N}’'-])\p{Ll}{3,}(?![\p{L}’'-])/gu) ?? []).find(
    (each) =>
      isDrawable(each) &&
      !memory.proper.has(each) &&
      usesOf(singularPhrase(each) ?? each).noun > leastNoun &&
      isThere(each, `${title}. ${said}`) &&
      memory.topic.meantBy(each, title).is === 'itself',
  );
  const named = word ?? namedAtEnd(title, said);
  return named === undefined ? [] : [plain(singularPhrase(named) ?? named)];
}

/** "Drift Two Hammock": the last word of a product's name is what it is, where it is surely a noun or the text says it again. */
function namedAtEnd(title: string, said: string): string | undefined {
  const words = title.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isName = words.length > 1 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (!isName || !isDrawable(last) || usesOf(singularPhrase(last) ?? last).noun <= leastNoun)
    return undefined;
  const isSaid = new RegExp(String.raw`(?<!\p{L})${singularPhrase(last) ?? last}`, 'u').test(said);
  return isSaid || (words.length > 2 && !/^the$/iu.test(words[0] ?? '')) ? last : undefined;
}

/** The things of a film, what it is most about first; none where nothing is named twice. */
export function thingsOfFilm({
  title,
  sentences,
  isList,
  words,
  ...film
}: Told): readonly PlanSubject[] {
  const context: LineContext = { ...film, memory: newMemory(words) };
  const weights = new Map<string, { subject: PlanSubject; weight: number }>();
  const all = sentences.join(' ').slice(0, 4_000);
  const isGroup = ({ what }: PlanSubject) => what.startsWith('group of ');
  const namedIn = (text: string, asides: 'brought in' | 'all') =>
    thingsOf({ whole: text, from: 0, to: text.length }, context, asides).map(still);
  const weigh = (named: readonly PlanSubject[], weight: number) => {
    for (const subject of named) {
      if (subject.count !== 1 || !isKnown(subject.what, context)) continue;
      if (!isThere(subject.what, all)) continue;
      const key = keyOf(subject.what);
      const before = weights.get(key);
      weights.set(key, {
        subject: before === undefined || isGroup(before.subject) ? subject : before.subject,
        weight: (before?.weight ?? 0) + weight,
      });
    }
  };
  // Of two sides neither is what the film is about.
  const ofHeadline = namedIn(title, 'brought in');
  if (!ofTwo.test(title)) weigh(ofHeadline, ofTitle);
  if (!isList) for (const sentence of sentences) weigh(namedIn(sentence, 'all'), 1);
  const inTitle = new Set(title.toLowerCase().match(/\p{L}+/gu));
  const titled = new Set(ofHeadline.map(({ what }) => keyOf(what)));
  // "A fryer for my mum": whom the title only speaks of beside is not what the film is about.
  const beside = new Set(namedIn(title, 'all').map(({ what }) => keyOf(what)));
  const isNamedBy = (key: string) => titled.has(key) || (inTitle.has(key) && !beside.has(key));
  if (weights.size === 0) return headlineThing(title, all, context);
  return (
    [...weights]
      .map(([key, { subject, weight }]) => ({
        subject,
        // A headline has no articles by which a noun is known.
        weight: isNamedBy(key) ? sentences.length + ofTitle + weight : weight,
      }))
      // What the title does not name is told of in every second sentence, or is only in some of them.
      .filter(({ weight }) => weight >= Math.max(leastWeight, sentences.length / 2))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, mostThings)
      .map(({ subject }) => subject)
  );
}

/** As it is named, or else by its bare noun. */
const told = (
  plan: PicturePlan,
  thing: PlanSubject,
  { finish }: Pick<Cards, 'finish'>,
): PicturePlan | null =>
  finish({ ...plan, subjects: [thing] }) ??
  finish({ ...plan, subjects: [{ ...thing, what: drawableHead(thing.what) }] });

const shows = (plan: PicturePlan | undefined, { what }: PlanSubject) =>
  plan?.subjects.some((subject) => keyOf(subject.what) === keyOf(what)) === true;

/** A card of words of a scene, and whether its words may go. */
interface Cards {
  readonly isWords: (at: number) => boolean;
  /** Whether somebody has said what is seen in the scene. */
  readonly isNoted: (at: number) => boolean;
  /** Whether it says a sentence or a clause whole. */
  readonly isReadable: (at: number) => boolean;
  /** Whether its lines speak of a thing, if only by a pronoun. */
  readonly refersTo: (at: number, thing: PlanSubject) => boolean;
  readonly finish: (plan: PicturePlan) => PicturePlan | null;
}

/** Scenes between the first and the last picture of one thing. */
const leastBetween = 2;
const mostRead = 120;

/** A card of words as a picture of a thing, with the words to be read in it. */
const readBeside = (
  { quote, place, time }: PicturePlan,
  subject: PlanSubject,
  isReadable: boolean,
): PicturePlan => ({
  ...emptyPlan,
  subjects: [subject],
  place,
  time,
  quote: isReadable && quote.length <= mostRead ? quote : '',
});

/** The film's first picture shows what it is about. */
function opened(
  plans: readonly PicturePlan[],
  [thing]: readonly PlanSubject[],
  { isWords, isNoted, isReadable, refersTo, finish }: Cards,
): readonly PicturePlan[] {
  const [first, ...others] = plans;
  if (first === undefined || thing === undefined || isNoted(0) || shows(first, thing)) return plans;
  if (isPlaceItself(thing.what, first.place)) return plans;
  if (isWords(0))
    return [told(readBeside(first, thing, isReadable(0)), thing, { finish }) ?? first, ...others];
  // A painter that has the thing shows it with the title; type alone is no picture of it.
  if (first.layout === 'title' && first.subjects.length === 0 && isDrawable(thing.what)) {
    const scene = told(readBeside(first, thing, true), thing, { finish });
    if (scene !== null) return [scene, ...others];
  }
  // Beside a figure it would be what is counted, where its line does not speak of it.
  if (first.figure !== null && !refersTo(0, thing)) return plans;
  const isTellable = finish({ ...emptyPlan, subjects: [thing] })?.subjects.length === 1;
  return isTellable && first.subjects.length === 0 && first.layout !== 'versus'
    ? [{ ...first, subjects: [thing] }, ...others]
    : plans;
}

/** The film's last picture shows it again, where its words speak of it and are another picture than the first. */
function closed(
  plans: readonly PicturePlan[],
  [thing]: readonly PlanSubject[],
  { isWords, isNoted, isReadable, refersTo, finish }: Cards,
): readonly PicturePlan[] {
  const at = plans.length - 1;
  const last = plans[at];
  if (at < leastBetween || last === undefined || thing === undefined) return plans;
  if (!isWords(at) || isNoted(at) || last.layout !== 'words' || shows(plans[at - 1], thing))
    return plans;
  if (!refersTo(at, thing)) return plans;
  return [
    ...plans.slice(0, at),
    told(readBeside(last, thing, isReadable(at)), thing, { finish }) ?? last,
  ];
}

/** Shows what a film is about in its first picture and in its last: what lies between draws what its own lines name. */
export function withThings(
  plans: readonly PicturePlan[],
  things: readonly PlanSubject[],
  cards: Cards,
): readonly PicturePlan[] {
  // What a painter surely has is the better picture of what a film is about.
  const best = things.toSorted(
    (one, other) => Number(isDrawable(other.what)) - Number(isDrawable(one.what)),
  );
  return closed(opened(plans, best, cards), best, cards);
}
