/**
 * `node scripts/make-examples.ts [id …]`: makes the landing page's films (apps/web/landing/films.ts) with the product itself, each
 * from its prompt alone, and stores them small in apps/web/public/examples: a video and a poster each, and the sample's scenes as
 * clips without sound. How they came out is kept in apps/web/landing/made-films.json. Run it when the studio has grown, and look.
 */
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { findFreePort, startServerProcess } from '../apps/server/testing/server-process.ts';
import { type ExampleFilm, exampleFilms, sampleFilm } from '../apps/web/landing/films.ts';
import { type Customer, orderFilm, signUpCustomer } from './order-film.ts';

/** A film's length: three scenes of six seconds, short enough to be watched on a landing page. */
const sceneCount = 3;
const sceneLengthS = 6;
/** The longer edge of a stored film, and the widths of a scene of the storyboard and of its thumbnail, in pixels. */
const filmEdge = 1280;
const clipWidth = 960;
const thumbnailWidth = 400;
/** Where a scene's still is taken: its first shot shows the whole place. */
const stillAtS = sceneLengthS / 4;
const ffmpegMs = 600_000;
/** What a second of a film's picture may weigh: rain, crowds and confetti would make it half as heavy again. */
const mostVideoRate = '480k';

const target = join(import.meta.dirname, '../apps/web/public/examples');
const recordPath = join(import.meta.dirname, '../apps/web/landing/made-films.json');

function formOf({ title, prompt, platform, visualModel, voice }: ExampleFilm): NewContent {
  return {
    title,
    prompt,
    platform,
    voice,
    visual_model: visualModel,
    topic: 'custom',
    language: 'en',
    style: narrativeStyles[0].text,
    duration: sceneCount * sceneLengthS,
    scene_count: sceneCount,
    scene_length: sceneLengthS,
  };
}

/** Makes a file under a temporary name; half a file never has its final one. */
async function make(name: string, input: string, args: readonly string[]): Promise<void> {
  const [, extension] = name.split('.');
  const draft = join(target, `draft.${extension}`);
  await runFfmpeg(['-i', input, ...args, '-y', draft], { timeoutMs: ffmpegMs });
  await rename(draft, join(target, name));
}

const h264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  '-map_metadata',
  '-1',
];
const still = (at: number, filter: string) => [
  '-ss',
  String(at),
  '-vf',
  filter,
  '-frames:v',
  '1',
  '-c:v',
  'libwebp',
  '-quality',
  '74',
  '-map_metadata',
  '-1',
];

async function storeFilm(id: string, film: string, isVertical: boolean): Promise<void> {
  const scale = isVertical ? `scale=-2:${filmEdge}` : `scale=${filmEdge}:-2`;
  await make(`${id}.mp4`, film, [
    '-vf',
    scale,
    ...h264,
    '-crf',
    '27',
    '-maxrate',
    mostVideoRate,
    '-bufsize',
    '960k',
    '-c:a',
    'aac',
    '-b:a',
    '96k',
  ]);
  await make(`${id}.webp`, film, still(stillAtS, scale));
}

/** The scenes of the sample as the storyboard holds them: pictures that move, before captions and sound. */
async function storeClips(
  customer: Customer,
  id: string,
  board: Storyboard,
  folder: string,
): Promise<void> {
  for (const { number, visual_url: address } of board.scenes) {
    if (address === null) throw new Error(`Scene ${number} of ${id} has no clip.`);
    const clip = join(folder, `clip-${number}.mp4`);
    await customer.save(address, clip);
    await make(`${id}-${number}.mp4`, clip, [
      '-an',
      '-vf',
      `scale=${clipWidth}:-2`,
      ...h264,
      '-crf',
      '28',
    ]);
    await make(`${id}-${number}.webp`, clip, still(stillAtS, `scale=${clipWidth}:-2`));
    await make(`${id}-${number}-small.webp`, clip, still(stillAtS, `scale=${thumbnailWidth}:-2`));
  }
}

/** What is seen, without what follows on its light and camera. */
function subjectOf(description: string): string {
  return /^(?:“[^”]*”|[^,“])*/u.exec(description)?.[0] ?? description;
}

async function makeFilm(customer: Customer, film: ExampleFilm, folder: string) {
  const board = await orderFilm(customer, formOf(film));
  const path = join(folder, `${film.id}.mp4`);
  if (board.video_url === null) throw new Error(`${film.id} has no video.`);
  await customer.save(board.video_url, path);
  await storeFilm(film.id, path, board.orientation === 'vertical');
  if (film === sampleFilm) await storeClips(customer, film.id, board, folder);
  const { durationMs, video } = await probeMedia(join(target, `${film.id}.mp4`));
  const { size } = await stat(join(target, `${film.id}.mp4`));
  console.log(`${film.id}: ${(durationMs / 1000).toFixed(1)} s, ${Math.round(size / 1024)} KB`);
  for (const { description, dialogue } of board.scenes)
    console.log(`  ${description}\n    “${dialogue}”`);
  return {
    width: video?.width ?? 0,
    height: video?.height ?? 0,
    durationMs,
    scenes: board.scenes.map(({ description, dialogue }) => ({
      description: subjectOf(description),
      dialogue,
    })),
  };
}

const films = [sampleFilm, ...exampleFilms];
const ids = films.map(({ id }) => id);
const wanted = process.argv.slice(2);
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0)
  throw new Error(`There is no film ${unknown.join(', ')}. There are: ${ids.join(', ')}.`);
const folder = await mkdtemp(join(tmpdir(), 'scenewright-examples-'));
await mkdir(target, { recursive: true });
const port = await findFreePort();
const server = await startServerProcess({
  folder,
  port,
  settings: { SIGNUP_GIFT_CREDITS: '100000', PUBLIC_URL: `http://localhost:${port}` },
});
try {
  const customer = await signUpCustomer(server.url);
  const record: Record<string, unknown> = JSON.parse(
    await readFile(recordPath, 'utf8').catch(() => '{}'),
  );
  for (const film of films.filter(({ id }) => isWanted(id))) {
    record[film.id] = await makeFilm(customer, film, folder);
    await writeFile(recordPath, `${JSON.stringify(record, null, 2)}\n`);
  }
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
