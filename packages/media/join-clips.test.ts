import { describe, expect, it } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';
import { extractLastFrame, joinClips } from './join-clips.ts';
import { probeMedia } from './probe.ts';
import { readBytes } from './testing/marked-scene.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();

/** A clip that is of one colour, and of another in its last picture. */
async function makeClip(name: string, [colour, last]: [string, string], size: string) {
  const source = (of: string, seconds: number) => `color=${of}:s=${size}:r=24:d=${seconds}`;
  const filters = '[0:v][1:v]concat=n=2:v=1:a=0';
  const inputs = [source(colour, 2 - 1 / 24), source(last, 1 / 24)];
  const args = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]);
  const path = folder.file(name);
  await runFfmpeg([...args, '-filter_complex', filters, '-pix_fmt', 'yuv420p', path], {
    timeoutMs: 20_000,
  });
  return path;
}

/** The colour of a picture at a moment: red, green and blue. */
const colourAt = async (path: string, atS: number) => [
  ...(await readBytes([
    ...(atS > 0 ? ['-ss', String(atS)] : []),
    '-i',
    path,
    ...['-frames:v', '1', '-vf', 'scale=1:1:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    'pipe:1',
  ])),
];

describe('clips that follow each other', () => {
  it('begin with the very last picture of the one before', async () => {
    const clip = await makeClip('one.mp4', ['red', 'blue'], '64x36');
    await extractLastFrame(clip, folder.file('last.jpg'));
    const [red = 0, , blue = 0] = await colourAt(folder.file('last.jpg'), 0);
    expect(red).toBeLessThan(60);
    expect(blue).toBeGreaterThan(180);
  });

  it('are joined in their order, whatever their sizes', async () => {
    const clips = [
      await makeClip('first.mp4', ['red', 'red'], '64x36'),
      await makeClip('second.mp4', ['lime', 'lime'], '36x64'),
    ];
    const joined = folder.file('joined.mp4');
    await joinClips(clips, joined, { width: 90, height: 160 });
    const { durationMs, video } = await probeMedia(joined);
    expect(video).toMatchObject({ width: 90, height: 160 });
    expect(durationMs).toBeCloseTo(4_000, -2);
    expect((await colourAt(joined, 1))[0]).toBeGreaterThan(180);
    expect((await colourAt(joined, 3))[1]).toBeGreaterThan(180);
  });
});
