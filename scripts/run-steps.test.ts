import { describe, expect, it } from 'vitest';
import { createTurns, runStep } from './run-steps.ts';

describe('turns', () => {
  it('hold back what comes before its turn, and lose nothing', () => {
    const written: string[] = [];
    const takeTurn = createTurns((text) => written.push(text));
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
    expect(result).toEqual({ name: 'failing', ok: false, output: 'said\n' });
  });

  it('tells when its command sends a message', async () => {
    let messages = 0;
    const { ok } = await runStep(
      { name: 'sending', command: 'node', args: ['-e', 'process.send("now")'] },
      { onMessage: () => (messages += 1) },
    );
    expect({ ok, messages }).toEqual({ ok: true, messages: 1 });
  });
});
