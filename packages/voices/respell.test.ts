import { describe, expect, it } from 'vitest';
import { respell } from './respell.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';

/** Each word lasts 100 ms, one after another. */
const spoken = (text: string) =>
  writtenWords(text).map((word, index) => ({
    text: word.text,
    startMs: index * 100,
    endMs: index * 100 + 90,
  }));

describe('a respelled text', () => {
  it('is spoken as it is said, and timed as it is written [VOICE-5]', () => {
    const { text, timesOfWritten } = respell('A GIF, by Siobhan: it moves.', [
      { word: 'GIF', say: 'jif' },
      { word: 'siobhan', say: 'shi vawn' },
    ]);
    expect(text).toBe('A jif, by shi vawn: it moves.');
    expect(timesOfWritten(spoken(text))).toEqual([
      { text: 'A', startMs: 0, endMs: 90 },
      { text: 'GIF,', startMs: 100, endMs: 190 },
      { text: 'by', startMs: 200, endMs: 290 },
      { text: 'Siobhan:', startMs: 300, endMs: 490 },
      { text: 'it', startMs: 500, endMs: 590 },
      { text: 'moves.', startMs: 600, endMs: 690 },
    ]);
  });

  it('keeps its lines, its endings, and words that only look alike', () => {
    expect(respell("The SQL's here\nand SQLite—SQL", [{ word: 'SQL', say: 'sequel' }]).text).toBe(
      "The sequel's here\nand SQLite— sequel",
    );
    expect(respell('Bees dance.', [{ word: 'SQL', say: 'sequel' }]).text).toBe('Bees dance.');
  });

  it('says nothing twice: what is said is not respelled again, and `$&` is no command', () => {
    expect(
      respell('a b', [
        { word: 'a', say: 'b' },
        { word: 'b', say: 'c$&' },
      ]).text,
    ).toBe('b c$&');
  });

  it('keeps the written words in order where a voice tells other words than it was given', () => {
    const { timesOfWritten } = respell('A GIF moves.', [{ word: 'GIF', say: 'jif' }]);
    const words = timesOfWritten([{ text: 'Ajifmoves', startMs: 50, endMs: 950 }]);
    expect(words.map((word) => word.text)).toEqual(['A', 'GIF', 'moves.']);
    expect([words[0]?.startMs, words[2]?.endMs]).toEqual([50, 950]);
  });
});
