import { describe, expect, it } from 'vitest';
import { encodeFingerprint, frameRate, sceneVideoArguments } from './encoding.ts';
import { runFfmpeg, startFfmpeg } from './ffmpeg.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();

async function encodeGrey(
  outputPath: string,
  options: { width?: number; frames?: number; grey?: number; threads?: number } = {},
) {
  const { width = 96, frames = 12, grey = 120, threads } = options;
  const height = 160;
  const { stdin, done } = startFfmpeg(
    sceneVideoArguments({
      width,
      height,
      outputPath,
      ...(threads === undefined ? {} : { threads }),
    }),
    { timeoutMs: 20_000 },
  );
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  for (let frame = 0; frame < frames; frame++)
    stdin.write(Buffer.from(picture).fill(grey + frame * 5, 0, width * height));
  stdin.end();
  await done;
  return outputPath;
}

describe('a scene video', () => {
  it('has exactly the frames it was given, at 30 per second, as H.264', async () => {
    const track = await readVideoTrack(await encodeGrey(folder.file('scene.mp4'), { frames: 37 }));
    expect(track).toMatchObject({
      codec: 'avc1',
      width: 96,
      height: 160,
      frames: 37,
      timescale: 15_360,
      frameTicks: 15_360 / frameRate,
    });
  });
});

describe('the fingerprint', () => {
  it('is the same for other pictures, another length and other threads', async () => {
    const first = await encodeFingerprint(await encodeGrey(folder.file('a.mp4'), { threads: 1 }));
    const second = await encodeFingerprint(
      await encodeGrey(folder.file('b.mp4'), { frames: 70, grey: 30, threads: 3 }),
    );
    expect(second).toBe(first);
  });

  it('differs for another size, another frame rate and another encoder setting', async () => {
    const scene = await encodeGrey(folder.file('scene.mp4'));
    const foreign = ['-filter:v fps=24', '-bf 0', '-profile:v baseline'].map(
      async (difference, index) => {
        const path = folder.file(`foreign-${index}.mp4`);
        await runFfmpeg(['-i', scene, ...difference.split(' '), '-c:v', 'libx264', path], {
          timeoutMs: 20_000,
        });
        return encodeFingerprint(path);
      },
    );
    const all = await Promise.all([
      encodeFingerprint(scene),
      encodeGrey(folder.file('wide.mp4'), { width: 128 }).then(encodeFingerprint),
      ...foreign,
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});
