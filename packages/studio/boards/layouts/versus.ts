import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillPolygon, type Box, type Context } from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { popIn } from '../marks.ts';
import { setType } from '../type.ts';
import { readAmount } from './measured-amounts.ts';
import { cues, isMirrored, writeMiddle } from './chart-parts.ts';
import { asSide, drawSide, setSides, type SideText } from './side-text.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The item that speaks of a side: it names it, or stands in its place. */
function ofSide(name: string, items: readonly string[], at: number): string {
  const named = items.find((item) => bare(item).startsWith(bare(name)));
  if (named !== undefined) {
    const amount = readAmount(named);
    return amount !== null && amount.label !== ''
      ? amount.text
      : named.slice(name.length).replace(/^[\s:–—-]+/u, '');
  }
  return items.length === 2 ? (items[at] ?? '') : '';
}

/** The two sides; null where the plan has but one. */
function sidesOf({
  from,
  to,
  items,
  subjects,
}: BoardBrief['plan']): readonly [SideText, SideText] | null {
  if (from !== '' && to !== '')
    return [
      { name: from, body: ofSide(from, items, 0) },
      { name: to, body: ofSide(to, items, 1) },
    ];
  const [one = '', other = ''] = items.length >= 2 ? items : subjects.map(({ what }) => what);
  if (one === '' || other === '') return null;
  const asFigure = (text: string): SideText => {
    const amount = readAmount(text);
    return amount === null || amount.label === ''
      ? asSide(text)
      : { name: amount.label, body: amount.text };
  };
  return [asFigure(one), asFigure(other)];
}

interface Field {
  readonly shape: readonly (readonly [number, number])[];
  readonly room: Box;
  /** Where it comes from. */
  readonly fromX: number;
  readonly fromY: number;
}

/** The frame cut in two by a slanted line. */
function fieldsOf({ width, height, area, isPortrait, unit }: BoardBrief): readonly [Field, Field] {
  const over = 40 * unit;
  if (isPortrait) {
    const middle = area.y + area.height / 2;
    const slant = 110 * unit;
    const free = 120 * unit;
    const half = area.height / 2 - free;
    return [
      {
        shape: [
          [-over, -over],
          [width + over, -over],
          [width + over, middle - slant],
          [-over, middle + slant],
        ],
        room: { ...area, height: half },
        fromX: 0,
        fromY: -middle * 0.35,
      },
      {
        shape: [
          [-over, middle + slant],
          [width + over, middle - slant],
          [width + over, height + over],
          [-over, height + over],
        ],
        room: { ...area, y: middle + free, height: half },
        fromX: 0,
        fromY: middle * 0.35,
      },
    ];
  }
  const middle = area.x + area.width / 2;
  const slant = 120 * unit;
  const free = 188 * unit;
  const half = area.width / 2 - free;
  return [
    {
      shape: [
        [-over, -over],
        [middle + slant, -over],
        [middle - slant, height + over],
        [-over, height + over],
      ],
      room: { ...area, width: half },
      fromX: -width * 0.3,
      fromY: 0,
    },
    {
      shape: [
        [middle + slant, -over],
        [width + over, -over],
        [width + over, height + over],
        [middle - slant, height + over],
      ],
      room: { ...area, x: middle + free, width: half },
      fromX: width * 0.3,
      fromY: 0,
    },
  ];
}

function drawField(
  context: Context,
  { shape, fromX, fromY }: Field,
  { fill, share }: { fill: string; share: number },
  drawText: () => void,
): void {
  const left = 1 - easeOut(share);
  context.save();
  context.translate(fromX * left, fromY * left);
  fillPolygon(context, shape, fill);
  drawText();
  context.restore();
}

/** Two sides that face each other across a slanted cut. */
export const versus: BoardBuilder = (brief) => {
  const { plan, colours, unit, isPortrait, area } = brief;
  const sides = sidesOf(plan);
  if (sides === null) return null;
  const fields = fieldsOf(brief);
  const isSwapped = isMirrored(plan) && !isPortrait;
  const [one, other] = isSwapped ? [fields[1], fields[0]] : fields;
  const types = setSides(sides, one.room, {
    unit,
    maxPx: (isPortrait ? 170 : 150) * unit,
    kickerPx: (isPortrait ? 84 : 76) * unit,
  });
  const radius = (isPortrait ? 92 : 100) * unit;
  const sign = setType(
    'vs',
    { width: radius * 2, height: radius * 2 },
    { maxPx: radius * 0.92, minPx: 30 * unit, weight: 800 },
  );
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const texts = sides.map(({ name, body }) => `${name} ${body}`);
  const twoFill =
    colours.tone === 'paper' ? mix(colours.accentTwo, colours.card, 0.1) : colours.accentTwo;
  return {
    draw(context, moment: Moment) {
      const { timeMs } = moment;
      const [first = 0, second = 0] = cues(texts, moment);
      const begins = [Math.min(first, 350), Math.max(Math.min(first, 350) + 200, second)] as const;
      const beat = Math.sin(timeMs / 420) * 0.012;
      drawField(context, one, { fill: colours.accent, share: progress(timeMs, -150, 420) }, () =>
        drawSide(context, types[0], one.room, {
          colour: colours.onAccent,
          since: timeMs - begins[0],
        }),
      );
      drawField(context, other, { fill: twoFill, share: progress(timeMs, -70, 420) }, () =>
        drawSide(context, types[1], other.room, {
          colour: colours.onAccentTwo,
          since: timeMs - begins[1],
        }),
      );
      popIn(context, x, y, progress(timeMs, 300, 460), () => {
        const size =
          radius * (1 + beat) * (0.9 + 0.1 * overshoot(progress(timeMs, begins[1] - 60, 400)));
        fillCircle(context, x, y + 10 * unit, size * 1.06, withOpacity(colours.shadow, 0.25));
        fillCircle(context, x, y, size, colours.card);
        writeMiddle(
          context,
          'vs',
          { x, y: y - sign.px * 0.08 },
          { font: sign.font, px: sign.px, align: 'center', colour: colours.onCard },
        );
      });
    },
  };
};
