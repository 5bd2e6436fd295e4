import { readdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { encodeFingerprint } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { decodeClipArguments, normaliseClip } from './normalise-clip.ts';
import { makeForeignClip, makeMarkedScene, readBytes } from './testing/marked-scene.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
const fit = { width: 90, height: 160 };

describe('a foreign clip', () => {
  it.each([
    ['shorter', 0.5],
    ['longer', 2],
  ])('becomes a scene that joins our own, %s than asked for', async (name, seconds) => {
    const clip = await makeForeignClip(folder.file(`${name}.mp4`), { seconds });
    const scene = await makeMarkedScene({
      basePath: folder.file('own'),
      frames: 31,
      marks: [],
      ...fit,
    });
    await normaliseClip(clip, folder.file('normal.mp4'), { ...fit, frames: 31 });
    expect(await readVideoTrack(folder.file('normal.mp4'))).toMatchObject({ ...fit, frames: 31 });
    expect(await encodeFingerprint(folder.file('normal.mp4'))).toBe(scene.fingerprint);
  });

  it('is decoded to exactly the pictures asked for, the last one held', async () => {
    const clip = await makeForeignClip(folder.file('half.mp4'), { seconds: 0.5 });
    const bytes = await readBytes(decodeClipArguments(clip, { ...fit, frames: 40 }, 'yuv420p'));
    const picture = (index: number) =>
      bytes.subarray(index * (90 * 160 * 1.5), (index + 1) * (90 * 160 * 1.5));
    expect(bytes.length).toBe(40 * 90 * 160 * 1.5);
    expect(picture(39).equals(picture(20))).toBe(true);
    expect(picture(0).equals(picture(10))).toBe(false);
  });

  it('can begin again instead', async () => {
    const clip = await makeForeignClip(folder.file('loop.mp4'), { seconds: 0.5, rate: 30 });
    const bytes = await readBytes(
      decodeClipArguments(clip, { ...fit, frames: 30, whenShort: 'loop' }, 'rgba'),
    );
    const picture = (index: number) =>
      bytes.subarray(index * (90 * 160 * 4), (index + 1) * (90 * 160 * 4));
    expect(bytes.length).toBe(30 * 90 * 160 * 4);
    expect(picture(18).equals(picture(3))).toBe(true);
    expect(picture(18).equals(picture(14))).toBe(false);
  });

  it.each([
    ['no film', 'this is a text about a film'],
    [
      'a playlist that names another file',
      '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n',
    ],
    ['nothing', ''],
  ])('is refused clearly when it is %s, and leaves no file', async (_, content) => {
    const path = folder.file('refused.mp4');
    await writeFile(path, content);
    const attempt = normaliseClip(path, folder.file('never.mp4'), { ...fit, frames: 10 });
    await expect(attempt).rejects.toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
    expect((await readdir(folder.path)).filter((name) => name.includes('never'))).toEqual([]);
  });

  it('is refused when it has sound only', async () => {
    const path = folder.file('sound.mp4');
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine=duration=0.3', path], { timeoutMs: 20_000 });
    await expect(
      normaliseClip(path, folder.file('never.mp4'), { ...fit, frames: 10 }),
    ).rejects.toMatchObject({ reason: 'unusable-input' });
  });
});
