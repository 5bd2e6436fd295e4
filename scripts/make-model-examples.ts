/**
 * `node scripts/make-model-examples.ts`: paints each visual model's example for the wizard, one scene in both orientations, with
 * the studio alone: the same pictures each time. Each shows something else, so that nobody takes one for another. A model that makes stills shows its still; one that makes
 * clips shows moments of its clip on one sheet. Stored small in apps/web/public/examples. Run it when the studio has grown, and look.
 */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VisualModel, visualModels } from '@scenewright/contract/rules/models.ts';
import { type Orientation, orientations } from '@scenewright/contract/rules/platforms.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { nothingElsewhere } from '@scenewright/provider-contract/remote-work.ts';
import { endIdleThreads, studio } from '@scenewright/studio';
import { type Drawing, parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { createStudioImageMaker } from '../apps/server/providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../apps/server/providers/video-maker/studio/studio-video-maker.ts';

const lengthS = 8;
/** When a clip's moments are taken: its wide shot, which fills up, and a closer one. */
const momentsMs = [1_000, 3_500, 5_200] as const;
const stillAtMs = 3_500;
const gap = 6;
const ffmpegMs = 180_000;
const target = join(import.meta.dirname, '../apps/web/public/examples');

interface Idea {
  readonly topic: string;
  readonly description: string;
}

const ideas: Readonly<Record<VisualModel['id'], Idea>> = {
  'recraft-ai/recraft-v3': {
    topic: 'Life on a coral reef',
    description:
      'A dolphin and tropical fish over a coral reef, an octopus below, sunbeams from above',
  },
  'kwaivgi/kling-v1.6-standard': {
    topic: 'Autumn in the forest',
    description:
      'A deer in an autumn forest, an owl in the air, mushrooms and falling leaves at dawn',
  },
  'google/veo-2': {
    topic: 'A journey through space',
    description:
      'A rocket flying past a ringed planet and a galaxy, an astronaut and comets among the stars',
  },
};

/** In pixels: the longer edge is a stored clip's. */
const sizes: Readonly<Record<Orientation, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 960, height: 540 },
  vertical: { width: 540, height: 960 },
};

/** What the built-in maker of a model's kind paints of the idea. */
async function paint(
  model: VisualModel,
  orientation: Orientation,
  directory: string,
): Promise<Drawing> {
  const maker =
    model.mediaType === 'image'
      ? createStudioImageMaker().makeImage
      : createStudioVideoMaker().makeVideo;
  const { topic, description } = ideas[model.id];
  const visual = await maker({
    description,
    prompt: description,
    dialogue: '',
    topic,
    style: '',
    seed: 'example',
    model: model.id,
    shape: orientation,
    durationS: lengthS,
    sceneNumber: 1,
    sceneCount: 3,
    cast: [],
    before: [],
    film: [],
    after: null,
    startImage: null,
    directory,
    signal: new AbortController().signal,
    onProgress: () => {},
    remote: nothingElsewhere,
  });
  if (visual.kind !== 'drawing') throw new Error('the studio draws');
  return parseDrawing(visual.drawing);
}

const webp = ['-frames:v', '1', '-c:v', 'libwebp', '-quality', '78', '-map_metadata', '-1'];

async function store(name: string, args: readonly string[]): Promise<void> {
  const draft = join(target, `draft.${name.split('.')[1]}`);
  await runFfmpeg([...args, '-y', draft], { timeoutMs: ffmpegMs });
  await rename(draft, join(target, name));
}

/** The moments of a clip on one sheet: upright ones side by side; of wide ones the fullest large, above all three. */
function sheetFilter(orientation: Orientation): string {
  const { width, height } = sizes[orientation];
  const part = (width: number) => `scale=${width}:-2`;
  if (orientation === 'vertical') {
    const row = momentsMs
      .map(
        (_, index) =>
          `[${index}]${part(320)},pad=iw+${index < 2 ? gap : 0}:ih:0:0:black[m${index}]`,
      )
      .join(';');
    return `${row};[m0][m1][m2]hstack=3`;
  }
  const small = Math.round((width - 2 * gap) / 3);
  const row = momentsMs
    .map(
      (_, index) =>
        `[${index}b]${part(small)},pad=iw+${index < 2 ? gap : 0}:ih:0:0:black[m${index}]`,
    )
    .join(';');
  const copies = momentsMs
    .map((_, index) => (index === 1 ? `[1]split[1a][1b]` : `[${index}]null[${index}b]`))
    .join(';');
  return `${copies};[1a]${part(width)},pad=iw:${height + gap}:0:0:black[large];${row};[m0][m1][m2]hstack=3,scale=${width}:-2[row];[large][row]vstack=2`;
}

async function makeExample(
  model: VisualModel,
  orientation: Orientation,
  folder: string,
): Promise<void> {
  const source = { kind: 'drawing', drawing: await paint(model, orientation, folder) } as const;
  const name = `${model.exampleVideo}-${orientation}`;
  const clip = join(folder, `${name}.mp4`);
  const { width } = sizes[orientation];
  await studio.renderSegment({
    source,
    shape: orientation,
    frames: lengthS * frameRate,
    words: [],
    captions: null,
    seed: 1,
    outputPath: clip,
  });
  await store(`${name}.mp4`, [
    '-i',
    clip,
    '-an',
    '-vf',
    `scale=${width}:-2`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
  ]);
  const momentOf = (atMs: number) => ['-ss', String(atMs / 1000), '-i', clip];
  await store(`${name}.webp`, [...momentOf(stillAtMs), '-vf', `scale=${width}:-2`, ...webp]);
  if (model.mediaType === 'video')
    await store(`${name}-moments.webp`, [
      ...momentsMs.flatMap(momentOf),
      '-filter_complex',
      sheetFilter(orientation),
      ...webp,
    ]);
  console.log(name);
}

const folder = await mkdtemp(join(tmpdir(), 'scenewright-examples-'));
try {
  for (const model of visualModels)
    for (const orientation of orientations) await makeExample(model, orientation, folder);
} finally {
  await endIdleThreads();
  await rm(folder, { recursive: true, force: true });
}
