/**
 * Paints many descriptions at several moments onto one sheet, to look at the studio's work at a glance.
 * `node scripts/contact-sheet.ts [--shape square] [--still] [--from 0] [--count 12] [--times 0.1,0.5,0.8] [--seed 1] [--say "one description"] [--out sheet.png]`
 */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frameSize, type Shape, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { createPainter } from '@scenewright/studio/painting/painter.ts';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import { sampleIdeas, wordsFor } from './contact-sheet-samples.ts';

const { values } = parseArgs({
  options: {
    /** vertical, landscape, square or portrait */
    shape: { type: 'string', default: 'vertical' },
    still: { type: 'boolean', default: false },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '12' },
    times: { type: 'string', default: '0.12,0.5,0.8' },
    columns: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    say: { type: 'string' },
    template: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'contact-sheet.png') },
  },
});

const require = createRequire(import.meta.url);
for (const weight of [400, 500, 600, 700, 800]) {
  GlobalFonts.registerFromPath(
    require.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`),
    'Poppins',
  );
}
GlobalFonts.registerFromPath(
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'Inter',
);

const shape: Shape = shapeIds.find((id) => id === values.shape) ?? 'vertical';
const size = frameSize(shape);
const cell = { width: size.width / 4, height: size.height / 4 };
const times = values.times.split(',').map(Number);
const ideas =
  values.say === undefined
    ? sampleIdeas.slice(Number(values.from), Number(values.from) + Number(values.count))
    : [{ topic: values.say, description: values.say, dialogue: values.say, style: '' }];
const columns = Number(values.columns);
const total = ideas.length * times.length;
const sheet = createCanvas(columns * cell.width, Math.ceil(total / columns) * (cell.height + 26));
const context = sheet.getContext('2d');
context.fillStyle = '#111';
context.fillRect(0, 0, sheet.width, sheet.height);

const durationMs = 10_000;
const frame = createCanvas(size.width, size.height);
const frameContext = frame.getContext('2d');
let index = 0;
let previousTemplate: string | null = null;
for (const [number, idea] of ideas.entries()) {
  const planned = planDrawing({
    ...idea,
    orientation: shape,
    sceneNumber: number + 1,
    sceneCount: ideas.length,
    seed: values.seed,
    motion: values.still ? 'still' : 'live',
    richness: number % 2 === 0 ? 'standard' : 'premium',
    previousTemplate,
  });
  const drawing =
    values.template === undefined
      ? planned
      : { ...planned, template: values.template as typeof planned.template };
  previousTemplate = drawing.template;
  const started = performance.now();
  const painter = await createPainter(drawing, size);
  const prepared = performance.now() - started;
  const words = wordsFor(idea.dialogue, durationMs);
  let drawMs = 0;
  for (const share of times) {
    const before = performance.now();
    painter.draw(frameContext, { timeMs: share * durationMs, durationMs, words });
    frameContext.getImageData(0, 0, 1, 1);
    drawMs = Math.max(drawMs, performance.now() - before);
    const x = (index % columns) * cell.width;
    const y = Math.floor(index / columns) * (cell.height + 26);
    context.drawImage(frame, x, y, cell.width - 4, cell.height);
    context.fillStyle = '#ddd';
    context.font = '15px Inter';
    context.fillText(
      `${number + Number(values.from)} ${drawing.template} ${drawing.light} ${idea.description}`.slice(
        0,
        Math.floor(cell.width / 8),
      ),
      x + 2,
      y + cell.height + 18,
    );
    index += 1;
  }
  console.log(
    `${number + Number(values.from)} ${drawing.template}/${drawing.family}/${drawing.light}/${drawing.weather} [${drawing.heroes.map(({ emoji }) => emoji)}] + [${drawing.props.map(({ emoji }) => emoji)}] prepare ${prepared.toFixed(0)} ms, draw <= ${drawMs.toFixed(1)} ms: ${idea.description.slice(0, 70)}`,
  );
}
writeFileSync(values.out, sheet.toBuffer('image/png'));
console.log(values.out);
