import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { isAside, isBodyOfPeople, isBroughtIn } from './asides.ts';
import { isAnotherKind } from './compound-kinds.ts';
import { deniedAt } from './denied.ts';
import { isDrawable } from './drawable.ts';
import { see, type LineContext } from './picture-of-line.ts';
import { isNamedAsPair } from './pairs.ts';
import { isAnybody, people } from './plan-words.ts';
import type { Phrase } from './phrases.ts';
import { readLine, within } from './read-line.ts';
import type { SaidPart } from './scene-texts.ts';
import { asMeant } from './senses/as-meant.ts';
import { isPlaceItself, settingOf } from './setting-of-line.ts';
import { isBare, isDrawnPart, isPartOfBody } from './sure-noun.ts';
import { ofMentions } from './mention-words.ts';

/* What is drawn where nobody does anything: a clear thing that the line names, or the place where it is. */

const mostThings = 2;
const mostWords = 3;
/** What stands behind them is not there: "as a lawyer", "without a sign". */
const absent = new RegExp(String.raw`\b(?:${ofMentions.absentLeads})\b[^,.;:!?]*`, 'giu');

/** They are named for what is in them: "a bowl of ramen". */
const vessels = new RegExp(`^(?:${ofMentions.vessels})s?$`, 'iu');

const smallNumbers = 'one two three four five six'.split(' ');

/** "Two pairs of socks" are four; null where a phrase tells of no pairs that are parted. */
function ofPairs({ noun, number, ...phrase }: Phrase): Phrase | null {
  const [, content = ''] = /^pairs? of (.+)$/iu.exec(noun) ?? [];
  const told = number?.toLowerCase() ?? 'one';
  const pairs = smallNumbers.indexOf(told) + 1 || Number(told);
  if (content === '' || isNamedAsPair(content) || !isDrawable(content) || !(pairs <= mostPairs))
    return null;
  return { ...phrase, noun: content, isPlural: true, number: String(pairs * 2) };
}
const mostPairs = 6;

/** "The counter of my parents' shop" shows a counter. */
function headOf(phrase: Phrase): Phrase {
  const socks = ofPairs(phrase);
  if (socks !== null) return socks;
  const [named = phrase.noun, content] = phrase.noun.split(' of ', 2);
  const isFilled = content !== undefined && vessels.test(named) && isDrawable(content);
  if (isFilled) return { ...phrase, noun: content, isPlural: false, number: null };
  const noun = named;
  // "The Quaker Bay car ferry": whose or where it is makes it no other thing.
  const isLong = noun.split(' ').length > mostWords && isDrawable(noun);
  return { ...phrase, noun: isLong ? noun.split(' ').slice(-2).join(' ') : noun };
}

/** "Moon 12 is at six": a number behind a thing makes it a name, where it does not stand elsewhere without one. */
function isNumbered(what: string, line: string): boolean {
  const noun = String.raw`\b${what.replaceAll(/\P{L}+/gu, '.')}\b`;
  return (
    new RegExp(String.raw`${noun} \d`, 'iu').test(line) &&
    !new RegExp(String.raw`${noun}(?! \d)`, 'iu').test(line)
  );
}

/** "You must be family." */
const isBareRelation = ({ noun, determiner, adjectives, number, isPlural }: Phrase): boolean =>
  people.has(noun.toLowerCase()) &&
  determiner === '' &&
  number === null &&
  adjectives.length === 0 &&
  !isPlural;

const isThing = (phrase: Phrase): boolean => !isPartOfBody(phrase) || isDrawnPart(phrase.noun);

/** The clear things of a part of a sentence; none where that denies something. */
export function thingsOf(
  { whole, from, to }: SaidPart,
  context: LineContext,
  asides: 'none' | 'brought in' | 'all' = 'none',
): readonly PlanSubject[] {
  const line = whole.slice(0, 400);
  // "Darning mushrooms": what is done with them makes two words another thing.
  if (/^\p{L}+ing \p{L}+$/u.test(line.trim())) return [];
  // A line that takes something back shows nothing that it names.
  const isDenied = deniedAt(line);
  // What is not there leaves its place.
  return readLine(line.replace(absent, (found) => ','.repeat(found.length)))
    .phrases.filter(
      (phrase) =>
        phrase.at >= from &&
        phrase.at < to &&
        !isDenied(phrase.at) &&
        (asides === 'all' ||
          !isAside(phrase) ||
          (asides === 'brought in' && isBroughtIn(phrase))) &&
        !isBareRelation(phrase),
    )
    .filter(({ noun }) => !isAnotherKind(noun))
    .map(headOf)
    .filter(
      (phrase) => phrase.noun.split(' ').length <= mostWords && !isBare(phrase) && isThing(phrase),
    )
    .flatMap((phrase) => {
      const seen = see(phrase, context);
      // Of whom a line only speaks beside is not there.
      const isBeside = asides === 'brought in' && seen?.kind === 'person' && isAside(phrase);
      return seen === null || isBeside ? [] : [seen];
    })
    .filter(({ kind, subject }) => kind !== 'place' && subject.count > 0)
    .map(({ subject }) => subject)
    .filter(
      ({ what }) =>
        !isAnybody(what) &&
        !isBodyOfPeople(what) &&
        !line.includes(`-${what}`) &&
        !isNumbered(what, line),
    )
    .flatMap((subject) => asMeant(subject, line, context.memory.topic) ?? []);
}

const distinct = (subjects: readonly PlanSubject[]) =>
  subjects.filter(({ what }, at) => subjects.findIndex((one) => one.what === what) === at);

/** The clear things of the first sentence that names any, what is surely drawn before all else: of several moments none is seen. */
function thingsNamed(
  parts: readonly SaidPart[],
  context: LineContext,
  isWanted: (subject: PlanSubject) => boolean = () => true,
): readonly PlanSubject[] {
  const named = (asides: 'none' | 'brought in') => {
    const all = parts.map((part) => distinct(thingsOf(part, context, asides)).filter(isWanted));
    return (
      all.find((things) => things.some(({ what }) => isDrawable(what))) ??
      all.find((things) => things.length > 0) ??
      []
    );
  };
  const about = named('none');
  return about.length > 0 ? about : named('brought in');
}

const drawnFirst = (subjects: readonly PlanSubject[]) =>
  subjects.toSorted((one, other) => Number(isDrawable(other.what)) - Number(isDrawable(one.what)));

/** Things that lines name and a painter surely has. */
export const drawableThings = (
  parts: readonly SaidPart[],
  context: LineContext,
): readonly PlanSubject[] =>
  thingsNamed(parts, context, ({ what }) => isDrawable(what)).slice(0, mostThings);

/** A line's own place and time, with the things that it names; null where it names neither. */
export function sceneOfThings(
  parts: readonly SaidPart[],
  context: LineContext,
): PicturePlan | null {
  const settings = parts.map((part) =>
    settingOf(within(readLine(part.whole), part), part.whole.slice(part.from, part.to)),
  );
  const first = (key: 'place' | 'time' | 'weather') =>
    settings.find((setting) => setting[key] !== '')?.[key] ?? '';
  const place = first('place');
  const subjects = drawnFirst(
    thingsNamed(parts, context, ({ what }) => !isPlaceItself(what, place)),
  ).slice(0, mostThings);
  if (subjects.length === 0 && place === '') return null;
  return {
    ...emptyPlan,
    subjects,
    place,
    time: first('time'),
    weather: first('weather'),
  };
}

/** "Upside-down dad" of a note is no name. */
const uncapped = (what: string) =>
  /^\p{Lu}[^\p{Lu}]* [^\p{Lu}]*$/u.test(what) && !/['’]s? /u.test(what)
    ? what.slice(0, 1).toLowerCase() + what.slice(1)
    : what;

/** A subject as it can be drawn by itself in another picture. */
export const still = ({ what, count, look }: PlanSubject): PlanSubject => ({
  what: uncapped(what),
  count,
  look,
  doing: '',
  holding: '',
  feeling: '',
});

/** Whether it can be. */
export const isKnown = (what: string, { kindOf, cast }: LineContext) =>
  cast.has(what) ||
  (/^[\p{L}'’ -]{3,40}$/u.test(what) && kindOf(what.replace(/^group of /u, '')) !== null);
