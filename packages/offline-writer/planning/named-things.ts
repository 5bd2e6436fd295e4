import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { newMemory } from './film-memory.ts';
import { isAnybody, isPlaceItself, see, type LineContext } from './picture-of-line.ts';
import { type Phrase, readLine } from './read-line.ts';
import { settingOf } from './setting-of-line.ts';
import { isBare } from './sure-noun.ts';

/* What is drawn where nobody does anything: a clear thing that the line names, or what the film is about. */

const mostThings = 2;
/** What stands behind them is not there: "as a lawyer", "without a sign". */
const absent = /\b(?:as|like|without|despite|instead of|rather than)\b[^,.;:!?]*/giu;
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
    .filter(({ what }) => !isAnybody(what) && !line.includes(`-${what}`));
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
  if (subjects.length === 0) return null;
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

/** Of a film with as many scenes, so many may be cards of words. */
const wordCardsOf = (scenes: number) => Math.floor(scenes / 5);

/** The film whose cards of words are drawn. */
interface DrawnFilm extends Pick<LineContext, 'kindOf' | 'cast'> {
  readonly title: string;
  /** Whether each of its scenes tells of something else, so that none shows what its neighbours do. */
  readonly isList: boolean;
}

/** What a title names or asks about; a title that tells something has no topic of its own. */
function topicOf({ title, ...film }: DrawnFilm): PlanSubject | undefined {
  if (title.endsWith('…') || (!title.endsWith('?') && readLine(title).actions.length > 0))
    return undefined;
  const context = { ...film, memory: newMemory() };
  return thingsNamed([title], context)
    .map(still)
    .find(({ what, count }) => count === 1 && isKnown(what, context));
}

/** How often what a film is about is drawn with nothing said of it. */
const mostOfTopic = 2;

/** Draws what the film is about, as its title says it, in place of its longest cards of words. */
export function drawTopic(
  plans: readonly PicturePlan[],
  isWords: (at: number) => boolean,
  film: DrawnFilm,
  finish: (plan: PicturePlan) => PicturePlan | null,
): readonly PicturePlan[] {
  const subject = film.isList ? undefined : topicOf(film);
  if (subject === undefined) return plans;
  const wordy = plans
    .flatMap(({ quote }, at) => (isWords(at) ? [{ at, length: quote.length }] : []))
    .toSorted((one, other) => other.length - one.length || one.at - other.at);
  const most = Math.min(mostOfTopic, Math.max(0, wordy.length - wordCardsOf(plans.length)));
  const drawn = [...plans];
  for (const { at } of wordy) {
    const isBeside = [drawn[at - 1], drawn[at + 1]].some(
      (plan) => plan?.layout === 'scene' && plan.subjects.some(({ what }) => what === subject.what),
    );
    const { place = '', time = '' } = plans[at] ?? {};
    const scene = isBeside ? null : finish({ ...emptyPlan, subjects: [subject], place, time });
    const isFull = drawn.filter((plan, index) => plan !== plans[index]).length >= most;
    if (scene !== null && !isFull) drawn[at] = scene;
  }
  return drawn;
}
