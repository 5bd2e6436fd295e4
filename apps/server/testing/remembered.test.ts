import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import type { AskWriter } from '../wire-writer.ts';
import { keep, keyOf, recall, rememberedVariable, shareRemembered } from './remembered.ts';
import { createRememberingWriter } from './remembering-writer.ts';

const before = process.env[rememberedVariable];
afterEach(() => {
  if (before === undefined) delete process.env[rememberedVariable];
  else process.env[rememberedVariable] = before;
});

it('what one process of a run keeps another recalls, until the run ends', async () => {
  const remove = shareRemembered();
  const folder = process.env[rememberedVariable] ?? '';
  const module = JSON.stringify(new URL('remembered.ts', import.meta.url).href);
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `const { keep, keyOf } = await import(${module}); keep(keyOf(['a', 'b']), Buffer.from('made'));`,
  ]);
  expect(recall(keyOf(['a', 'b']))).toEqual(Buffer.from('made'));
  remove();
  expect(existsSync(folder)).toBe(false);
  expect(recall(keyOf(['a', 'b']))).toBeUndefined();
});

it('parts are told apart, and a process without a run remembers for itself', () => {
  delete process.env[rememberedVariable];
  keep(keyOf(['ab', 'c']), Buffer.from('one'));
  expect(recall(keyOf(['ab', 'c']))).toEqual(Buffer.from('one'));
  expect(recall(keyOf(['a', 'bc']))).toBeUndefined();
  expect(recall(keyOf(['abc']))).toBeUndefined();
});

it('the writer is asked the same once, other things anew, and always where its time is limited', async () => {
  delete process.env[rememberedVariable];
  const asked = vi.fn(async (...[, args]: readonly unknown[]) => ({ said: args, at: undefined }));
  const writer = createRememberingWriter((() => asked) as unknown as AskWriter);
  const { signal } = new AbortController();
  const ask = (idea: string, mostMs?: number) => writer(mostMs)('enhanceIdea', [idea], signal);
  const first = await ask('bees');
  expect(await ask('bees')).toEqual(first);
  expect(asked).toHaveBeenCalledTimes(1);
  await ask('wasps');
  await ask('bees', 50);
  expect(asked).toHaveBeenCalledTimes(3);
  await expect(
    writer(undefined)('enhanceIdea', ['bees'], AbortSignal.abort(new Error('called off'))),
  ).rejects.toThrow('called off');
});

it('what the writer could not do is not remembered', async () => {
  delete process.env[rememberedVariable];
  const asked = vi.fn(async () => {
    throw new Error('no room');
  });
  const writer = createRememberingWriter(() => asked);
  const { signal } = new AbortController();
  for (const _ of [1, 2])
    await expect(writer(undefined)('enhanceIdea', ['ants'], signal)).rejects.toThrow('no room');
  expect(asked).toHaveBeenCalledTimes(2);
});
