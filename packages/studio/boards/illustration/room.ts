import { planTextLength, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Box } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';

/** How a board's area is shared between what it says and its illustration. */
export interface Rooms {
  /** Where the picture stands: beside, above or below what is said. */
  readonly grid: 'below' | 'above' | 'right' | 'left';
  readonly board: Box;
  readonly illustration: Box;
}

type Share = (plan: PicturePlan) => number;

/** How much of the largest share is left beside so many letters at most. */
const shareByLetters = [
  { letters: 60, share: 1 },
  { letters: 100, share: 0.85 },
  { letters: 150, share: 0.7 },
  { letters: 250, share: 0.62 },
] as const;

/** Of the area, by how many letters have to stand beside it; nothing beside a long text. */
const byLength =
  (most: number): Share =>
  (plan) => {
    const letters = lettersOf(plan);
    const found = shareByLetters.find(({ letters: longest }) => letters <= longest);
    return most * (found?.share ?? 0);
  };

const lettersOf = (plan: PicturePlan): number =>
  planTextLength({ ...plan, subjects: [], place: '', time: '', weather: '' });
/** A longer question needs all of the frame, for its answers are set as large. */
const mostOfQuestion = 90;

/** Few rows leave room beside them. */
const byRows =
  (most: number): Share =>
  (plan) =>
    plan.items.length <= 4 ? byLength(most)(plan) : 0;

/** A step that measures nothing is set as a line of type. */
const isTold = ({ layout, items, figure, quote }: PicturePlan): boolean =>
  layout === 'recipe-step' && figure === null && items.length + (quote === '' ? 0 : 1) === 1;

/**
 * Layouts that say something of a thing, with how much of their area its picture takes at most. Maps, charts, flows, chats
 * and comparisons are pictures themselves and need all of their room.
 */
const shares: ReadonlyMap<PicturePlan['layout'], Share> = new Map([
  ['words', byLength(0.54)],
  ['quote', byLength(0.42)],
  ['verse', byLength(0.4)],
  ['title', byLength(0.5)],
  ['end-card', byLength(0.48)],
  ['definition', byLength(0.42)],
  ['question-answer', (plan) => (lettersOf(plan) > mostOfQuestion ? 0 : byLength(0.34)(plan))],
  ['figure', byLength(0.5)],
  ['money', byLength(0.48)],
  ['calendar', byLength(0.38)],
  ['clock', byLength(0.36)],
  ['list', byRows(0.4)],
  ['checklist', byRows(0.4)],
  ['ingredients', byRows(0.4)],
  ['recipe-step', (plan) => (isTold(plan) ? byLength(0.54) : byRows(0.3))(plan)],
]);

/** Layouts that have room for one. */
export const illustratedLayouts: readonly PicturePlan['layout'][] = [...shares.keys()];

/** How many letters wide a line of so large type is, about. */
const letterShare = 0.58;
/** The size that words beside a picture are set in, where they are few and where they are many, in units. */
const [largestPx, smallestPx] = [118, 66];
/** What of an upright area words beside a picture take, at least and at most. */
const [leastOfWords, mostOfWords] = [0.22, 0.48];
/** What a composition of words needs beyond its lines: paddings, strips, strokes. */
const aroundLines = { share: 1.12, units: 64 };

/** How high words have to be in an upright frame: as high as their lines are in type that is read at a glance. */
function heightOfWords({ plan, area, unit }: BoardBrief): number {
  const letters = lettersOf(plan);
  const heightAt = (px: number): number => {
    const perLine = Math.max(4, area.width / (px * unit * letterShare));
    const lines = Math.max(1, Math.ceil(letters / perLine + 0.3));
    return lines * px * unit * 1.16 * aroundLines.share + aroundLines.units * unit;
  };
  let px = largestPx;
  while (px > smallestPx && heightAt(px) > area.height * mostOfWords) px *= 0.94;
  return Math.max(area.height * leastOfWords, heightAt(px));
}

const ofWords: ReadonlySet<PicturePlan['layout']> = new Set(['words', 'title']);
/** How far the ground of a picture reaches up from the foot of its room, in units. */
export const depthOfGround = 122;
/** A picture above its words reaches this far up in the frame: platforms' own lines may stand over its air. */
const topOfPicture = 0.075;

/** Above or below what it says, in an upright frame. */
function oneAboveTheOther(brief: BoardBrief, share: number): Rooms {
  const { plan, area, height, turn } = brief;
  const gap = Math.min(area.width, area.height) * 0.045;
  const least = area.height * (1 - share) - gap;
  const own = ofWords.has(plan.layout) || isTold(plan) ? heightOfWords(brief) : least;
  const board = Math.min(own, Math.max(least, area.height * 0.62));
  const foot = area.y + area.height;
  if (turn % 2 === 0)
    return {
      grid: 'below',
      board: { ...area, height: board },
      illustration: { ...area, y: area.y + board + gap, height: area.height - board - gap },
    };
  const top = Math.min(area.y, height * topOfPicture);
  return {
    grid: 'above',
    illustration: { ...area, y: top, height: foot - board - gap - top },
    board: { ...area, y: foot - board, height: board },
  };
}

/**
 * Where a board's illustration stands: below or above what it says in an upright frame, at its right or left in a lying one, in
 * turns, so that two scenes that follow each other are never composed alike. Null where it has no room.
 */
export function illustrationRooms(brief: BoardBrief): Rooms | null {
  const { plan, area, width: frame, height, isPortrait, turn, unit } = brief;
  const share = shares.get(plan.layout)?.(plan) ?? 0;
  if (share === 0) return null;
  if (isPortrait) return oneAboveTheOther(brief, share);
  const gap = Math.min(area.width, area.height) * 0.06;
  const width = area.width * share;
  const isLeft = turn % 2 === 1;
  const board = area.width - width - gap;
  const top = Math.min(area.y, height * topOfPicture);
  // The picture has the margin that type keeps free.
  const margin = Math.min(area.x, frame - area.x - area.width) * 0.7;
  return {
    grid: isLeft ? 'left' : 'right',
    illustration: {
      x: isLeft ? area.x - margin : area.x + board + gap,
      y: top,
      width: width + margin,
      height: area.y + area.height - top,
    },
    // Words stand on the wall, clear of the edge of what the picture stands on.
    board: {
      ...area,
      x: isLeft ? area.x + width + gap : area.x,
      width: board,
      height: area.height - depthOfGround * unit,
    },
  };
}
