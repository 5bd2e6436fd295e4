import { overshoot, progress } from '../../painting/actors/motion.ts';
import { fillPolygon, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, popIn } from '../marks.ts';
import type { SetType } from '../type.ts';
import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import reasonWords from '../../data/reason-words.json' with { type: 'json' };
import { drawInBox, mirrored, readsFromRight, setFirst } from './alike.ts';

const pushMs = 520;
const entryMs = 420;
const mostLinks = 4;

/** "Because it doesn't slip": said last, it is why the card before it is so. */
const tellsWhy = new RegExp(
  `^(?:${alternatives(reasonWords.reasons)})(?:(?<=['’])|(?![\\p{L}\\p{M}]))`,
  'iu',
);

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

/** The broad arrow between two cards, from the one that says why to what comes of it. */
function drawArrow(
  context: Context,
  brief: BoardBrief,
  [before, now]: readonly [Box, Box],
  { back, way }: { readonly back: boolean; readonly way: 1 | -1 },
): void {
  const { unit, isPortrait, colours } = brief;
  const rest = 12 * unit;
  const upper: readonly [number, number] = isPortrait
    ? [before.x + before.width / 2, before.y + before.height]
    : [before.x + before.width / 2 + (way * before.width) / 2, before.y + before.height / 2];
  const lower: readonly [number, number] = isPortrait
    ? [upper[0], now.y]
    : [now.x + now.width / 2 - (way * now.width) / 2, upper[1]];
  const towards = ([x, y]: readonly [number, number], sign: number): readonly [number, number] =>
    isPortrait ? [x, y + rest * sign] : [x + rest * sign * way, y];
  if (back) drawPusher(context, lower, towards(upper, 1), 150 * unit, colours.strong);
  else drawPusher(context, upper, towards(lower, -1), 150 * unit, colours.strong);
}

function drawLink(
  context: Context,
  { unit, colours }: BoardBrief,
  { type, box }: Link,
  { isEffect, since }: { readonly isEffect: boolean; readonly since: number },
): void {
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  popIn(context, ...middle, progress(since, 0, entryMs), () => {
    drawCard(context, box, isEffect ? colours.accent : colours.card, {
      radius: 40 * unit,
      shadow: colours.shadow,
    });
    const colour = isEffect ? colours.onAccent : colours.onCard;
    drawInBox(context, type, { ...box, x: box.x + 44 * unit }, { colour }, since - 40);
  });
}

/** How far a card still is from its place: what pushes it brings it there; why something is so comes from below it. */
const awayBy = (since: number, gap: number): number =>
  (overshoot(progress(since, 0, pushMs)) - 1) * gap * 0.9;

/** One card pushes the next with a broad arrow: what happens, and what comes of it. What is so may be said first, and then why. */
export const causeEffect: BoardBuilder = (brief) => {
  const { plan, unit, isPortrait } = brief;
  const given = plan.items.length >= 2 ? plan.items : [plan.from, plan.to];
  const texts = given.filter((text) => text.trim() !== '').slice(0, mostLinks);
  if (texts.length < 2) return null;
  const gap = (isPortrait ? 150 : texts.length > 2 ? 150 : 190) * unit;
  const links = layOut(brief, texts, gap);
  const way = readsFromRight(plan) && !isPortrait ? -1 : 1;
  const isWhy = (at: number) => tellsWhy.test(texts[at] ?? '') && at > 0;
  const isEffect = (at: number) => (isWhy(at + 1) ? true : at === links.length - 1 && !isWhy(at));
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      for (const [index, link] of links.entries()) {
        const since = timeMs - (times[index] ?? 0);
        if (since <= 0) continue;
        const away = index === 0 ? 0 : awayBy(since, gap);
        const { x, y } = link.box;
        const box = isPortrait ? { ...link.box, y: y + away } : { ...link.box, x: x + away * way };
        const before = links[index - 1]?.box;
        if (before !== undefined)
          drawArrow(context, brief, [before, box], { back: isWhy(index), way });
        drawLink(context, brief, { ...link, box }, { isEffect: isEffect(index), since });
      }
    },
  };
};
