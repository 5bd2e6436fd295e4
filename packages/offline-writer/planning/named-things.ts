import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { newMemory } from './film-memory.ts';
import { isBare, isPlaceItself, see, type LineContext } from './picture-of-line.ts';
import { type Phrase, readLine } from './read-line.ts';
import { settingOf } from './setting-of-line.ts';

/* What is drawn where nobody does anything: a clear thing that the line names, or what the film is about. */

const mostThings = 2;
/** What stands behind them is not there: "as a lawyer", "without a sign". */
const absent = /\b(?:as|like|without|despite|instead of|rather than)\b[^,.;:!?]*/giu;
const anybody = /^(?:person|man|woman|people|group of (?:people|persons|men|women))$/;
/** A line that takes something back shows nothing that it names. */
const denied = /\b(?:no|not|never|none|nobody|nothing|without|neither|nor|cannot)\b|n['’]t\b/iu;

/** "The counter of my parents' shop" shows a counter. */
const headOf = (phrase: Phrase): Phrase => ({
  ...phrase,
  noun: phrase.noun.split(' of ', 1)[0] ?? phrase.noun,
});

/** The clear things of a line; none of a line that denies something. */
function thingsOf(text: string, context: LineContext): readonly PlanSubject[] {
  const line = text.slice(0, 400);
  if (denied.test(line)) return [];
  return readLine(line.replace(absent, ''))
    .phrases.map(headOf)
    .filter((phrase) => phrase.noun.split(' ').length <= 3 && !isBare(phrase))
    .flatMap((phrase) => see(phrase, context) ?? [])
    .filter(({ kind, subject }) => kind !== 'place' && subject.count > 0)
    .map(({ subject }) => subject)
    .filter(({ what }) => !anybody.test(what) && !line.includes(`-${what}`));
}

const distinct = (subjects: readonly PlanSubject[]) =>
  subjects.filter(({ what }, at) => subjects.findIndex((one) => one.what === what) === at);

/** The clear things that lines name, each once. */
const thingsNamed = (texts: readonly string[], context: LineContext): readonly PlanSubject[] =>
  distinct(texts.flatMap((text) => thingsOf(text, context)));

/** A line's own place and time, with the things that it names; null where it names neither. */
export function sceneOfThings(texts: readonly string[], context: LineContext): PicturePlan | null {
  const settings = texts.map((text) => settingOf(readLine(text), text));
  const first = (key: 'place' | 'time' | 'weather') =>
    settings.find((setting) => setting[key] !== '')?.[key] ?? '';
  const place = first('place');
  const subjects = thingsNamed(texts, context)
    .filter(({ what }) => !isPlaceItself(what, place))
    .slice(0, mostThings);
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
  /^\p{Lu}[^\p{Lu}]* [^\p{Lu}]*$/u.test(what)
    ? what.slice(0, 1).toLowerCase() + what.slice(1)
    : what;

const still = ({ what, count, look }: PlanSubject): PlanSubject => ({
  what: uncapped(what),
  count,
  look,
  doing: '',
  holding: '',
  feeling: '',
});

/** Whether a subject of a picture can be drawn by itself in another one. */
const isKnown = (what: string, { kindOf, cast }: LineContext) =>
  cast.has(what) ||
  (/^[\p{L}'’ -]{3,40}$/u.test(what) && kindOf(what.replace(/^group of /u, '')) !== null);

/** What a film is about: things of its title, and whatever several of its pictures show, the most often shown first. */
function topicOf(
  title: string,
  plans: readonly PicturePlan[],
  context: LineContext,
): readonly PlanSubject[] {
  const shown = plans.flatMap(({ subjects }) => subjects.filter(({ count }) => count > 0));
  const times = (what: string) => shown.filter((one) => one.what === what).length;
  const often = shown
    .filter(({ what }) => times(what) > 1)
    .toSorted((one, other) => times(other.what) - times(one.what));
  return [...thingsNamed([title], context), ...often];
}

/** Of a film with as many scenes, so many may be cards of words. */
const wordCardsOf = (scenes: number) => Math.floor(scenes / 5);

/** The film whose cards of words are drawn. */
interface DrawnFilm extends Pick<LineContext, 'kindOf' | 'cast'> {
  readonly title: string;
  /** Whether each of its scenes tells of something else, so that none shows what its neighbours do. */
  readonly isList: boolean;
}

/** What a scene may show of its film: the topic first, then what was in view before it, or is next; people where nothing else is. */
function candidatesOf(
  at: number,
  plans: readonly PicturePlan[],
  topic: readonly PlanSubject[],
  { isList, ...film }: DrawnFilm,
): readonly PlanSubject[] {
  const seen = (all: readonly PicturePlan[]) =>
    all.map(({ subjects }) => subjects.filter(({ count }) => count > 0));
  const near = isList
    ? []
    : (seen(plans.slice(0, at)).findLast((each) => each.length > 0) ??
      seen(plans.slice(at + 1)).find((each) => each.length > 0) ??
      []);
  const context = { ...film, memory: newMemory() };
  const known = distinct([...topic, ...near].map(still)).filter(({ what }) =>
    isKnown(what, context),
  );
  const clear = known.filter(({ what }) => !anybody.test(what));
  return clear.length > 0 ? clear : known;
}

/** The last place before a scene. */
const placeNear = (at: number, plans: readonly PicturePlan[]) =>
  plans.slice(0, at).findLast(({ place }) => place !== '')?.place ?? '';

/** Draws what the film is about in place of most of its cards of words; the shortest lines keep theirs. */
export function drawTopic(
  plans: readonly PicturePlan[],
  isWords: (at: number) => boolean,
  film: DrawnFilm,
  finish: (plan: PicturePlan) => PicturePlan | null,
): readonly PicturePlan[] {
  const topic = topicOf(film.title, plans, { ...film, memory: newMemory() });
  const wordy = plans
    .flatMap(({ quote }, at) => (isWords(at) ? [{ at, length: quote.length }] : []))
    .toSorted((one, other) => other.length - one.length || one.at - other.at);
  const drawn = [...plans];
  const used = new Map<string, number>();
  const most = Math.max(0, wordy.length - wordCardsOf(plans.length));
  const chosen = wordy.slice(0, most).toSorted((one, other) => one.at - other.at);
  for (const { at } of chosen) {
    const beside = new Set(
      [drawn[at - 1], drawn[at + 1]].flatMap((plan) =>
        (plan?.layout === 'scene' ? plan.subjects : []).map(({ what }) => what),
      ),
    );
    const cost = ({ what }: PlanSubject) => (used.get(what) ?? 0) * 2 + (beside.has(what) ? 3 : 0);
    const [subject] = candidatesOf(at, plans, topic, film).toSorted(
      (one, other) => cost(one) - cost(other),
    );
    if (subject !== undefined) used.set(subject.what, (used.get(subject.what) ?? 0) + 1);
    const time = plans[at]?.time ?? '';
    const place = plans[at]?.place || (plans[at - 1]?.place ?? '');
    const alone = { ...emptyPlan, place: place || placeNear(at, plans), time };
    const scene =
      (subject === undefined ? null : finish({ ...alone, subjects: [subject], place })) ??
      (film.isList ? null : finish(alone));
    if (scene !== null) drawn[at] = scene;
  }
  return drawn;
}
