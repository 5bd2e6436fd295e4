import { parentPort } from 'node:worker_threads';
import { stepBack } from '@scenewright/media/step-back.ts';
import { loadFlite } from '../flite.ts';
import { rememberPronunciations } from '../narrate.ts';
import { type AlignedSpeech, alignSpeech, type SpeechToAlign } from './align-speech.ts';

export type AlignAnswer =
  | { readonly ok: true; readonly aligned: AlignedSpeech }
  | { readonly ok: false; readonly reason: string };

stepBack();
const flite = await loadFlite();
const pronounce = rememberPronunciations(flite);

function answer(task: SpeechToAlign): AlignAnswer {
  try {
    return { ok: true, aligned: alignSpeech(task, flite, pronounce) };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}

parentPort?.on('message', (task: SpeechToAlign) => parentPort?.postMessage(answer(task)));
parentPort?.postMessage('ready');
