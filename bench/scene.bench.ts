/*
 * How long a scene takes, from its text to its film and sound: speech, its polish, painting, encoding.
 * Run: `node bench/scene.bench.ts` (pinned to two cores where `taskset` exists). Exits 1 when a goal is missed.
 * Reference: frames of one flat colour through the same pipe into the same encoder, which is what cannot be saved.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceIds } from '#contract/rules/voices.ts';
import { frameRate, frameSize, sceneVideoArguments } from '@scenewright/media/encoding.ts';
import { startFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { polishNarration } from '@scenewright/media/narration.ts';
import { writeSceneAudio } from '@scenewright/media/scene-audio.ts';
import { createOfflineVoice } from '../server/providers/voice/offline/offline-voice.ts';
import { streamFrames } from '@scenewright/studio/frames/stream-frames.ts';
import { defaultCaptionStyle, renderSegment } from '@scenewright/studio';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import { reportGoals } from './report.ts';

const sceneSeconds = 10;
const frames = sceneSeconds * frameRate;
const threads = 2;
const goalRealTimeFactor = 0.7;
const goalPeakMb = 800;

const ideas = [
  [
    'A lighthouse on a cliff above a stormy sea at dusk',
    'For two hundred years this lighthouse has stood against the storms. Its light still guides every ship that passes the rocks below.',
  ],
  [
    'A barista pours steaming coffee in a busy city cafe',
    'Every morning, two billion cups of coffee are poured around the world. It all began with a goat herder and some very lively goats.',
  ],
  [
    'Three astronauts look back at the Earth from the Moon',
    'In nineteen sixty nine three astronauts flew to the Moon. What changed us most was not the Moon, but seeing our planet from there.',
  ],
] as const;

const pinnedFlag = '--pinned';
if (!process.argv.includes(pinnedFlag)) runPinned();

const folder = await mkdtemp(join(tmpdir(), 'scene-bench-'));
const voice = createOfflineVoice();
try {
  await makeScene(0); // starts the threads and warms the file cache
  const reference = await timed(encodeFlatFrames);
  console.log(
    `reference: ${frames} flat frames through the same pipe and encoder: ${seconds(reference)}`,
  );
  const factors: number[] = [];
  for (const index of ideas.keys()) factors.push(await report(index, reference));

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
        name: 'peak memory of the process that paints, in two threads',
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

/** Runs this file again on two cores, and ends with its result. */
function runPinned(): void {
  const { error, status } = spawnSync(
    'taskset',
    ['-c', '0,1', process.execPath, import.meta.filename, pinnedFlag],
    { stdio: 'inherit' },
  );
  if (!error) process.exit(status ?? 1);
  console.log(
    'taskset is missing: not pinned to two cores, so the figures are those of the whole machine',
  );
}

async function report(index: number, referenceMs: number): Promise<number> {
  const { speechMs, filmMs } = await makeScene(index);
  const factor = (speechMs + filmMs) / 1000 / sceneSeconds;
  const ratio = ((speechMs + filmMs) / referenceMs).toFixed(1);
  console.log(
    `${ideas[index]?.[0]}: speech ${seconds(speechMs)} + film ${seconds(filmMs)} = ${factor.toFixed(2)} x real time, ${ratio} x the reference`,
  );
  return factor;
}

async function makeScene(index: number): Promise<{ speechMs: number; filmMs: number }> {
  const [description, dialogue] = ideas[index] ?? ideas[0];
  const startedMs = performance.now();
  const speech = await voice.speak({
    text: dialogue,
    voiceId: voiceIds[0],
    language: 'en',
    directory: folder,
    signal: AbortSignal.timeout(60_000),
  });
  const narrationPath = join(folder, 'narration.wav');
  await polishNarration({ inputPath: speech.audioPath, outputPath: narrationPath });
  await writeSceneAudio({ narrationPath, frames, outputPath: join(folder, 'scene.wav') });
  const spokenMs = performance.now();

  const orientation = 'vertical';
  const drawing = planDrawing({
    ...{
      description,
      dialogue,
      orientation,
      topic: description,
      style: 'Balanced',
      sceneNumber: 1,
      sceneCount: 3,
    },
    ...{ seed: index + 1, motion: 'live', richness: 'standard', previousTemplate: null },
  });
  const outputPath = join(folder, 'scene.mp4');
  await renderSegment({
    source: { kind: 'drawing', drawing },
    orientation,
    frames,
    words: speech.words,
    captions: defaultCaptionStyle,
    seed: 1,
    outputPath,
    threads,
  });
  return { speechMs: spokenMs - startedMs, filmMs: performance.now() - spokenMs };
}

async function encodeFlatFrames(): Promise<void> {
  const { width, height } = frameSize('portrait');
  const encoder = startFfmpeg(
    sceneVideoArguments({ width, height, outputPath: join(folder, 'flat.mp4') }),
    { timeoutMs: 120_000 },
  );
  await streamFrames(
    { width, height, frames, isClip: false, inFlight: 2 * threads },
    encoder,
    async (frame, { picture }) => {
      new Uint8Array(picture).fill(frame % 256);
    },
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(2)} s`;
}
