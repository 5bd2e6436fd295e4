import { easeOut } from '../../painting/actors/motion.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import { drawCard, drawPart, popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import type { Stop } from './map.ts';
import type { Point } from './projection.ts';
import { boxOf, type View } from './world-view.ts';

/* The names of countries on a map. */

export interface Label {
  readonly box: Box;
  readonly name: SetType;
  readonly detail: SetType | null;
  readonly heart: Point;
  /** Which country it names. */
  readonly at: number;
  /** Whether it stands on its country: else a line leads there. */
  readonly isOn: boolean;
}

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The words of a label, as large as so many labels may be. */
function setLabel(
  { area, unit, plan }: BoardBrief,
  stop: Stop,
  count: number,
): Pick<Label, 'name' | 'detail'> & { width: number; height: number } {
  const few = count <= 3;
  const room = { width: area.width * (few ? 0.56 : 0.34), height: area.height * 0.16 };
  const name = setType(stop.name, room, {
    maxPx: (count === 1 ? 88 : few ? 68 : 50) * unit,
    minPx: 32 * unit,
    weight: 800,
    leading: 1.1,
    align: 'middle',
    mostLines: 2,
  });
  const { figure } = plan;
  const alone =
    count === 1 && figure !== null
      ? [figure.value, figure.unit, figure.label].filter((part) => part !== '').join(' ')
      : '';
  const told = stop.detail === '' ? alone : stop.detail;
  const detail =
    told === ''
      ? null
      : setType(told, room, {
          maxPx: (few ? 50 : 40) * unit,
          minPx: 30 * unit,
          weight: 600,
          leading: 1.12,
          align: 'middle',
          mostLines: 3,
        });
  return {
    name,
    detail,
    width: Math.max(name.width, detail?.width ?? 0) + 60 * unit,
    height: name.height + (detail?.height ?? 0) + 28 * unit,
  };
}

/** Where a label may stand: in its country, at its sides, over and under it; then farther off. */
function spotsAround(
  land: Box,
  heart: Point,
  { width, height }: { width: number; height: number },
  gap: number,
): readonly Point[] {
  const near = [1, 2.4].flatMap((step): Point[] => [
    [land.x + land.width + width / 2 + gap * step, heart[1]],
    [land.x - width / 2 - gap * step, heart[1]],
    [heart[0], land.y + land.height + height / 2 + gap * step],
    [heart[0], land.y - height / 2 - gap * step],
    [land.x + land.width + width / 2 + gap * step, heart[1] + height * step],
    [land.x - width / 2 - gap * step, heart[1] - height * step],
    [land.x + land.width + width / 2 + gap * step, heart[1] - height * step],
    [land.x - width / 2 - gap * step, heart[1] + height * step],
  ]);
  return [
    heart,
    ...near,
    [heart[0], heart[1] + height / 2 + gap * 1.6],
    [heart[0], heart[1] - height / 2 - gap * 1.6],
  ];
}

/** Labels stand where they cover least: no other label, no heart, as little land as may be that is told of. */
export function placeLabels(
  brief: BoardBrief,
  stops: readonly Stop[],
  view: View,
  hearts: readonly Point[],
  keepsHearts: boolean,
): readonly Label[] {
  const { area, unit } = brief;
  const placed: Label[] = [];
  const gap = 30 * unit;
  const lands = view.mainlands.map((rings, at) =>
    boxOf(rings.flat().length > 0 ? rings.flat() : [hearts[at] ?? [0, 0]]),
  );
  const dots = hearts.map(([x, y]): Box => ({
    x: x - gap,
    y: y - gap,
    width: gap * 2,
    height: gap * 2,
  }));
  for (const [at, stop] of stops.entries()) {
    const { name, detail, width, height } = setLabel(brief, stop, stops.length);
    const heart = hearts[at] ?? [0, 0];
    const land = lands[at] ?? { x: heart[0], y: heart[1], width: 0, height: 0 };
    const fitsIn = !keepsHearts && width < land.width * 0.8 && height < land.height * 0.5;
    const costOf = (box: Box, [x, y]: Point): number => {
      const size = width * height;
      const onLabels = placed.reduce((sum, other) => sum + common(box, other.box), 0);
      const onDots = dots.reduce(
        (sum, dot, other) => sum + (fitsIn && other === at ? 0 : common(box, dot)),
        0,
      );
      const onLand = lands.reduce(
        (sum, other, place) => sum + (fitsIn && place === at ? 0 : common(box, other)),
        0,
      );
      const moved = Math.hypot(box.x + width / 2 - x, box.y + height / 2 - y);
      const away = Math.hypot(x - heart[0], y - heart[1]);
      return (
        (onLabels * 60 + onDots * 12 + onLand * 9) / size +
        (moved * 0.8 + away * 1.2) / (400 * unit)
      );
    };
    const choices = spotsAround(land, heart, { width, height }, gap).map((spot) => {
      const box: Box = {
        x: Math.min(area.x + area.width - width, Math.max(area.x, spot[0] - width / 2)),
        y: Math.min(area.y + area.height - height, Math.max(area.y, spot[1] - height / 2)),
        width,
        height,
      };
      return { box, cost: costOf(box, spot) };
    });
    const [best] = choices.toSorted((one, other) => one.cost - other.cost);
    // A label that has no room would cover another.
    const isFree = best !== undefined && placed.every((other) => common(best.box, other.box) === 0);
    if (isFree)
      placed.push({
        box: best.box,
        name,
        detail,
        heart,
        at,
        isOn: common(best.box, land) > width * height * 0.35,
      });
  }
  return placed;
}

export function drawLabel(
  context: Context,
  { colours, unit }: BoardBrief,
  { box, name, detail, heart, isOn }: Label,
  share: number,
): void {
  if (share <= 0) return;
  // A label that stands beside its country is led to it by a line.
  if (!isOn) {
    context.strokeStyle = colours.card;
    context.lineWidth = 6 * unit;
    context.lineCap = 'round';
    context.beginPath();
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    drawPart(context, [heart, middle], easeOut(share));
    context.stroke();
    fillCircle(context, ...heart, 12 * unit, colours.card);
  }
  popIn(context, box.x + box.width / 2, box.y + box.height / 2, share, () => {
    drawCard(context, box, colours.card, { radius: 22 * unit, shadow: colours.shadow });
    const top = box.y + 14 * unit;
    const place = (type: SetType): number =>
      box.x +
      box.width / 2 -
      (type.lines[0] === undefined ? 0 : type.lines[0].x + type.lines[0].width / 2);
    drawType(context, name, { x: place(name), y: top }, { colour: colours.onCard }, 10_000);
    if (detail !== null)
      drawType(
        context,
        detail,
        { x: place(detail), y: top + name.height },
        { colour: colours.strongOnCard },
        10_000,
      );
  });
}
