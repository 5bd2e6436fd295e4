import { describe, expect, it } from 'vitest';
import { markLines } from './mark-lines.ts';

const marked = (line: string) => markLines([line]).map(({ text, seconds }) => ({ text, seconds }));

describe('the seconds in front of a line', () => {
  it.each(['0-5s The gate opens', '0-5 sec The gate opens', '[0-5 secs] - The gate opens'])(
    'are taken off: %s',
    (line) => {
      expect(marked(line)).toEqual([{ text: 'The gate opens', seconds: 5 }]);
    },
  );

  it('are taken off where their name is written out before a mark', () => {
    expect(marked('0-5 seconds: The gate opens')).toEqual([{ text: 'The gate opens', seconds: 5 }]);
  });

  it.each(['3-5 slices of bread are enough.', '10-20 seconds is enough.', '2-3 sekt bottles'])(
    'are none where they are counted in a sentence: %s',
    (line) => {
      expect(marked(line)).toEqual([{ text: line, seconds: null }]);
    },
  );
});
