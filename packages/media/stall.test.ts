import { chmod, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { configureFfmpeg, readFfmpeg, runFfmpeg, startFfmpeg } from './ffmpeg.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
const timeoutMs = 120_000;
const stalled = {
  name: 'MediaError',
  reason: 'timeout',
  message: 'ffmpeg made no progress for 450 ms and was stopped.',
};
const limits = { timeoutMs, stallMs: 450 };

afterEach(() => configureFfmpeg());

/** Uses a program that stands for an ffmpeg; its progress goes to channel 3. */
async function useScript(script: string): Promise<void> {
  const path = folder.file('ffmpeg');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  configureFfmpeg(path);
}

describe('an ffmpeg that hangs', () => {
  it('is noticed without being told how long to wait', async () => {
    await useScript('exec sleep 600');
    const startedAt = performance.now();
    await expect(runFfmpeg([], { timeoutMs })).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'timeout',
    });
    // Looks are counted: a machine that keeps us waiting for our turns is given more time.
    expect(performance.now() - startedAt).toBeLessThan(timeoutMs / 2);
  });

  it('is noticed though it goes on reporting', async () => {
    await useScript(
      'while :; do printf "frame=7\\nout_time_us=7\\nspeed=0x\\nprogress=continue\\n" >&3; sleep 0.02; done',
    );
    await expect(runFfmpeg([], limits)).rejects.toMatchObject(stalled);
  });

  it('is noticed with input that it does not take', async () => {
    await useScript('exec sleep 600');
    const { stdin, done } = startFfmpeg([], limits);
    stdin.write(Buffer.alloc(1_000_000));
    await expect(done).rejects.toMatchObject(stalled);
  });

  it('is not one that moves on slowly, waits for its input, or for somebody to read', async () => {
    await useScript('for n in 1 2 3 4 5 6 7 8; do echo "frame=$n" >&3; sleep 0.5; done');
    await expect(runFfmpeg([], { timeoutMs, stallMs: 3_000 })).resolves.toBe('');

    configureFfmpeg();
    const writing = startFfmpeg(
      ['-f', 's16le', '-ar', '48000', '-i', 'pipe:0', '-f', 'null', '-'],
      limits,
    );
    const reading = readFfmpeg(
      ['-f', 'lavfi', '-i', 'testsrc=size=320x240:duration=4', '-f', 'rawvideo', 'pipe:1'],
      limits,
    );
    await new Promise((resolve) => void reading.stdout.once('readable', resolve));
    await pause(3 * limits.stallMs);
    writing.stdin.end(Buffer.alloc(9_600));
    reading.stdout.resume();
    await Promise.all([writing.done, reading.done]);
  });
});
