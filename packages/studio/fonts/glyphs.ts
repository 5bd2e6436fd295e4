import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFamilies } from './fonts.ts';

const cellSize = 32;
/** Never assigned by Unicode, so every font draws its "no such glyph" box. */
const noncharacter = '\u{10fffe}';

const known = new Map<string, boolean>();
let context: SKRSContext2D | undefined;
let tofu: Buffer | undefined;

/**
 * Whether the registered fonts can draw a character. Font files promise more characters than they hold, so the only
 * sure way is to draw it and compare with the box that stands for a missing one. Call `registerFonts` first.
 */
export function hasGlyph(character: string): boolean {
  // Joiners, variation selectors, marks and spaces have no look of their own.
  if (/^[\p{M}\p{Z}\p{Cc}\p{Cf}]$/u.test(character)) return true;
  let drawable = known.get(character);
  if (drawable === undefined) {
    tofu ??= drawCell(noncharacter);
    drawable = !drawCell(character).equals(tofu);
    // A missing character may get its font later, with another text.
    if (drawable) known.set(character, drawable);
  }
  return drawable;
}

function drawCell(character: string): Buffer {
  context ??= createCanvas(cellSize, cellSize).getContext('2d');
  context.clearRect(0, 0, cellSize, cellSize);
  context.font = `800 20px ${fontFamilies(character)}`;
  context.fillText(character, 4, 24);
  return context.canvas.data();
}
