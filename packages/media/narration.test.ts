import { readdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { measureLoudness } from './loudness.ts';
import { encodeAudioPreview, polishNarration } from './narration.ts';
import { probeMedia } from './probe.ts';
import { speechLike } from './testing/speech-like.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { readWavFacts, writeWav } from './wav.ts';

const folder = useTemporaryFolder();

async function speak(seconds: number, options: { sampleRate?: number; level?: number } = {}) {
  const { sampleRate = 16_000, level = 0.3 } = options;
  const path = folder.file('voice.wav');
  await writeWav(path, speechLike(seconds, { sampleRate, level }), { sampleRate, channels: 1 });
  return path;
}

describe('a polished narration', () => {
  it.each(
    representative(
      [
        { seconds: 0.2, level: 0.3 },
        { seconds: 0.7, level: 0.3 },
        { seconds: 2, level: 0.02 },
        { seconds: 6, level: 0.95 },
      ],
      () => '',
      2,
    ),
  )(
    'of $seconds s is at -16 LUFS, below -1.5 dBTP, and as long as before',
    async ({ seconds, level }) => {
      const outputPath = folder.file('polished.wav');
      const narration = await polishNarration({
        inputPath: await speak(seconds, { level }),
        outputPath,
      });
      const measured = await measureLoudness(outputPath);
      expect(Math.abs(measured.integratedLufs + 16)).toBeLessThanOrEqual(0.5);
      expect(measured.truePeakDb).toBeLessThanOrEqual(-1.5);
      expect(narration).toMatchObject({
        integratedLufs: measured.integratedLufs,
        truePeakDb: measured.truePeakDb,
      });
      expect(narration.durationMs).toBeCloseTo(seconds * 1000, 0);
      expect(await readWavFacts(outputPath)).toMatchObject({ sampleRate: 48_000, channels: 1 });
    },
  );

  it('is spoken faster when asked', async () => {
    const narration = await polishNarration({
      inputPath: await speak(3),
      outputPath: folder.file('fast.wav'),
      tempo: 1.2,
    });
    expect(narration.durationMs).toBeGreaterThan(2_450);
    expect(narration.durationMs).toBeLessThan(2_550);
  });

  it('refuses a tempo that would garble it', async () => {
    await expect(
      polishNarration({ inputPath: await speak(1), outputPath: folder.file('x.wav'), tempo: 1.6 }),
    ).rejects.toThrow(RangeError);
  });

  it('stays silent when nothing is said', async () => {
    const inputPath = folder.file('silence.wav');
    await writeWav(inputPath, new Float32Array(16_000), { sampleRate: 16_000, channels: 1 });
    const narration = await polishNarration({ inputPath, outputPath: folder.file('still.wav') });
    expect(narration).toEqual({ durationMs: 1000, integratedLufs: -70, truePeakDb: -120 });
  });

  it('of a file that is no sound is refused, and nothing is left behind', async () => {
    const inputPath = folder.file('no-sound.wav');
    await writeFile(inputPath, 'RIFF, it says, and then nothing');
    await expect(
      polishNarration({ inputPath, outputPath: folder.file('never.wav') }),
    ).rejects.toMatchObject({ name: 'MediaError' });
    expect(
      (await readdir(folder.path)).filter((name) => name.startsWith('.') || name.includes('never')),
    ).toEqual([]);
  });

  it('can be heard in a browser', async () => {
    await encodeAudioPreview(await speak(1), folder.file('preview.m4a'));
    expect(await probeMedia(folder.file('preview.m4a'))).toMatchObject({
      audio: { codec: 'aac', channels: 1 },
    });
  });
});
