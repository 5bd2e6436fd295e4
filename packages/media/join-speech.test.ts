import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { cutSilence, layPieces, lengthMs, readSpeech, writeSpeech } from './join-speech.ts';
import { polishNarration } from './narration.ts';
import { silencesIn } from './testing/silences.ts';
import { speechLike } from './testing/speech-like.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { readWav, writeWav } from './wav.ts';

const folder = useTemporaryFolder();
const rate = 48_000;

/** A second of speech between silences of its own, in milliseconds. */
function piece(quietBeforeMs: number, quietAfterMs: number): Float32Array {
  const speech = speechLike(1, { level: 0.5 });
  const samples = new Float32Array(speech.length + ((quietBeforeMs + quietAfterMs) * rate) / 1_000);
  samples.set(speech, (quietBeforeMs * rate) / 1_000);
  return samples;
}

const inner = { start: true, end: true };

describe('speech joined by silence', () => {
  it.each([100, 500, 1_500, 5_000])(
    'of %d ms has just that between the sounds, whatever silence the pieces had [VOICE-4]',
    (pauseMs) => {
      const { samples } = layPieces(
        [
          cutSilence(piece(60, 200), { start: false, end: true }),
          cutSilence(piece(400, 10), { start: true, end: false }),
        ],
        [0, pauseMs, 0],
      );
      const [silence, ...others] = silencesIn(samples, rate, 90);
      expect(others).toEqual([]);
      expect(Math.abs((silence?.lengthMs ?? 0) - pauseMs)).toBeLessThan(20);
    },
  );

  it.each(representative([0.8, 1.3, 1.56]))(
    'is as long at %d times the speed, and after polishing',
    async (tempo) => {
      await writeSpeech(folder.file('spoken.wav'), piece(60, 200));
      const spoken = await readSpeech(folder.file('spoken.wav'), tempo);
      expect(lengthMs(spoken) * tempo).toBeCloseTo(1_260, -2);
      await writeSpeech(
        folder.file('joined.wav'),
        layPieces(
          [
            cutSilence(spoken, { start: false, end: true }),
            cutSilence(spoken, { start: true, end: false }),
          ],
          [0, 800, 0],
        ).samples,
      );
      await polishNarration({
        inputPath: folder.file('joined.wav'),
        outputPath: folder.file('polished.wav'),
      });
      const [silence] = silencesIn(
        (await readWav(folder.file('polished.wav'))).interleaved,
        rate,
        300,
      );
      expect(Math.abs((silence?.lengthMs ?? 0) - 800)).toBeLessThan(20);
    },
  );

  it('tells where each piece lies, and stands before the first and after the last too', () => {
    const { samples, places } = layPieces(
      [cutSilence(piece(300, 300), inner), cutSilence(piece(300, 300), inner)],
      [1_000, 500, 2_000],
    );
    expect(places.map(({ fromMs }) => Math.round(fromMs / 50) * 50)).toEqual([1_000, 2_500]);
    for (const { startMs, fromMs, toMs } of places) {
      expect(fromMs - startMs).toBeGreaterThan(250);
      expect(toMs - fromMs).toBeLessThan(1_050);
    }
    expect(Math.abs(lengthMs(samples) - 5_500)).toBeLessThan(60);
  });

  it('does not click where it was cut', () => {
    const { samples } = cutSilence(piece(100, 100), inner);
    expect(
      Math.max(
        ...[0, 1, samples.length - 2, samples.length - 1].map((at) => Math.abs(samples[at] ?? 1)),
      ),
    ).toBeLessThan(0.001);
  });

  it('may hold a piece in which nothing is heard', () => {
    expect(
      lengthMs(
        layPieces(
          [cutSilence(new Float32Array(), inner), cutSilence(piece(0, 0), inner)],
          [0, 500, 0],
        ).samples,
      ),
    ).toBeGreaterThan(1_400);
  });

  it('is read from any sound file', async () => {
    await writeWav(folder.file('voice.wav'), speechLike(1, { sampleRate: 16_000 }), {
      sampleRate: 16_000,
      channels: 1,
    });
    expect(lengthMs(await readSpeech(folder.file('voice.wav'), 1))).toBeCloseTo(1_000, -1);
  });
});
