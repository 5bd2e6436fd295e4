import { workerData } from 'node:worker_threads';
import { stepBack } from '../step-back.ts';
import { writeMusicBed } from './music-bed.ts';
import type { MusicOrder } from './music-thread.ts';

stepBack();
/** The thread of `writeMusicBedInThread`: it ends when the file is there. */
const { outputPath, bed }: MusicOrder = workerData;
await writeMusicBed(outputPath, bed);
