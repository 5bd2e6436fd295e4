import {
  emptyPlan,
  type PictureShot,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { plain } from '../film-memory.ts';
import { anchorOf } from '../later-shots.ts';
import { castOf, type PlanContext } from '../plan-context.ts';
import { isAnybody } from '../plan-words.ts';
import type { ToldAct } from './told-act.ts';

/* Where in a scene hands are seen: in place of its picture, or before or behind what has to be read. */

/** A picture is looked at for so long, in seconds. */
const leastS = { shown: 1.6, before: 2 };
/** So long a picture of an act may begin before its words. */
const mostAheadS = { seen: 2.5, read: 3.2 };
/** A shorter scene of a card shows nothing else. */
const leastOfCardS = 4;

/** Cards of which an act can be shown before or behind. */
export const cards: ReadonlySet<PlanLayout> = new Set([
  'figure',
  'money',
  'clock',
  'recipe-step',
  'ingredients',
  'list',
  'checklist',
  'process',
]);

export interface Segment {
  readonly from: number;
  /** The words that it is cut to at; empty for the opening. */
  readonly at: string;
  readonly shows: PictureShot;
  /** Whether it shows an act that was not shown before. */
  readonly isNew: boolean;
}

/** The acts of a scene's lines, by where their clauses begin in its text. */
export type Acts = readonly ToldAct[];

/** "Step 3" of what is read, or the label of what is seen. */
function labelOf({ layout, quote }: PictureShot): string {
  if (layout === 'scene') return /\p{N}/u.test(quote) ? quote : '';
  return layout === 'words' ? (/^(\p{L}+ \d+):/u.exec(quote)?.[1] ?? '') : '';
}

/** A pair of hands, or a body, at an act, where the picture before it was. */
function handsAt(act: ToldAct, shot: PictureShot, { film }: PlanContext): PictureShot {
  const none = shot.subjects.filter(({ count }) => count === 0);
  const who = act.isBody === true ? 'person' : 'pair of hands';
  const hands: PlanSubject = { ...plain(who), doing: act.doing, holding: act.holding };
  const isKitchen = film.genre === 'recipe' && act.isCooking;
  return {
    ...emptyPlan,
    subjects: [hands, ...none],
    place: shot.layout === 'scene' || isKitchen ? shot.place || (isKitchen ? 'a kitchen' : '') : '',
    time: shot.layout === 'scene' ? shot.time : '',
    weather: shot.layout === 'scene' ? shot.weather : '',
    quote: labelOf(shot),
  };
}

/** Somebody whom the film knows, or who is at something else than an act, stays. */
function isReplaced(shot: PictureShot, { film, kindOf }: PlanContext): boolean {
  if (shot.layout === 'words') return true;
  if (shot.layout !== 'scene' || shot.relation !== '') return false;
  const cast = castOf(film);
  return shot.subjects.every(
    ({ what, count }) =>
      count === 0 || (!cast.has(what) && (isAnybody(what) || kindOf(what) !== 'person')),
  );
}

/** Where a card's own figure is said, from the beginning of its clause; the end of its words behind it. */
function saidIn(
  text: string,
  shot: PictureShot,
  from: number,
  to: number,
): { from: number; to: number } {
  const numbersOf = (texts: readonly string[]) =>
    texts.flatMap((each) => each.match(/\p{N}[\p{N}.,:/]*\p{N}|\p{N}/gu) ?? []);
  const own = numbersOf([shot.figure?.value ?? '', ...shot.items]);
  const numbers = own.length > 0 ? own : numbersOf([shot.quote, shot.from]);
  const places = numbers
    .map((number) => text.indexOf(number, from))
    .filter((at) => at >= 0 && at < to);
  if (places.length === 0) return { from, to: from };
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const mark = /[.,;:!?–—]\s/gu;
  const starts = [...text.slice(from, first).matchAll(mark)].map(
    ({ 0: sign, index }) => from + index + sign.length,
  );
  const behind = text.slice(last).search(/[.,;:!?–—](?:\s|$)/u);
  return { from: starts.at(-1) ?? from, to: behind < 0 ? to : last + behind };
}

const leastReadS = 2.4;
/** Where the first clause of a text ends that is long enough to be shown; -1 where too little is left behind it. */
function markIn(
  text: string,
  from: number,
  to: number,
  seconds: (from: number, to: number) => number,
): number {
  const places = [...text.slice(from, to).matchAll(/[.,;:!?–—]\s+/gu)].map(
    ({ 0: sign, index }) => from + index + sign.length,
  );
  return (
    places.find((at) => seconds(from, at) >= leastS.shown && seconds(at, to) >= leastReadS) ?? -1
  );
}

/** The pictures of one stretch, with the acts that are told in it. */
export function withActs(
  { shows, ...segment }: Segment,
  to: number,
  acts: Acts,
  text: string,
  context: PlanContext,
): readonly Segment[] {
  const seconds = (from: number, until: number) =>
    from >= until ? 0 : speakingTimeS(text.slice(from, until));
  const own = acts.filter(({ at }) => at >= segment.from && at < to);
  const whole: Segment = { ...segment, shows };
  const shownAt = (act: ToldAct): Segment => ({
    from: act.at,
    at: anchorIn(text, act.at),
    shows: handsAt(act, shows, context),
    isNew: true,
  });
  const [first] = own;
  if (first === undefined) return [whole];
  if (isReplaced(shows, context)) {
    const ahead = seconds(segment.from, first.at);
    const segments: Segment[] =
      ahead <= (shows.layout === 'words' ? mostAheadS.read : mostAheadS.seen)
        ? [{ ...whole, shows: handsAt(first, shows, context), isNew: true }]
        : seconds(first.at, to) >= leastS.shown
          ? [whole, shownAt(first)]
          : [whole];
    let last = segments.some(({ isNew }) => isNew)
      ? Math.max(first.at, segment.from)
      : segment.from;
    for (const act of own.slice(1)) {
      if (seconds(last, act.at) < leastS.before || seconds(act.at, to) < leastS.shown) continue;
      segments.push(shownAt(act));
      last = act.at;
    }
    return segments;
  }
  if (!cards.has(shows.layout) || seconds(segment.from, to) < leastOfCardS) return [whole];
  const said = saidIn(text, shows, segment.from, to);
  const behind = own.find(
    ({ at }) =>
      at >= said.to &&
      seconds(segment.from, at) >= leastS.before &&
      seconds(at, to) >= leastS.shown,
  );
  const isBefore =
    first.at < said.from &&
    seconds(segment.from, first.at) <= mostAheadS.seen &&
    seconds(segment.from, said.from) >= leastS.shown &&
    seconds(said.from, to) >= leastS.shown;
  // Whom a card shows at the act was seen at it.
  const card = {
    ...shows,
    subjects: shows.subjects.filter(({ what, doing }) => doing === '' || !isAnybody(what)),
  };
  // What a long scene reads can wait for a look at what is done with it.
  const cut =
    first.at <= segment.from + 1 && !isBefore ? markIn(text, segment.from, to, seconds) : -1;
  if (cut > 0)
    return [
      { ...whole, shows: handsAt(first, shows, context), isNew: true },
      { from: cut, at: anchorIn(text, cut), shows: card, isNew: true },
    ];
  const opening: readonly Segment[] = isBefore
    ? [
        { ...whole, shows: handsAt(first, shows, context), isNew: true },
        { from: said.from, at: anchorIn(text, said.from), shows: card, isNew: true },
      ]
    : [whole];
  return behind === undefined ? opening : [...opening, shownAt(behind)];
}

export const anchorIn = (text: string, from: number): string =>
  anchorOf([{ text: text.slice(from) }]);
