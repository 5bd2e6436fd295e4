import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry, pageWithRetry } from './import-with-retry.ts';

const network = new EventTarget();
let onLine: boolean;

beforeEach(() => {
  onLine = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times, then gives what it is asked for. */
function failing<T>(times: number, then: T) {
  return vi.fn(async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return then;
  });
}

async function networkComesBack(): Promise<void> {
  onLine = true;
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a part that fails to load is fetched again, each time after a longer wait, by one attempt for all [BOARD-19]', async () => {
  const load = failing(3, 'the part');
  const fetchPart = importWithRetry(load);
  const both = Promise.all([fetchPart(), fetchPart()]);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await both).toEqual(['the part', 'the part']);
  await fetchPart();
  expect(load).toHaveBeenCalledTimes(4);
});

test('a part that the browser remembers to have failed is asked for at another address, each time [PAGE-16]', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  const fails = (address: string) =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  const load = vi.fn(() => fails('http://localhost:3000/assets/view-1.js'));
  const importFrom = vi.fn((address: string) =>
    address.endsWith('attempt=3') ? Promise.resolve('the part') : fails(address),
  );
  const part = importWithRetry<string>(load, importFrom)();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(importFrom.mock.calls).toEqual(
    [1, 2, 3].map((attempt) => [`http://localhost:3000/assets/view-1.js?attempt=${attempt}`]),
  );
});

test.each([
  'Importing a module script failed.',
  'Failed to fetch dynamically imported module: https://elsewhere.example/view-1.js',
])('without an address of ours (%s) it is asked for as before', async (sentence) => {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  const load = vi.fn().mockRejectedValueOnce(new TypeError(sentence)).mockResolvedValue('the part');
  const importFrom = vi.fn();
  const part = importWithRetry<string>(load, importFrom)();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await part, importFrom.mock.calls]).toEqual(['the part', []]);
});

test.each([
  ['a part', importWithRetry<string>],
  ['a page', pageWithRetry<string>],
])(
  '%s is not asked for without a network, and comes as soon as there is one',
  async (_what, withRetry) => {
    onLine = false;
    const load = failing(0, 'the part');
    const part = withRetry(load)();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).not.toHaveBeenCalled();
    await networkComesBack();
    expect(await part).toBe('the part');
  },
);

test('a page that is fetched ahead and cannot be had is no matter before it is wanted', async () => {
  const reload = vi.fn();
  const load = failing(1, 'the page');
  const page = pageWithRetry(load, { isReachable: async () => true, reload });
  expect(await page.ahead()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  void page();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(await pageWithRetry(failing(0, 'another')).ahead()).toBe('another');
});

test('a page that cannot be had is loaded as a new document once the server answers, but not twice in a row [PAGE-10]', async () => {
  const reload = vi.fn();
  const isReachable = failing(2, true);
  const shown = vi.fn();
  void pageWithRetry(failing(1, 'the page'), { isReachable, reload })().then(shown, shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
  await expect(pageWithRetry(failing(1, 'the page'), { isReachable, reload })()).rejects.toThrow(
    'Failed to fetch',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  void pageWithRetry(failing(1, 'the page'), { isReachable, reload })().then(shown, shown);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});
