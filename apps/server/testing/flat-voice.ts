import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav } from '@scenewright/media/sound.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import type { Speech, SpeechRequest, Voice } from '@scenewright/provider-contract/voice.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';

/** Its name and the languages that it reads are those of the voice that it stands for; no thread of that one ever starts. */
const offline = createOfflineVoice({ workers: 1 });

const sampleRate = 16_000;
const hz = 180;
const level = 0.2 * 32_767;
/** As long as a narrator takes, about: a digit is a word to say. */
const [wordMs, letterMs, digitMs] = [80, 60, 400] as const;
const restMs = { sentence: 400, clause: 180, none: 0 } as const;
const endMs = 200;
/** Lines take whole steps: those of one length are the same sound, which is polished and encoded once in a process. */
const stepMs = 500;

/** By how long they are. */
const hums = new Map<number, Uint8Array>();

function hum(durationMs: number): Uint8Array {
  const known = hums.get(durationMs);
  if (known !== undefined) return known;
  const samples = Int16Array.from(
    { length: (durationMs * sampleRate) / 1_000 },
    (_, index) => level * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  );
  const bytes = encodeWav({ samples, sampleRate });
  hums.set(durationMs, bytes);
  return bytes;
}

function restAfter(word: string): number {
  if (/[.!?…]\P{L}*$/u.test(word)) return restMs.sentence;
  return /[,;:—–]\P{L}*$/u.test(word) ? restMs.clause : restMs.none;
}

function timed(text: string): SpokenWord[] {
  let clock = 0;
  return writtenWords(text).map((word) => {
    const startMs = clock;
    const letters = word.text.match(/\p{L}/gu)?.length ?? 0;
    const digits = word.text.match(/\p{N}/gu)?.length ?? 0;
    const spokenMs = letters + digits === 0 ? 0 : wordMs + letters * letterMs + digits * digitMs;
    clock += spokenMs + restAfter(word.text);
    return { text: word.text, startMs, endMs: startMs + spokenMs };
  });
}

async function speak({ text, directory, signal }: SpeechRequest): Promise<Speech> {
  signal.throwIfAborted();
  const words = timed(text);
  const last = words.at(-1);
  const durationMs = last === undefined ? 0 : Math.ceil((last.endMs + endMs) / stepMs) * stepMs;
  const audioPath = join(directory, `narration-${randomUUID()}.wav`);
  await writeFile(audioPath, hum(durationMs));
  return { audioPath, durationMs, words };
}

/**
 * A voice for servers that tests start: it hums for as long as a narrator takes, and times each word. The offline voice takes a
 * second of processor time until it can speak, and another one for each line until that is polished; it is proved in
 * `packages/voices`.
 */
export const flatVoice: Voice & { close(): Promise<void> } = {
  name: offline.name,
  canSpeak: offline.canSpeak,
  speak,
  close: async () => undefined,
};
