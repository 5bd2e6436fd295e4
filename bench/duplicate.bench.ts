/*
 * A duplicate of a 16-minute video (96 scenes of 10 s) with one dialogue changed: what its final video costs, in proportion
 * to making the whole. Run: `node bench/duplicate.bench.ts`; exits 1 when the goal is missed.
 *
 * Scenes are really made (offline voice, polish, painter, encoder), a stated few of them, and scaled to 96; the combining of
 * all 96 is measured whole. The duplicate pays for one scene's narration and segment and for the combining; the whole pays
 * for 96 scenes and the combining. Processor time of this process and of ffmpeg.
 */
import { link, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combineScenes, type CombinedScene } from '@scenewright/media/combine.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { configureFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { polishNarration } from '@scenewright/media/narration.ts';
import { writeSceneAudio } from '@scenewright/media/scene-audio.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { defaultCaptionStyle, endIdleThreads, renderSegment } from '@scenewright/studio';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import { createMeteredFfmpeg } from './metered-ffmpeg.ts';
import { reportGoals } from './report.ts';

const sceneCount = 96;
const madeScenes = 4;
const frames = 10 * frameRate;
const lines = [
  [
    'An octopus on a coral reef, sunbeams from above',
    'This animal has three hearts and blue blood, and it may recognise your face from yesterday.',
  ],
  [
    'A lighthouse on a cliff at dusk',
    'One lamp on a rock has saved more sailors than any rescue ship; somebody had to keep it burning.',
  ],
  [
    'A bowl of ramen with rising steam on a table',
    'The noodles take two minutes, but the broth of a good ramen can take two whole days to make.',
  ],
  [
    'A rocket leaving a launch pad at night',
    'Eight minutes after the engines light, everything on board floats, and the sky outside is black.',
  ],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'duplicate-bench-'));
const metered = await createMeteredFfmpeg(folder);
configureFfmpeg(metered.path);
const voice = createOfflineVoice();
const signal = new AbortController().signal;

/** Processor seconds of a piece of work, ours and ffmpeg's. */
async function cpuSecondsOf(work: () => Promise<unknown>): Promise<number> {
  await metered.takeCpuSeconds();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 + (await metered.takeCpuSeconds());
}

async function makeScene(index: number): Promise<CombinedScene> {
  const [description, dialogue] = lines[index] ?? lines[0];
  const speech = await voice.speak({
    text: dialogue,
    voiceId: 'fable',
    language: 'en',
    directory: folder,
    signal,
  });
  const narrationPath = join(folder, `narration${index}.wav`);
  await polishNarration({ inputPath: speech.audioPath, outputPath: narrationPath });
  const drawing = planDrawing({
    description,
    dialogue,
    topic: 'bench',
    style: '',
    orientation: 'vertical',
    sceneNumber: index + 1,
    sceneCount: madeScenes,
    seed: index,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });
  const [videoPath, audioPath] = [
    join(folder, `video${index}.mp4`),
    join(folder, `audio${index}.wav`),
  ];
  await writeSceneAudio({ narrationPath, frames, outputPath: audioPath });
  const { fingerprint } = await renderSegment({
    source: { kind: 'drawing', drawing },
    shape: 'vertical',
    frames,
    words: speech.words,
    captions: defaultCaptionStyle,
    seed: index,
    outputPath: videoPath,
  });
  return { videoPath, audioPath, frames, fingerprint };
}

async function repeat(made: readonly CombinedScene[]): Promise<CombinedScene[]> {
  return await Promise.all(
    Array.from({ length: sceneCount }, async (_, index) => {
      const scene = made[index % made.length];
      if (scene === undefined) throw new Error('no scene was made');
      const copy = {
        ...scene,
        videoPath: join(folder, `v${index}.mp4`),
        audioPath: join(folder, `a${index}.wav`),
      };
      await Promise.all([
        link(scene.videoPath, copy.videoPath),
        link(scene.audioPath, copy.audioPath),
      ]);
      return copy;
    }),
  );
}

try {
  const made: CombinedScene[] = [];
  const making = await cpuSecondsOf(async () => {
    for (let index = 0; index < madeScenes; index += 1) made.push(await makeScene(index));
  });
  const scenes = await repeat(made);
  const combining = await cpuSecondsOf(async () => {
    const musicPath = join(folder, 'music.wav');
    const lengthMs = scenes.reduce((sum, { frames }) => sum + (frames * 1000) / 30, 0);
    await writeFilmMusicInThread(musicPath, {
      mood: 'warm',
      seed: 'bench',
      times: { lengthMs, restsAtMs: lengthMs - 2_000, wordsPerMinute: 160 },
    });
    await combineScenes({ scenes, musicPath, outputPath: join(folder, 'film.mp4') });
  });
  const oneScene = making / madeScenes;
  const whole = oneScene * sceneCount + combining;
  console.log(
    `one scene ${oneScene.toFixed(1)} CPU s (of ${madeScenes} made), combining ${sceneCount} scenes ${combining.toFixed(1)} CPU s, the whole ${whole.toFixed(0)} CPU s`,
  );
  reportGoals('A duplicate with one dialogue changed, against the whole video', [
    {
      name: 'share of the cost',
      measured: ((oneScene + combining) / whole) * 100,
      unit: '%',
      atMost: 5,
    },
  ]);
} finally {
  await Promise.all([voice.close(), endIdleThreads()]);
  await rm(folder, { recursive: true, force: true });
}
