import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProgressEvent } from '@scenewright/contract/schemas/storyboard.ts';
import { listenToStoryboard, retryDelayMs } from './events.ts';
import { setTokenProvider } from './exchange.ts';
import { storeSession, stubFetch, stubStorage, unauthorized } from './testing/fake-browser.ts';

const id = '5f0f6f0e-0000-4000-8000-000000000002';
const progress: ProgressEvent = {
  stage: 'picture',
  scene: 1,
  scene_id: id,
  n: 0,
  m: 3,
  percent: 40,
};

beforeEach(() => {
  vi.useFakeTimers();
  storeSession(stubStorage(), 'mine', 60);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  setTokenProvider({
    providerToken: async () => null,
    holdsToken: () => false,
    leave: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listener() {
  return { onState: vi.fn(), onProgress: vi.fn() };
}

/** An answer that stands open and says nothing until it is aborted, as fetch does it. */
function silentAnswer(signal: AbortSignal | null | undefined): Response {
  return new Response(
    new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    }),
  );
}

describe('a listener', () => {
  test('hears that it should read on each connection, states, and progress it understands', async () => {
    const stop = new AbortController();
    const heard = listener();
    const seen = stubFetch(
      () =>
        new Response(
          `: hello\n\nevent: progress\ndata: ${JSON.stringify(progress)}\n\nevent: progress\ndata: {"stage":"unheard of"}\n\nevent: progress\ndata: {\n\nevent: state\ndata: {}\n\n`,
        ),
    );
    const listening = listenToStoryboard(id, heard, stop.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([
      {
        method: 'GET',
        url: `/api/v1/storyboard/content/${id}/events`,
        authorization: 'Bearer mine',
        body: undefined,
      },
    ]);
    expect(heard.onState).toHaveBeenCalledTimes(2);
    expect(heard.onProgress.mock.calls).toEqual([[progress]]);
    stop.abort();
    await listening;
  });

  test('connects again after a failure, and reads again then', async () => {
    const stop = new AbortController();
    const heard = listener();
    let tries = 0;
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      tries += 1;
      if (tries < 3) throw new TypeError('offline');
      return silentAnswer(signal);
    });
    const listening = listenToStoryboard(id, heard, stop.signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries).toBe(3);
    expect(heard.onState).toHaveBeenCalledTimes(1);
    stop.abort();
    await listening;
  });

  test('gives a silent connection up and opens another', async () => {
    const stop = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      signals.push(signal);
      return silentAnswer(signal);
    });
    const listening = listenToStoryboard(id, listener(), stop.signal);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(signals).toHaveLength(2);
    stop.abort();
    await listening;
  });

  test('waits for a new session where its own is over, and sends nobody away', async () => {
    const leave = vi.fn();
    setTokenProvider({ providerToken: async () => null, holdsToken: () => false, leave });
    const stop = new AbortController();
    const heard = listener();
    const stored = stubStorage();
    storeSession(stored, 'over', 60);
    vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) =>
      new Headers(headers).get('authorization') === 'Bearer new'
        ? silentAnswer(signal)
        : unauthorized(),
    );
    const listening = listenToStoryboard(id, heard, stop.signal);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard.onState).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
    storeSession(stored, 'new', 60);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard.onState).toHaveBeenCalledOnce();
    stop.abort();
    await listening;
  });

  test('ends where the server refuses', async () => {
    const seen = stubFetch(() =>
      Response.json({ detail: 'Gone.', code: 'not_found' }, { status: 404 }),
    );
    await listenToStoryboard(id, listener(), new AbortController().signal);
    expect(seen).toHaveLength(1);
  });
});

test('waits twice as long after each failure, spread over half, 30 s at most', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => retryDelayMs(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelayMs(3, 0)).toBe(2_000);
});
