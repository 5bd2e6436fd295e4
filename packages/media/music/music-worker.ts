import { workerData } from 'node:worker_threads';
import { stepBack } from '../step-back.ts';
import { writeFilmMusic } from './film-music.ts';
import type { MusicOrder } from './music-thread.ts';

stepBack();
/** The thread of `writeFilmMusicInThread`: it ends when the file is there. */
const { outputPath, music }: MusicOrder = workerData;
await writeFilmMusic(outputPath, music);
