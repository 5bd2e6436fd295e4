import {
  emptyPlan,
  type PictureShot,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { forbiddingOf, obeyed } from './bans.ts';
import { newMemory } from './film-memory.ts';
import { thingsOfFilm, withThings } from './film-subject.ts';
import { withIllustrations } from './illustrations.ts';
import { thingsOfForeignFilm } from './languages/foreign-film.ts';
import { foreignMentions } from './languages/foreign-line.ts';
import { isBesideThePoint, isUndrawn, speaksOf } from './carried.ts';
import { isDrawable } from './drawable.ts';
import { mentionsOf, mostMentioned } from './mentions.ts';
import { drawableThings, still } from './named-things.ts';
import type { KindOf } from './noun-kinds.ts';
import {
  castOf,
  isEnglishFilm,
  type FilmInput,
  type PlanContext,
  type SceneInput,
} from './plan-context.ts';
import { lettersOf } from '../plain-words.ts';
import { planOfNote } from './plan-of-note.ts';
import { plainlyTold } from './plainly-told.ts';
import { saysSomething } from './stand-by.ts';
import { asOneThing } from './one-thing.ts';
import { linkToCount, partsOf, type SaidPart } from './scene-texts.ts';
import { isReadable, readable } from './word-card.ts';
import { clip, withinLimits } from './within-limits.ts';
import { grammar } from '../grammar-words.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { ofScenes } from './scene-words.ts';
import { alternativesIn } from '../word-patterns.ts';

const writtenSaid = alternativesIn(writtenWords);

/* What a film is about, in the pictures of its scenes. */

/** The sentences of a film, each once. */
export const sentencesOf = (
  scenes: readonly SceneInput[],
  { wholes }: PlanContext,
): readonly string[] => [
  ...new Set(scenes.flatMap(({ lines }) => partsOf(lines, wholes)).map(({ whole }) => whole)),
];

/** A plan as it can be told and read back, without what is forbidden. */
export const tellable = (plan: PicturePlan, film: FilmInput, kindOf: KindOf): PicturePlan =>
  withinLimits(
    obeyed({ ...plan, subjects: plan.subjects.flatMap(plainlyTold) }, forbiddingOf(film), kindOf),
  );

/** A scene of things as it can be told and read back; null where nothing is left of it. */
export function finished(
  plan: PicturePlan | null,
  film: FilmInput,
  kindOf: KindOf,
): PicturePlan | null {
  if (plan === null) return null;
  const done = tellable(plan, film, kindOf);
  return done.layout === 'scene' &&
    (done.place !== '' || done.subjects.some(({ count }) => count > 0))
    ? done
    : null;
}

/** Whether somebody has said what is seen in a scene. */
export const isNoted = (scene: SceneInput | undefined, { film, kindOf }: PlanContext): boolean =>
  scene?.beats.some(({ shows }) => planOfNote(shows.note, film.language, kindOf) !== null) ?? false;

const opensWithThey = new RegExp(
  String.raw`^(?:(?:${grammar.connectives}) )?(?:they|their|these)\b`,
  'iu',
);
const opensWithOne = new RegExp(
  String.raw`^(?:(?:${grammar.connectives}) )?(?:he|his|she|her|it|its)\b`,
  'iu',
);
const opensWithIt = new RegExp(String.raw`^(?:(?:${grammar.connectives}) )?(?:it|its)\b`, 'iu');

/** Whether some sentences begin with a pronoun that may mean a thing: what it means within them may be anything that they name. */
const beginsWith = (what: string, kindOf: KindOf, text: string): boolean =>
  (what.startsWith('group of ')
    ? opensWithThey
    : /^(?:person|animal)$/u.test(kindOf(what) ?? '')
      ? opensWithOne
      : opensWithIt
  ).test(text.trim().replace(/^["“‘'(]+/u, ''));

/** Whether a part of a sentence holds the noun of a thing, in whatever number. */
function holdsNoun({ whole, from, to }: SaidPart, { what }: PlanSubject): boolean {
  const singular = (word: string) => singularPhrase(word) ?? word;
  const words =
    whole
      .slice(from, to)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.map(singular).includes(singular(what.split(' ').at(-1)?.toLowerCase() ?? what));
}

/** Whether a line surely means a thing by the pronoun that it begins with: nothing else was spoken of right before. */
function isMeantBy(
  part: SaidPart,
  thing: PlanSubject,
  before: readonly SaidPart[],
  planning: PlanContext,
): boolean {
  if (!beginsWith(thing.what, planning.kindOf, part.whole) || isUndrawn(part, planning))
    return false;
  const mentionsIn = mentionReader(planning);
  const named = before.flatMap(({ whole }) => mentionsIn(whole).map(({ what }) => what));
  return named.length > 0 && named.every((what) => what === thing.what);
}

/** Where a film is about something: its sentences, and the things that they most speak of. */
function thingsAbout(scenes: readonly SceneInput[], planning: PlanContext): readonly PlanSubject[] {
  const { film, kindOf } = planning;
  const told = {
    title: film.title,
    sentences: sentencesOf(scenes, planning).filter((whole) => !planning.denied.has(whole)),
    isList: film.genre === 'list',
    words: planning.memory,
    kindOf,
  };
  return isEnglishFilm(film)
    ? thingsOfFilm({ ...told, cast: castOf(film) })
    : thingsOfForeignFilm({ ...told, language: film.language });
}

/** Finds what a text speaks of, in whatever part of it, in the language of the film. */
export function mentionReader({ film, memory, kindOf }: PlanContext) {
  if (isEnglishFilm(film)) return (text: string) => mentionsOf(text, memory);
  const context = { language: film.language, memory: newMemory(memory), kindOf };
  return (text: string) => foreignMentions(text, context);
}

/** The things that the lines of a scene speak of; in English first those that they are about. */
function mentionedIn(parts: readonly SaidPart[], planning: PlanContext): readonly PlanSubject[] {
  const { film, kindOf, memory, denied } = planning;
  const said = parts.filter(({ whole }) => !denied.has(whole));
  const mentionsIn = mentionReader(planning);
  const toThePoint = (part: SaidPart, subjects: readonly PlanSubject[]) =>
    subjects.filter(
      (subject) => saysSomething(subject, planning) && !isBesideThePoint(part, subject, planning),
    );
  const mentioned = () =>
    said.flatMap((part) => toThePoint(part, mentionsIn(part.whole.slice(part.from, part.to))));
  if (!isEnglishFilm(film)) return mentioned();
  const context = { memory: newMemory(memory), kindOf, cast: castOf(film) };
  const named = said.map((part) => toThePoint(part, drawableThings([part], context)));
  return named.find((things) => things.length > 0) ?? mentioned().slice(0, 1);
}

/** "3" is not in "30 cups" and not in "1938". */
const holds = (clause: string, text: string): boolean => {
  const at = clause.indexOf(text);
  return (
    at >= 0 &&
    !(/^\d/u.test(text) && /[\d.,]$/u.test(clause.slice(0, at))) &&
    !(/\d$/u.test(text) && /^(?:\d|[.,]\d)/u.test(clause.slice(at + text.length)))
  );
};

/** Up to a mark, or to a link behind which something else is counted. */
const clauses = new RegExp(String.raw`(?:(?!${linkToCount})[^,;:–—!?]|,(?=\d))+`, 'giu');

/** The clauses that hold a text, each as a part of its sentence. */
const clausesWith = (text: string, parts: readonly SaidPart[]): readonly SaidPart[] =>
  text === ''
    ? []
    : parts.flatMap(({ whole, from, to }) =>
        [...whole.slice(from, to).matchAll(clauses)]
          .filter(({ 0: clause }) => holds(clause, text))
          .map(({ 0: clause, index }) => ({
            whole,
            from: from + index,
            to: from + index + clause.length,
          })),
      );

const price = new RegExp(
  String.raw`[$€£₹₦] ?\d|\d ?[$€£₹₦]|\d (?:${writtenSaid.currencies})(?!\p{L})`,
  'gu',
);

const endsInPlace = new RegExp(`(?:^| )(?:${ofScenes.generalPlaces})$`, 'iu');

/** Films happen somewhere: a house says nothing of what a line tells. */
export const isGeneralPlace = (what: string): boolean => endsInPlace.test(what);

/** What may stand beside a card whose own lines speak of nothing. */
function besideAny(
  things: readonly PlanSubject[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
): readonly PlanSubject[] {
  const { film } = planning;
  // Each question of a quiz is about something else, and nobody may see its answer.
  if (film.genre === 'quiz') return [];
  const clear = things.filter(({ what }) => !isGeneralPlace(what));
  if (clear.some(({ what }) => isDrawable(what))) return clear;
  const sentences = sentencesOf(scenes, planning);
  return mostMentioned(film.title, sentences, mentionReader(planning)).filter(
    (subject) => !isGeneralPlace(subject.what) && saysSomething(subject, planning),
  );
}

/** Shows what a film is about in place of its cards of words, and beside its other cards. */
export function withFilmThings(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
): readonly PicturePlan[] {
  const { film, kindOf } = planning;
  const isEnglish = isEnglishFilm(film);
  const said = (at: number) => partsOf(scenes[at]?.lines ?? [], planning.wholes);
  const saidText = (at: number) =>
    said(at)
      .map(({ whole }) => whole)
      .join(' ');
  const cards = {
    isWords: (at: number) =>
      plans[at]?.layout === 'words' && plans[at].quote === clip(readable(said(at), isEnglish)),
    isReadable: (at: number) => isReadable(said(at), isEnglish),
    isNoted: (at: number) => isNoted(scenes[at], planning),
    refersTo: (at: number, thing: PlanSubject) =>
      said(at).some(
        (part) =>
          speaksOf(part, thing, planning) ||
          (holdsNoun(part, thing) && !isBesideThePoint(part, thing, planning)) ||
          (isEnglish && isMeantBy(part, thing, said(at - 1), planning)),
      ),
    finish: (plan: PicturePlan) => finished(plan, film, kindOf),
  };
  const things = thingsAbout(scenes, planning).filter((thing) => saysSomething(thing, planning));
  const isMeasured = (at: number) => {
    const { layout, figure = null } = plans[at] ?? {};
    return (
      layout === 'figure' &&
      figure !== null &&
      (scenes[at]?.lines ?? []).some(({ unit }) =>
        unit?.figures.some(
          ({ kind, text }) =>
            /^(?:measure|duration|percent)$/u.test(kind) && holds(text, figure.value),
        ),
      )
    );
  };
  const ofOne = isEnglish
    ? asOneThing(
        plans,
        things.find(({ what }) => isDrawable(what)),
        {
          title: film.title,
          genre: film.genre,
          said: saidText,
          isNoted: cards.isNoted,
          finish: cards.finish,
        },
      )
    : plans;
  const shown = withThings(ofOne, things, cards);
  /** Of several sentences of a card of words those that are read on it. */
  const read = (at: number): readonly SaidPart[] => {
    const { layout, quote = '' } = shown[at] ?? {};
    const parts = said(at);
    const isRead = ({ whole }: SaidPart) => lettersOf(whole).includes(lettersOf(quote));
    return layout === 'words' && parts.some(isRead) ? parts.filter(isRead) : parts;
  };
  return withIllustrations(shown, {
    ofLine: (at) => mentionedIn(read(at), planning),
    ofClause: (at, holding) => mentionedIn(clausesWith(holding, said(at)), planning),
    isMeasured,
    ofFilm: besideAny(things, scenes, planning),
    refersTo: cards.refersTo,
    hasPrices: (at) => (saidText(at).match(price)?.length ?? 0) > 1,
    isNoted: cards.isNoted,
    finish: (plan) => tellable(plan, film, kindOf),
  });
}

/** What of some sentences a card reads: of one that it reads in part, that part. */
function partsRead(quote: string, parts: readonly SaidPart[]): readonly SaidPart[] {
  const words = quote.replace(/…$/u, '').trim();
  const read = lettersOf(words);
  return parts.flatMap((part) => {
    const { whole, from, to } = part;
    const at = words === '' ? -1 : whole.indexOf(words, from);
    if (at >= 0 && at < to) return [{ whole, from: at, to: Math.min(to, at + words.length) }];
    return read.includes(lettersOf(whole.slice(from, to))) ? [part] : [];
  });
}

const isBareCard = ({ layout, subjects }: PictureShot): boolean =>
  layout === 'words' && subjects.every(({ count }) => count === 0);

/**
 * Each picture of a scene that only reads its words, with what those words name beside them: that is not known before the scene
 * is cut into its pictures.
 */
export function withNamedThings(
  plan: PicturePlan,
  scene: SceneInput | undefined,
  planning: PlanContext,
): PicturePlan {
  const { film, kindOf } = planning;
  if (plan.later === undefined || film.genre === 'quiz' || isNoted(scene, planning)) return plan;
  const parts = partsOf(scene?.lines ?? [], planning.wholes);
  let before: readonly string[] = [];
  const beside = <Shot extends PictureShot>(shot: Shot): Shot => {
    const shown = before;
    before = shot.subjects.map(({ what }) => what);
    if (!isBareCard(shot)) return shot;
    const own = partsRead(shot.quote, parts);
    const things = mentionedIn(own, planning)
      .filter(
        ({ what, count }) =>
          count > 0 && isDrawable(what) && kindOf(what) !== 'person' && !shown.includes(what),
      )
      .slice(0, 1)
      .map(still);
    const { subjects } = tellable({ ...emptyPlan, ...shot, subjects: things }, film, kindOf);
    before = subjects.map(({ what }) => what);
    return { ...shot, subjects };
  };
  const { later, ...opening } = plan;
  const first = beside(opening);
  return withinLimits({
    ...first,
    later: later.map(({ at, shows }) => ({ at, shows: beside(shows) })),
  });
}
