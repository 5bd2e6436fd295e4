import { constants, getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { stepsBack } from './step-back.ts';
import { superviseProcess } from './supervised-process.ts';

function runScript(script: string, limits: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  return superviseProcess(process.execPath, ['-e', script], {
    timeoutMs: 30_000,
    title: 'the script',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...limits,
  });
}

const endless = 'setInterval(() => {}, 1000); console.log("ready")';

describe('a supervised process', () => {
  it('gives what it printed on stderr', async () => {
    await expect(runScript('console.error("a report")').done).resolves.toBe('a report\n');
  });

  it('keeps only the end of endless output', async () => {
    const output = await runScript('for (let i = 0; i < 20000; i++) console.error("line " + i)')
      .done;
    expect(output.length).toBeLessThanOrEqual(64 * 1024);
    expect(output).toMatch(/line 19999\n$/);
  });

  it('fails with one sentence and the end of its output', async () => {
    await expect(
      runScript('console.error("first"); console.error("no such thing"); process.exitCode = 3')
        .done,
    ).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'failed',
      message: 'the script failed (3): no such thing',
      detail: 'first\nno such thing\n',
    });
  });

  it('is gone when an abort is reported', async () => {
    const abort = new AbortController();
    const { child, done } = runScript(endless, { signal: abort.signal });
    child.stdout?.once('data', () => abort.abort(new Error('not wanted any more')));
    await expect(done).rejects.toThrow('not wanted any more');
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('is killed when it ignores the polite request', async () => {
    const abort = new AbortController();
    const { child, done } = runScript(`process.on("SIGTERM", () => {}); ${endless}`, {
      signal: abort.signal,
    });
    child.stdout?.once('data', () => abort.abort());
    await expect(done).rejects.toThrow();
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('ends when its time is over', async () => {
    await expect(runScript(endless, { timeoutMs: 50 }).done).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'timeout',
    });
  });

  it('is not started after an abort', () => {
    expect(() => runScript(endless, { signal: AbortSignal.abort(new Error('too late')) })).toThrow(
      'too late',
    );
  });

  it('gets none of our environment', async () => {
    const output = await runScript('console.error(Object.keys(process.env).sort().join())').done;
    expect(output).toBe('LC_ALL,TZ\n');
  });

  it('steps back behind whoever waits for an answer', async () => {
    const output = await runScript('console.error(os.getPriority())').done;
    expect(Number(output)).toBe(
      Math.min(getPriority() + stepsBack, constants.priority.PRIORITY_LOW),
    );
  });

  it('that cannot be found is a clear error', async () => {
    const { done } = superviseProcess('/nowhere/ffmpeg', [], {
      timeoutMs: 1_000,
      title: 'ffmpeg',
      stdio: 'ignore',
    });
    await expect(done).rejects.toMatchObject({ name: 'MediaError', reason: 'missing' });
  });
});
