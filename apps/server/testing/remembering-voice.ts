import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Speech, SpeechRequest, Voice } from '@scenewright/provider-contract/voice.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';

/** One for all products of this process: a thread that speaks takes a second to start. */
const voice = createOfflineVoice();
interface SpokenLine {
  readonly speech: Speech;
  readonly bytes: Buffer;
}

const lines = new Map<string, Promise<SpokenLine>>();

async function speakOnce({ text, voiceId, language }: SpeechRequest): Promise<SpokenLine> {
  const directory = await mkdtemp(join(tmpdir(), 'remembered-voice-'));
  const { signal } = new AbortController();
  try {
    const speech = await voice.speak({ text, voiceId, language, directory, signal });
    return { speech, bytes: await readFile(speech.audioPath) };
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Waits for what somebody else may need, too: who cancels stops waiting, and it goes on. */
function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  return promise;
}

/**
 * The offline voice for tests of everything around it: what it says is what ships, but most lines of tests are the same,
 * and those are spoken once in a process. The voice itself is proved in `packages/voices`.
 */
export const rememberingVoice: Voice & { close(): Promise<void> } = {
  name: voice.name,
  canSpeak: voice.canSpeak,
  async speak(request) {
    request.signal.throwIfAborted();
    const line = JSON.stringify([request.text, request.voiceId, request.language]);
    let spoken = lines.get(line);
    if (spoken === undefined) {
      spoken = speakOnce(request);
      lines.set(line, spoken);
      // A line that could not be spoken, for want of room, is tried again by the next who asks.
      spoken.catch(() => lines.delete(line));
    }
    const { speech, bytes } = await unlessAborted(spoken, request.signal);
    const audioPath = join(request.directory, basename(speech.audioPath));
    await writeFile(audioPath, bytes);
    return { ...speech, audioPath };
  },
  close: async () => undefined,
};
