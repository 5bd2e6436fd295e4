import { describe, expect, it } from 'vitest';
import { createLimiter, runStep } from './run-steps.ts';

describe('turns', () => {
  it('hold back what comes before its turn, and lose nothing', () => {
    const written: string[] = [];
    const takeTurn = createLimiter((text) => written.push(text));
    const [first, second, third] = [takeTurn(), takeTurn(), takeTurn()];
    second.print('b1 ');
    first.print('a1 ');
    third.print('c1 ');
    second.end();
    first.print('a2 ');
    expect(written).toEqual(['a1 ', 'a2 ']);
    first.end();
    third.print('c2 ');
    third.end();
    expect(written.join('')).toBe('a1 a2 b1 c1 c2 ');
  });
});

describe('a step', () => {
  it('prints where it is told to, and says how it ended', async () => {
    const printed: string[] = [];
    const result = await runStep(
      { name: 'failing', command: 'node', args: ['-e', 'console.log("said"); process.exit(3)'] },
      { print: (text) => printed.push(text) },
    );
    expect(printed.join('')).toBe('said\n');
    expect(result).toEqual({ name: 'failing', ok: false, output: 'said\n', wentSilent: false });
  });

  it('finds in its environment what it is given, beside what we have', async () => {
    const { output } = await runStep(
      {
        name: 'reading',
        command: 'node',
        args: ['-e', 'console.log(process.env.GIVEN, process.env.PATH === undefined)'],
        env: { GIVEN: 'to it' },
      },
      { quiet: true },
    );
    expect(output).toBe('to it false\n');
  });

  it('tells when its command sends a message', async () => {
    const messages: unknown[] = [];
    const { ok } = await runStep(
      { name: 'sending', command: 'node', args: ['-e', 'process.send("now")'] },
      { onMessage: (message) => messages.push(message) },
    );
    expect({ ok, messages }).toEqual({ ok: true, messages: ['now'] });
  });

  it('is ended when it has said nothing for as long as it may, however it ends then', async () => {
    const stuck =
      'console.log("begun"); process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000)';
    const result = await runStep(
      { name: 'stuck', command: 'node', args: ['-e', stuck] },
      { quiet: true, mostSilenceMs: 1_000 },
    );
    expect(result).toEqual({ name: 'stuck', ok: false, output: 'begun\n', wentSilent: true });
  });

  it('goes on for as long as it says something', async () => {
    const talking =
      'let n = 0; const t = setInterval(() => { console.log(n); if (++n === 12) clearInterval(t); }, 200)';
    const { ok, wentSilent } = await runStep(
      { name: 'talking', command: 'node', args: ['-e', talking] },
      { quiet: true, mostSilenceMs: 1_500 },
    );
    expect({ ok, wentSilent }).toEqual({ ok: true, wentSilent: false });
  });
});
