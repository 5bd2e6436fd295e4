/**
 * `npm run films -- [--file ideas.json] [--only a001,a002] [--shape square] [--model veo] [--out films]`: writes a film of each idea and
 * paints a contact sheet of it: three moments of each scene, with its captions, and below them what is said.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '@scenewright/offline-writer';
import { frameSize, type Shape, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { defaultCaptionStyle } from '@scenewright/studio';
import { createComposer } from '@scenewright/studio/composer.ts';
import type { Drawing } from '@scenewright/studio/painting/drawing.ts';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import type { Sample } from '../packages/offline-writer/samples/sample.ts';
import { wordsFor } from './contact-sheet-samples.ts';
import { writeSample, type SampleFilm } from './scripts/write-sample.ts';

const samples = new URL('../packages/offline-writer/samples/ideas.json', import.meta.url);
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    only: { type: 'string' },
    /** vertical, landscape, square or portrait */
    shape: { type: 'string', default: 'vertical' },
    still: { type: 'boolean', default: false },
    out: { type: 'string', default: 'films' },
  },
});
const frameRate = 30;
const moments = [0.2, 0.55, 0.92];
const shape: Shape = shapeIds.find((id) => id === values.shape) ?? 'vertical';
const size = frameSize(shape);
const cell = { width: size.width / 4, height: size.height / 4 };
const textHeight = 96;

/** Draws a text in lines of so many pixels. */
function write(context: SKRSContext2D, text: string, x: number, y: number, width: number): void {
  const lines = [''];
  for (const word of text.split(' ')) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (context.measureText(joined).width > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  for (const [at, line] of lines.slice(0, 5).entries()) context.fillText(line, x, y + at * 18);
}

type Script = SampleFilm['script'];

/** The drawings of a film's scenes, each planned after the one before it. */
function drawingsOf({ scenes, title }: Script, idea: string): Drawing[] {
  const drawings: Drawing[] = [];
  for (const [index, { description, dialogue }] of scenes.entries())
    drawings.push(
      planDrawing({
        description,
        dialogue,
        topic: `${title} ${idea}`.slice(0, 500),
        style: '',
        orientation: shape,
        sceneNumber: index + 1,
        sceneCount: scenes.length,
        seed: title,
        motion: values.still ? 'still' : 'live',
        richness: 'standard',
        previousTemplate:
          drawings.at(-1)?.later?.at(-1)?.drawing.template ?? drawings.at(-1)?.template ?? null,
        film: scenes,
      }),
    );
  return drawings;
}

async function paintSheet({ sample, script }: SampleFilm): Promise<Buffer> {
  const { scenes } = script;
  const width = scenes.length * moments.length * cell.width;
  const sheet = createCanvas(width, cell.height + textHeight);
  const context = sheet.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  const frame = createCanvas(size.width, size.height);
  for (const [index, drawing] of drawingsOf(script, sample.idea).entries()) {
    const scene = scenes[index];
    if (scene === undefined) continue;
    const frames = scene.durationS * frameRate;
    const composer = await createComposer({
      ...size,
      source: { kind: 'drawing', drawing },
      frames,
      words: wordsFor(withoutPauses(scene.dialogue), scene.durationS * 1_000),
      captions: defaultCaptionStyle,
      seed: 1,
    });
    for (const [at, moment] of moments.entries()) {
      await composer.open(Math.floor(frames * moment));
      composer.compose(frame.getContext('2d'), Math.floor(frames * moment), null);
      const x = (index * moments.length + at) * cell.width;
      context.drawImage(frame, x, 0, cell.width - 2, cell.height);
    }
    context.fillStyle = '#111';
    context.font = '15px Inter, Poppins';
    const x = index * moments.length * cell.width + 4;
    write(context, `${index + 1}. ${scene.dialogue}`, x, cell.height + 18, cell.width * 2 - 12);
  }
  return sheet.encode('png');
}

const ids = values.only?.split(',');
const ideas = JSON.parse(await readFile(values.file ?? samples, 'utf8')) as readonly Sample[];
const writer = createOfflineWriter({ measure: speakingTimeS });
await mkdir(values.out, { recursive: true });
for (const sample of ideas.filter(({ id }) => ids?.includes(id) ?? true)) {
  const film = writeSample(sample, writer);
  await writeFile(join(values.out, `${sample.id}.png`), await paintSheet(film));
  const layouts = drawingsOf(film.script, sample.idea).map(
    ({ board }) => board?.plan.layout ?? 'stage',
  );
  console.log(`${sample.id} ${film.script.title}: ${layouts.join(', ')}`);
}
