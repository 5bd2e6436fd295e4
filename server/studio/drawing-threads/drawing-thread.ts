import { Worker } from 'node:worker_threads';
import type { Scene } from '../scene.ts';
import type { Reply, Request, Slot } from './protocol.ts';

/** A thread that draws frames of one scene at a time. Requests are answered in the order they were made. */
export interface DrawingThread {
  open(scene: Scene): Promise<void>;
  /** Fills `slot.picture` with the frame, as I420. */
  draw(frame: number, slot: Slot): Promise<void>;
  /** Lets go of the scene and its memory. */
  close(): Promise<void>;
  /** False after a crash: whatever is asked of it then fails. */
  readonly isAlive: boolean;
  /** While idle a thread does not keep the process from ending. */
  setIdle(idle: boolean): void;
  end(): Promise<void>;
}

// Distributed: `Omit` of a union would keep only the common keys.
type Unnumbered<Kind> = Kind extends Request ? Omit<Kind, 'id'> : never;

/** Starts a thread. @throws from each call, with a plain sentence, when the work failed or the thread died. */
export function startDrawingThread(): DrawingThread {
  const worker = new Worker(new URL('./drawing-thread.worker.ts', import.meta.url), { name: 'studio' });
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let death: Error | null = null;

  const die = (error: Error) => {
    death ??= error;
    for (const { reject } of waiting.values()) reject(death);
    waiting.clear();
  };
  worker.on('message', ({ id, failure }: Reply) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (failure === null) request?.resolve();
    else request?.reject(new Error(failure));
  });
  worker.on('error', (cause) => die(new Error('A drawing thread crashed.', { cause })));
  worker.on('exit', () => die(new Error('A drawing thread ended unexpectedly.')));

  const ask = (request: Unnumbered<Request>) =>
    new Promise<void>((resolve, reject) => {
      if (death) return reject(death);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId });
    });

  return {
    open: (scene) => ask({ kind: 'open', scene }),
    draw: (frame, slot) => ask({ kind: 'draw', frame, slot }),
    close: () => ask({ kind: 'close' }),
    get isAlive() {
      return death === null;
    },
    setIdle: (idle) => (idle ? worker.unref() : worker.ref()),
    end: async () => {
      die(new Error('The drawing thread was ended.'));
      await worker.terminate();
    },
  };
}
