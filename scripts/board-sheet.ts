/**
 * Paints boards of picture plans at several moments onto one sheet, to look at the studio's designed pictures at a glance.
 * `node scripts/board-sheet.ts plans.json [--shape square] [--times 0.3,1] [--out sheet.png]`; the file holds `[{say, plan}]`,
 * plans as in packages/contract/rules/picture-plan.ts, parts that are left out empty.
 */
import { createCanvas } from '@napi-rs/canvas';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { frameSize, type Shape, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { createBoard } from '@scenewright/studio/boards/create-board.ts';
import { wordsFor } from './contact-sheet-samples.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** vertical, landscape, square or portrait */
    shape: { type: 'string', default: 'vertical' },
    times: { type: 'string', default: '0.3,0.97' },
    columns: { type: 'string', default: '6' },
    out: { type: 'string', default: 'board-sheet.png' },
  },
});

interface Sample {
  readonly say: string;
  readonly plan: Partial<PicturePlan>;
}

const samples = JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')) as readonly Sample[];
const shape: Shape = shapeIds.find((id) => id === values.shape) ?? 'vertical';
const size = frameSize(shape);
const cell = { width: size.width / 4, height: size.height / 4 };
const times = values.times.split(',').map(Number);
const columns = Number(values.columns);
const sheet = createCanvas(
  columns * cell.width,
  Math.ceil((samples.length * times.length) / columns) * cell.height,
);
const onSheet = sheet.getContext('2d');
const durationMs = 6_000;
const frame = createCanvas(size.width, size.height);
const context = frame.getContext('2d');
const tones = ['paper', 'ink', 'accent'] as const;
const names = ['meadow', 'ember', 'lagoon', 'orchid', 'slate', 'candy', 'sand', 'aurora'] as const;
let place = 0;
for (const [index, { say, plan }] of samples.entries()) {
  const started = performance.now();
  const board = await createBoard(
    {
      plan: { ...emptyPlan, ...plan },
      tone: tones[index % tones.length] ?? 'paper',
      isSilent: false,
      shows: [],
      figures: [],
    },
    {
      family: names[index % names.length] ?? 'meadow',
      seed: index + 1,
      motion: 'live',
      richness: index % 2 === 1 ? 'premium' : 'standard',
    },
    size,
  );
  const preparedMs = performance.now() - started;
  const words = wordsFor(say, durationMs);
  let drawMs = 0;
  for (const time of times) {
    context.reset();
    const drawn = performance.now();
    board?.draw(context, { timeMs: durationMs * time, durationMs, words });
    drawMs += performance.now() - drawn;
    onSheet.drawImage(
      frame,
      (place % columns) * cell.width,
      Math.floor(place / columns) * cell.height,
      cell.width,
      cell.height,
    );
    place += 1;
  }
  console.log(
    `${plan.layout ?? 'scene'}: ${Math.round(preparedMs)} ms to prepare, ${(drawMs / times.length).toFixed(1)} ms a frame`,
  );
}
writeFileSync(values.out, sheet.toBuffer('image/png'));
