import { readFile } from 'node:fs/promises';
import {
  type CombinedFilm,
  type CombineRequest,
  combineScenes,
} from '@scenewright/media/combine.ts';
import { configureFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { peakMemoryDuring } from './resident-memory.ts';

/*
 * The measured process of combine.bench.ts: music (in a thread, as the server does it) and film, and nothing else in its memory.
 * Arguments: request file, ffmpeg.
 */

const [requestPath = '', ffmpegPath] = process.argv.slice(2);
const request: CombineRequest & { musicPath: string } = JSON.parse(
  await readFile(requestPath, 'utf8'),
);
configureFfmpeg(ffmpegPath);
const frames = request.scenes.reduce((sum, scene) => sum + scene.frames, 0);
const lengthMs = (frames * 1000) / 30;
let film: CombinedFilm | null = null;
const { togetherMb: peakMb } = await peakMemoryDuring(async () => {
  await writeFilmMusicInThread(request.musicPath, {
    mood: 'calm',
    seed: 'bench',
    times: { lengthMs, restsAtMs: lengthMs - 2_000, wordsPerMinute: 160 },
  });
  film = await combineScenes(request);
});
const { userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ film, peakMb, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
