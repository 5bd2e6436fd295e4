import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import { stepBack } from '@scenewright/media/step-back.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { loadFlite } from './flite.ts';
import { narrate, rememberPronunciations } from './narrate.ts';
import { personas } from './personas.ts';
import { durationMsOf, encodeWav } from '@scenewright/media/sound.ts';

/** A task of a speech worker, which takes one at a time. */
export interface SpeechTask {
  readonly text: string;
  readonly voiceId: VoiceId;
  readonly audioPath: string;
}

export type SpeechAnswer =
  | { readonly ok: true; readonly durationMs: number; readonly words: readonly SpokenWord[] }
  | { readonly ok: false; readonly reason: string };

stepBack();
const flite = await loadFlite();
const pronounce = rememberPronunciations(flite);

async function speak({ text, voiceId, audioPath }: SpeechTask): Promise<SpeechAnswer> {
  const { sound, words } = narrate(text, personas[voiceId], flite, pronounce);
  await writeFile(`${audioPath}.part`, encodeWav(sound));
  await rename(`${audioPath}.part`, audioPath);
  return { ok: true, durationMs: durationMsOf(sound), words };
}

parentPort?.on('message', async (task: SpeechTask) => {
  const answer = await speak(task).catch((error: unknown): SpeechAnswer => ({
    ok: false,
    reason: String(error),
  }));
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
