import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';
import { parseMediaReport, probeMedia } from './probe.ts';
import { makeForeignClip } from './testing/marked-scene.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { extractFrame } from './thumbnail.ts';

const folder = useTemporaryFolder();

describe('probing', () => {
  it('tells size, rate, length and codecs', async () => {
    const path = folder.file('film.mp4');
    const sources = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x48:rate=25:duration=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=1:sample_rate=44100',
    ];
    await runFfmpeg(
      [
        ...sources,
        '-metadata',
        'title=  Duration: 09:00:00.00',
        '-c:v',
        'libx264',
        '-ac',
        '2',
        path,
      ],
      { timeoutMs: 20_000 },
    );
    expect(await probeMedia(path)).toEqual({
      durationMs: 1_000,
      video: { width: 64, height: 48, fps: 25, codec: 'h264' },
      audio: { sampleRate: 44_100, channels: 2, codec: 'aac' },
    });
  });

  it('sees a telephone clip as it is shown', () => {
    const report = [
      "Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'phone.mp4':",
      '  Duration: 00:01:02.50, start: 0.000000, bitrate: 9000 kb/s',
      '  Stream #0:0[0x1](und): Video: hevc (Main) (hvc1 / 0x31637668), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 9000 kb/s, 29.97 fps, 30 tbr, 90k tbn (default)',
      '      Side data:',
      '        displaymatrix: rotation of -90.00 degrees',
      '  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, 5.1, fltp, 128 kb/s (default)',
    ].join('\n');
    expect(parseMediaReport(report)).toEqual({
      durationMs: 62_500,
      video: { width: 1080, height: 1920, fps: 29.97, codec: 'hevc' },
      audio: { sampleRate: 48_000, channels: 6, codec: 'aac' },
    });
  });

  it.each([
    ['a text', 'nothing to see'],
    ['an empty file', ''],
  ])('refuses %s', async (_, content) => {
    const path = folder.file('bad.mp4');
    await writeFile(path, content);
    await expect(probeMedia(path)).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'unusable-input',
    });
  });
});

describe('a thumbnail', () => {
  it.each([500, 0, 99_000])(
    'of the moment %d ms is a JPEG of the width asked for',
    async (atMs) => {
      const clip = await makeForeignClip(folder.file('clip.mp4'));
      const path = folder.file('thumb.jpg');
      await extractFrame(clip, atMs, path, { width: 160 });
      expect((await readFile(path)).readUInt16BE(0)).toBe(0xffd8);
      expect(await probeMedia(path)).toMatchObject({ video: { width: 160, height: 120 } });
    },
  );
});
