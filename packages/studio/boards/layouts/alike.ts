import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { directionOf } from '../../captions/reading-order.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { drawType, setType, type SetType, type TypeLook, type TypeOrder } from '../type.ts';

/* Parts of one kind: set in one size, as many as fit, and mirrored where a plan is read from the right. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a plan's own words are read from the right. */
export const readsFromRight = ({ items, quote, from, to }: PicturePlan): boolean =>
  directionOf([...items, quote, from, to].join(' ')) === 'rtl';

/** A box on the other side of the area, where a plan is read from the right. */
export const mirrored = (box: Box, area: Box, isRightToLeft: boolean): Box =>
  isRightToLeft ? { ...box, x: area.x * 2 + area.width - box.x - box.width } : box;

/** A box that is smaller by so much on each side, px. */
export const inset = ({ x, y, width, height }: Box, pad: number): Box => ({
  x: x + pad,
  y: y + pad,
  width: width - pad * 2,
  height: height - pad * 2,
});

/** Whether a text has been set to its end. */
export const isWhole = (type: SetType, text: string): boolean =>
  text.includes('…') || !type.lines.some((line) => line.text.endsWith('…'));

/** Texts of one kind in one size: the largest that all of them bear. */
export function setAlike(
  texts: readonly string[],
  sizeOf: (index: number) => Size,
  order: TypeOrder,
): { types: readonly SetType[]; areWhole: boolean } {
  const px = Math.min(...texts.map((text, index) => setType(text, sizeOf(index), order).px));
  const types = texts.map((text, index) =>
    setType(text, sizeOf(index), { ...order, maxPx: px, minPx: px }),
  );
  return { types, areWhole: types.every((type, index) => isWhole(type, texts[index] ?? '')) };
}

/** As many of the first texts as fit whole, in one size; `sizeOf` gives the room of each where there are so many. */
export function setFirst(
  texts: readonly string[],
  sizeOf: (index: number, count: number) => Size,
  order: TypeOrder,
): readonly SetType[] {
  for (let count = texts.length; count > 1; count -= 1) {
    const set = setAlike(texts.slice(0, count), (index) => sizeOf(index, count), order);
    if (set.areWhole) return set.types;
  }
  return setAlike(texts.slice(0, 1), (index) => sizeOf(index, 1), order).types;
}

/** Draws a text at the middle of the height of the box that it was set for. */
export function drawInBox(
  context: Context,
  type: SetType,
  box: Box,
  look: TypeLook,
  shownMs: number,
): void {
  drawType(context, type, { x: box.x, y: box.y + (box.height - type.height) / 2 }, look, shownMs);
}

/** A row's number may stand in its text already: "1. Melt the butter", "Step 2: stir". */
export const numbered =
  /^\s*(?:(?:step|schritt|paso|étape|etape|passo)\s+(\d{1,2})\s*[.):–-]?\s+|([\d٠-٩]{1,2})\s*[.):–-]\s+)/iu;

/** The texts of rows without their numbers, and the number of each just as it is written; null where it has none. */
export function numberedItems(
  items: readonly string[],
): readonly { readonly text: string; readonly number: string | null }[] {
  return items.map((item) => {
    const found = numbered.exec(item);
    return {
      text: item.replace(numbered, '').trim() || item,
      number: found?.[1] ?? found?.[2] ?? null,
    };
  });
}

/** "Anna: see you at six" as a name and what stands behind it; null where there is no name. */
export function labelled(text: string): { readonly label: string; readonly rest: string } | null {
  const [, label = '', rest = ''] = /^\s*([^:：]{1,40})\s*[:：]\s*(\S.*)$/su.exec(text) ?? [];
  return label === '' || /\d$/u.test(label) || rest.startsWith('//')
    ? null
    : { label: label.trim(), rest: rest.trim() };
}

/** A short line above a board's content, as "Step 5"; null where the words are too many. */
export function setKicker(text: string, width: number, unit: number): SetType | null {
  const shown = text.trim();
  return shown === '' || shown.length > 60
    ? null
    : setType(
        shown,
        { width, height: 150 * unit },
        { maxPx: 56 * unit, minPx: 34 * unit, weight: 700, mostLines: 2 },
      );
}
