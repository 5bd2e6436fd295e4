/**
 * Paints all our own drawings of things and animals in a grid with their names: `node scripts/thing-sheet.ts [--only a,b] [--out folder]`
 * writes one PNG for every forty of them; file names start with `things-`.
 */
import { createCanvas } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { artSprite } from '@scenewright/studio/painting/actors/art.ts';
import { drawnThings } from '@scenewright/studio/painting/actors/drawn/catalogue.ts';
import { paletteOf } from '@scenewright/studio/painting/palette/palette.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: 'films' } },
});
const side = 190;
const columns = 8;
const perSheet = 40;
const wanted = values.only?.split(',');
const names = [...drawnThings.keys()].filter((name) => wanted?.includes(name) ?? true);
const palette = paletteOf('meadow', 'day');
mkdirSync(values.out, { recursive: true });
for (let first = 0; first < names.length; first += perSheet) {
  const some = names.slice(first, first + perSheet);
  const canvas = createCanvas(columns * side, Math.ceil(some.length / columns) * side);
  const context = canvas.getContext('2d');
  for (const [index, name] of some.entries()) {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
    context.fillStyle = ['#e3ecf7', '#f3e7da', '#dcefe6', '#ece4f4'][index % 4] ?? '#ffffff';
    context.fillRect(x, y, side, side);
    const sprite = await artSprite(name, side - 46, false, palette);
    context.drawImage(sprite.canvas, x + (side - sprite.width) / 2, y + side - 10 - sprite.height);
    context.fillStyle = '#333a55';
    context.font = '13px Inter, sans-serif';
    context.fillText(name.replace('drawn-', ''), x + 6, y + 16);
  }
  writeFileSync(
    join(values.out, `things-${first / perSheet + 1}.png`),
    canvas.toBuffer('image/png'),
  );
}
