import { readFile, stat, writeFile } from 'node:fs/promises';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { FontRefusal, ownFont, rewriteFont } from './font-tables.ts';

/*
 * A process of its own, because a hostile font may take the one along that draws it: reads a font, writes what is kept of it, draws
 * each of its usual characters once, and a specimen. Arguments: the font, what is kept, the specimen, the answer.
 */

const [input = '', kept = '', specimen = '', answer = ''] = process.argv.slice(2);
const family = 'tried';
const usual = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x2010, 0x2044],
] as const;
const side = 540;

function drawAll(): void {
  const context = createCanvas(96, 96).getContext('2d');
  context.font = `64px "${family}"`;
  for (const [first, last] of usual)
    for (let code = first; code <= last; code += 1)
      context.fillText(String.fromCodePoint(code), 16, 72);
}

/** @throws FontRefusal where nothing is to be seen of it */
function drawSpecimen(): Buffer {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#10131c';
  context.textAlign = 'center';
  for (const [text, size, y] of [
    ['Aa', 220, 250],
    ['Hamburgefonts', 68, 370],
    ['0123456789 &!?', 54, 460],
  ] as const) {
    context.font = `${size}px "${family}"`;
    const { width } = context.measureText(text);
    context.font = `${Math.min(size, (size * side * 0.9) / Math.max(1, width))}px "${family}"`;
    context.fillText(text, side / 2, y);
  }
  const { data } = context.getImageData(0, 0, side, side);
  if (data.every((value) => value > 200)) throw new FontRefusal('This font draws no letters.');
  return canvas.toBuffer('image/jpeg', 90);
}

async function tryFont(): Promise<string | null> {
  if ((await stat(input)).size > ownFont.mostBytes)
    return 'This font is larger than 12 MB. Use one with fewer characters.';
  try {
    const font = rewriteFont(await readFile(input));
    if (GlobalFonts.register(font, family) === null)
      return 'This font is damaged: no letter of it can be drawn.';
    drawAll();
    await writeFile(specimen, drawSpecimen());
    await writeFile(kept, font);
    return null;
  } catch (error) {
    if (error instanceof FontRefusal) return error.message;
    throw error;
  }
}

await writeFile(answer, JSON.stringify({ refusal: await tryFont() }));
