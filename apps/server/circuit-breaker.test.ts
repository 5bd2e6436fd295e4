import { expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** It moves when it is told to, and only then. */
function createStandingClock() {
  let nowMs = Date.parse('2026-11-28T12:00:00Z');
  return { now: () => new Date(nowMs), advance: (ms: number) => void (nowMs += ms) };
}

const outage = () =>
  Promise.reject(new ProviderError('It is down.', { retryable: true, pause: 'outage' }));

async function brokenAfter(outages: number) {
  const clock = createStandingClock();
  const guard = createCircuitBreaker(clock);
  let calls = 0;
  const call = (answer: () => Promise<string>) =>
    guard(() => {
      calls += 1;
      return answer();
    });
  for (let count = 0; count < outages; count += 1)
    await expect(call(outage)).rejects.toThrow('It is down.');
  return { clock, call, calls: () => calls };
}
const fine = () => Promise.resolve('fine');

it('five outages in a row spare the provider further calls for 20 seconds', async () => {
  const { clock, call, calls } = await brokenAfter(5);
  await expect(call(fine)).rejects.toMatchObject({ pause: 'outage', retryAfterMs: 20_000 });
  expect(calls()).toBe(5);
  clock.advance(20_000);
  expect(await call(fine)).toBe('fine');
  expect(await call(fine)).toBe('fine');
});

it('after an outage one call tries, and one outage more closes it again', async () => {
  const { clock, call, calls } = await brokenAfter(5);
  clock.advance(20_000);
  let letGo = (): void => {};
  const held = call(() => new Promise<string>((resolve) => (letGo = () => resolve('fine'))));
  await expect(call(fine)).rejects.toMatchObject({ pause: 'outage' });
  expect(calls()).toBe(6);
  letGo();
  expect(await held).toBe('fine');
  expect(await call(fine)).toBe('fine');
});

it('a refused request, and an answer between outages, are no outage', async () => {
  const { call } = await brokenAfter(4);
  await expect(
    call(() => Promise.reject(new ProviderError('Reword it.', { retryable: false }))),
  ).rejects.toThrow('Reword it.');
  await expect(call(outage)).rejects.toThrow('It is down.');
  expect(await call(fine)).toBe('fine');
});
