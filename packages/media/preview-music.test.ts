import { beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { combineScenes } from './combine.ts';
import { frameRate, sampleRate } from './encoding.ts';
import { measureLoudness } from './loudness.ts';
import { encodeAudioPreview, polishNarration } from './narration.ts';
import { mixPreviewMusic } from './preview-music.ts';
import { leadInMs, writeSceneAudio } from './scene-audio.ts';
import { decodeSound, makeMarkedScene } from './testing/marked-scene.ts';
import { speechLike } from './testing/speech-like.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { writeWav } from './wav.ts';

const folder = useTemporaryFolder();
const frames = 4 * frameRate;
const scenes = 3;
/** The music is one tone, far above what the voice has, whose strength can be told in any mix. */
const musicHz = 9_000;
const voiceHz = 600;

let musicPath: string;
let narrationPath: string;
let linePath: string;

beforeAll(async () => {
  musicPath = folder.file('music.wav');
  const tone = Float32Array.from(
    { length: 2 * sampleRate },
    (_, i) => 0.2 * Math.sin((2 * Math.PI * musicHz * (i >> 1)) / sampleRate),
  );
  await writeWav(musicPath, tone, { sampleRate, channels: 2 });
  const spoken = folder.file('spoken.wav');
  await writeWav(spoken, speechLike(3.4, { level: 0.2 }), { sampleRate, channels: 1 });
  narrationPath = folder.file('narration.wav');
  await polishNarration({ inputPath: spoken, outputPath: narrationPath });
  linePath = folder.file('line.m4a');
  await encodeAudioPreview(narrationPath, linePath);
});

/** How strong a tone is in a stretch of one channel, in decibels. */
function strengthDb(
  samples: Float32Array,
  hz: number,
  [fromS, toS]: readonly [number, number],
): number {
  let [re, im] = [0, 0];
  const [from, to] = [Math.round(fromS * sampleRate), Math.round(toS * sampleRate)];
  for (let i = from; i < to; i += 1) {
    const angle = (2 * Math.PI * hz * i) / sampleRate;
    re += (samples[i] ?? 0) * Math.cos(angle);
    im += (samples[i] ?? 0) * Math.sin(angle);
  }
  return 20 * Math.log10(Math.hypot(re, im) / (to - from) + 1e-9);
}

async function preview(name: string, voices: readonly (string | null)[]): Promise<string> {
  const outputPath = folder.file(`${name}.m4a`);
  await mixPreviewMusic({
    scenes: voices.map((voicePath) => ({ voicePath, frames })),
    musicPath,
    outputPath,
  });
  return outputPath;
}

describe('the music under a preview', () => {
  thoroughly(() =>
    it('is as far below the voice as in the film, where somebody speaks all the time', async () => {
      const picture = await makeMarkedScene({
        basePath: folder.file('picture'),
        frames,
        marks: [],
      });
      const audioPath = folder.file('scene.wav');
      await writeSceneAudio({ narrationPath, frames, outputPath: audioPath });
      const filmPath = folder.file('film.mp4');
      await combineScenes({
        scenes: Array.from({ length: scenes }, () => ({ ...picture, audioPath })),
        musicPath,
        outputPath: filmPath,
      });
      const film = await decodeSound(filmPath);
      const music = await decodeSound(
        await preview(
          'spoken',
          Array.from({ length: scenes }, () => linePath),
        ),
      );
      const line = await decodeSound(linePath);
      // In the second scene, as long as somebody speaks.
      const leadS = leadInMs / 1_000;
      const inScene = [4 + leadS + 0.4, 4 + leadS + 3.2] as const;
      const inFilm = strengthDb(film, voiceHz, inScene) - strengthDb(film, musicHz, inScene);
      // A line has one channel, which both loudspeakers play: decoded like the others it would be 3 dB stronger.
      const inPreview =
        strengthDb(line, voiceHz, [0.4, 3.2]) + 3.01 - strengthDb(music, musicHz, inScene);
      expect(Math.abs(inPreview - inFilm)).toBeLessThan(0.3);
    }, 120_000),
  );

  it('steps back while somebody speaks and comes again, for as long as the film', async () => {
    const music = await decodeSound(await preview('once', [null, linePath, null]));
    expect(music.length / sampleRate).toBeCloseTo((scenes * frames) / frameRate, 1);
    const last = music.findLastIndex((sample) => Math.abs(sample) > 1e-3);
    expect(last / sampleRate).toBeGreaterThan((scenes * frames) / frameRate - 0.1);
    const [before, under, after] = [
      [2, 3.5],
      [5, 7],
      [9.5, 11],
    ].map(([from = 0, to = 0]) => strengthDb(music, musicHz, [from, to]));
    expect((before ?? 0) - (under ?? 0)).toBeGreaterThan(8);
    expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThan(0.5);
  }, 120_000);

  it('leaves out what is said past the end of a scene, as the preview does', async () => {
    const outputPath = folder.file('short.m4a');
    await mixPreviewMusic({
      scenes: [
        { voicePath: linePath, frames: 2 * frameRate },
        { voicePath: null, frames },
      ],
      musicPath,
      outputPath,
    });
    const music = await decodeSound(outputPath);
    const [under = 0, after = 0] = [[0.9, 1.9] as const, [3, 4] as const].map((stretch) =>
      strengthDb(music, musicHz, stretch),
    );
    expect(after - under).toBeGreaterThan(8);
  }, 120_000);

  it('is as loud as a film where nobody speaks', async () => {
    const { integratedLufs, truePeakDb } = await measureLoudness(
      await preview('silent', [null, null, null]),
    );
    expect(Math.abs(integratedLufs + 16)).toBeLessThan(1);
    expect(truePeakDb).toBeLessThan(-1);
  }, 120_000);
});
