import { expect, it } from 'vitest';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { failureOfPrediction } from './failed-prediction.ts';
import type { Prediction } from './prediction.ts';
import { imageModel, startHarness } from './testing/replicate-harness.ts';

const failure = (status: Prediction['status'], error: string | null = null) =>
  failureOfPrediction({ id: 'p1', status, error });

it.each([
  'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
  'NSFW content detected. Try running it again, or try a different prompt.',
  'Content Moderation Error: the prompt was rejected',
  'The prompt violates our safety guidelines',
  "Sorry, this prompt may violate Google's Responsible AI practices",
])('asks to reword what a filter has refused: %s', (error) => {
  expect(failure('failed', error)).toMatchObject({
    retryable: false,
    message: expect.stringContaining('Reword'),
  });
});

it('tries again what broke, and what was stopped before it cost anything', () => {
  expect(failure('failed', 'CUDA out of memory').retryable).toBe(true);
  expect(failure('failed').retryable).toBe(true);
  expect(failure('aborted').retryable).toBe(true);
  expect(failure('unknown').retryable).toBe(true);
  expect(failure('succeeded').retryable).toBe(true);
});

it('leaves it to the creator where it would be paid for a second time', () => {
  expect(failure('canceled').retryable).toBe(false);
});

it("keeps the model's own words for the log", () => {
  const { message, cause } = failure('failed', 'Traceback: no space left on device');
  expect(message).not.toContain('Traceback');
  expect(String(cause)).toContain('Traceback');
});

it("does not take another machine's full disk for ours", () => {
  expect(isNoRoom(failure('failed', 'OSError: no space left on device'))).toBe(false);
});

it.each([
  ['moderation', false],
  ['break', true],
  ['abort', true],
  ['cancel', false],
  ['odd', true],
] as const)('reads it from what Replicate answers (%s)', async (fault, retryable) => {
  const { client, emulator } = await startHarness();
  emulator.faults.predictions.inject(fault);
  const signal = new AbortController().signal;
  const { id } = await client.create(imageModel, { prompt: 'a' }, { signal });
  emulator.finish(id);
  expect(failureOfPrediction(await client.read(id)).retryable).toBe(retryable);
  await emulator.close();
});
