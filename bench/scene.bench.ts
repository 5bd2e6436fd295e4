/*
 * How long a scene takes, from its text to its film and sound: speech, its polish, painting, encoding.
 * Run: `node bench/scene.bench.ts` (pinned to two cores where `taskset` exists). Exits 1 when a goal is missed.
 * Reference: frames of one flat colour through the same pipe into the same encoder, which is what cannot be saved.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameSize } from '@scenewright/contract/rules/shapes.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { startSceneEncoder } from '@scenewright/studio/frames/scene-encoder.ts';
import { streamFrames } from '@scenewright/studio/frames/stream-frames.ts';
import { benchScenes, filmScene, speakScene } from './bench-scenes.ts';
import { pinToTwoCores } from './pin-to-cores.ts';
import { reportGoals } from './report.ts';

const sceneSeconds = 10;
const frames = sceneSeconds * frameRate;
const goalRealTimeFactor = 0.7;
const goalPeakMb = 800;

pinToTwoCores(import.meta.filename);

const folder = await mkdtemp(join(tmpdir(), 'scene-bench-'));
const voice = createOfflineVoice();
try {
  await makeScene(0); // starts the threads and warms the file cache
  const reference = await timed(encodeFlatFrames);
  console.log(
    `reference: ${frames} flat frames through the same pipe and encoder: ${seconds(reference)}`,
  );
  const factors: number[] = [];
  for (const index of benchScenes.keys()) factors.push(await report(index, reference));

  const worst = Math.max(...factors);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  reportGoals(
    'A vertical scene of ten seconds, from its text to its film and sound, on two cores',
    [
      {
        name: 'worst real-time factor',
        measured: worst,
        unit: 'x real time',
        atMost: goalRealTimeFactor,
      },
      {
        name: 'peak memory of the process that paints',
        measured: peakMb,
        unit: 'MB',
        atMost: goalPeakMb,
      },
    ],
  );
} finally {
  await voice.close();
  await rm(folder, { recursive: true });
}

async function report(index: number, referenceMs: number): Promise<number> {
  const { speechMs, filmMs } = await makeScene(index);
  const factor = (speechMs + filmMs) / 1000 / sceneSeconds;
  const ratio = ((speechMs + filmMs) / referenceMs).toFixed(1);
  console.log(
    `${benchScenes[index]?.description}: speech ${seconds(speechMs)} + film ${seconds(filmMs)} = ${factor.toFixed(2)} x real time, ${ratio} x the reference`,
  );
  return factor;
}

async function makeScene(index: number): Promise<{ speechMs: number; filmMs: number }> {
  const startedMs = performance.now();
  const speech = await speakScene(index, { voice, folder, frames });
  const spokenMs = performance.now();
  await filmScene(index, { folder, frames, words: speech.words });
  return { speechMs: spokenMs - startedMs, filmMs: performance.now() - spokenMs };
}

async function encodeFlatFrames(): Promise<void> {
  const { width, height } = frameSize('vertical');
  const flat = { width, height, frames, outputPath: join(folder, 'flat.mp4') };
  const encoder = startSceneEncoder(flat, { timeoutMs: 120_000 });
  await streamFrames(
    { ...flat, isClip: false, inFlight: 4 },
    encoder,
    async (frame, { picture }) => {
      new Uint8Array(picture).fill(frame % 256);
    },
  );
  await encoder.done;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(2)} s`;
}
