import { planTextLength, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Box } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';

/** How a board's area is shared between what it says and its illustration. */
export interface Rooms {
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
    const letters = planTextLength({ ...plan, subjects: [], place: '', time: '', weather: '' });
    const found = shareByLetters.find(({ letters: longest }) => letters <= longest);
    return most * (found?.share ?? 0);
  };

/** Few rows leave room beside them. */
const byRows =
  (most: number): Share =>
  (plan) =>
    plan.items.length <= 4 ? byLength(most)(plan) : 0;

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
  ['question-answer', byLength(0.4)],
  ['figure', byLength(0.5)],
  ['money', byLength(0.48)],
  ['calendar', byLength(0.38)],
  ['clock', byLength(0.36)],
  ['list', byRows(0.4)],
  ['checklist', byRows(0.4)],
  ['ingredients', byRows(0.4)],
  ['recipe-step', byRows(0.3)],
]);

/** Layouts that have room for one. */
export const illustratedLayouts: readonly PicturePlan['layout'][] = [...shares.keys()];

/** Where a board's illustration stands: above what it says in an upright frame, beside it in a lying one. Null where it has no room. */
export function illustrationRooms({ plan, area, isPortrait, random }: BoardBrief): Rooms | null {
  const share = shares.get(plan.layout)?.(plan) ?? 0;
  if (share === 0) return null;
  const gap = Math.min(area.width, area.height) * 0.05;
  if (isPortrait) {
    const height = area.height * share;
    return {
      illustration: { ...area, height },
      board: { ...area, y: area.y + height + gap, height: area.height - height - gap },
    };
  }
  const width = area.width * share;
  const isLeft = random.fork('side of illustration').chance(0.5);
  const board = area.width - width - gap;
  return {
    illustration: { ...area, x: isLeft ? area.x : area.x + board + gap, width },
    board: { ...area, x: isLeft ? area.x + width + gap : area.x, width: board },
  };
}
