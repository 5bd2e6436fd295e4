import { easeInOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { drawArrow } from '../marks.ts';
import { drawType, setType } from '../type.ts';
import { cues, isMirrored, writeLine } from './chart-parts.ts';
import { asSide, drawSide, setSides } from './side-text.ts';

const sweepMs = 760;

/** The two texts; null where the plan has but one. */
function textsOf({ from, to, items }: BoardBrief['plan']): readonly [string, string] | null {
  const [before, after] = from !== '' && to !== '' ? [from, to] : [items[0] ?? '', items[1] ?? ''];
  return before === '' || after === '' ? null : [before, after];
}

interface Halves {
  readonly before: Box;
  readonly after: Box;
  /** Where the halves meet: a height in an upright frame, else a distance from the left. */
  readonly border: number;
}

function halvesOf({ area, isPortrait, unit }: BoardBrief, isRight: boolean): Halves {
  const gap = 90 * unit;
  if (isPortrait) {
    const half = (area.height - gap) / 2;
    return {
      before: { ...area, height: half },
      after: { ...area, y: area.y + half + gap, height: half },
      border: area.y + area.height / 2,
    };
  }
  const half = (area.width - gap * 2.5) / 2;
  const left = { ...area, width: half };
  const right = { ...area, x: area.x + area.width - half, width: half };
  return {
    before: isRight ? right : left,
    after: isRight ? left : right,
    border: area.x + area.width / 2,
  };
}

/** The part of the frame that the divider has swept over. */
function sweptBox({ width, height, isPortrait }: BoardBrief, at: number, isRight: boolean): Box {
  if (isPortrait) return { x: 0, y: at, width, height: height - at };
  return isRight ? { x: 0, y: 0, width: at, height } : { x: at, y: 0, width: width - at, height };
}

function drawDivider(
  context: Context,
  brief: BoardBrief,
  at: number,
  { isRight, share }: { isRight: boolean; share: number },
): void {
  const { width, height, isPortrait, colours, unit, area } = brief;
  const thick = 12 * unit;
  context.fillStyle = colours.card;
  if (isPortrait) context.fillRect(0, at - thick / 2, width, thick);
  else context.fillRect(at - thick / 2, 0, thick, height);
  const [x, y] = isPortrait ? [area.x + area.width / 2, at] : [at, area.y + area.height / 2];
  fillCircle(context, x, y, 66 * unit, colours.card);
  const reach = 24 * unit * (isPortrait || !isRight ? 1 : -1);
  drawArrow(
    context,
    isPortrait ? [x, y - reach] : [x - reach, y],
    isPortrait ? [x, y + reach] : [x + reach, y],
    { colour: colours.strongOnCard, width: 12 * unit },
    Math.max(0.01, share),
  );
}

/** What is after; a single figure counts up to its worth. */
function drawAfter(
  context: Context,
  side: ReturnType<typeof setSides>[1],
  box: Box,
  { colour, since }: { colour: string; since: number },
): void {
  const line = side.main.lines[0];
  const isFigure =
    side.main.lines.length === 1 &&
    side.kicker === null &&
    line !== undefined &&
    /\d/u.test(line.text);
  if (!isFigure || since <= 0) {
    drawSide(context, side, box, { colour, since });
    return;
  }
  writeLine(
    context,
    line.text,
    {
      x: box.x + box.width / 2,
      y: box.y + (box.height - side.height) / 2 + line.baseline,
    },
    { font: side.main.font, align: 'center', colour },
  );
}

/** Two halves of the frame; the divider sweeps in and brings what is after. */
export const beforeAfter: BoardBuilder = (brief) => {
  const { plan, colours, unit, isPortrait, width, height } = brief;
  const texts = textsOf(plan);
  if (texts === null) return null;
  const isRight = isMirrored(plan);
  const { before, after, border } = halvesOf(brief, isRight);
  const title = plan.figure?.label || plan.quote;
  const heading =
    title === ''
      ? null
      : setType(
          title,
          { width: before.width, height: before.height * 0.24 },
          {
            maxPx: 52 * unit,
            minPx: 32 * unit,
            weight: 600,
            align: 'middle',
            mostLines: 2,
          },
        );
  const taken = heading === null ? 0 : heading.height + 20 * unit;
  const sides = setSides(
    [asSide(texts[0]), asSide(texts[1])],
    { width: before.width, height: before.height - taken - 40 * unit },
    { unit, maxPx: (isPortrait ? 230 : 210) * unit, kickerPx: 60 * unit },
  );
  const dull = mix(mix(colours.ground, colours.text, 0.12), colours.groundArt, 0.15);
  const farEdge = isPortrait ? height : isRight ? 0 : width;
  return {
    draw(context, moment: Moment) {
      const { timeMs } = moment;
      const [first = 0, second = 0] = cues(texts, moment);
      const starts = Math.max(700, second - 260);
      const share = progress(timeMs, starts, sweepMs);
      const come = easeInOut(share) * 0.7 + overshoot(share) * 0.3;
      // A thin edge waits from the beginning: something is to come.
      const waiting = farEdge + (border - farEdge) * 0.12;
      const idle = share >= 1 ? Math.sin(timeMs / 700) * 3 * unit : 0;
      const at = waiting + (border - waiting) * come + idle;
      context.fillStyle = dull;
      context.fillRect(0, 0, width, height);
      const room = { ...before, y: before.y + taken, height: before.height - taken };
      if (heading !== null)
        drawType(
          context,
          heading,
          { x: before.x, y: before.y },
          { colour: colours.text },
          timeMs + 200,
        );
      drawSide(context, sides[0], room, {
        colour: colours.text,
        since: timeMs - Math.min(first, 420),
      });
      const swept = sweptBox(brief, at, isRight);
      context.save();
      context.beginPath();
      context.rect(swept.x, swept.y, swept.width, swept.height);
      context.clip();
      context.fillStyle = colours.accent;
      context.fillRect(swept.x, swept.y, swept.width, swept.height);
      const since = timeMs - starts - sweepMs * 0.45;
      drawAfter(context, sides[1], after, { colour: colours.onAccent, since });
      context.restore();
      drawDivider(context, brief, at, { isRight, share: progress(timeMs, starts, sweepMs) });
    },
  };
};
