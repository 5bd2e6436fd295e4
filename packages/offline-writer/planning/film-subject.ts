import {
  emptyPlan,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { newMemory } from './film-memory.ts';
import { isKnown, still, thingsOf } from './named-things.ts';
import type { LineContext } from './picture-of-line.ts';

/* What a film is about, as far as it can be drawn: what its title names, and what it speaks of again and again. */

interface Told extends Pick<LineContext, 'kindOf' | 'cast'> {
  readonly title: string;
  /** Its sentences, each once. */
  readonly sentences: readonly string[];
  /** Whether each of its scenes tells of something else, so that only the title says what all are about. */
  readonly isList: boolean;
  /** Words that are names in it. */
  readonly names: ReadonlySet<string>;
}

const ofTitle = 3;
const leastWeight = 3;
const mostThings = 4;

const keyOf = (what: string) => {
  const bare = what.replace(/^group of /u, '').toLowerCase();
  return singularPhrase(bare) ?? bare;
};

/** The things of a film, what it is most about first; none where nothing is named twice. */
export function thingsOfFilm({
  title,
  sentences,
  isList,
  names,
  ...film
}: Told): readonly PlanSubject[] {
  const context: LineContext = { ...film, memory: newMemory(names) };
  const weights = new Map<string, { subject: PlanSubject; weight: number }>();
  const weigh = (text: string, weight: number) => {
    const named = thingsOf({ whole: text, from: 0, to: text.length }, context).map(still);
    for (const subject of named) {
      if (subject.count !== 1 || !isKnown(subject.what, context)) continue;
      const key = keyOf(subject.what);
      const before = weights.get(key);
      weights.set(key, {
        subject: before?.subject ?? subject,
        weight: (before?.weight ?? 0) + weight,
      });
    }
  };
  // Of two sides neither is what the film is about.
  if (!/ (?:vs\.?|versus|or) /iu.test(title)) weigh(title, ofTitle);
  if (!isList) for (const sentence of sentences) weigh(sentence, 1);
  return [...weights.values()]
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostThings)
    .map(({ subject }) => subject);
}

const shows = (plan: PicturePlan | undefined, { what }: PlanSubject) =>
  plan?.subjects.some((subject) => keyOf(subject.what) === keyOf(what)) === true;

/** A card of words of a scene, and whether its words may go. */
interface Cards {
  readonly isWords: (at: number) => boolean;
  /** Whether somebody has said what is seen in the scene. */
  readonly isNoted: (at: number) => boolean;
  /** Whether it says a sentence or a clause whole. */
  readonly isReadable: (at: number) => boolean;
  readonly finish: (plan: PicturePlan) => PicturePlan | null;
}

/** Of a film with as many scenes, so many may be cards of words. */
const wordCardsOf = (scenes: number) => Math.floor(scenes / 3);
/** A film shows one thing by itself so often. */
const mostOfOne = 2;
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
  { isWords, isNoted, isReadable, finish }: Cards,
): readonly PicturePlan[] {
  const [first, ...others] = plans;
  if (first === undefined || thing === undefined || isNoted(0) || shows(first, thing)) return plans;
  if (isWords(0)) return [finish(readBeside(first, thing, isReadable(0))) ?? first, ...others];
  const isTellable = finish({ ...emptyPlan, subjects: [thing] })?.subjects.length === 1;
  return isTellable && first.subjects.length === 0 && first.layout !== 'versus'
    ? [{ ...first, subjects: [thing] }, ...others]
    : plans;
}

/** Shows the things of a film in its first picture, and in place of its longest cards of words. */
export function withThings(
  plans: readonly PicturePlan[],
  things: readonly PlanSubject[],
  cards: Cards,
): readonly PicturePlan[] {
  const drawn = [...opened(plans, things, cards)];
  const wordy = drawn
    .flatMap(({ quote, layout }, at) =>
      cards.isWords(at) && layout === 'words'
        ? [{ at, length: quote.length, isAgain: drawn[at - 1]?.quote === quote }]
        : [],
    )
    // A card that stands there again goes first, then the long ones.
    .toSorted(
      (one, other) =>
        Number(other.isAgain) - Number(one.isAgain) ||
        other.length - one.length ||
        one.at - other.at,
    );
  let left = Math.max(0, wordy.length - wordCardsOf(plans.length));
  const shown = new Map<PlanSubject, number>();
  for (const { at, isAgain } of wordy) {
    const plan = drawn[at];
    const thing = things.find(
      (each) =>
        (shown.get(each) ?? 0) < mostOfOne && ![at - 1, at + 1].some((n) => shows(drawn[n], each)),
    );
    if ((left <= 0 && !isAgain) || plan === undefined || thing === undefined) continue;
    const scene = cards.finish(readBeside(plan, thing, cards.isReadable(at)));
    if (scene === null) continue;
    drawn[at] = scene;
    shown.set(thing, (shown.get(thing) ?? 0) + 1);
    left -= 1;
  }
  return drawn;
}
