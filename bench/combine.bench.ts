/*
 * What it costs to combine 96 scenes of 10 s, music included. Run: `node bench/combine.bench.ts [scenes]`; exits 1 when a goal is missed.
 * Reference: encoding the same scenes again with the same settings (measured on a stated few of them and scaled).
 */
import { execFileSync } from 'node:child_process';
import { link, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameSize } from '@scenewright/contract/rules/shapes.ts';
import type { CombinedFilm, CombinedScene } from '@scenewright/media/combine.ts';
import { concatInput, writeConcatList } from '@scenewright/media/concat-list.ts';
import {
  encodeFingerprint,
  frameRate,
  sampleRate,
  sceneEncodeArguments,
  sceneOutputArguments,
} from '@scenewright/media/encoding.ts';
import { configureFfmpeg, runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { findBeeps, findFlashes, markedSound } from '@scenewright/media/testing/marked-scene.ts';
import { writeWav } from '@scenewright/media/wav.ts';
import { createMeteredFfmpeg } from './metered-ffmpeg.ts';
import { reportGoals } from './report.ts';

const sceneCount = Number(process.argv[2] ?? 96);
const distinctScenes = 2;
const referenceScenes = Math.min(4, sceneCount);
const frames = 10 * frameRate;
const marks = [15, frames - 15];
const timeoutMs = 1_800_000;

const folder = await mkdtemp(join(tmpdir(), 'combine-bench-'));
try {
  const metered = await createMeteredFfmpeg(folder);
  const scenes = await makeScenes();

  const { film, peakMb, cpuSeconds } = await combineInOwnProcess(scenes, metered.path);
  const combineCpuSeconds = cpuSeconds + (await metered.takeCpuSeconds());
  configureFfmpeg(metered.path);
  await encodeAgain(scenes.slice(0, referenceScenes));
  const reference = ((await metered.takeCpuSeconds()) * sceneCount) / referenceScenes;
  configureFfmpeg();

  console.log(
    `${sceneCount} scenes of 10 s (${distinctScenes} distinct): ${film.integratedLufs} LUFS, ${film.truePeakDb} dBTP`,
  );
  console.log(
    `combine: ${combineCpuSeconds.toFixed(1)} CPU s; reference, encoding again (${referenceScenes} scenes scaled): ${reference.toFixed(1)} CPU s`,
  );
  reportGoals('Combining against encoding again', [
    {
      name: 'less processor time',
      measured: reference / combineCpuSeconds,
      unit: 'times',
      atLeast: 10,
    },
    {
      name: 'largest A/V offset of all marks',
      measured: await largestOffsetMs(join(folder, 'film.mp4')),
      unit: 'ms',
      atMost: 1,
    },
    {
      name: 'peak memory of the process with all below it, sampled',
      measured: peakMb,
      unit: 'MB',
      atMost: 200,
    },
  ]);
} finally {
  await rm(folder, { recursive: true });
}

async function makeScenes(): Promise<CombinedScene[]> {
  const { width, height } = frameSize('vertical');
  const flash = marks.map((mark) => `eq(n,${mark})`).join('+');
  for (let n = 0; n < distinctScenes; n++) {
    const picture = `testsrc2=size=${width}x${height}:rate=${frameRate},hue=h=${n * 90}:b=-1,drawbox=color=white:t=fill:enable='${flash}',format=yuv420p`;
    await runFfmpeg(
      [
        '-f',
        'lavfi',
        '-i',
        picture,
        '-frames:v',
        String(frames),
        ...sceneOutputArguments({ outputPath: join(folder, `v${n}.mp4`) }),
      ],
      { timeoutMs },
    );
    await writeWav(join(folder, `a${n}.wav`), markedSound({ frames, marks, sound: 'speech' }), {
      sampleRate,
      channels: 2,
    });
  }
  const fingerprint = await encodeFingerprint(join(folder, 'v0.mp4'));
  return Promise.all(
    Array.from({ length: sceneCount }, async (_, index) => {
      const scene = {
        videoPath: join(folder, `scene${index}.mp4`),
        audioPath: join(folder, `scene${index}.wav`),
        frames,
        fingerprint,
      };
      await link(join(folder, `v${index % distinctScenes}.mp4`), scene.videoPath);
      await link(join(folder, `a${index % distinctScenes}.wav`), scene.audioPath);
      return scene;
    }),
  );
}

async function combineInOwnProcess(
  scenes: CombinedScene[],
  ffmpegPath: string,
): Promise<{ film: CombinedFilm; peakMb: number; cpuSeconds: number }> {
  const requestPath = join(folder, 'request.json');
  await writeFile(
    requestPath,
    JSON.stringify({
      scenes,
      musicPath: join(folder, 'music.wav'),
      outputPath: join(folder, 'film.mp4'),
    }),
  );
  return JSON.parse(
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'combine-film.ts'), requestPath, ffmpegPath],
      { encoding: 'utf8' },
    ),
  );
}

async function encodeAgain(scenes: CombinedScene[]): Promise<void> {
  const [video, sound] = [join(folder, 'video.txt'), join(folder, 'sound.txt')];
  await writeConcatList(
    video,
    scenes.map(({ videoPath }) => videoPath),
  );
  await writeConcatList(
    sound,
    scenes.map(({ audioPath }) => audioPath),
  );
  const encode = [
    ...sceneEncodeArguments,
    '-c:a',
    'aac',
    '-b:a',
    '160k',
    '-movflags',
    '+faststart',
  ];
  await runFfmpeg(
    [...concatInput(video), ...concatInput(sound), ...encode, join(folder, 'again.mp4')],
    { timeoutMs },
  );
}

async function largestOffsetMs(filmPath: string): Promise<number> {
  const flashes = await findFlashes(filmPath);
  const beeps = await findBeeps(filmPath, flashes);
  if (flashes.length !== sceneCount * marks.length) return Number.NaN;
  return Math.max(...beeps.map((beep, index) => Math.abs(beep - (flashes[index] ?? Number.NaN))));
}
