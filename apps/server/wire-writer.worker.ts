import { parentPort } from 'node:worker_threads';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter, type OfflineWriter } from '@scenewright/offline-writer';

/** What the thread of the offline writer is asked: one of the writer's methods, with its arguments. */
export interface WriterTask {
  readonly method: keyof OfflineWriter;
  readonly args: readonly unknown[];
}

export type WriterAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

const writer = createOfflineWriter({ measure: speakingTimeS });

function answer({ method, args }: WriterTask): WriterAnswer {
  try {
    const write = writer[method] as (...given: readonly unknown[]) => unknown;
    return { ok: true, value: write(...args) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? String(error.stack) : String(error) };
  }
}

parentPort?.on('message', (task: WriterTask) => parentPort?.postMessage(answer(task)));
parentPort?.postMessage('ready');
