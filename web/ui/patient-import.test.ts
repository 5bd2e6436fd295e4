import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientImport } from './patient-import.ts';

const network = new EventTarget();
let onLine: boolean;

beforeEach(() => {
  onLine = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { get onLine() { return onLine; } });
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that fails to load so many times. */
function failing(times: number) {
  return vi.fn(async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
}

test('a part that fails to load is fetched again, each time after a longer wait, by one attempt for all', async () => {
  const load = failing(3);
  const fetch = patientImport(load);
  const both = Promise.all([fetch(), fetch()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await both).toEqual(['the part', 'the part']);
  await fetch();
  expect(load).toHaveBeenCalledTimes(4);
});

test("the network's return fetches it at once, and its absence is no reason to give up", async () => {
  onLine = false;
  const load = failing(20);
  const part = patientImport(load, 2)();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(load).toHaveBeenCalledTimes(20);
  onLine = true;
  network.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
});

test('a part that is on the server no more is given up after its tries, and asked for anew later', async () => {
  const load = failing(2);
  const fetch = patientImport(load, 2);
  const given = expect(fetch()).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(1_000);
  await given;
  expect(await fetch()).toBe('the part');
});
