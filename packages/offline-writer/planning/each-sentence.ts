import {
  maxLaterShots,
  maxPlanTextCharacters,
  maxPlanTotalCharacters,
  planTextLength,
  emptyPlan,
  type PicturePlan,
  type PictureShot,
  type PlanLayout,
} from '@scenewright/contract/rules/picture-plan.ts';
import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { Line } from '../genres/genre.ts';
import { anchorOf } from './later-shots.ts';
import { isSaidBy } from './said-by-card.ts';
import { lettersOf } from '../plain-words.ts';

/*
 * What is read goes with its sentence: a card that says one of several sentences gives way before and behind it to what is said
 * then.
 */

/** A picture of less is not cut to; the last one has the rest behind its words as well. */
const [leastS, leastLastS] = [1.1, 0.6];

/** They go on while others speak, or stand at the end. */
const staying: ReadonlySet<PlanLayout> = new Set(['scene', 'chat', 'verse', 'end-card', 'map']);

interface Stretch {
  readonly lines: readonly Line[];
  readonly shot: PictureShot;
  /** The words at which it is cut to. */
  readonly at: string;
}

const secondsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + speakingTimeS(text), 0);

/** The lines that each picture of a scene is seen with; null where a cut is at no line's words. */
export function stretchesOf(
  { later = [], ...opening }: PicturePlan,
  lines: readonly Line[],
): readonly Stretch[] | null {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.trim().length + 1;
  }
  const said = lines.map(({ text }) => text.trim()).join(' ');
  const places = later.map(({ at }) => placeOfWords(said, at));
  if (places.some((place) => place < 0)) return null;
  const shots = [opening, ...later.map(({ shows }) => shows)];
  const from = [0, ...places].map((place) => starts.findLastIndex((start) => start <= place));
  // A cut within a sentence: what begins in it is seen with it.
  return shots.map((shot, at) => ({
    shot,
    at: later[at - 1]?.at ?? '',
    lines: lines.slice(from[at], from[at + 1] ?? lines.length),
  }));
}

/** Sentences in groups that are each long enough to be read. */
function grouped(lines: readonly Line[], isLast: boolean): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (open === undefined || secondsOf(open) >= leastS) groups.push([line]);
    else open.push(line);
  }
  const last = groups.at(-1);
  const isShort = last !== undefined && secondsOf(last) < (isLast ? leastLastS : leastS);
  if (isShort && groups.length > 1) {
    groups.pop();
    groups.at(-1)?.push(...last);
  }
  return groups;
}

/** What is read of some sentences: all of them, where they have room. */
function read(shot: PictureShot, lines: readonly Line[]): PictureShot {
  const all = lines.map(({ text }) => text.trim()).join(' ');
  return shot.layout === 'words' && all.length <= maxPlanTextCharacters
    ? { ...shot, quote: all }
    : shot;
}

/** How a stretch is parted: what is said before its card says anything, with it, and when it is over. */
function partsOf({ lines, shot }: Stretch, isLast: boolean) {
  const says = lines.map(
    ({ text, unit }) => isSaidBy(shot, text) || (unit !== null && isSaidBy(shot, unit.text)),
  );
  const [first, last] = [Math.max(0, says.indexOf(true)), says.lastIndexOf(true)];
  const isLong = (from: number, to: number) =>
    secondsOf(lines.slice(from, to)) >= (isLast && to === lines.length ? leastLastS : leastS);
  const from = isLong(0, first) ? first : 0;
  const end = last >= 0 && isLong(last + 1, lines.length) ? last + 1 : lines.length;
  // A card that would be gone at once keeps what is said next, or what is said before.
  const parts = [
    { from, to: end },
    { from, to: lines.length },
    { from: 0, to: end },
  ];
  return parts.find((part) => isLong(part.from, part.to)) ?? { from: 0, to: lines.length };
}

/** Words that say several sentences, one after the other; what stands beside them stands beside the first. */
function inTurn({ lines, shot, at }: Stretch, isLast: boolean): readonly Stretch[] {
  const says = lines.every(({ text }) => lettersOf(shot.quote).includes(lettersOf(text)));
  const groups = says ? grouped(lines, isLast) : [lines];
  const bare = { ...shot, subjects: [], place: '', time: '', weather: '' };
  return groups.map((group, place) => ({
    lines: group,
    shot: groups.length < 2 ? shot : read(place === 0 ? shot : bare, group),
    at: place === 0 ? at : anchorOf(group),
  }));
}

/** A stretch whose card says only some of its sentences, parted where the card begins and where it is over. */
function parted(
  stretch: Stretch,
  shotOf: (lines: readonly Line[]) => PictureShot,
  isLast: boolean,
): readonly Stretch[] {
  const { lines, shot, at } = stretch;
  if (staying.has(shot.layout) || lines.length < 2) return [stretch];
  const turns = shot.layout === 'words' ? inTurn(stretch, isLast) : [stretch];
  if (turns.length > 1) return turns;
  const { from, to } = partsOf(stretch, isLast);
  const own = lines.slice(from, to);
  // What stands beside a card is of its own sentences.
  const alone = own.length < lines.length ? shotOf(own) : shot;
  const card = alone.layout === shot.layout ? alone : shot;
  const stretchOf = (group: readonly Line[], place: number) => ({
    lines: group,
    shot: read(shotOf(group), group),
    at: from > 0 && place === 0 ? at : anchorOf(group),
  });
  return [
    ...grouped(lines.slice(0, from), false).map(stretchOf),
    // Whatever is too short for a picture of its own is read with what is read.
    { lines: own, shot: read(card, own), at: from > 0 ? anchorOf(own) : at },
    ...grouped(lines.slice(to), isLast).map((group) => stretchOf(group, 1)),
  ];
}

/** Two neighbours that are read are one, where a scene would cut too often. */
function withinCuts(stretches: readonly Stretch[]): readonly Stretch[] {
  let left = [...stretches];
  while (left.length > maxLaterShots + 1) {
    const at = left.findLastIndex(
      ({ shot }, place) => shot.layout === 'words' && left[place - 1]?.shot.layout === 'words',
    );
    const [one, other] = [left[at - 1], left[at]];
    if (at < 1 || one === undefined || other === undefined) return left.slice(0, maxLaterShots + 1);
    const lines = [...one.lines, ...other.lines];
    const joined = { ...one, lines, shot: read(one.shot, lines) };
    left = [...left.slice(0, at - 1), joined, ...left.slice(at + 1)];
  }
  return left;
}

/**
 * A plan whose cards stand with their own sentences alone.
 * @param shotOf the picture of sentences that a card does not say
 */
export function withEachSentence(
  plan: PicturePlan,
  lines: readonly Line[],
  shotOf: (lines: readonly Line[]) => PictureShot,
): PicturePlan {
  const spoken = lines.filter(({ source }) => source !== 'structure');
  const stretches = stretchesOf(plan, spoken);
  if (stretches === null) return plan;
  const all = stretches.flatMap((stretch, at) =>
    parted(stretch, shotOf, at === stretches.length - 1),
  );
  if (all.length === stretches.length && all.every(({ shot }, at) => shot === stretches[at]?.shot))
    return plan;
  const [opening, ...rest] = withinCuts(all);
  if (opening === undefined) return plan;
  const later = rest.flatMap(({ shot, at }) => (at === '' ? [] : [{ at, shows: shot }]));
  const made: PicturePlan = later.length === 0 ? opening.shot : { ...opening.shot, later };
  return planTextLength(made) > maxPlanTotalCharacters / 2 ? plan : made;
}

/**
 * The plans of a film, whose cards stand with their own sentences alone.
 * @param before the plans before their words became cards: what else is said is shown as it was
 */
export const withEachOfThem = (
  plans: readonly PicturePlan[],
  before: readonly PicturePlan[],
  scenes: readonly { readonly lines: readonly Line[] }[],
  isAsked: (scene: number) => boolean,
): readonly PicturePlan[] =>
  plans.map((plan, at) => {
    const old = before[at] ?? plan;
    const shots = [old, ...(old.later ?? []).map(({ shows }) => shows)];
    return isAsked(at)
      ? plan
      : withEachSentence(plan, scenes[at]?.lines ?? [], (lines) => {
          const quote = lines.map(({ text }) => text.trim()).join(' ');
          const { later: _, ...shot }: PicturePlan =
            shots.find((each) => each.layout === 'words' && isSaidBy(each, quote)) ?? emptyPlan;
          return { ...shot, layout: 'words', quote };
        });
  });
