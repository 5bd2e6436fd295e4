import { readFile } from 'node:fs/promises';
import { type CombineRequest, combineScenes } from '../server/media/combine.ts';
import { configureFfmpeg } from '../server/media/ffmpeg.ts';
import { writeMusicBed } from '../server/media/music/music-bed.ts';

/* The measured process of combine.bench.ts: music and film, and nothing else in its memory. Arguments: request file, ffmpeg. */

const [requestPath = '', ffmpegPath] = process.argv.slice(2);
const request: CombineRequest & { musicPath: string } = JSON.parse(await readFile(requestPath, 'utf8'));
configureFfmpeg(ffmpegPath);
await writeMusicBed(request.musicPath, { mood: 'calm', seed: 'bench' });
const film = await combineScenes(request);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({ film, peakMb: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
