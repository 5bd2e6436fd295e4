import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { framesForNarration, writeSceneAudio } from './scene-audio.ts';
import { speechLike } from './testing/speech-like.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { readWav, readWavFacts, writeWav } from './wav.ts';

const folder = useTemporaryFolder();
const mono = { sampleRate: 48_000, channels: 1 };

describe('the sound of a scene', () => {
  it('is as long as its pictures to the sample, the narration after the lead-in', async () => {
    const narrationPath = folder.file('narration.wav');
    await writeWav(narrationPath, new Float32Array(24_000).fill(0.5), mono);
    await writeSceneAudio({
      narrationPath,
      frames: 37,
      outputPath: folder.file('scene.wav'),
      leadInMs: 100,
    });
    const { samples, channels, interleaved } = await readWav(folder.file('scene.wav'));
    expect({ samples, channels }).toEqual({ samples: 37 * 1600, channels: 2 });
    const heard = [...interleaved.keys()].filter((i) => interleaved[i] !== 0);
    expect([heard[0], heard.at(-1)]).toEqual([4800 * 2, (4800 + 24_000) * 2 - 1]);
  });

  it('begins and ends softly, and is as loud in stereo as the narration in mono', async () => {
    const narrationPath = folder.file('voice.wav');
    await writeWav(narrationPath, speechLike(4), mono);
    await writeSceneAudio({ narrationPath, frames: 150, outputPath: folder.file('stereo.wav') });
    const [narration, scene] = await Promise.all([
      measureLoudness(narrationPath),
      measureLoudness(folder.file('stereo.wav')),
    ]);
    expect(scene.integratedLufs).toBeCloseTo(narration.integratedLufs, 0);
    const { interleaved } = await readWav(folder.file('stereo.wav'));
    const steps = interleaved.map((value, i) => Math.abs(value - (interleaved[i - 2] ?? 0)));
    expect(steps.reduce((highest, step) => Math.max(highest, step))).toBeLessThan(0.2);
  });

  it('is silence when nobody speaks', async () => {
    await writeSceneAudio({
      narrationPath: null,
      frames: 30,
      outputPath: folder.file('silent.wav'),
    });
    const { interleaved } = await readWav(folder.file('silent.wav'));
    expect(interleaved.length).toBe(2 * 48_000);
    expect(interleaved.every((value) => value === 0)).toBe(true);
  });

  it('never cuts speech: it says how much does not fit', async () => {
    const narrationPath = folder.file('long.wav');
    await writeWav(narrationPath, new Float32Array(48_000).fill(0.1), mono);
    await expect(
      writeSceneAudio({
        narrationPath,
        frames: 30,
        outputPath: folder.file('never.wav'),
        leadInMs: 250,
      }),
    ).rejects.toThrow('250 ms longer');
    const enough = framesForNarration(1000, 250);
    expect(enough).toBe(38);
    await writeSceneAudio({
      narrationPath,
      frames: enough,
      outputPath: folder.file('fits.wav'),
      leadInMs: 250,
    });
    await expect(
      writeSceneAudio({
        narrationPath,
        frames: enough - 1,
        outputPath: folder.file('never.wav'),
        leadInMs: 250,
      }),
    ).rejects.toThrow('longer');
  });

  it.each([
    ['no WAV', Buffer.from('no sound, but more than twelve bytes')],
    [
      'a cut-off WAV',
      Buffer.concat([Buffer.from('RIFF\xff\xff\0\0WAVEfmt ', 'latin1'), Buffer.alloc(3)]),
    ],
    [
      'a WAV of chunks without end',
      Buffer.concat([Buffer.from('RIFF\xff\xff\0\0WAVE', 'latin1'), Buffer.alloc(100_000)]),
    ],
  ])('refuses %s', async (_, content) => {
    await writeFile(folder.file('bad.wav'), content);
    await expect(readWavFacts(folder.file('bad.wav'))).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'unusable-input',
    });
  });
});
