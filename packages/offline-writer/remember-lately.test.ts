import { describe, expect, it } from 'vitest';
import { rememberLately } from './remember-lately.ts';

function counted(most: number) {
  const asked: string[] = [];
  const told = rememberLately(most, (text) => {
    asked.push(text);
    return { letters: text.length };
  });
  return { asked, told };
}

describe('what is remembered of the last texts', () => {
  it('a text that comes again is read once, and told of alike', () => {
    const { asked, told } = counted(2);
    expect([told('rain'), told('snow'), told('rain')].map(({ letters }) => letters)).toEqual([
      4, 4, 4,
    ]);
    expect(told('rain')).toBe(told('rain'));
    expect(asked).toEqual(['rain', 'snow']);
  });

  it('the text that was not asked about for longest goes', () => {
    const { asked, told } = counted(2);
    for (const text of ['rain', 'snow', 'rain', 'hail', 'rain', 'snow']) told(text);
    expect(asked).toEqual(['rain', 'snow', 'hail', 'snow']);
  });

  it('a long text is kept for nobody', () => {
    const { asked, told } = counted(2);
    const long = 'rain '.repeat(2_000);
    for (const text of [long, long]) told(text);
    expect(asked).toHaveLength(2);
  });
});
