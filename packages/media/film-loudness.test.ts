import { beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { combineScenes, type CombinedScene } from './combine.ts';
import { sampleRate } from './encoding.ts';
import { measureLoudness } from './loudness.ts';
import { writeFilmMusic } from './music/film-music.ts';
import { polishNarration } from './narration.ts';
import { writeSceneAudio } from './scene-audio.ts';
import { makeMarkedScene } from './testing/marked-scene.ts';
import { speechLike } from './testing/speech-like.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { writeWav } from './wav.ts';

const folder = useTemporaryFolder();
const frames = 120;
const scenesEach = 3;

let musicPath: string;
let picture: CombinedScene;

beforeAll(async () => {
  musicPath = folder.file('music.wav');
  await writeFilmMusic(musicPath, {
    mood: 'calm',
    seed: 'loudness',
    times: { lengthMs: 40_000, restsAtMs: 38_000, wordsPerMinute: null },
  });
  picture = await makeMarkedScene({ basePath: folder.file('picture'), frames, marks: [] });
}, 60_000);

/** Scenes by how long somebody speaks in them: films may share them. */
const made = new Map<number, Promise<CombinedScene>>();

function sceneOf(speechSeconds: number): Promise<CombinedScene> {
  const scene = made.get(speechSeconds) ?? makeScene(speechSeconds);
  made.set(speechSeconds, scene);
  return scene;
}

/** A scene of four seconds as the product makes it, in which somebody speaks for so long. */
async function makeScene(speechSeconds: number): Promise<CombinedScene> {
  const audioPath = folder.file(`${speechSeconds}.wav`);
  let narrationPath: string | null = null;
  if (speechSeconds > 0) {
    const spoken = folder.file(`${speechSeconds}-spoken.wav`);
    narrationPath = folder.file(`${speechSeconds}-narration.wav`);
    await writeWav(spoken, speechLike(speechSeconds, { level: 0.2 }), { sampleRate, channels: 1 });
    await polishNarration({ inputPath: spoken, outputPath: narrationPath });
  }
  await writeSceneAudio({ narrationPath, frames, outputPath: audioPath });
  return { ...picture, audioPath };
}

/** A film of twelve seconds: its scenes speak for so long, each. */
async function loudnessOf(name: string, speechSeconds: readonly number[], music: string | null) {
  const scenes = await Promise.all(speechSeconds.map(sceneOf));
  const outputPath = folder.file(`${name}.mp4`);
  await combineScenes({ scenes, musicPath: music, outputPath });
  return await measureLoudness(outputPath);
}

const nobody = Array.from({ length: scenesEach }, () => 0);

describe('a film is as loud as others, and peaks as low,', () => {
  const films: readonly (readonly [
    what: string,
    speechSeconds: readonly number[],
    hasMusic: boolean,
  ])[] = [
    ['when one word is spoken in it', [0, 0.35, 0], true],
    ['when one word is spoken in it, without music', [0, 0.35, 0], false],
    ['when little is spoken in it', [1.2, 0, 0.8], true],
    ['when a third of it is spoken', [3.5, 0, 0], true],
    ['when somebody speaks all the time', [3.5, 3.5, 3.5], true],
    ['when somebody speaks all the time, without music', [3.5, 3.5, 3.5], false],
    ['when nobody speaks over its music', nobody, true],
  ];
  it.each(representative(films, ([, , hasMusic]) => `${hasMusic}`))(
    '%s',
    async (name, speechSeconds, hasMusic) => {
      const { integratedLufs, truePeakDb } = await loudnessOf(
        name,
        speechSeconds,
        hasMusic ? musicPath : null,
      );
      expect(Math.abs(integratedLufs + 16), `${integratedLufs} LUFS`).toBeLessThanOrEqual(1);
      expect(truePeakDb).toBeLessThanOrEqual(-1);
    },
  );

  it('and silent where nothing sounds, in its scenes or in its music', async () => {
    expect(await loudnessOf('silent', nobody, null)).toMatchObject({ integratedLufs: -70 });
    const silentMusic = folder.file('silent-music.wav');
    await writeWav(silentMusic, new Float32Array(2 * sampleRate * 4), { sampleRate, channels: 2 });
    expect(await loudnessOf('silent music', nobody, silentMusic)).toMatchObject({
      integratedLufs: -70,
    });
  });
});
