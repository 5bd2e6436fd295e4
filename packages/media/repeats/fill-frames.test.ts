import { copyFile, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { combineScenes } from '../combine.ts';
import { encodeFingerprint, samplesPerFrame, timedVideoArguments } from '../encoding.ts';
import { startFfmpeg } from '../ffmpeg.ts';
import { readVideoTrack } from '../mp4-boxes.ts';
import {
  makeForeignClip,
  makeMarkedScene,
  readBytes,
  readPictureStamps,
} from '../testing/marked-scene.ts';
import { useTemporaryFolder } from '../testing/temporary-folder.ts';
import { timedFrameHead, timedFramesHead } from '../timed-frames.ts';
import { writeWav } from '../wav.ts';
import { fillFrames } from './fill-frames.ts';

const folder = useTemporaryFolder();
const size = { width: 96, height: 160 };
const frames = 150;

/** Every second frame is missing, but for a stretch that has all of them, and for some here and there. */
const isThere = (frame: number) =>
  frame % 2 === 0 || (frame > 40 && frame < 60) || frame % 7 === 0 || frame === 91;

/** A square that goes over a pattern, and a cut. */
function drawn(frame: number): Buffer {
  const { width, height } = size;
  const picture = Buffer.alloc((width * height * 3) / 2, frame < 100 ? 110 : 150);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSquare = Math.abs(x - (frame % 80)) < 12 && Math.abs(y - frame) < 12;
      picture[y * width + x] = isSquare ? 220 : 40 + ((x * 7 + y * (frame < 100 ? 3 : 5)) % 90);
    }
  return picture;
}

async function encode(name: string, length = frames): Promise<string> {
  const outputPath = folder.file(name);
  const encoding = timedVideoArguments({ outputPath, threads: 1 });
  const { stdin, done } = startFfmpeg(encoding, { timeoutMs: 20_000 });
  stdin.write(timedFramesHead(size));
  for (let frame = 0; frame < length; frame += 1) {
    if (!isThere(frame)) continue;
    const picture = drawn(frame);
    stdin.write(timedFrameHead(frame, picture.length));
    stdin.write(picture);
  }
  stdin.end();
  await done;
  return outputPath;
}

/** Of each frame what it looks like. */
async function looks(path: string): Promise<string[]> {
  const picture = (size.width * size.height * 3) / 2;
  const decoding = ['-i', path, '-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'];
  const bytes = await readBytes(decoding);
  return Array.from({ length: bytes.length / picture }, (_, at) =>
    bytes.subarray(at * picture, (at + 1) * picture).toString('base64'),
  );
}

describe('a video of which frames are missing', () => {
  it('has all of them afterwards: each is the one before it, to the pixel, and no other changes', async () => {
    const path = await encode('filled.mp4');
    const before = await looks(path);
    await fillFrames(path, frames);
    const after = await looks(path);

    expect(before).toHaveLength(
      Array.from({ length: frames }, (_, at) => at).filter(isThere).length,
    );
    const expected: string[] = [];
    let coded = -1;
    for (let frame = 0; frame < frames; frame += 1) {
      if (isThere(frame)) coded += 1;
      expected.push(before[coded] ?? '');
    }
    expect(after).toHaveLength(frames);
    expect(after.filter((look, frame) => look !== expected[frame])).toEqual([]);
  });

  it('shows each for as long as any other', async () => {
    const path = await encode('timed.mp4');
    await fillFrames(path, frames);
    expect(await readVideoTrack(path)).toMatchObject({
      frames,
      frameTicks: 512,
      timescale: 15_360,
    });
    const stamps = await readPictureStamps(path);
    const off = stamps.map((stamp, frame) => stamp - (stamps[0] ?? 0) - (frame * 1000) / 30);
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.01);
  });

  it('is joined by copying with scenes that had all frames', async () => {
    const whole = await makeMarkedScene({ basePath: folder.file('whole'), frames: 40, marks: [9] });
    const videoPath = await encode('joined.mp4');
    await fillFrames(videoPath, frames);
    expect(await encodeFingerprint(videoPath)).toBe(whole.fingerprint);

    const audioPath = folder.file('joined.wav');
    const silence = new Float32Array(frames * samplesPerFrame * 2);
    await writeWav(audioPath, silence, { sampleRate: 48_000, channels: 2 });
    const filled = { videoPath, audioPath, frames, fingerprint: whole.fingerprint };
    const outputPath = folder.file('film.mp4');
    await combineScenes({ scenes: [whole, filled, whole], musicPath: null, outputPath });
    const together = [await looks(whole.videoPath), await looks(videoPath)];
    expect(await looks(outputPath)).toEqual([...together, together[0]].flat());
  });

  it.each([2, 3, 4])('has all of them however short it is: %i', async (length) => {
    const path = await encode(`short-${length}.mp4`, length);
    await fillFrames(path, length);
    expect(await looks(path)).toHaveLength(length);
    const whole = await makeMarkedScene({ basePath: folder.file('two'), frames: 9, marks: [] });
    expect(await encodeFingerprint(path)).toBe(whole.fingerprint);
  });

  it('is refused, and left as it was, where it is encoded otherwise or misses two in a row', async () => {
    const foreign = await makeForeignClip(folder.file('foreign.mp4'));
    const copy = folder.file('copy.mp4');
    await copyFile(foreign, copy);
    await expect(fillFrames(copy, 40)).rejects.toThrow('can be repeated');
    expect(await readFile(copy)).toEqual(await readFile(foreign));

    const path = await encode('short.mp4');
    await expect(fillFrames(path, frames + 5)).rejects.toThrow('not those that were drawn');
  });
});
