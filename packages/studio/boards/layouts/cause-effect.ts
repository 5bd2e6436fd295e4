import { overshoot, progress } from '../../painting/actors/motion.ts';
import { fillPolygon, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, popIn } from '../marks.ts';
import type { SetType } from '../type.ts';
import { drawInBox, mirrored, readsFromRight, setFirst } from './alike.ts';

const pushMs = 520;
const entryMs = 420;
const mostLinks = 4;

interface Link {
  readonly box: Box;
  readonly type: SetType;
}

function layOut(brief: BoardBrief, texts: readonly string[], gap: number): readonly Link[] {
  const { area, unit, isPortrait, plan } = brief;
  const pad = 44 * unit;
  const long = isPortrait ? area.height : area.width;
  const sizeOf = (count: number) => {
    const each = (long - gap * (count - 1)) / count;
    return isPortrait
      ? { width: area.width, height: Math.min(each, 400 * unit) }
      : { width: each, height: Math.min(area.height, 480 * unit) };
  };
  const types = setFirst(
    texts,
    (_, count) => {
      const { width, height } = sizeOf(count);
      return { width: width - pad * 2, height: height - pad * 1.4 };
    },
    { maxPx: 84 * unit, minPx: 32 * unit, weight: 800, align: 'middle', leading: 1.12 },
  );
  const size = sizeOf(types.length);
  const total = (isPortrait ? size.height : size.width) * types.length + gap * (types.length - 1);
  return types.map((type, index) => {
    const along = ((isPortrait ? size.height : size.width) + gap) * index;
    const box = isPortrait
      ? { x: area.x, y: area.y + (area.height - total) / 2 + along, ...size }
      : { x: area.x + along, y: area.y + (area.height - size.height) / 2, ...size };
    return { type, box: mirrored(box, area, readsFromRight(plan) && !isPortrait) };
  });
}

/** A broad arrow whose tip stands at a place; its back reaches the card that pushes. */
function drawPusher(
  context: Context,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  width: number,
  colour: string,
): void {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 4) return;
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length];
  const head = Math.min(length, width * 0.62);
  const at = (along: number, across: number) =>
    [fromX + x * along - y * across, fromY + y * along + x * across] as const;
  const [half, shaft] = [width / 2, width * 0.25];
  fillPolygon(
    context,
    [
      at(-6, -shaft),
      at(length - head, -shaft),
      at(length - head, -half),
      at(length, 0),
      at(length - head, half),
      at(length - head, shaft),
      at(-6, shaft),
    ],
    colour,
  );
}

/** One card pushes the next with a broad arrow: what happens, and what comes of it. */
export const causeEffect: BoardBuilder = (brief) => {
  const { plan, unit, colours, isPortrait } = brief;
  const given = plan.items.length >= 2 ? plan.items : [plan.from, plan.to];
  const texts = given.filter((text) => text.trim() !== '').slice(0, mostLinks);
  if (texts.length < 2) return null;
  const gap = (isPortrait ? 150 : texts.length > 2 ? 150 : 190) * unit;
  const links = layOut(brief, texts, gap);
  const way = readsFromRight(plan) && !isPortrait ? -1 : 1;
  const radius = 40 * unit;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      for (const [index, { type, box }] of links.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const isLast = index === links.length - 1;
        if (since <= 0) continue;
        const away = index === 0 ? 0 : (overshoot(progress(since, 0, pushMs)) - 1) * gap * 0.9;
        const [dx, dy] = isPortrait ? [0, away] : [away * way, 0];
        const now = { ...box, x: box.x + dx, y: box.y + dy };
        const before = links[index - 1]?.box;
        if (before !== undefined) {
          const span = gap + away - 12 * unit;
          const middle = [before.x + before.width / 2, before.y + before.height / 2] as const;
          const from: readonly [number, number] = isPortrait
            ? [middle[0], before.y + before.height]
            : [middle[0] + (way * before.width) / 2, middle[1]];
          const to: readonly [number, number] = isPortrait
            ? [from[0], from[1] + span]
            : [from[0] + way * span, from[1]];
          drawPusher(context, from, to, 150 * unit, colours.strong);
        }
        popIn(
          context,
          now.x + now.width / 2,
          now.y + now.height / 2,
          progress(since, 0, entryMs),
          () => {
            drawCard(context, now, isLast ? colours.accent : colours.card, {
              radius,
              shadow: colours.shadow,
            });
            const pad = 44 * unit;
            drawInBox(
              context,
              type,
              { ...now, x: now.x + pad },
              { colour: isLast ? colours.onAccent : colours.onCard },
              since - 40,
            );
          },
        );
      }
    },
  };
};
