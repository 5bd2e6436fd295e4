/**
 * Paints every animal that moves in every doing: `node scripts/animal-sheet.ts [--only dog,gull] [--doing walk,sleep] [--frames 8]
 * [--out folder]`. Without frames each cell is a still; with them it is a strip of moments. File names start with `animals-`.
 */
import { createCanvas } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnimalArt } from '@scenewright/studio/painting/actors/animals/animal-art.ts';
import { animalNames, findAnimal } from '@scenewright/studio/painting/actors/animals/animal.ts';
import { animalDoings, type Medium } from '@scenewright/studio/painting/actors/animals/doings.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    doing: { type: 'string' },
    frames: { type: 'string', default: '0' },
    out: { type: 'string', default: 'films' },
  },
});
const frames = Number(values.frames);
const side = 170;
const ground = 150;
const names = animalNames.filter(
  (name) => values.only?.split(',').includes(name.slice('drawn-'.length)) ?? true,
);
const doings = animalDoings.filter((doing) => values.doing?.split(',').includes(doing) ?? true);
const lighting = { fromX: -1, glow: '#fff3d0', ambient: '#3a4a86', ambientShare: 0.03 };
const rows =
  frames > 0
    ? names.flatMap((name) => doings.map((doing) => ({ name, doing })))
    : names.map((name) => ({ name, doing: null }));
const columns = frames > 0 ? frames : doings.length;
const perSheet = 12;
mkdirSync(values.out, { recursive: true });
let [painted, spentMs] = [0, 0];
for (let first = 0; first < rows.length; first += perSheet) {
  const some = rows.slice(first, first + perSheet);
  const canvas = createCanvas(columns * side, some.length * side);
  const context = canvas.getContext('2d');
  for (const [row, { name, doing: only }] of some.entries())
    for (let column = 0; column < columns; column++) {
      const doing = only ?? doings[column] ?? 'stand';
      const animal = findAnimal(name);
      if (animal === null) continue;
      const isFree =
        doing === 'fly' ||
        (doing === 'swim' && animal.kind === 'swimmer') ||
        (animal.kind === 'swimmer' && doing !== 'jump');
      const medium: Medium = isFree
        ? doing === 'fly'
          ? 'air'
          : 'under'
        : doing === 'swim'
          ? 'afloat'
          : 'ground';
      const art = createAnimalArt(animal, {
        doing,
        medium,
        size: 112,
        most: { width: 165, height: 150 },
        colour: undefined,
        lighting,
      });
      const [x, y] = [column * side, row * side];
      context.fillStyle =
        ['#e3ecf7', '#f3e7da', '#dcefe6', '#ece4f4'][(row + column) % 4] ?? '#fff';
      context.fillRect(x, y, side, side);
      context.fillStyle = medium === 'afloat' ? '#8fc4dd' : '#00000018';
      context.fillRect(x, y + ground, side, side - ground);
      const started = performance.now();
      context.save();
      context.translate(x + side / 2, y + ground);
      art.draw(
        context,
        { seconds: column * (frames > 0 ? 0.1 : 0), alive: frames > 0, seed: 3 },
        { mirrored: false, edged: true },
      );
      context.restore();
      spentMs += performance.now() - started;
      painted += 1;
      context.fillStyle = '#333a55';
      context.font = '12px Inter, sans-serif';
      context.fillText(`${name.slice('drawn-'.length)} ${doing}`, x + 4, y + 13);
    }
  writeFileSync(
    join(values.out, `animals-${first / perSheet + 1}.png`),
    canvas.toBuffer('image/png'),
  );
}
console.log(`${painted} animals, ${(spentMs / painted).toFixed(2)} ms each`);
