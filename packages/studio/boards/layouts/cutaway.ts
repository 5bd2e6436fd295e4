import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import { darken, lighten, mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawPart } from '../marks.ts';
import { drawType, type SetType } from '../type.ts';
import {
  drawInBox,
  mirrored,
  numberedItems,
  readsFromRight,
  setFirst,
  setKicker,
} from './alike.ts';

const growMs = 460;
const mostLayers = 8;
/** What lies in layers one over the other, not one within the other. */
const layered =
  /\b(?:soil|topsoil|subsoil|bedrock|ground|humus|roof|roofing|foundation|gravel|asphalt|atmosphere|\p{L}*sphere|canopy|skin|epidermis|sandwich|cake|lasagne|snow|sediment)\b/iu;

type Point = readonly [number, number];

interface Layer {
  readonly type: SetType;
  readonly labelBox: Box;
  readonly leader: readonly Point[];
  readonly colour: string;
}

interface Layout {
  readonly layers: readonly Layer[];
  readonly picture: Box;
  readonly title: SetType | null;
  readonly titleAt: { x: number; y: number };
  readonly areRings: boolean;
  readonly isRightToLeft: boolean;
}

/** From the outside to the heart: the film's two colours and what lies between them, each apart from its neighbours. */
function layerColours(count: number, { colours }: BoardBrief): string[] {
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0 : at / (count - 1);
    const base = mix(colours.accent, colours.accentTwo, share);
    return at % 2 === 0 ? darken(base, 0.08) : lighten(base, 0.22);
  });
}

/** The radius of each ring; the outer skin is thinner than what it holds. */
const radiusOf = (index: number, count: number, radius: number): number =>
  radius * (1 - index / (count + 0.25));

/** The outline of a band's upper edge. */
function waveOf(box: Box, y: number, index: number): Point[] {
  return Array.from({ length: 25 }, (_, at): Point => {
    const x = box.x + (box.width * at) / 24;
    const lift = index === 0 ? 0 : Math.sin(at * 0.62 + index * 2.1) * box.height * 0.012;
    return [x, y + lift];
  });
}

function layOut(brief: BoardBrief, texts: readonly string[]): Layout {
  const { area, unit, isPortrait, plan, random } = brief;
  const isRightToLeft = readsFromRight(plan);
  const what = plan.subjects[0]?.what ?? '';
  const name = what.slice(0, 1).toUpperCase() + what.slice(1);
  const title = setKicker(name, area.width, unit);
  const titleHeight = title === null ? 0 : title.height + 30 * unit;
  const all = { ...area, y: area.y + titleHeight, height: area.height - titleHeight };
  const areRings = !layered.test(`${what} ${texts.join(' ')}`) && !random.chance(0.2);
  const wide = areRings
    ? Math.min(all.height / 2, all.width * 0.52)
    : all.width * (isPortrait ? 0.44 : 0.5);
  const high = areRings ? wide * 2 : Math.min(all.height, 940 * unit);
  const drawn = { x: all.x, y: all.y + (all.height - high) / 2, width: wide, height: high };
  const labelAt = drawn.x + wide + (isPortrait ? 74 : 150) * unit;
  const labelWidth = area.x + area.width - labelAt;
  const span = areRings ? Math.min(all.height, high * 0.94) : high;
  const types = setFirst(
    texts,
    (_, count) => ({ width: labelWidth, height: (span / count) * 0.9 }),
    { maxPx: (isPortrait ? 66 : 76) * unit, minPx: 32 * unit, weight: 700, leading: 1.1 },
  );
  // Picture and names together stand in the middle.
  const free = labelWidth - Math.max(...types.map(({ width }) => width));
  const shift = Math.max(0, free) / 2;
  const picture = { ...drawn, x: drawn.x + shift };
  const labelX = labelAt + shift;
  const count = types.length;
  const tints = layerColours(count, brief);
  const layers = types.map((type, index): Layer => {
    const height = span / count;
    const y = picture.y + (high - span) / 2 + height * index;
    const middle = y + height / 2;
    const pin = areRings
      ? ringPin(picture, index, count, middle)
      : ([picture.x + wide * 0.86, middle] as const);
    const bend = Math.max(pin[0], picture.x + wide + 12 * unit);
    const leader: Point[] = [pin, [areRings ? bend : pin[0], middle], [labelX - 20 * unit, middle]];
    const mirrorX = (x: number) => (isRightToLeft ? area.x * 2 + area.width - x : x);
    return {
      type,
      labelBox: mirrored({ x: labelX, y, width: labelWidth, height }, area, isRightToLeft),
      leader: leader.map(([x, own]): Point => [mirrorX(x), own]),
      colour: tints[index] ?? '#888888',
    };
  });
  return {
    layers,
    picture: mirrored(picture, area, isRightToLeft),
    title,
    titleAt: { x: area.x + (isRightToLeft ? -shift : shift), y: picture.y - titleHeight },
    areRings,
    isRightToLeft,
  };
}

/** A place within a ring, as near to the height of its label as it has one. */
function ringPin(picture: Box, index: number, count: number, labelY: number): Point {
  const outer = radiusOf(index, count, picture.width);
  const inner = index === count - 1 ? 0 : radiusOf(index + 1, count, picture.width);
  const radius = index === count - 1 ? outer * 0.5 : (outer + inner) / 2;
  const middle = picture.y + picture.height / 2;
  const reach = radius * 0.82;
  const y = Math.max(-reach, Math.min(reach, labelY - middle));
  return [picture.x + Math.sqrt(radius * radius - y * y), middle + y];
}

/** Half of a round body, cut open: its rings lie within each other. */
function drawRings(context: Context, layout: Layout, shareOf: (index: number) => number): void {
  const { picture, layers, isRightToLeft } = layout;
  const x = isRightToLeft ? picture.x + picture.width : picture.x;
  const y = picture.y + picture.height / 2;
  for (const [index, { colour }] of layers.entries()) {
    const share = shareOf(index);
    if (share <= 0) continue;
    const radius = radiusOf(index, layers.length, picture.width) * (0.7 + 0.3 * overshoot(share));
    context.globalAlpha = Math.min(1, share * 2);
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, Math.min(radius, picture.width), -Math.PI / 2, Math.PI / 2, isRightToLeft);
    context.closePath();
    context.fill();
    context.globalAlpha = 1;
  }
}

/** A block cut out of the ground: its layers lie on one another. */
function drawBands(
  context: Context,
  layout: Layout,
  shareOf: (index: number) => number,
  radius: number,
): void {
  const { picture, layers } = layout;
  const height = picture.height / layers.length;
  context.save();
  context.beginPath();
  context.roundRect(picture.x, picture.y, picture.width, picture.height, radius);
  context.clip();
  for (const [index, { colour }] of layers.entries()) {
    const share = shareOf(index);
    if (share <= 0) continue;
    const top = picture.y + height * index;
    const width = picture.width * easeOut(share);
    context.fillStyle = colour;
    context.save();
    context.beginPath();
    context.rect(picture.x, picture.y, width, picture.height);
    context.clip();
    context.beginPath();
    for (const point of waveOf(picture, top, index)) context.lineTo(...point);
    // Down over where the next one will lie: no gap shows between them.
    context.lineTo(picture.x + picture.width, top + height * 1.06);
    context.lineTo(picture.x, top + height * 1.06);
    context.closePath();
    context.fill();
    context.restore();
  }
  context.restore();
}

/** A body cut open: its layers from the outside to the heart, each with a line to its name. */
export const cutaway: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  const texts = numberedItems(plan.items)
    .map(({ text }) => text)
    .slice(0, mostLayers);
  if (texts.length < 2) return null;
  const layout = layOut(brief, texts);
  const { layers, picture, title, titleAt, areRings, isRightToLeft } = layout;

  function drawOutline(context: Context): void {
    context.strokeStyle = colours.line;
    context.lineWidth = 8 * unit;
    context.beginPath();
    if (areRings) {
      const x = isRightToLeft ? picture.x + picture.width : picture.x;
      context.arc(
        x,
        picture.y + picture.height / 2,
        picture.width,
        -Math.PI / 2,
        Math.PI / 2,
        isRightToLeft,
      );
      context.closePath();
    } else context.roundRect(picture.x, picture.y, picture.width, picture.height, 40 * unit);
    context.stroke();
  }

  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(plan.items, words, durationMs);
      const shareOf = (index: number) => progress(timeMs, times[index] ?? 0, growMs);
      drawOutline(context);
      if (areRings) drawRings(context, layout, shareOf);
      else drawBands(context, layout, shareOf, 40 * unit);
      if (title !== null)
        drawType(context, title, titleAt, { colour: colours.strong }, timeMs + 100);
      for (const [index, { leader, type, labelBox }] of layers.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const [pin] = leader;
        if (since <= 0 || pin === undefined) continue;
        context.strokeStyle = colours.text;
        context.lineWidth = 6 * unit;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.beginPath();
        drawPart(context, leader, easeOut(progress(since, 120, 420)));
        context.stroke();
        fillCircle(
          context,
          pin[0],
          pin[1],
          15 * unit * overshoot(progress(since, 60, 300)),
          colours.text,
        );
        fillCircle(context, pin[0], pin[1], 7 * unit, colours.ground);
        drawInBox(context, type, labelBox, { colour: colours.text }, since - 260);
      }
    },
  };
};
