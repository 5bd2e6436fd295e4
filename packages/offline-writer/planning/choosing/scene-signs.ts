import type { PictureShot, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import { genreIds } from '../../genres/genre.ts';
import { isDrawable, isListed } from '../drawable.ts';
import { isDrawnAct } from '../drawn-acts.ts';
import { castOf, isEnglishFilm } from '../plan-context.ts';
import { isAnybody, people } from '../plan-words.ts';
import type { Action } from '../read-line.ts';
import { usesOf } from '../word-uses.ts';
import { nameOf, type Candidate } from './candidates.ts';
import { flag, headOf, isSameThing, type FilmSigns } from './signs.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(choosingWords);

/* What of a whole picture, in which somebody does something or things stand, tells whether it shows what its text says. */

/** A thing that could stand beside the text, and what it is worth there. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly name: string;
  readonly worth: number;
}

const unknown = -2;

/** As much of a word as its forms have in common. */
const stemOf = (word: string): string => word.toLowerCase().slice(0, 5);
const stemsOf = (text: string): readonly string[] =>
  (text.match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word));

/** How the action that a picture shows stands in its text. */
function actionSigns(doing: string, actions: readonly Action[]): readonly number[] {
  const [verb = ''] = doing.split(' ');
  const shown = actions.find((action) => gerundOf(action.verb.lower) === verb);
  const before = shown === undefined ? unknown : actions.indexOf(shown);
  return [
    actions.length,
    before,
    flag(shown?.isAside ?? false),
    flag(shown?.isSupposed ?? false),
    flag(shown?.isPossible ?? false),
    flag(shown?.isWithin ?? false),
    flag(shown?.who.is === 'told'),
    flag(shown?.who.is === 'pronoun'),
    flag(shown?.who.is === 'phrase'),
    shown?.objects.length ?? unknown,
    shown?.settings.length ?? unknown,
    shown?.rest.length ?? unknown,
    actions.filter(({ isAside, isNegative }) => !isAside && !isNegative).length,
    actions.filter(({ isNegative }) => isNegative).length,
  ];
}

const articles = new RegExp(String.raw`\b(?:${said.articlesOfObjects})\b`, 'u');
const links = new RegExp(String.raw`\b(?:${said.linksOfDoings})\b`, 'u');

const headsIn = (phrase: string): readonly string[] => phrase.match(/\p{L}{3,}/gu) ?? [];

function doingSigns(doing: string): readonly number[] {
  const [verb = '', ...rest] = doing.split(' ');
  const object = rest.join(' ');
  const uses = usesOf(verb.replace(/ing$/u, ''));
  return [
    flag(doing !== ''),
    flag(isDrawnAct(verb)),
    rest.length,
    flag(headsIn(object).some((word) => isDrawable(word))),
    flag(articles.test(object)),
    flag(/^(?:a|the|some|an)\b/u.test(object)),
    flag(links.test(object)),
    flag(/^(?:talking|saying|telling|asking)$/u.test(verb)),
    uses.verb,
  ];
}

/** The worth of the picture's own things, of the first of them, and of the best that it leaves out. */
function worthSigns(
  subjects: readonly PlanSubject[],
  { doing, holding }: Pick<PlanSubject, 'doing' | 'holding'>,
  weighed: readonly Weighed[],
): readonly number[] {
  const shownIn = ({ name }: Weighed): boolean =>
    subjects.some(({ what }) => isSameThing(name, nameOf(what)) || headOf(what) === name) ||
    stemsOf(`${doing} ${holding}`).includes(stemOf(headOf(name)));
  const shown = weighed.filter((each) => shownIn(each));
  const others = weighed.filter((each) => !shown.includes(each));
  const best = (all: readonly Weighed[]): number =>
    Math.max(unknown, ...all.map(({ worth }) => worth));
  const first = shown.find(
    ({ name }) => subjects[0] !== undefined && isSameThing(name, nameOf(subjects[0].what)),
  );
  const ofText = others.filter(({ candidate }) => candidate.origin === 'text');
  return [
    shown.length,
    first?.worth ?? unknown,
    best(shown),
    Math.min(2, ...shown.map(({ worth }) => worth)),
    best(others),
    best(ofText),
    ofText.length,
    weighed.filter(({ candidate }) => candidate.origin === 'text').length,
  ];
}

function subjectSigns(
  subjects: readonly PlanSubject[],
  text: string,
  { film }: FilmSigns,
): readonly number[] {
  const [first] = subjects;
  const what = nameOf(first?.what ?? '');
  const head = headOf(what);
  const kind = film.context.kindOf(what);
  const said = new Set(stemsOf(text));
  const isSaid = (each: PlanSubject): boolean =>
    said.has(stemOf(headOf(each.what))) || text.toLowerCase().includes(headOf(each.what));
  const share = (is: (each: PlanSubject) => boolean): number =>
    subjects.filter((each) => is(each)).length / Math.max(1, subjects.length);
  return [
    subjects.length,
    first?.count ?? 0,
    flag(first?.what.startsWith('group of ') ?? false),
    flag((first?.look ?? '') !== ''),
    what.split(' ').length,
    flag(isAnybody(what)),
    flag(what === 'pair of hands'),
    flag(people.has(head)),
    flag(kind === 'person'),
    flag(kind === 'animal'),
    flag(kind === 'thing'),
    flag(kind === null),
    flag(isDrawable(what)),
    flag(isListed(what)),
    flag(/^\p{Lu}/u.test(first?.what ?? '')),
    flag(castOf(film.context.film).has(what)),
    flag(/[^\p{L}\p{M}' -]/u.test(first?.what ?? '')),
    usesOf(head).noun,
    Math.log(1 + usesOf(head).nounUses),
    share(isSaid),
    share(({ what: each }) => isDrawable(each) || people.has(headOf(each))),
    share(({ doing, holding }) => doing !== '' || holding !== ''),
  ];
}

/**
 * The numbers of a picture, always in the same order.
 * @param at which text of the film it is of
 * @param weighed what could stand beside that text, with its worth
 */
export function signsOfScene(
  shot: PictureShot,
  at: number,
  signs: FilmSigns,
  weighed: readonly Weighed[],
): readonly number[] {
  const { film, readings } = signs;
  const text = film.texts[at] ?? '';
  const { genre } = film.context.film;
  const subjects = shot.subjects.filter(({ count }) => count > 0);
  const [first] = subjects;
  const doing = subjects.find((each) => each.doing !== '')?.doing ?? '';
  const holding = subjects.find((each) => each.holding !== '')?.holding ?? '';
  const told = stemsOf(
    [...subjects.map(({ what }) => what), doing, holding, shot.place, shot.time].join(' '),
  );
  const points = stemsOf(text);
  const shown = points.filter((point) => told.includes(point)).length;
  return [
    flag(isEnglishFilm(film.context.film)),
    ...genreIds.map((id) => flag(genre === id)),
    at,
    film.texts.length,
    text.split(/\s+/u).length,
    (text.match(/[.!?]/gu) ?? []).length,
    flag(/\?/u.test(text)),
    flag(/\d/u.test(text)),
    flag(/["“”«»]/u.test(text)),
    flag(/\b(?:not|no|never|n['’]t)\b/iu.test(text)),
    flag(/^(?:he|she|it|they|i|we|you)\b/iu.test(text)),
    flag(shot.place !== ''),
    flag(shot.time !== ''),
    flag(shot.relation !== ''),
    shot.turns?.length ?? 0,
    shot.quote.length,
    points.length,
    shown / Math.max(1, points.length),
    points.length - shown,
    ...subjectSigns(subjects, text, signs),
    ...doingSigns(doing),
    flag(holding !== ''),
    flag(first?.doing === '' && doing !== ''),
    ...actionSigns(doing, readings[at]?.actions ?? []),
    ...worthSigns(subjects, { doing, holding }, weighed),
  ];
}
