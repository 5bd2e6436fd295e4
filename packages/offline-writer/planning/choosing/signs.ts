import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { genreIds } from '../../genres/genre.ts';
import { deniedAt } from '../denied.ts';
import { isListed } from '../drawable.ts';
import { isBesideThePoint } from '../carried.ts';
import { isEnglishFilm, type PlanContext } from '../plan-context.ts';
import { people } from '../plan-words.ts';
import { readLine, type LineReading } from '../read-line.ts';
import { formsOf, placesIn } from '../senses/weigh-meanings.ts';
import { wordVectors } from '../senses/word-vectors.ts';
import { tagWords, type Word } from '../tag-words.ts';
import type { WordClass } from '../word.ts';
import { usesOf } from '../word-uses.ts';
import { foreignCandidates } from './foreign-candidates.ts';
import { roleSigns, rolesIn, type TextRoles } from './role-signs.ts';
import { nameOf, origins, type Candidate, type FilmTexts } from './candidates.ts';
import { referencesIn, referenceSigns, type TextReferences } from './reference-signs.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(choosingWords);

/* What of a candidate tells whether it is the right picture of a text: numbers that the trained model asks about, by their places. */

/** A sign that holds or not, as a number. */
export const flag = (holds: boolean): number => (holds ? 1 : 0);
const unknown = -1;

/** What is known of a whole film, beside which candidates are looked at. */
export interface FilmSigns {
  readonly film: FilmTexts;
  readonly candidates: readonly (readonly Candidate[])[];
  /** In how many texts each thing is named or shown. */
  readonly told: ReadonlyMap<string, number>;
  readonly titlePlaces: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly filmPlaces: readonly number[];
  readonly readings: readonly (LineReading | null)[];
  readonly words: readonly (readonly Word[])[];
  readonly roles: readonly TextRoles[];
  readonly references: readonly TextReferences[];
}

/** What is counted of a candidate. The part that its word has in its text stands by itself: behind what is known of it elsewhere. */
export interface CandidateSigns {
  readonly counted: readonly number[];
  readonly roles: readonly number[];
  /** As what a pronoun of its text could mean. */
  readonly references: readonly number[];
}

const inSingular = (name: string): string => singularPhrase(name) ?? name;

/** Whether two names are of one thing, in whatever number: a group of planets shows a planet. */
export const isSameThing = (one: string, other: string): boolean =>
  inSingular(one) === inSingular(other);

export function signsOfFilm(
  film: FilmTexts,
  candidates: readonly (readonly Candidate[])[],
): FilmSigns {
  const isEnglish = isEnglishFilm(film.context.film);
  const told = new Map<string, number>();
  for (const { subject } of candidates.flat().filter(({ origin }) => origin === 'text'))
    told.set(nameOf(subject.what), (told.get(nameOf(subject.what)) ?? 0) + 1);
  const places = film.texts.map((text, at) =>
    isEnglish ? placesIn(text) : placesOf(candidates[at] ?? []),
  );
  const readings = film.texts.map((text) => (isEnglish ? readLine(text) : null));
  return {
    film,
    candidates,
    told,
    titlePlaces: isEnglish
      ? placesIn(film.title)
      : placesOf(foreignCandidates(film.title, film.context)),
    places,
    filmPlaces: places.flat(),
    readings,
    roles: film.texts.map((text, at) => rolesIn(text, readings[at] ?? null, film.context)),
    references: referencesIn(film.texts, candidates, film.context),
    words: film.texts.map((text) => (isEnglish ? tagWords(text) : [])),
  };
}

/** Of a text in another language what is known of it in English: what it names. */
const placesOf = (candidates: readonly Candidate[]): readonly number[] =>
  candidates
    .filter(({ origin }) => origin === 'text')
    .flatMap(({ subject }) => wordVectors().find(headOf(subject.what)) ?? []);

/** The noun that says what a thing is: of "group of red planets" the planets. */
export const headOf = (what: string): string => nameOf(what).split(' ').at(-1) ?? what;

/** Whether a text in another language only mentions a thing beside what it says. */
const isAside = ({ subject, origin }: Candidate, text: string, context: PlanContext): boolean =>
  origin === 'text' &&
  !isEnglishFilm(context.film) &&
  isBesideThePoint({ whole: text, from: 0, to: text.length }, subject, context);

/** How near a thing is to the likest of some words, and to the next ones. */
function nearTo(what: string, places: readonly number[]): readonly number[] {
  const { find, likeness } = wordVectors();
  const place = find(headOf(what));
  if (place === null || places.length === 0) return [unknown, unknown];
  const own = new Set(formsOf(nameOf(what)).flatMap((form) => find(form) ?? []));
  const near = places
    .filter((other) => !own.has(other) && other !== place)
    .map((other) => likeness(place, other))
    .toSorted((one, other) => other - one);
  const [first = 0, second = 0, third = 0] = near;
  return [first, (first + second + third) / 3];
}

/** WordNet's fields of nouns that things to be drawn are of, and some that they are not. */
const fields = [4, 5, 6, 8, 10, 13, 14, 15, 17, 18, 19, 20, 21, 25, 27, 28];

const behindLink = new RegExp(String.raw`\b(?:${said.linksBefore})\s+(?:\p{L}+\s+){0,2}$`, 'iu');
const behindPlace = new RegExp(String.raw`\b(?:${said.placesBefore})\s+(?:\p{L}+\s+){0,2}$`, 'iu');

/** What stands in a text around the word of a candidate. */
function wordSigns({ word, at, origin, sure }: Candidate, text: string): readonly number[] {
  if (at < 0) return Array.from({ length: 16 }, () => unknown);
  const before = text.slice(0, at);
  const behind = text.slice(at + word.length);
  const uses = usesOf(word.toLowerCase());
  const is = (pattern: RegExp, where: string) => flag(pattern.test(where));
  return [
    at / Math.max(1, text.length),
    sure,
    flag(before.trim() === ''),
    is(/^\P{L}*$/u, behind),
    is(/\b(?:the|this|that|these|those)\s+(?:\p{L}+\s+)?$/iu, before),
    is(/\b(?:an?|some|any|each|every)\s+(?:\p{L}+\s+)?$/iu, before),
    is(/\b(?:my|your|his|her|its|our|their|\p{L}+['’]s)\s+(?:\p{L}+\s+)?$/iu, before),
    is(/\d\s+(?:\p{L}+\s+)?$/iu, before),
    is(behindLink, before),
    is(behindPlace, before),
    is(/^\s+\p{Ll}+(?:s|ing|ed)?\b/u, behind),
    is(/[,;:–—(]\s*(?:\p{L}+\s+){0,2}$/u, before),
    is(/\b(?:and|or|&)\s+(?:\p{L}+\s+)?$/iu, before),
    uses.noun,
    uses.verb,
    flag(origin === 'emblem' && uses.noun < uses.verb),
  ];
}

const classes: readonly WordClass[] = [
  'noun',
  'verb',
  'auxiliary',
  'adjective',
  'preposition',
  'number',
];

/** What a candidate's word is in its sentence, and what stands before and behind it there. */
function classSigns({ at }: Candidate, words: readonly Word[]): readonly number[] {
  const index = at < 0 ? -1 : words.findLastIndex((word) => word.at <= at);
  const [before, own, next] = [-1, 0, 1].map((step) =>
    index < 0 ? undefined : words[index + step],
  );
  const placeOf = (word: Word | undefined): number =>
    word === undefined ? unknown : classes.indexOf(word.is);
  return [
    ...classes.map((one) => (own === undefined ? unknown : flag(own.is === one))),
    placeOf(before),
    own?.ends === 'no' ? placeOf(next) : unknown,
  ];
}

/** Which part a candidate's word has in its text: who does something, what is done to, where or with what. */
function partSigns({ at }: Candidate, reading: LineReading | null): readonly number[] {
  if (reading === null || at < 0) return Array.from({ length: 9 }, () => unknown);
  const phrase = reading.phrases.findLast((each) => each.at <= at);
  const isOf = (each: { readonly at: number } | undefined) =>
    phrase !== undefined && each?.at === phrase.at;
  const actions = reading.actions;
  const doer = actions.find(
    ({ who }) => who.is === 'phrase' && [who.phrase, ...who.more].some(isOf),
  );
  const done = actions.find(({ objects }) => objects.some(isOf));
  const where = actions.find(({ settings }) => settings.some((each) => isOf(each.phrase)));
  const action = doer ?? done ?? where;
  return [
    flag(doer !== undefined),
    flag(done !== undefined),
    flag(where !== undefined),
    flag(action?.isAside ?? false),
    flag(action?.isSupposed ?? false),
    flag(action?.isPossible ?? false),
    flag(action?.who.is === 'told'),
    actions.length,
    phrase === undefined ? unknown : reading.phrases.indexOf(phrase),
  ];
}

const thingSigns = ({ subject: { what, count } }: Candidate): readonly number[] => {
  const name = nameOf(what);
  const head = headOf(name);
  const uses = usesOf(name.includes(' ') && usesOf(name).field >= 0 ? name : head);
  return [
    name.split(' ').length,
    flag(isListed(name)),
    flag(people.has(head)),
    count,
    flag(what.startsWith('group of ')),
    uses.noun,
    Math.log(1 + uses.nounUses),
    flag(uses.isFood),
    ...fields.map((field) => flag(uses.field === field)),
  ];
};

const opensWithPointer = new RegExp(String.raw`^(?:${said.pointers})\b`, 'iu');

function textSigns(
  text: string,
  at: number,
  { film, candidates, places }: FilmSigns,
): readonly number[] {
  const { texts, context } = film;
  const { genre } = context.film;
  return [
    flag(isEnglishFilm(context.film)),
    ...genreIds.map((id) => flag(genre === id)),
    at,
    texts.length,
    flag(at === 0),
    flag(at === texts.length - 1),
    text.split(/\s+/u).length,
    places[at]?.length ?? 0,
    flag(/\?/u.test(text)),
    flag(/!/u.test(text)),
    flag(/\d/u.test(text)),
    flag(/["“”]/u.test(text)),
    flag(opensWithPointer.test(text)),
    candidates[at]?.length ?? 0,
    (candidates[at] ?? []).filter(({ origin }) => origin === 'text').length,
    (candidates[at] ?? []).filter(({ origin }) => origin === 'emblem').length,
  ];
}

/**
 * The numbers of a candidate, always in the same order.
 * @param at which text of the film it is a candidate of
 * @param planned what stands in that text's picture as it is planned already
 */
export function signsOf(
  candidate: Candidate,
  at: number,
  signs: FilmSigns,
  planned: readonly string[],
): CandidateSigns {
  const { film, candidates, told, titlePlaces, places, filmPlaces, readings, words } = signs;
  const text = film.texts[at] ?? '';
  const { what } = candidate.subject;
  const name = nameOf(what);
  const times = told.get(name) ?? 0;
  const isNear = (step: number) =>
    (candidates[at + step] ?? []).some(
      ({ subject, origin }) => origin === 'text' && nameOf(subject.what) === name,
    );
  const counted = [
    ...origins.map((origin) => flag(candidate.origin === origin)),
    flag(planned.some((each) => isSameThing(each, name))),
    planned.length,
    (candidates[at] ?? []).indexOf(candidate),
    times,
    times / Math.max(1, film.texts.length),
    flag(film.title.toLowerCase().includes(name)),
    flag(isNear(-1)),
    flag(isNear(1)),
    flag(candidate.at >= 0 && deniedAt(text)(candidate.at)),
    flag(candidate.isPart),
    flag(isAside(candidate, text, film.context)),
    ...nearTo(what, titlePlaces),
    ...nearTo(what, places[at] ?? []),
    ...nearTo(what, filmPlaces),
    ...wordSigns(candidate, text),
    ...partSigns(candidate, readings[at] ?? null),
    ...classSigns(candidate, words[at] ?? []),
    ...thingSigns(candidate),
    ...textSigns(text, at, signs),
  ];
  const roles = signs.roles[at];
  const references = signs.references[at];
  return {
    counted,
    roles: roles === undefined ? [] : roleSigns(candidate, text, roles),
    references:
      references === undefined ? [] : referenceSigns(candidate, references, candidates[at] ?? []),
  };
}
