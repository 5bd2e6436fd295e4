import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { normaliseOwnMedia, type OwnMedia } from './own-media.ts';
import { probeMedia } from './probe.ts';
import { badMedia, type GoodMedia, makeGoodMedia } from './testing/bad-media.ts';
import { latin1, makePng, pngChunk, zerosDeflated } from './testing/odd-files/bytes.ts';
import { makeOwnFile, type OwnFile, withExif } from './testing/own-files.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
let good: GoodMedia;
beforeAll(async () => {
  good = await makeGoodMedia(folder.path);
});

/** @param cuts where the file is cut into parts, in bytes */
async function normalise(bytes: Buffer, cuts: readonly number[] = []): Promise<OwnMedia> {
  const work = await mkdtemp(join(folder.path, 'work-'));
  const parts = [0, ...cuts].map((from, index) => ({
    path: join(work, `part-${index}`),
    bytes: bytes.subarray(from, cuts[index]),
  }));
  for (const part of parts) await writeFile(part.path, part.bytes);
  const readFont = () => Promise.reject(new Error('no font is expected'));
  return await normaliseOwnMedia(
    parts.map(({ path }) => path),
    { folder: work, readFont },
  );
}

/** Two files in one: what is kept is written anew and holds the first alone. */
const harmless = new Set(['a JPEG with an archive behind it', 'an MP4 with a playlist behind it']);

const kept = async (name: OwnFile) => await normalise(await makeOwnFile(folder.path, name));

/** @returns the sentence with which a file is refused */
async function refusalOf(bytes: Buffer): Promise<string> {
  const outcome: unknown = await normalise(bytes).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
  return outcome instanceof Error ? outcome.message : '';
}

describe('a creator’s own picture', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('is kept as JPEG with a small one for lists (%s)', async (name, mimeType) => {
    const made = await normalise(good[name]);
    expect(made).toMatchObject({ kind: 'picture', mimeType, width: 64, height: 64, durationMs: 0 });
    expect((await probeMedia(made.posterPath ?? '', undefined, 'jpeg_pipe')).video).toMatchObject({
      width: 540,
      height: 540,
    });
  });

  it.each([
    ['an AVIF', 96, 64],
    ['a HEIC', 96, 64],
    ['a HEIC with 10 bits', 96, 64],
    ['a GIF that stands still', 96, 64],
    ['a PNG of one pixel', 1, 1],
    ['a PNG with 16 bits', 96, 64],
    ['a grey JPEG', 96, 64],
  ] as const)('may be %s', async (name, width, height) => {
    expect(await kept(name)).toMatchObject({ kind: 'picture', width, height });
  });

  it('is turned as its camera was held, and does not say where that was', async () => {
    const photo = withExif(good.jpeg);
    expect(photo.includes('48.8577N')).toBe(true);
    const made = await normalise(withExif(await makeWide()));
    expect([made.width, made.height]).toEqual([64, 96]);
    expect((await readFile(made.path)).includes('48.8577N')).toBe(false);
    expect((await readFile(made.path)).includes('Exif')).toBe(false);
  });

  it('may have a second one of the camera’s behind it', async () => {
    expect(await normalise(Buffer.concat([good.jpeg, good.jpeg]))).toMatchObject({
      kind: 'picture',
    });
  });

  it('is kept a second time with its transparency, where it has that [BRAND-6]', async () => {
    const { cutoutPath } = await kept('a transparent PNG');
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const context = createCanvas(1, 1).getContext('2d');
    context.drawImage(await loadImage(cutoutPath ?? ''), 0, 0);
    expect(context.getImageData(0, 0, 1, 1).data[3]).toBe(0);
    expect((await kept('a PNG with 16 bits')).cutoutPath).toBeNull();
    expect((await kept('a grey JPEG')).cutoutPath).toBeNull();
  });

  it('shows white where it is transparent', async () => {
    const made = await kept('a transparent PNG');
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const context = createCanvas(1, 1).getContext('2d');
    context.drawImage(await loadImage(made.path), 0, 0);
    expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255]);
  });
});

const makeWide = () => makeOwnFile(folder.path, 'a grey JPEG');

describe('a picture of a megabyte that unpacks to gigabytes', () => {
  const profile = (times: number) => Buffer.concat([latin1('p\0\0'), zerosDeflated(times)]);
  const bomb = (times: number) =>
    makePng({ width: 40, height: 30, before: [pngChunk('iCCP', profile(times))] });

  it('is refused [LIB-4]', async () => {
    // On a machine with much else to do its time is over before its memory.
    expect(await refusalOf(bomb(100))).toMatch(/takes more memory than a file may|takes too long/);
  }, 120_000);

  it.runIf(process.platform === 'linux')(
    'gets no more memory than its limit',
    async () => {
      const path = folder.file('bomb.png');
      await writeFile(path, bomb(10));
      const read = async (memoryBytes?: number) =>
        await runFfmpeg(['-f', 'png_pipe', '-i', path, '-f', 'null', '-'], {
          ...{ timeoutMs: 60_000, stallMs: 60_000, memoryBytes },
        });
      await read();
      await expect(read(150_000_000)).rejects.toMatchObject({
        detail: expect.stringContaining('Cannot allocate memory'),
      });
    },
    120_000,
  );
});

describe('a file that lies in parts', () => {
  const keptBytes = async ({ path }: OwnMedia) => await readFile(path);

  it('is kept as if it were whole, wherever it is cut', async () => {
    const clip = await makeOwnFile(folder.path, 'a clip with sound');
    const whole = await keptBytes(await normalise(clip));
    const middle = Math.floor(clip.length / 2);
    for (const cuts of [[middle], [10], [5_000, 5_001, middle, clip.length - 1]])
      expect((await keptBytes(await normalise(clip, cuts))).equals(whole), cuts.join()).toBe(true);
    const picture = await makeWide();
    const wholePicture = await keptBytes(await normalise(picture));
    expect((await keptBytes(await normalise(picture, [100]))).equals(wholePicture)).toBe(true);
  });

  it('is refused when a part that is no film stands at its beginning', async () => {
    const clip = await makeOwnFile(folder.path, 'a clip with sound');
    const list = latin1(`ffconcat version 1.0\nfile '/etc/passwd'\n`.padEnd(5_000));
    const joined = Buffer.concat([list, clip]);
    const outcome: unknown = await normalise(joined, [list.length]).catch(
      (error: unknown) => error,
    );
    expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
  });
});

describe('a creator’s own clip', () => {
  it('keeps its sound and its length', async () => {
    const made = await kept('a clip with sound');
    expect(made).toMatchObject({ kind: 'clip', mimeType: 'video/mp4', hasSound: true });
    expect(made.durationMs).toBeGreaterThanOrEqual(2_000);
    expect((await probeMedia(made.path)).audio).toMatchObject({ sampleRate: 48_000, channels: 2 });
  });

  it('does not say where it was filmed, or by whom', async () => {
    const bytes = await makeOwnFile(folder.path, 'a clip with a place in it');
    expect(bytes.includes('48.8577')).toBe(true);
    const keptBytes = await readFile((await normalise(bytes)).path);
    expect([keptBytes.includes('48.8577'), keptBytes.includes('Lovelace')]).toEqual([false, false]);
  });

  const forms = [
    ['a clip that was filmed upright', 64, 96, 30],
    ['a clip with oblong pixels', 128, 64, 30],
    ['a clip of odd size', 96, 62, 30],
    ['a clip at 60 pictures a second', 96, 64, 60],
    ['a clip at 3 pictures a second', 96, 64, 30],
    ['a clip of one picture', 96, 64, 30],
    ['a clip of variable rate', 96, 64, 30],
    ['a clip in high dynamic range', 96, 64, 30],
    ['a clip in ProRes', 96, 64, 30],
    ['a clip whose sound is mono at 8 kHz', 96, 64, 30],
    ['a clip whose sound is at 96 kHz', 96, 64, 30],
    ['a GIF that moves', 96, 64, 30],
  ] as const;
  // Odd clips of every class: odd-clips.test.ts.
  it.each(representative(forms, ([, , , fps]) => `${fps}`, 3))(
    'may be %s',
    async (name, width, height, fps) => {
      const made = await kept(name);
      expect(made).toMatchObject({ kind: 'clip', width, height });
      expect((await probeMedia(made.path)).video).toMatchObject({ fps, codec: 'h264' });
    },
  );

  it('in high dynamic range is brought to the colours of films', async () => {
    const { path } = await kept('a clip in high dynamic range');
    expect((await probeMedia(path)).video?.transfer ?? 'bt709').toBe('bt709');
  });
});

describe('a creator’s own sound', () => {
  it.each(
    representative(
      [
        ['an MP3', 'audio/mpeg'],
        ['an MP3 with a name', 'audio/mpeg'],
        ['a WAV', 'audio/wav'],
        ['an OGG', 'audio/ogg'],
        ['an M4A with a cover and a name', 'audio/mp4'],
        ['sound in a film container', 'video/mp4'],
        ['a recording of a browser', 'video/webm'],
        ['a mono WAV at 8 kHz', 'audio/wav'],
        ['a WAV with 24 bits at 96 kHz', 'audio/wav'],
        ['a WAV of six channels', 'audio/wav'],
      ] as const,
      ([, type]) => type,
    ),
  )('may be %s', async (name, mimeType) => {
    const made = await kept(name);
    expect(made).toMatchObject({ kind: 'sound', mimeType, posterPath: null, hasSound: true });
    expect(Math.abs(made.durationMs - 2_000)).toBeLessThan(80);
    const { audio, video } = await probeMedia(made.path);
    expect(audio).toMatchObject({ sampleRate: 48_000, channels: 2, codec: 'aac' });
    expect(video).toBeUndefined();
  });

  thoroughly(() =>
    it('does not say who made it', async () => {
      for (const name of ['an M4A with a cover and a name', 'an MP3 with a name'] as const) {
        const bytes = await makeOwnFile(folder.path, name);
        expect(bytes.includes('Lovelace')).toBe(true);
        expect((await readFile((await normalise(bytes)).path)).includes('Lovelace')).toBe(false);
      }
    }),
  );

  it('is drawn as bars of how loud it is, and silence as none', async () => {
    const { waveform } = await kept('a WAV');
    expect(waveform).toHaveLength(96);
    expect(Math.max(...(waveform ?? []))).toBe(100);
    expect((await kept('a silent WAV')).waveform?.every((bar) => bar === 0)).toBe(true);
  });
});

describe('a file that is no picture, clip, sound or font', () => {
  it.each(
    representative(
      [
        ['an animated WebP', 'Animated WebP cannot be read. Save it as GIF or MP4.'],
        ['a PNG of one line', 'This is too narrow to be shown: it is 2000 × 1 pixels.'],
        ['a clip larger than 4K', 'This clip is larger than 4K. Save it in 4K or less.'],
        ['a clip of twenty minutes', 'This clip is longer than 15 minutes. Cut it first.'],
        ['a WAV without a sample', 'The file holds no picture or sound that can be read.'],
        ['a sound of forty minutes', 'This sound is longer than 30 minutes. Cut it first.'],
        ['a FLAC', 'FLAC and bare AAC are not taken. Save it as WAV or M4A.'],
        ['an OGG that shows a film', 'The file has no sound in it.'],
        ['an AVI', 'AVI films are not taken. Save it as MP4.'],
        ['a TIFF', 'TIFF pictures and raw photos are not taken. Save it as JPEG.'],
      ] as const,
      ([name]) => (/minutes|4K/u.test(name) ? 'too large' : name),
    ),
  )('is refused with what to do: %s', async (name, sentence) => {
    expect(await refusalOf(await makeOwnFile(folder.path, name))).toMatch(sentence);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'The file is empty.'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PDF documents'],
    ['an XML file', Buffer.from('\ufeff<?xml version="1.0"?><!ENTITY x "y">'), 'This XML file'],
    [
      'noise',
      Buffer.from([1, 2, 3, 4, 5]),
      'This is no picture, clip, sound or font that can be read.',
    ],
    ['one byte', Buffer.from([0xff]), 'This is no picture, clip, sound or font that can be read.'],
  ] as const)('is refused with what to do: %s', async (_what, bytes, sentence) => {
    expect(await refusalOf(bytes)).toContain(sentence);
  });

  // All of them, where a model hands them in: foreign-media.test.ts.
  const bad = badMedia.filter(({ what }) => !harmless.has(what));
  it.each(representative(bad, ({ mimeType }) => mimeType, 2).map(({ what }) => what))(
    'is refused with a sentence: %s',
    async (what) => {
      const found = badMedia.find((each) => each.what === what);
      const bytes = found?.bytesOf(good, folder.file('clip.mp4')) ?? Buffer.alloc(0);
      expect(await refusalOf(bytes)).toMatch(/^(?:The|This) .*\.$/u);
    },
  );

  it.each([...harmless])('is only read as far as it is one: %s', async (what) => {
    const found = badMedia.find((each) => each.what === what);
    const made = await normalise(found?.bytesOf(good, '/etc/hostname') ?? Buffer.alloc(0));
    const bytes = await readFile(made.path);
    expect(bytes.includes('alert(1)') || bytes.includes('EXTM3U')).toBe(false);
  });
});
