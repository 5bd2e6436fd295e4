import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { cutOwnSound, frameOwnClip, frameOwnPicture } from './own-scene.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { extractFrame } from './thumbnail.ts';
import { toneLevelDb } from './testing/tone.ts';
import { readWav } from './wav.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
const upright = { width: 108, height: 192 };
const middle = { x: 0.5, y: 0.5 };

/** A third is red, a third green, a third blue: from left to right, or one after the other. */
beforeAll(async () => {
  const parts = ['red', 'lime', 'blue'].map((colour) => `color=${colour}:s=100x100:d=1:r=30`);
  const inputs = parts.flatMap((part) => ['-f', 'lavfi', '-i', part]);
  const run = (...args: string[]) => runFfmpeg(['-y', ...inputs, ...args], { timeoutMs: 60_000 });
  await run('-filter_complex', 'hstack=inputs=3', '-frames:v', '1', folder.file('wide.jpg'));
  await run('-filter_complex', 'concat=n=3', '-pix_fmt', 'yuv420p', folder.file('clip.mp4'));
}, 120_000);

async function colourOf(path: string): Promise<'red' | 'green' | 'blue'> {
  const image = await loadImage(path);
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(image, -image.width / 2, -image.height / 2);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

/** The colours of a clip at these moments. */
async function coloursOf(path: string, ...momentsMs: number[]) {
  const colours: string[] = [];
  for (const [index, atMs] of momentsMs.entries()) {
    const frame = folder.file(`frame-${index}.jpg`);
    await extractFrame(path, atMs, frame);
    colours.push(await colourOf(frame));
  }
  return colours;
}

describe('a picture of one’s own', () => {
  it.each([
    [0, 'red'],
    [0.5, 'green'],
    [1, 'blue'],
  ] as const)('keeps the point %d of its width in an upright frame', async (x, colour) => {
    const output = folder.file('cut.jpg');
    await frameOwnPicture(folder.file('wide.jpg'), output, { ...upright, focus: { x, y: 0.5 } });
    expect(await colourOf(output)).toBe(colour);
    const { width, height } = await loadImage(output);
    expect(width / height).toBeCloseTo(9 / 16, 1);
  });
});

describe('a clip of one’s own', () => {
  const cut = async (change: Partial<Parameters<typeof frameOwnClip>[2]>) => {
    const output = folder.file('cut.mp4');
    await frameOwnClip(folder.file('clip.mp4'), output, {
      ...{ ...upright, focus: middle, startMs: 0, endMs: 3_000, frames: 90, whenShort: 'slow' },
      ...change,
    });
    expect((await readVideoTrack(output)).frames).toBe(change.frames ?? 90);
    return output;
  };

  it('is cut to its scene', async () => {
    expect(await coloursOf(await cut({ frames: 45 }), 300, 1_300)).toEqual(['red', 'green']);
  });

  it('begins and ends where its creator says', async () => {
    const output = await cut({ startMs: 1_000, endMs: 2_000, frames: 30 });
    expect(await coloursOf(output, 100, 900)).toEqual(['green', 'green']);
  });

  it('is slowed down to fill a longer scene, and held from twice its length on [LIB-8]', async () => {
    const twice = await cut({ startMs: 1_000, endMs: 3_000, frames: 120 });
    expect(await coloursOf(twice, 1_700, 2_300)).toEqual(['green', 'blue']);
    const longer = await cut({ startMs: 0, endMs: 1_000, frames: 150 });
    expect(await coloursOf(longer, 1_000, 4_900)).toEqual(['red', 'red']);
  });

  thoroughly(() =>
    it('holds its last picture where that is wanted', async () => {
      const output = await cut({ endMs: 2_000, frames: 120, whenShort: 'freeze' });
      expect(await coloursOf(output, 500, 1_500, 3_500)).toEqual(['red', 'green', 'green']);
    }),
  );

  thoroughly(() =>
    it('begins again where that is wanted', async () => {
      const output = await cut({ endMs: 2_000, frames: 120, whenShort: 'loop' });
      expect(await coloursOf(output, 500, 1_500, 2_500, 3_500)).toEqual([
        ...['red', 'green', 'red', 'green'],
      ]);
    }),
  );
});

describe('the own sound of a clip of one’s own', () => {
  /** A second of a low tone, then one of a high tone, beside black pictures. */
  const [lowHz, highHz] = [1_000, 4_000];
  beforeAll(async () => {
    const tones = [lowHz, highHz].flatMap((hz) => ['-f', 'lavfi', '-i', `sine=f=${hz}:d=1`]);
    await runFfmpeg(
      [
        ...['-y', '-f', 'lavfi', '-i', 'color=black:s=64x64:d=2:r=30', ...tones],
        ...['-filter_complex', '[1:a][2:a]concat=n=2:v=0:a=1[a]', '-map', '0:v', '-map', '[a]'],
        ...['-pix_fmt', 'yuv420p', '-ar', '48000', folder.file('tones.mp4')],
      ],
      { timeoutMs: 60_000 },
    );
  });

  type Part = Parameters<typeof cutOwnSound>[2];
  /** What sounds around these moments, in seconds. */
  async function tonesOf(change: Partial<Part>, ...moments: number[]) {
    const output = folder.file('own.wav');
    await cutOwnSound(folder.file('tones.mp4'), output, {
      ...{ startMs: 0, endMs: 2_000, frames: 60, whenShort: 'slow', ...change },
    });
    const { interleaved, sampleRate, channels } = await readWav(output);
    expect([sampleRate, channels]).toEqual([48_000, 2]);
    const left = interleaved.filter((_value, at) => at % 2 === 0);
    return moments.map((moment) => {
      const part = left.subarray((moment - 0.15) * sampleRate, (moment + 0.15) * sampleRate);
      if (part.length === 0) return 'over';
      const [low, high] = [toneLevelDb(part, lowHz), toneLevelDb(part, highHz)];
      return Math.max(low, high) < -50 ? 'silence' : low > high ? 'low' : 'high';
    });
  }

  it('is that of its part [LIB-14]', async () => {
    expect(await tonesOf({}, 0.5, 1.5)).toEqual(['low', 'high']);
    expect(await tonesOf({ startMs: 1_000, frames: 30 }, 0.5, 1.5)).toEqual(['high', 'over']);
  });

  it('is slowed down with it, and not lower [LIB-14]', async () => {
    expect(await tonesOf({ frames: 120 }, 1.5, 2.5)).toEqual(['low', 'high']);
  });

  it('is over where its last picture is held [LIB-14]', async () => {
    const held = { whenShort: 'freeze', frames: 120 } as const;
    expect(await tonesOf(held, 1.5, 3)).toEqual(['high', 'over']);
  });

  it('begins again with it [LIB-14]', async () => {
    const again = { whenShort: 'loop', frames: 150 } as const;
    expect(await tonesOf(again, 0.5, 1.5, 2.5, 3.5, 4.5)).toEqual([
      ...['low', 'high', 'low', 'high', 'low'],
    ]);
  });
});
