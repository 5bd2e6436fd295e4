import { describe, expect, it } from 'vitest';
import { groupWords, toSrt, toVtt } from './captions-file.ts';

const say = (text: string, startMs = 0, wordMs = 300) =>
  text.split(' ').map((word, index) => ({
    text: word,
    startMs: startMs + index * wordMs,
    endMs: startMs + (index + 1) * wordMs - 20,
  }));

describe('captions', () => {
  it('are grouped by sentence, length and pause', () => {
    const words = [
      ...say('A short one. Then a rather longer sentence which cannot stand on a single line.'),
      ...say('After silence', 9_000),
    ];
    const lines = groupWords(words).map((line) => line.map(({ text }) => text).join(' '));
    expect(lines).toEqual([
      'A short one.',
      'Then a rather longer sentence which cannot',
      'stand on a single line.',
      'After silence',
    ]);
  });

  it('are written as SubRip', () => {
    expect(toSrt(say('Hello there. Bye!', 3_661_500))).toBe(
      '1\n01:01:01,500 --> 01:01:02,080\nHello there.\n\n2\n01:01:02,100 --> 01:01:02,380\nBye!\n',
    );
  });

  it('are written as WebVTT, with nothing that a player would take for markup', () => {
    expect(toVtt(say('<b> & -->\n\nx'))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:00.880\n&lt;b&gt; &amp; → x\n',
    );
  });

  it('of no words are empty', () => {
    expect(toSrt([])).toBe('');
    expect(toVtt([])).toBe('WEBVTT\n');
  });
});

it('writes Chinese and Japanese without spaces between words, and with them between scripts', () => {
  const words = ['蜜蜂', '怎样', '找到', 'GPS', '回家。'].map((text, index) => ({
    text,
    startMs: index * 300,
    endMs: index * 300 + 250,
  }));
  expect(toSrt(words)).toContain('\n蜜蜂怎样找到 GPS 回家。\n');
});
