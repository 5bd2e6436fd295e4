import type { ProgressEvent } from '@scenewright/contract/schemas/storyboard.ts';
import { storyboardEvents } from '@scenewright/contract/paths.ts';
import { ApiError } from './api-error.ts';
import { openStream } from './client.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** The server sends a heartbeat more often than this; silence for so long means a dead connection. */
const silenceMs = 60_000;

/** Who listens to a storyboard. */
export interface StoryboardListener {
  /** The storyboard changed, or may have while nobody listened: read it again. */
  onState(): void;
  onProgress(progress: ProgressEvent): void;
}

/**
 * Listens to a content's events until the signal aborts. Reconnects after 1 s, then twice as long each time up to 30 s,
 * and calls onState on each connection, because events sent meanwhile are gone. Ends for good where the server refuses.
 * EventSource cannot do this: it sends no bearer header.
 */
export async function listenToStoryboard(
  contentId: string,
  listener: StoryboardListener,
  signal: AbortSignal,
): Promise<void> {
  const path = storyboardEvents.path.replace(':id', encodeURIComponent(contentId));
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await listenOnce(path, listener, signal);
    if (outcome === 'refused') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    await pause(retryDelayMs(failures, Math.random()), signal);
  }
}

/** Milliseconds to wait after so many failures in a row; `chance` (0 to 1) spreads clients that failed together. */
export function retryDelayMs(failures: number, chance: number): number {
  const longest = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + chance / 2);
}

/** `ended`: it worked for a good while; `failed`: try again later; `refused`: it never will work. */
async function listenOnce(
  path: string,
  listener: StoryboardListener,
  signal: AbortSignal,
): Promise<'ended' | 'failed' | 'refused'> {
  const silence = watchSilence();
  const startedAtMs = Date.now();
  try {
    const response = await openStream(path, AbortSignal.any([signal, silence.signal]));
    if (response.body === null) return 'failed';
    listener.onState();
    await readEvents(response.body, (event) => deliver(event, listener), silence.restart);
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.status >= 400 &&
      error.status < 500 &&
      error.status !== 429 &&
      // Until the session is renewed, or who does something next is asked to sign in.
      error.status !== 401
    )
      return 'refused';
  } finally {
    silence.stop();
  }
  // A connection that is cut as soon as it stands is no better than none: it must not be tried every second.
  return Date.now() - startedAtMs > longestRetryMs ? 'ended' : 'failed';
}

function deliver({ event, data }: ServerEvent, listener: StoryboardListener): void {
  if (event === 'state') listener.onState();
  if (event !== 'progress') return;
  const progress = parseProgress(data);
  if (progress !== undefined) listener.onProgress(progress);
}

/** An event that a newer server words differently is left out; the state that follows tells the same. */
function parseProgress(data: string): ProgressEvent | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';

function isProgress(value: unknown): value is ProgressEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { stage, scene, scene_id: sceneId, n, m, percent } = value as Record<string, unknown>;
  return (
    typeof stage === 'string' &&
    isNumberOrNull(scene) &&
    isTextOrNull(sceneId) &&
    [n, m, percent].every((each) => typeof each === 'number')
  );
}

function watchSilence() {
  const abort = new AbortController();
  const start = () => setTimeout(() => abort.abort(), silenceMs);
  let timer = start();
  return {
    signal: abort.signal,
    restart: () => {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Waits; an abort, or the network's return, ends the wait early. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
    globalThis.addEventListener('online', end);
    if (signal.aborted) end();
  });
}
