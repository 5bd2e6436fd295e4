import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type CombineRequest, combineScenes } from '@scenewright/media/combine.ts';
import { configureFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';

/*
 * The measured process of combine.bench.ts: music (in a thread, as the server does it) and film, and nothing else in its memory.
 * Arguments: request file, ffmpeg.
 */

const sampleEveryMs = 20;

function readLines(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

/** Resident memory of a process and all below it at this moment, in MB. Linux. */
function residentMb(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readLines(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const children = readLines(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + residentMb(Number(child)), own);
}

const [requestPath = '', ffmpegPath] = process.argv.slice(2);
const request: CombineRequest & { musicPath: string } = JSON.parse(
  await readFile(requestPath, 'utf8'),
);
configureFfmpeg(ffmpegPath);
let peakMb = 0;
const sampling = setInterval(
  () => (peakMb = Math.max(peakMb, residentMb(process.pid))),
  sampleEveryMs,
);
const frames = request.scenes.reduce((sum, scene) => sum + scene.frames, 0);
const lengthMs = (frames * 1000) / 30;
await writeFilmMusicInThread(request.musicPath, {
  mood: 'calm',
  seed: 'bench',
  times: { lengthMs, restsAtMs: lengthMs - 2_000, wordsPerMinute: 160 },
});
const film = await combineScenes(request);
clearInterval(sampling);
const { userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ film, peakMb, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
