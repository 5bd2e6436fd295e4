import { easeOut, progress } from '../../painting/actors/motion.ts';
import type { Sprite } from '../../painting/actors/sprite.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime, entryTimes } from '../cues.ts';
import { drawArt, drawCard, popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawInBox, mirrored, numbered, readsFromRight, setFirst } from './alike.ts';
import { amountsWithin, readAmount, type Amount, type Measure } from './recipe-amounts.ts';
import { drawMeasure } from './amount-icons.ts';

const entryMs = 420;
const measureMs = 900;
const mostChips = 6;
/** "Step 3" alone. */
const onlyNumber = /^\s*(\p{L}+)\s+(\d{1,2})\s*[.:]?\s*$/u;

interface Parts {
  /** "Step", where it is written. */
  readonly word: string;
  readonly number: string;
  readonly text: string;
  readonly amounts: readonly Amount[];
}

const joined = ({ amount, thing }: Amount): string =>
  [amount, thing].filter((part) => part !== '').join(' ');

function readParts({ plan }: BoardBrief): Parts {
  const [, word = '', alone = ''] = onlyNumber.exec(plan.quote) ?? [];
  const found = alone === '' ? numbered.exec(plan.quote) : null;
  const { figure } = plan;
  const given = plan.items.filter((item) => item.trim() !== '');
  // A single item that goes on behind its amount is the step itself, and no amount of something.
  const isStep = plan.quote === '' && given.length === 1;
  const [told, listed] = isStep ? [given[0] ?? '', []] : [plan.quote, given];
  const text = alone === '' ? told.replace(numbered, '').trim() : '';
  const items = listed.map(readAmount);
  const shown =
    figure === null
      ? ''
      : `${figure.value}${/^[%°]/u.test(figure.unit) ? '' : ' '}${figure.unit}`.trim();
  const isNew = shown !== '' && !items.some((item) => joined(item).startsWith(shown));
  const named = isNew ? [...items, { ...readAmount(shown), thing: figure?.label ?? '' }] : items;
  const amounts = named.length > 0 ? named : amountsWithin(text);
  return {
    word,
    number: alone || (found?.[1] ?? found?.[2] ?? ''),
    text,
    amounts: amounts.slice(0, mostChips),
  };
}

interface Chip {
  readonly box: Box;
  readonly type: SetType;
  readonly typeBox: Box;
  readonly amount: Amount;
  /** What the amount is of, where that is drawn. */
  readonly art: Sprite | null;
  /** A clock beside a time, a thermometer beside a heat: no spoon stands for what is measured. */
  readonly hasMark: boolean;
}

/** Measures that have a mark of their own. */
const marked: ReadonlySet<Measure> = new Set<Measure>(['timer', 'heat']);
const iconOf = (height: number, unit: number): number => Math.min(height * 0.86, 176 * unit);

/** The drawing of what an amount is of; a time is of nothing. */
const artOf = (
  rowArt: readonly (Sprite | null)[],
  amounts: readonly Amount[],
  index: number,
): Sprite | null =>
  marked.has(amounts[index]?.measure ?? 'timer') ? null : (rowArt[index] ?? null);

/** Amounts with what they are measured with: under each other, or in pairs where there are many. */
function layOutChips(amounts: readonly Amount[], room: Box, brief: BoardBrief): Chip[] {
  const { unit, area, plan, isPortrait } = brief;
  const gap = 30 * unit;
  const isRightToLeft = readsFromRight(plan);
  const cellOf = (count: number) => {
    const columns = count > 3 && isPortrait ? 2 : 1;
    const lines = Math.max(1, Math.ceil(count / columns));
    return {
      columns,
      lines,
      width: (room.width - gap * (columns - 1)) / columns,
      height: Math.min((count <= 2 ? 280 : 210) * unit, (room.height - gap * (lines - 1)) / lines),
    };
  };
  const { rowArt } = brief;
  // Where nothing stands before any of them all begin at their card's edge.
  const isMarked = amounts.some(
    ({ measure }, at) => marked.has(measure) || artOf(rowArt, amounts, at),
  );
  const leftOf = (height: number) => (isMarked ? iconOf(height, unit) * 1.06 : 12 * unit);
  const types =
    amounts.length === 0
      ? []
      : setFirst(
          amounts.map(joined),
          (_, count) => {
            const { width, height } = cellOf(count);
            return { width: width - leftOf(height) - 56 * unit, height: height * 0.84 };
          },
          { maxPx: 84 * unit, minPx: 31 * unit, weight: 800, leading: 1.08 },
        );
  const cell = cellOf(types.length);
  const total = cell.lines * cell.height + (cell.lines - 1) * gap;
  const top = room.y + (room.height - total) / 2;
  return types.flatMap((type, index) => {
    const amount = amounts[index];
    if (amount === undefined) return [];
    const isOwn = marked.has(amount.measure) || artOf(rowArt, amounts, index) !== null;
    const left = isOwn ? leftOf(cell.height) : 12 * unit;
    const box = {
      x: room.x + (index % cell.columns) * (cell.width + gap),
      y: top + Math.floor(index / cell.columns) * (cell.height + gap),
      width: cell.width,
      height: cell.height,
    };
    const typeBox = { ...box, x: box.x + left + 28 * unit, width: cell.width - left - 56 * unit };
    return [
      {
        amount,
        art: artOf(rowArt, amounts, index),
        hasMark: marked.has(amount.measure),
        type,
        box: mirrored(box, area, isRightToLeft),
        typeBox: mirrored(typeBox, area, isRightToLeft),
      },
    ];
  });
}

interface Layout {
  readonly head: Box | null;
  readonly text: SetType | null;
  readonly textAt: { x: number; y: number };
  readonly chips: readonly Chip[];
}

function layOut({ number, text, amounts }: Parts, brief: BoardBrief): Layout {
  const { area, unit, isPortrait, plan } = brief;
  const isRightToLeft = readsFromRight(plan);
  const isSplit = !isPortrait && amounts.length > 0 && (number !== '' || text !== '');
  const half = isSplit ? { ...area, width: area.width * 0.5 } : area;
  const discSize = number === '' ? 0 : (text === '' ? (isPortrait ? 300 : 420) : 190) * unit;
  const gap = 44 * unit;
  const chipRows = Math.ceil(amounts.length / (amounts.length > 3 && isPortrait ? 2 : 1));
  const chipRoom =
    amounts.length === 0 || isSplit
      ? 0
      : Math.min(
          area.height * (text === '' ? 0.75 : 0.5),
          chipRows * (chipRows <= 2 ? 310 : 240) * unit,
        );
  const left =
    area.height - chipRoom - discSize - (discSize > 0 ? gap : 0) - (chipRoom > 0 ? gap : 0);
  const set =
    text === ''
      ? null
      : setType(
          text,
          { width: half.width, height: left },
          { maxPx: 92 * unit, minPx: 34 * unit, weight: 700, leading: 1.15 },
        );
  const textHeight = set?.height ?? 0;
  const upper = discSize + (discSize > 0 && set !== null ? gap : 0) + textHeight;
  const total = upper + (chipRoom > 0 ? gap + chipRoom : 0);
  const top = area.y + Math.max(0, (area.height - total) / 2);
  // A plate alone stands in the middle, one above a text at its beginning.
  const headX = text === '' ? half.x + (half.width - discSize) / 2 : half.x;
  const head = discSize === 0 ? null : { x: headX, y: top, width: discSize, height: discSize };
  const room = isSplit
    ? { x: area.x + area.width * 0.55, y: area.y, width: area.width * 0.45, height: area.height }
    : { ...area, y: top + upper + (upper > 0 ? gap : 0), height: chipRoom };
  const textBox = mirrored(
    { ...half, y: top + upper - textHeight, height: textHeight },
    area,
    isRightToLeft,
  );
  return {
    head: head === null ? null : mirrored(head, area, isRightToLeft),
    text: set,
    textAt: { x: textBox.x, y: textBox.y },
    chips: layOutChips(amounts, room, brief),
  };
}

/** A plate with the step's number. */
function drawPlate(
  context: Context,
  box: Box,
  number: SetType,
  word: SetType | null,
  brief: BoardBrief,
): void {
  const { colours } = brief;
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
  fillCircle(context, x, y, radius, colours.accent);
  context.strokeStyle = colours.onAccent;
  context.globalAlpha *= 0.35;
  context.lineWidth = radius * 0.035;
  context.beginPath();
  context.arc(x, y, radius * 0.86, 0, Math.PI * 2);
  context.stroke();
  context.globalAlpha /= 0.35;
  const wordHeight = word?.height ?? 0;
  const top = y - (number.height + wordHeight) / 2;
  if (word !== null)
    drawType(context, word, { x: box.x, y: top }, { colour: colours.onAccent }, 9_999);
  drawType(context, number, { x: box.x, y: top + wordHeight }, { colour: colours.onAccent }, 9_999);
}

/** A step of a recipe: its number on a plate, its text, and each amount with what it is measured with. */
export const recipeStep: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  const parts = readParts(brief);
  // A step that is told and measures nothing is a line of type: it is set as one.
  if (parts.amounts.length === 0 && (parts.text === '' || parts.number === '')) return null;
  const { head, text, textAt, chips } = layOut(parts, brief);
  const size = head?.width ?? 0;
  const middle = { weight: 800, align: 'middle', leading: 1, mostLines: 1 } as const;
  const hasWord = parts.word !== '' && size > 250 * unit;
  const number = setType(
    parts.number,
    { width: size, height: size },
    { ...middle, maxPx: size * (hasWord ? 0.46 : 0.56) },
  );
  const word = hasWord
    ? setType(
        parts.word,
        { width: size, height: size },
        { ...middle, maxPx: size * 0.15, minPx: 34 * unit },
      )
    : null;
  const order = chips.map(({ amount }) => joined(amount));
  const isRightToLeft = readsFromRight(plan);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      if (head !== null)
        popIn(context, head.x + size / 2, head.y + size / 2, progress(timeMs, -120, entryMs), () =>
          drawPlate(context, head, number, word, brief),
        );
      if (text !== null)
        drawType(
          context,
          text,
          textAt,
          { colour: colours.text },
          timeMs - entryTime(parts.text, words, durationMs, 360),
        );
      const times = entryTimes(order, words, durationMs);
      for (const [index, { box, type, typeBox, amount, art, hasMark }] of chips.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const share = progress(since, 0, entryMs);
        const radius = Math.min(44 * unit, box.height * 0.3);
        popIn(context, box.x + box.width / 2, box.y + box.height / 2, share, () => {
          drawCard(context, box, colours.card, { radius, shadow: colours.shadow });
          const icon = iconOf(box.height, unit);
          const x = isRightToLeft ? box.x + box.width - icon * 0.6 : box.x + icon * 0.6;
          const y = box.y + box.height / 2;
          if (art !== null) drawArt(context, art, x, y, icon * 0.94);
          else if (hasMark) {
            fillCircle(context, x, y, icon * 0.42, colours.accentTwo);
            drawMeasure(
              context,
              amount.measure,
              { x, y, size: icon * 0.24 },
              colours.onAccentTwo,
              easeOut(progress(since, 200, measureMs)),
            );
          }
          drawInBox(context, type, typeBox, { colour: colours.onCard }, since - 60);
        });
      }
    },
  };
};
