import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { readVideoTrack } from '@scenewright/media/mp4-boxes.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { asOften, representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { endIdleThreads } from './drawing-threads/thread-pool.ts';
import { planDrawing } from './painting/plan-drawing.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type { PictureSource } from './scene.ts';
import { renderSegment, scenesAtOnce, type SegmentRequest } from './segment.ts';
import { renderStill } from './still.ts';
import {
  decodeFrames,
  findColour,
  meanBrightness,
  meanDifference,
  writeTestImage,
} from './testing/pictures.ts';
import { sayWords } from './testing/words.ts';

/** Long enough for a reader; a fade of the caption takes less than half a word. */
const wordMs = asOften(350, 150);
const frames = asOften(48, 22);
/** Enough where each frame says the same; by then two words were lit. */
const some = asOften(frames, 16);
const clipS = asOften(1, 0.5);
/** The last picture of the clip stands before that. */
const late = 30 * clipS + 5;
/** Longer than the clip. */
const stretched = asOften(75, 33);
const captions = { textColour: '#ffffff', activeColour: '#ff00ff', outlineColour: '#000000' };
const magenta = [255, 0, 255] as const;

let folder: string;
let image: PictureSource;
let clip: PictureSource;
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  image = { kind: 'image', path: await writeTestImage(file('image.png')) };
  clip = { kind: 'clip', path: file('clip.mp4') };
  await runFfmpeg(
    [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=320x240:rate=24:duration=${clipS}`,
      '-pix_fmt',
      'yuv420p',
      file('clip.mp4'),
    ],
    { timeoutMs: 20_000 },
  );
});
afterAll(async () => {
  await endIdleThreads();
  await rm(folder, { recursive: true });
});

function drawing(orientation: Shape): PictureSource {
  const idea = {
    description: 'A lighthouse on a cliff above the sea',
    dialogue: 'Storms come and go.',
    topic: 'Lighthouses',
    style: 'Balanced',
  };
  const plan = planDrawing({
    ...idea,
    orientation,
    sceneNumber: 1,
    sceneCount: 3,
    seed: 5,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });
  return { kind: 'drawing', drawing: plan };
}

function request(name: string, changes: Partial<SegmentRequest> = {}): SegmentRequest {
  const words = sayWords('Storms come and go', { startMs: 100, wordMs });
  return {
    source: image,
    shape: 'vertical',
    frames,
    words,
    captions,
    seed: 1,
    outputPath: file(name),
    ...changes,
  };
}

async function film(name: string, changes: Partial<SegmentRequest> = {}) {
  const made = await renderSegment(request(name, changes));
  return { ...made, decoded: await decodeFrames(file(name), made) };
}

describe('renderSegment', { timeout: 60_000 }, () => {
  it.each(representative(['vertical', 'landscape'] as const))(
    'films a %s drawing: right size, every frame, never black or frozen',
    async (shape) => {
      const name = `${shape}.mp4`;
      const { decoded, ...made } = await film(name, {
        ...{ source: drawing(shape), shape, frames: some },
      });
      expect(made).toMatchObject(
        shape === 'vertical'
          ? { width: 1080, height: 1920, frames: some }
          : { width: 1920, height: 1080, frames: some },
      );
      expect(await readVideoTrack(file(name))).toMatchObject({
        codec: 'avc1',
        width: made.width,
        height: made.height,
        frames: some,
        frameTicks: 512,
        timescale: 15_360,
      });
      expect(decoded).toHaveLength(some);
      expect(Math.min(...decoded.map(meanBrightness))).toBeGreaterThan(12);
      // What is slow is drawn for two frames at once: one may be the one before it, but none stands for longer.
      const changes = decoded
        .slice(2)
        .map((pixels, index) => meanDifference(pixels, decoded[index] ?? pixels));
      expect(Math.min(...changes)).toBeGreaterThan(0.02);
    },
  );

  it('lights the caption word by word, clear of the platform', async () => {
    const { decoded } = await film('captions.mp4');
    // In the middle of the four words.
    const lit = [0.5, 1.5, 2.5, 3.5].map((words) => {
      const frame = decoded[Math.floor(((100 + words * wordMs) * 30) / 1000)];
      return frame && findColour(frame, magenta, 70);
    });
    const xs = lit.map((found) => found?.x ?? Number.NaN);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(4);
    for (const found of lit) {
      expect(found?.bottom).toBeLessThan(0.8);
      expect(found?.right).toBeLessThan(0.88);
    }
  });

  thoroughly(() =>
    it('makes the same film with any number of threads', async () => {
      const one = await film('one.mp4', { threads: 1, frames: some });
      const three = await film('three.mp4', { threads: 3, frames: some });
      expect(three.decoded).toHaveLength(some);
      const different = three.decoded.filter(
        ({ data }, index) =>
          Buffer.compare(data, one.decoded[index]?.data ?? Buffer.alloc(0)) !== 0,
      );
      expect(different).toHaveLength(0);
      expect(three.fingerprint).toBe(one.fingerprint);
    }),
  );

  thoroughly(() =>
    it('leaves out captions when none are wanted', async () => {
      const { decoded } = await film('plain.mp4', { captions: null, frames: some });
      expect(decoded.some((pixels) => findColour(pixels, magenta, 70))).toBe(false);
    }),
  );

  it('fits a shorter clip of another size and rate, and keeps it moving', async () => {
    const { decoded } = await film('from-clip.mp4', { source: clip, frames: stretched });
    expect(decoded).toHaveLength(stretched);
    const lateChanges = decoded
      .slice(late, stretched - 5)
      .map((pixels, index) => meanDifference(pixels, decoded[late - 1 + index] ?? pixels));
    expect(Math.max(...lateChanges)).toBeGreaterThan(1);
    expect(decoded[19] && findColour(decoded[19], magenta, 70)).not.toBeNull();
  });

  thoroughly(() =>
    it('reports progress up to the end', async () => {
      const seen: number[] = [];
      await renderSegment(
        request('progress.mp4', { frames: 12, onProgress: (fraction) => seen.push(fraction) }),
      );
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toBe(1);
      expect(seen).toHaveLength(12);
    }),
  );

  it('draws no more scenes at once than there are cores for', async () => {
    const drawn = new Set<number>();
    let most = 0;
    const scenes = Array.from({ length: scenesAtOnce + 2 }, (_, scene) =>
      renderSegment(
        request(`beside-${scene}.mp4`, {
          frames: 4,
          onProgress: (fraction) => {
            drawn.add(scene);
            most = Math.max(most, drawn.size);
            if (fraction === 1) drawn.delete(scene);
          },
        }),
      ),
    );
    expect(await Promise.all(scenes)).toHaveLength(scenesAtOnce + 2);
    expect(most).toBeLessThanOrEqual(scenesAtOnce);
  });

  it('stops when aborted and leaves nothing behind', async () => {
    const before = await readdir(folder);
    const stop = new AbortController();
    const making = renderSegment(
      request('aborted.mp4', {
        frames: 900,
        signal: stop.signal,
        onProgress: () => stop.abort(new Error('no longer wanted')),
      }),
    );
    await expect(making).rejects.toThrow('no longer wanted');
    expect(await readdir(folder)).toEqual(before);
  });

  it('says what is wrong with a source, and leaves nothing behind', async () => {
    await writeFile(file('broken.mp4'), 'no film');
    const before = await readdir(folder);
    const broken = { path: file('broken.mp4') };
    await expect(
      renderSegment(request('x.mp4', { source: { kind: 'image', ...broken } })),
    ).rejects.toThrow('damaged or no image');
    await expect(
      renderSegment(request('x.mp4', { source: { kind: 'clip', ...broken } })),
    ).rejects.toThrow();
    await expect(renderSegment(request('x.mp4', { frames: 2.5 }))).rejects.toThrow(RangeError);
    expect(await readdir(folder)).toEqual(before);
  });
});

describe('renderStill', { timeout: 60_000 }, () => {
  it.each(representative(['image', 'clip', 'drawing'] as const))(
    'makes a poster of a %s, in the width asked for',
    async (kind) => {
      const source = { image, clip, drawing: drawing('vertical') }[kind];
      await renderStill({
        source,
        shape: 'vertical',
        atMs: 800,
        prints: [{ width: 360, outputPath: file(`${kind}.jpg`) }],
      });
      expect(await probeMedia(file(`${kind}.jpg`))).toMatchObject({
        video: { width: 360, height: 640 },
      });
      const [poster] = await decodeFrames(file(`${kind}.jpg`), {
        width: 360,
        height: 640,
        shrink: 1,
      });
      expect(poster && meanBrightness(poster)).toBeGreaterThan(20);
    },
  );
});
