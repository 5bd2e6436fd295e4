import type { SKRSContext2D } from '@napi-rs/canvas';
import { readable } from '../boards/colours.ts';
import type { FrameSize } from '../captions/caption-layout.ts';
import type { Picture } from '../picture.ts';
import type { Scene } from '../scene.ts';
import type { Brand } from './brand.ts';
import { accentOn, fontOf } from './brand-type.ts';
import { drawLogo, loadLogo, type Logo, sizeWithin } from './logo.ts';

interface Card {
  readonly brand: Brand;
  readonly frame: FrameSize;
  readonly logo: Logo | null;
  readonly words: string;
}

/** The line under the words grows for so long; all else stands from the first picture on, which players show as a film's face. */
const growsMs = 600;

/** A card of the brand as a scene's picture. Call `registerFonts` for its words first. @throws Error for a scene without a brand */
export async function createCardPicture(scene: Scene, words: string): Promise<Picture> {
  const { brand } = scene;
  if (!brand) throw new Error('a card is of a brand');
  const card = { brand, frame: scene, words, logo: await loadLogo(brand.logoPath) };
  return {
    draw: (context, { timeMs }) =>
      drawCard(context, card, 1 - 0.75 * (1 - Math.min(1, timeMs / growsMs)) ** 3),
    shownAt: ({ timeMs }) => Math.min(timeMs, growsMs),
    cues: () => [],
  };
}

/** Lines of a text that are no wider than `most`, at the context's font. */
function linesOf(context: SKRSContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = `${line} ${word}`.trim();
    if (line !== '' && context.measureText(longer).width > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The whole frame in the brand's colour, with its logo and a line. */
function drawCard(
  context: SKRSContext2D,
  { brand, frame, logo, words }: Card,
  grown: number,
): void {
  const side = Math.min(frame.width, frame.height);
  const { width, height } = frame;
  context.fillStyle = brand.colour;
  context.fillRect(0, 0, width, height);
  const size = fittingSize(context, brand, words, { most: width * 0.8, side });
  context.font = fontOf(brand, words, 700, size);
  const lines = linesOf(context, words, width * 0.8);
  const logoSize = side * 0.34;
  const own = logo === null ? null : sizeWithin(logoSize, logo);
  const gap = side * 0.07;
  const block = (own === null ? 0 : own.height + gap) + lines.length * size * 1.25 + gap * 0.6;
  let y = Math.max(side * 0.08, height * 0.48 - block / 2);
  if (logo !== null && own !== null) {
    drawLogo(context, logo, { x: (width - own.width) / 2, y, size: logoSize });
    y += own.height + gap;
  }
  context.fillStyle = readable('#ffffff', brand.colour);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const line of lines) {
    context.fillText(line, width / 2, y);
    y += size * 1.25;
  }
  context.fillStyle = accentOn(brand);
  context.beginPath();
  const bar = side * 0.18 * grown;
  context.roundRect(width / 2 - bar / 2, y + gap * 0.3, bar, side * 0.014, side * 0.007);
  context.fill();
}

/** The largest type at which no word is wider than there is room. */
function fittingSize(
  context: SKRSContext2D,
  brand: Brand,
  words: string,
  { most, side }: { readonly most: number; readonly side: number },
): number {
  const usual = side * 0.088;
  context.font = fontOf(brand, words, 700, usual);
  const widest = Math.max(...words.split(/\s+/u).map((word) => context.measureText(word).width));
  return widest <= most ? usual : (usual * most) / widest;
}
