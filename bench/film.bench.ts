/*
 * A vertical film of 30 s from what an approval sets going: speech, painting, encoding, music, combining; one scene after the
 * other on two cores, the next one spoken meanwhile, as the product does it there. Run: `node bench/film.bench.ts`; exits 1 when
 * a goal is missed. Reference: the very same frames, kept as they went to the encoder (each as often as it is shown), encoded by the same ffmpeg with the same
 * settings, as many threads as it chooses and nothing else. Queue and database are not in it: they cost some tens of milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combineScenes } from '@scenewright/media/combine.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import { frameSize } from '@scenewright/contract/rules/shapes.ts';
import { frameRate, sceneVideoArguments } from '@scenewright/media/encoding.ts';
import { configureFfmpeg, findFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { type RenderedSegment, scenesAtOnce, type TimedWord } from '@scenewright/studio';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { audioPathOf, benchScenes, filmScene, speakScene, videoPathOf } from './bench-scenes.ts';
import { createMeteredFfmpeg } from './metered-ffmpeg.ts';
import { pinToTwoCores } from './pin-to-cores.ts';
import { reportGoals } from './report.ts';
import { peakMemoryDuring } from './resident-memory.ts';

const frames = 10 * frameRate;

pinToTwoCores(import.meta.filename);

const folder = await mkdtemp(join(tmpdir(), 'film-bench-'));
const voice = createOfflineVoice();
try {
  const metered = await createMeteredFfmpeg(folder);
  configureFfmpeg(metered.path);
  const warm = await speakScene(0, { voice, folder, frames });
  await filmScene(0, { folder, frames: frameRate, words: warm.words });
  await metered.takeCpuSeconds();

  const spokenWords: (readonly TimedWord[])[] = [];
  const before = process.cpuUsage();
  let filmMs = 0;
  const { ownMb, togetherMb } = await peakMemoryDuring(async () => {
    filmMs = await timed(() => makeFilm(spokenWords));
  });
  const { user, system } = process.cpuUsage(before);
  const encoderSeconds = await metered.takeCpuSeconds();
  const cpuSeconds = (user + system) / 1e6 + encoderSeconds;

  let [aloneMs, aloneCpuSeconds] = [0, 0];
  for (const [index, words] of spokenWords.entries()) {
    const alone = await encodeAlone(index, words);
    aloneMs += alone.ms;
    aloneCpuSeconds += alone.cpuSeconds;
  }
  console.log(
    `film: ${seconds(filmMs)}, ${cpuSeconds.toFixed(1)} s of processor time, ${encoderSeconds.toFixed(1)} of them in ffmpeg`,
  );
  console.log(
    `reference, its frames encoded alone: ${seconds(aloneMs)}, ${aloneCpuSeconds.toFixed(1)} s of processor time`,
  );
  console.log(`peak memory of the process alone, sampled: ${ownMb.toFixed(0)} MB`);
  reportGoals('A vertical film of 30 s, from its approval, on two cores', [
    { name: 'made in', measured: filmMs / 1000, unit: 's', atMost: 12 },
    {
      name: 'as long as encoding its frames alone',
      measured: filmMs / aloneMs,
      unit: 'times',
      atMost: 1.7,
    },
    {
      name: 'peak memory of the process with all below it, sampled',
      measured: togetherMb,
      unit: 'MB',
      atMost: 600,
    },
  ]);
} finally {
  await voice.close();
  await rm(folder, { recursive: true });
}

async function makeFilm(spokenWords: (readonly TimedWord[])[]): Promise<void> {
  const inTurn = createLimiter(scenesAtOnce + 1);
  const made: RenderedSegment[] = await Promise.all(
    benchScenes.map((_, index) =>
      inTurn(async () => {
        const { words } = await speakScene(index, { voice, folder, frames });
        spokenWords[index] = words;
        return await filmScene(index, { folder, frames, words });
      }),
    ),
  );
  const lengthMs = (frames * benchScenes.length * 1000) / frameRate;
  const musicPath = join(folder, 'music.wav');
  await writeFilmMusicInThread(musicPath, {
    mood: 'calm',
    seed: 'bench',
    times: { lengthMs, restsAtMs: lengthMs - 2_000, wordsPerMinute: 160 },
  });
  await combineScenes({
    scenes: made.map(({ fingerprint }, index) => ({
      videoPath: videoPathOf(folder, index),
      audioPath: audioPathOf(folder, index),
      frames,
      fingerprint,
    })),
    musicPath,
    outputPath: join(folder, 'film.mp4'),
  });
}

/** Paints a scene once more to keep its raw frames (1.9 GB at most), and encodes those with nothing beside it. */
async function encodeAlone(
  index: number,
  words: readonly TimedWord[],
): Promise<{ ms: number; cpuSeconds: number }> {
  const [keptPath, rawPath] = [join(folder, 'frames.mkv'), join(folder, 'frames.yuv')];
  const keeping = join(folder, 'keeping-ffmpeg');
  configureFfmpeg();
  const ffmpeg = findFfmpeg();
  await writeFile(keeping, `#!/bin/sh\ntee '${keptPath}' | '${ffmpeg}' "$@"\n`);
  await chmod(keeping, 0o755);
  configureFfmpeg(keeping);
  await filmScene(index, { folder, frames, words });
  configureFfmpeg();
  const everyFrame = ['-fps_mode', 'cfr', '-r', String(frameRate), '-frames:v', String(frames)];
  const repeating = ['-v', 'error', '-i', keptPath, ...everyFrame, '-f', 'rawvideo', rawPath];
  if (spawnSync(ffmpeg, repeating).status !== 0) throw new Error('its frames were not kept');
  await rm(keptPath);

  const raw = await open(rawPath);
  const size = frameSize('vertical');
  const outputPath = join(folder, 'alone.mp4');
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(
    ffmpeg,
    ['-benchmark', '-hide_banner', ...sceneVideoArguments({ ...size, outputPath })],
    { stdio: [raw.fd, 'ignore', 'pipe'], encoding: 'utf8' },
  );
  const ms = performance.now() - startedMs;
  await raw.close();
  await rm(rawPath);
  const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? [];
  if (status !== 0 || user === undefined) throw new Error(`ffmpeg failed: ${stderr}`);
  return { ms, cpuSeconds: Number(user) + Number(system ?? 0) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
