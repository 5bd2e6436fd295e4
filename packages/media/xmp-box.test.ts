import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { probeMedia } from './probe.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { requireWhole } from './whole-file.ts';
import { appendXmp, readXmp } from './xmp-box.ts';

const folder = useTemporaryFolder();

async function makeFilm(name: string): Promise<string> {
  const path = folder.file(name);
  await runFfmpeg(
    ['-f', 'lavfi', '-i', 'testsrc=s=64x64:d=1', '-movflags', '+faststart', '-y', path],
    { timeoutMs: 30_000 },
  );
  return path;
}

describe('an XMP packet in an MP4 file', () => {
  it('is read as it was written, and the film plays as before', async () => {
    const path = await makeFilm('film.mp4');
    const [facts, track] = [await probeMedia(path), await readVideoTrack(path)];
    expect(await readXmp(path)).toBeNull();
    await appendXmp(path, '<x:xmpmeta>bees – Bienen</x:xmpmeta>');
    expect(await readXmp(path)).toBe('<x:xmpmeta>bees – Bienen</x:xmpmeta>');
    expect(await probeMedia(path)).toEqual(facts);
    expect(await readVideoTrack(path)).toEqual(track);
    await requireWhole(path, 'video/mp4');
  });

  it('is no other box of that kind, and none that is cut off', async () => {
    const path = folder.file('other.mp4');
    const box = Buffer.concat([
      Buffer.from([0, 0, 0, 28]),
      Buffer.from('uuid'),
      Buffer.alloc(20, 7),
    ]);
    await writeFile(path, box);
    expect(await readXmp(path)).toBeNull();
    await writeFile(path, box.subarray(0, 20));
    await expect(readXmp(path)).rejects.toThrow();
  });

  it('is refused where it is as large as a film', async () => {
    const path = await makeFilm('large.mp4');
    await expect(appendXmp(path, 'x'.repeat(1_000_001))).rejects.toThrow('too large');
  });
});
