import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { darken, lighten, withOpacity } from '../../painting/palette/colour.ts';
import { noiseAt } from '../../painting/random.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { cues, isMirrored } from './chart-parts.ts';
import { moneyText } from './money-text.ts';
import { drawPrice, layOutPrices, type PriceRow } from './price-rows.ts';

const printMs = 420;
const isTotal =
  /^\s*(?:grand )?(?:total|sum|summe|gesamt|gesamtbetrag|insgesamt|somme|suma|totale|المجموع|סך הכל|合計)(?!\p{L})/iu;

interface Line {
  /** From the top of the paper. */
  readonly y: number;
  readonly row: PriceRow;
  readonly isTotal: boolean;
  readonly text: string;
}

interface Slip {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  readonly pad: number;
  readonly head: SetType | null;
  readonly codeY: number;
}

/** The rows of a slip; the plan's figure is its last line. */
function rowsOf({ plan }: BoardBrief): string[] {
  const { items, figure } = plan;
  if (figure === null || figure.value === '') return [...items];
  const text = moneyText(figure);
  const isSaid = items.some((item) => item.includes(figure.value));
  return isSaid ? [...items] : [...items, figure.label === '' ? text : `${figure.label}: ${text}`];
}

function layOut(brief: BoardBrief): Slip {
  const { area, unit, isPortrait, plan } = brief;
  const width = Math.min(area.width * (isPortrait ? 0.96 : 0.66), 1060 * unit);
  const pad = 56 * unit;
  const slot = 70 * unit;
  const head =
    plan.quote === ''
      ? null
      : setType(
          plan.quote,
          { width: width - pad * 2, height: area.height * 0.16 },
          {
            maxPx: 56 * unit,
            minPx: 32 * unit,
            weight: 800,
            align: 'middle',
            mostLines: 2,
          },
        );
  const texts = rowsOf(brief);
  const hasFigure = texts.length > plan.items.length;
  const keepsLast = hasFigure || isTotal.test(texts.at(-1) ?? '');
  const code = (isPortrait ? 120 : 0) * unit;
  const above = pad * 1.1 + (head === null ? 0 : head.height + 30 * unit);
  const extra = 56 * unit;
  const { rows, gap } = layOutPrices(
    texts,
    { width: width - pad * 2, height: area.height - slot - above - pad * 0.8 - code - extra },
    { unit, maxPx: (isPortrait ? 74 : 68) * unit, minPx: 30 * unit, keepsLast },
  );
  let y = above;
  const lines = rows.map((row, at): Line => {
    const isLast = at === rows.length - 1;
    const text =
      (isLast && rows.length < texts.length && keepsLast ? texts.at(-1) : texts[at]) ?? '';
    const total = at > 0 && isLast && keepsLast && text === texts.at(-1);
    if (total) y += extra;
    const line = { y, row, isTotal: total, text };
    y += row.height + gap;
    return line;
  });
  return { lines, width, pad, head, codeY: y, height: y + code + pad * 0.5 };
}

/** Paper with a torn upper edge. */
function drawPaper(context: Context, box: Box, { colours, unit }: BoardBrief): void {
  const teeth = Math.round(box.width / (30 * unit));
  const trace = (): void => {
    context.beginPath();
    context.moveTo(box.x, box.y + box.height);
    for (let tooth = 0; tooth <= teeth * 2; tooth += 1)
      context.lineTo(
        box.x + (box.width * tooth) / (teeth * 2),
        box.y + (tooth % 2 === 0 ? 0 : -16 * unit),
      );
    context.lineTo(box.x + box.width, box.y + box.height);
    context.closePath();
  };
  context.save();
  context.translate(0, 14 * unit);
  context.fillStyle = withOpacity(colours.shadow, 0.14);
  trace();
  context.fill();
  context.restore();
  context.fillStyle = colours.card;
  trace();
  context.fill();
}

/** Bars as at the foot of a slip; they stand for nothing. */
function drawCode(context: Context, box: Box, colour: string): void {
  context.fillStyle = colour;
  let x = box.x;
  for (let bar = 0; x < box.x + box.width; bar += 1) {
    const width = box.width * (0.006 + 0.014 * noiseAt(3, bar));
    if (bar % 2 === 0)
      context.fillRect(x, box.y, Math.min(width, box.x + box.width - x), box.height);
    x += width;
  }
}

function drawLine(
  context: Context,
  brief: BoardBrief,
  { line, left, top, slip }: { line: Line; left: number; top: number; slip: Slip },
): void {
  const { colours, unit, plan } = brief;
  const isRight = isMirrored(plan);
  const box = {
    x: left + slip.pad,
    y: top + line.y,
    width: slip.width - slip.pad * 2,
    height: line.row.height,
  };
  const { label, priceType } = line.row;
  if (line.isTotal) {
    context.fillStyle = colours.onCard;
    const px = priceType?.px ?? 40;
    context.fillRect(box.x, box.y - px * 0.72, box.width, 5 * unit);
  }
  if (label !== null) {
    const room = priceType === null ? box.width : box.width - priceType.width - label.px * 0.9;
    const x = label.isRightToLeft
      ? box.x + box.width - room
      : isRight
        ? box.x + box.width - label.width
        : box.x;
    drawType(context, label, { x, y: box.y }, { colour: colours.onCard }, 9999);
  }
  drawPrice(context, line.row, box, {
    colour: line.isTotal ? colours.strongOnCard : colours.onCard,
    dots: line.isTotal ? colours.card : withOpacity(colours.mutedOnCard, 0.6),
    isRight,
    share: 1,
  });
}

/** A till receipt that comes out of its printer line by line, as its lines are said. */
export const receipt: BoardBuilder = (brief) => {
  const { plan, area, colours, unit } = brief;
  if (plan.items.length === 0) return null;
  const slip = layOut(brief);
  const { lines, width, height, head } = slip;
  const slot = { width: width + 90 * unit, height: 70 * unit };
  const left = area.x + (area.width - width) / 2;
  const first = lines[0]?.y ?? 0;
  const texts = lines.map(({ text }) => text);
  return {
    draw(context, moment: Moment) {
      const times = cues(texts, moment);
      // The paper has come out as far as the line that is being said.
      let out = first * easeOut(progress(moment.timeMs, -300, 500));
      for (const [at] of lines.entries()) {
        const begins = lines[at]?.y ?? 0;
        const ends = lines[at + 1]?.y ?? height;
        out += (ends - begins) * easeInOut(progress(moment.timeMs, (times[at] ?? 0) - 60, printMs));
      }
      const whole = out + slot.height;
      const top = area.y + (area.height - whole) / 2;
      const mouth = top + out;
      context.save();
      context.beginPath();
      context.rect(0, 0, brief.width, mouth);
      context.clip();
      drawPaper(context, { x: left, y: top, width, height: height + 40 * unit }, brief);
      if (head !== null)
        drawType(
          context,
          head,
          { x: left + slip.pad, y: top + slip.pad * 0.9 },
          { colour: colours.onCard },
          9999,
        );
      for (const line of lines)
        if (top + line.y < mouth) drawLine(context, brief, { line, left, top, slip });
      if (brief.isPortrait)
        drawCode(
          context,
          {
            x: left + width * 0.2,
            y: top + slip.codeY + 4 * unit,
            width: width * 0.6,
            height: 84 * unit,
          },
          colours.onCard,
        );
      context.restore();
      const printer = {
        x: left - 45 * unit,
        y: mouth - slot.height * 0.32,
        width: slot.width,
        height: slot.height,
      };
      const body = colours.tone === 'paper' ? colours.text : lighten(colours.ground, 0.2);
      fillRounded(context, printer, 28 * unit, body);
      fillRounded(
        context,
        { x: left - 12 * unit, y: mouth - 9 * unit, width: width + 24 * unit, height: 18 * unit },
        9 * unit,
        darken(body, 0.55),
      );
    },
  };
};
