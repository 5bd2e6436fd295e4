import { easeInOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { drawCard } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import type { SaidDate } from './date-reading.ts';

/* The sheets of a calendar: the leaf of a day, and what a leaf shares with the sheet of a month. */
export interface Sheet {
  /** `timeMs` is that of the scene, `since` counts from when the date is said. The second is that of a span's end. */
  draw(context: Context, timeMs: number, since: number, sinceSecond?: number): void;
}

interface LeafTexts {
  readonly band: string;
  readonly hero: string;
  readonly foot: string;
}

/** What stands where on a leaf: only what is said. */
function textsOf({ day, month, year, weekday, rest }: SaidDate): LeafTexts {
  const join = (...parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(' ');
  if (day !== '' && month !== '') return { band: join(month, year), hero: day, foot: weekday };
  if (day !== '')
    return { band: weekday || join(year), hero: day, foot: weekday === '' ? '' : year };
  if (month !== '') return { band: year, hero: month, foot: weekday };
  if (weekday !== '') return { band: year, hero: weekday, foot: '' };
  return { band: '', hero: year || rest, foot: '' };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const flipMs = 260;

const flipEveryMs = 110;

const flips = 3;
/** The first leaf is on its way already when the scene begins. */
const flippedMs = 160;
const beatMs = 420;

/** A small leaf has small rings. */
const ringScale = (height: number, unit: number): number => Math.min(1, height / (640 * unit));

/** Two rings that hold the leaves. */
export function drawRings(
  context: Context,
  { x, y, width, height }: Box,
  { colours, unit: px }: BoardBrief,
): void {
  const unit = px * ringScale(height, px);
  for (const share of [0.24, 0.76]) {
    const at = x + width * share;
    fillCircle(context, at, y + 36 * unit, 15 * unit, withOpacity(colours.shadow, 0.35));
    fillRounded(
      context,
      { x: at - 11 * unit, y: y - 34 * unit, width: 22 * unit, height: 72 * unit },
      11 * unit,
      mix(colours.onCard, colours.card, 0.25),
    );
    fillRounded(
      context,
      { x: at - 6 * unit, y: y - 28 * unit, width: 6 * unit, height: 58 * unit },
      3 * unit,
      withOpacity('#ffffff', 0.35),
    );
  }
}

/** The sheet itself with a coloured head, more sheets under it. */
export function drawSheet(context: Context, box: Box, band: number, brief: BoardBrief): void {
  const { colours, unit } = brief;
  const radius = 34 * unit;
  for (const under of [2, 1])
    drawCard(
      context,
      {
        x: box.x + under * 5 * unit,
        y: box.y + under * 13 * unit,
        width: box.width - under * 10 * unit,
        height: box.height,
      },
      mix(colours.card, colours.onCard, 0.07 * under),
      { radius, shadow: colours.shadow },
    );
  drawCard(context, box, colours.card, { radius, shadow: colours.shadow });
  context.fillStyle = colours.accent;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, band, [radius, radius, 0, 0]);
  context.fill();
}

/** Blank leaves that fold up behind the rings, one after the other, and lay the date bare. */
function drawFlips(
  context: Context,
  body: Box,
  since: number,
  { colours, unit }: BoardBrief,
): void {
  for (let flip = flips - 1; flip >= 0; flip -= 1) {
    const share = easeInOut(progress(since, flip * flipEveryMs, flipMs));
    if (share >= 1) continue;
    const height = body.height * (1 - share);
    context.save();
    context.fillStyle = mix(colours.card, colours.onCard, 0.02 + 0.1 * share);
    context.beginPath();
    const bend = 26 * unit * Math.sin(share * Math.PI);
    context.moveTo(body.x, body.y);
    context.lineTo(body.x + body.width, body.y);
    context.lineTo(body.x + body.width + bend, body.y + height - 30 * unit * (1 - share));
    context.quadraticCurveTo(
      body.x + body.width + bend,
      body.y + height,
      body.x + body.width + bend - 30 * unit,
      body.y + height,
    );
    context.lineTo(body.x - bend + 30 * unit, body.y + height);
    context.quadraticCurveTo(
      body.x - bend,
      body.y + height,
      body.x - bend,
      body.y + height - 30 * unit * (1 - share),
    );
    context.closePath();
    if (share > 0) {
      context.shadowColor = withOpacity(colours.shadow, 0.3);
      context.shadowBlur = 22 * unit;
      context.shadowOffsetY = 8 * unit;
    }
    context.fill();
    context.restore();
  }
}

export function setMiddle(
  text: string,
  box: Box,
  maxPx: number,
  weight: number,
  lines: number,
  minPx: number,
): SetType | null {
  if (text === '') return null;
  return setType(capital(text), box, {
    maxPx,
    minPx,
    weight,
    align: 'middle',
    leading: 1.06,
    mostLines: lines,
  });
}

/** A leaf of a day: the month in its head, the day as large as it goes, the weekday under it. */
export function createLeaf(brief: BoardBrief, date: SaidDate, box: Box): Sheet {
  const { colours, unit } = brief;
  const { band, hero, foot } = textsOf(date);
  const bandHeight = band === '' ? box.height * 0.16 : box.height * 0.27;
  const pad = 44 * unit;
  const inner = { x: box.x + pad, width: box.width - pad * 2 };
  const head = 46 * unit * ringScale(box.height, unit);
  const bandBox = { ...inner, y: box.y + head, height: bandHeight - head * 1.15 };
  const body: Box = {
    x: box.x,
    y: box.y + bandHeight,
    width: box.width,
    height: box.height - bandHeight,
  };
  const footHeight = foot === '' ? 0 : body.height * 0.22;
  const isShort = hero.length <= 8;
  const bandType = setMiddle(band, bandBox, 108 * unit, 800, 1, 34 * unit);
  const heroType = setMiddle(
    hero,
    { ...inner, y: 0, height: (body.height - footHeight) * 0.98 },
    body.height * (isShort ? 0.94 : 0.6),
    800,
    isShort || !hero.includes(' ') ? 1 : 4,
    40 * unit,
  );
  const footType = setMiddle(
    foot,
    { ...inner, y: 0, height: footHeight },
    84 * unit,
    700,
    1,
    34 * unit,
  );
  const total = (heroType?.height ?? 0) + footHeight;
  const heroY = body.y + (body.height - total) / 2;
  return {
    draw(context, timeMs, since) {
      const beat = 1 + 0.05 * Math.sin(Math.PI * progress(since, 0, beatMs));
      drawSheet(context, box, bandHeight, brief);
      if (bandType !== null)
        drawType(
          context,
          bandType,
          { x: inner.x, y: bandBox.y + (bandBox.height - bandType.height) / 2 },
          { colour: colours.onAccent },
          10_000,
        );
      context.save();
      context.translate(body.x + body.width / 2, body.y + body.height / 2);
      context.scale(beat, beat);
      context.translate(-body.x - body.width / 2, -body.y - body.height / 2);
      if (heroType !== null)
        drawType(context, heroType, { x: inner.x, y: heroY }, { colour: colours.onCard }, 10_000);
      if (footType !== null)
        drawType(
          context,
          footType,
          { x: inner.x, y: heroY + total - footHeight * 1.02 },
          { colour: colours.strongOnCard },
          10_000,
        );
      context.restore();
      drawFlips(context, body, timeMs + flippedMs, brief);
      drawRings(context, box, brief);
    },
  };
}
