import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften, representative } from '@scenewright/contract/testing/thorough.ts';
import { cutAtClauses } from './clauses.ts';
import { readMaterial } from './read-material.ts';

const pieces = fc.constantFrom(
  'The bees dance.',
  'It was cold',
  'But almost half left.',
  '- 2 cups flour',
  '1. Mix it.',
  'Scene 1:',
  'VO: We begin.',
  'Visual: a fox',
  'Anna: Hi!',
  'Q: Why?',
  'A: Because.',
  '# Title',
  'INGREDIENTS',
  '\n',
  '\n\n',
  ' ',
  '$4.2 million',
  '9:30 to 17:00',
  '(SFX: door)',
  '[pause]',
  '“Well,',
  '”',
  '»',
  '#tag',
  '🔥',
  '**bold**',
  'Make a video about',
  'end with "Bye"',
  '| a | b |',
  '¿Qué?',
  '今日は。',
  'مرحبا؟',
  'e.g.',
  'Dr.',
  '...',
  ':',
  ';',
  '—',
  'https://x.org/a.b',
  '0:00-0:05',
  '①',
  'make it funny',
);
const idea = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((all) => all.join(' ')),
  fc.array(pieces, { maxLength: 40 }).map((all) => all.join('\n')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Letters and digits, without regard to case. */
const lettersOf = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('');

function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of part) {
    at = whole.indexOf(letter, at);
    if (at < 0) return false;
    at += 1;
  }
  return true;
}

describe('whatever is typed', () => {
  it('is read into units whose letters stand in the idea in their order', () => {
    fc.assert(
      fc.property(idea, (text) => {
        const whole = lettersOf(text.toWellFormed());
        for (const unit of readMaterial(text).units)
          expect(isWithin(lettersOf(unit.text), whole)).toBe(true);
      }),
      { numRuns: asOften(300, 60) },
    );
  });

  it('gives ids from 0, blocks that never go back, and relations to units before', () => {
    fc.assert(
      fc.property(idea, (text) => {
        const { units } = readMaterial(text);
        for (const [index, unit] of units.entries()) {
          expect(unit.id).toBe(index);
          expect(unit.text.trim()).not.toBe('');
          expect(unit.block).toBeGreaterThanOrEqual(units[index - 1]?.block ?? 0);
          for (const other of [unit.leansOn, unit.corrects])
            if (other !== null) expect(other).toBeLessThan(unit.id);
        }
      }),
      { numRuns: asOften(300, 60) },
    );
  });

  it('ends every unit but a verse in a mark', () => {
    fc.assert(
      fc.property(idea, (text) => {
        for (const unit of readMaterial(text).units) {
          if (unit.kind !== 'verse')
            expect(unit.text).toMatch(/[.!?…。！？؟।｡．‽։۔] ?["”“’'»)\]}›」』）】》]*$/u);
        }
      }),
      { numRuns: asOften(300, 60) },
    );
  });

  it('comes out the same twice', () => {
    fc.assert(
      fc.property(idea, (text) => {
        expect(readMaterial(text)).toEqual(readMaterial(text));
      }),
      { numRuns: asOften(50, 10) },
    );
  });

  it('leaves labels and wishes out of the units', () => {
    const wish = fc.constantFrom(
      'Make it funny.',
      'Use upbeat music.',
      'Tone: playful',
      'Target audience: teens',
      'The video should be 30 seconds long.',
      'No people.',
      'Vertical, for TikTok.',
    );
    const sentence = fc.constantFrom(
      'Honey never spoils.',
      'Bees make honey.',
      'A hive holds 50,000 bees.',
      'Two hives survived.',
    );
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1 }),
        wish,
        fc.array(sentence),
        (before, asked, after) => {
          const { units, requests } = readMaterial([...before, asked, ...after].join('\n'));
          expect(units.map((unit) => unit.text)).toEqual([...before, ...after]);
          expect(requests).toHaveLength(1);
        },
      ),
      { numRuns: asOften(60, 12) },
    );
  });
});

describe('clauses', () => {
  it('hold every letter of the sentence, in order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'the dog',
            'sleeps',
            'and it',
            'runs',
            ', but she',
            'knew',
            '; we',
            'saw it',
            ' — ',
            'if',
            '(',
            '"',
            ',',
            'that',
          ),
          { maxLength: 30 },
        ),
        (words) => {
          const text = words.join(' ');
          expect(lettersOf(cutAtClauses(text).join(' '))).toBe(lettersOf(text));
        },
      ),
    );
  });
});

describe('40,000 hostile characters', () => {
  it.each(
    representative(
      [
        'a',
        'a ',
        'A. ',
        '(',
        '[',
        '"',
        '1. ',
        '1,',
        'a:',
        ': ',
        'Scene 1: ',
        '\n',
        '\na',
        '- a\n',
        'very ',
        '#a ',
        '*',
        '_',
        'the who ',
        'A: b\n',
        '¿',
        '。',
        'é́',
        '🔥',
        'a, ',
        'and ',
        '.',
        '?',
        '| a ',
        'make a video ',
        'x-',
        "a'",
      ],
      () => '',
      5,
    ),
  )('%j are read in a time that grows with their number alone', (piece) => {
    const text = piece.repeat(Math.ceil(50_000 / piece.length));
    const start = process.cpuUsage();
    readMaterial(text);
    // A second is usual on a busy machine; what goes over the text again for every sign takes minutes.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(15);
  });
});
