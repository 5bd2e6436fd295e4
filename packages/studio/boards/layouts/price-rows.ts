import type { Box, Context } from '../../painting/brushes/surface.ts';
import { setType, type SetType } from '../type.ts';
import { readAmount } from './measured-amounts.ts';
import { writeLine } from './chart-parts.ts';

/* Rows of a thing and its price, joined by dots. */

export interface PriceRow {
  readonly label: SetType | null;
  readonly price: string;
  readonly priceType: SetType | null;
  readonly height: number;
}

export interface PriceSizes {
  readonly unit: number;
  readonly maxPx: number;
  readonly minPx: number;
  /** The last row is the sum: it stays where others have no room. */
  readonly keepsLast?: boolean;
}

/** "Children swim: free": what costs nothing has a word in place of its price. */
const inWords = /^([^:]{1,60}): (\p{L}[^:]{1,28})$/u;
export const isPricedInWords = (item: string): boolean => inWords.test(item);

const parts = (item: string): { label: string; price: string } => {
  const amount = readAmount(item);
  const [, named = '', word = ''] = inWords.exec(item) ?? [];
  if (amount === null && word !== '') return { label: named, price: word };
  return amount === null || amount.label === ''
    ? { label: amount === null ? item : '', price: amount?.text ?? '' }
    : { label: amount.label, price: amount.text };
};

/** A price is as wide as it is written; what it is of has the rest. */
const mostOfPrice = 0.7;
/** Two short words are one line. */
const isTorn = (label: SetType | null): boolean =>
  label !== null &&
  label.lines.length === 2 &&
  label.lines.every(({ text }) => !text.includes(' ') && text.length <= shortWord);
const shortWord = 7;
const isCutOff = (type: SetType | null, text: string): boolean =>
  type !== null && !text.includes('…') && type.lines.some((line) => line.text.endsWith('…'));

function setRows(items: readonly string[], width: number, px: number): PriceRow[] {
  return items.map((item) => {
    const { label, price } = parts(item);
    const order = { maxPx: px, minPx: px, leading: 1.14 };
    const priceType =
      price === ''
        ? null
        : setType(
            price,
            { width: width * mostOfPrice, height: px * 1.3 },
            { ...order, weight: 800, mostLines: 1 },
          );
    const room = width - (priceType === null ? 0 : priceType.width + px * 0.9);
    const type =
      label === ''
        ? null
        : setType(
            label,
            { width: room, height: px * 3.5 },
            { ...order, weight: 600, mostLines: 3 },
          );
    return { label: type, price, priceType, height: Math.max(type?.height ?? 0, px * 1.14) };
  });
}

/** All rows in the largest size in which they fit; the first that fit where they do not. */
export function layOutPrices(
  items: readonly string[],
  room: { readonly width: number; readonly height: number },
  { unit, maxPx, minPx, keepsLast = false }: PriceSizes,
): { rows: readonly PriceRow[]; gap: number; height: number; px: number } {
  for (let px = maxPx; ; px = Math.max(minPx, px * 0.94)) {
    const gap = px * (items.length > 7 ? 0.36 : 0.62);
    const rows = setRows(items, room.width, px);
    const heightOf = (shown: readonly PriceRow[]): number =>
      shown.reduce((sum, row) => sum + row.height + gap, -gap);
    const isCut = rows.some(
      ({ label, price, priceType }, at) =>
        isCutOff(label, items[at] ?? '') || isCutOff(priceType, price) || isTorn(label),
    );
    if (heightOf(rows) <= room.height && (!isCut || px <= minPx))
      return { rows, gap, height: heightOf(rows), px };
    if (px <= minPx + 0.5 * unit) {
      let count = rows.length;
      while (count > 1 && heightOf(rows.slice(0, count)) > room.height) count -= 1;
      const last = rows.at(-1);
      const isShort = count < rows.length && keepsLast && last !== undefined;
      const shown = isShort ? [...rows.slice(0, count - 1), last] : rows.slice(0, count);
      return { rows: shown, gap, height: heightOf(shown), px };
    }
  }
}

/** The dots between a thing and its price, and the price. */
export function drawPrice(
  context: Context,
  { label, price, priceType }: PriceRow,
  box: Box,
  look: {
    readonly colour: string;
    readonly dots: string;
    readonly isRight: boolean;
    readonly share: number;
  },
): void {
  if (priceType === null) return;
  const { px } = priceType;
  const y = box.y + (priceType.lines[0]?.baseline ?? px);
  const start = box.x + (look.isRight ? priceType.width : (label?.width ?? 0)) + px * 0.35;
  const end =
    box.x + box.width - (look.isRight ? (label?.width ?? 0) : priceType.width) - px * 0.35;
  const isOneLine = (label?.lines.length ?? 0) <= 1;
  context.fillStyle = look.dots;
  if (label !== null && isOneLine)
    for (
      let x = look.isRight ? end : start;
      x <= end && x >= start;
      x += (look.isRight ? -1 : 1) * px * 0.3
    ) {
      const come = Math.abs(x - (look.isRight ? end : start)) / Math.max(1, end - start);
      if (come > look.share) break;
      context.fillRect(x, y - px * 0.08, px * 0.09, px * 0.09);
    }
  writeLine(
    context,
    price,
    { x: look.isRight ? box.x : box.x + box.width, y },
    { font: priceType.font, align: look.isRight ? 'left' : 'right', colour: look.colour },
  );
}
