import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { diskFaultOf } from './disk-fault.ts';
import { ProviderError } from './provider-error.ts';

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('a full disk', () => {
  it('is known by what the file system says', () => {
    expect(diskFaultOf(thrownBy(() => writeFileSync('/dev/full', 'x')))).toBe('full');
  });

  it('is known by what a tool of its own says', async () => {
    const tried = runFfmpeg(['-y', '-f', 'lavfi', '-i', 'sine=d=2', '-f', 'wav', '/dev/full'], {
      timeoutMs: 60_000,
    });
    expect(diskFaultOf(await tried.catch((error: unknown) => error))).toBe('full');
  });

  it.each([
    [
      'PostgreSQL',
      Object.assign(new Error('could not extend file "base/5/16768"'), { code: '53100' }),
    ],
    [
      'SQLite',
      Object.assign(new Error('database or disk is full'), {
        code: 'ERR_SQLITE_ERROR',
        errcode: 13,
      }),
    ],
    ['the embedded engine', { name: 'ErrnoError', errno: 51 }],
    ['a quota', Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' })],
    ['a worker, in words', 'Error: ENOSPC: no space left on device, write'],
    [
      'what caused a failure',
      new ProviderError('The narrator stopped.', {
        retryable: true,
        cause: new Error('the file', { cause: 'No space left on device' }),
      }),
    ],
  ])('is known by %s', (_name, error) => expect(diskFaultOf(error)).toBe('full'));
});

it('a full disk of another machine is not ours', () => {
  const answer = Object.assign(new Error('500 No space left on device'), {
    status: 500,
    headers: new Headers(),
  });
  expect(
    diskFaultOf(
      new ProviderError('500 No space left on device', { retryable: true, cause: answer }),
    ),
  ).toBeNull();
});

describe('a disk that takes nothing', () => {
  it('is known by what the file system says', () => {
    expect(diskFaultOf(thrownBy(() => mkdirSync('/proc/scenewright')))).toBe('unwritable');
    expect(diskFaultOf(Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'open' }))).toBe(
      'unwritable',
    );
    expect(
      diskFaultOf(Object.assign(new Error('unable to open database file'), { errcode: 14 })),
    ).toBe('unwritable');
  });
});

it.each([
  new Error('no'),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('permission denied for table'), { code: '42501' }),
  null,
  undefined,
  'no',
  5,
  { errno: 51 },
])('%s says nothing of the disk', (error) => {
  expect(diskFaultOf(error)).toBeNull();
});
