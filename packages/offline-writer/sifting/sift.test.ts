import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import samples from '../samples/ideas.json' with { type: 'json' };
import { markedSegments, readDocuments } from '../training/documents.ts';
import { trainReader } from '../training/train-reader.ts';
import { cutSegments } from './segments.ts';
import { sift, sifterOf } from './sift.ts';

const folder = new URL('../training/', import.meta.url);
/** Written as people write: e and f are made of traps, and the samples (g) were marked by the rules. */
const natural = new Set(['a', 'b', 'c', 'd', 'h', 'i'].map((name) => `${name}.txt`));
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
  .flatMap((name) =>
    readDocuments(readFileSync(new URL(name, folder), 'utf8')).map((document) => ({
      ...document,
      isNatural: natural.has(name),
    })),
  );

const lettersOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).join('');

const pieces = fc.constantFrom(
  'The bees dance.',
  'pls no music',
  '(30 sec, upbeat!!)',
  '[logo]',
  '// for insta',
  '#fyp',
  'Posted by u/bee · 3 h',
  'Thanks, Jo',
  '- 2 cups flour',
  'VO: We begin.',
  '| a | b |',
  '\n',
  '\n\n',
  '動画は短めで。',
  'بدون موسيقى',
  '😂',
  '(',
  ']',
);
const anything = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join(' ')),
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join('\n')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('an idea, sifted', () => {
  it.each([
    ['Bees make honey.\n\ncalm female voice pls. Big text.', 'Bees make honey.'],
    ['why do cats purr (30 sec, upbeat, end w/ logo)', 'why do cats purr'],
    [
      'Der Basar ist am Samstag um 14 Uhr. bitte ein Video ohne Musik',
      'Der Basar ist am Samstag um 14 Uhr.',
    ],
    ['black holes // for insta, captions on', 'black holes'],
  ])('%j keeps what is for the viewers', (idea, kept) => {
    expect(sift(idea).text).toBe(kept);
  });

  it('lists what it leaves out', () => {
    const { notes, furniture } = sift('Bees dance.\nuse upbeat music please!!\n#bees #fyp #nature');
    expect(notes).toEqual(['use upbeat music please!!']);
    expect(furniture.join(' ')).toContain('#fyp');
  });

  it('keeps or lists every letter, whatever is typed', () => {
    fc.assert(
      fc.property(anything, (idea) => {
        const { text, notes, furniture } = sift(idea);
        const sorted = (from: string): string => [...lettersOf(from)].toSorted().join('');
        expect(sorted([text, ...notes, ...furniture].join(' '))).toBe(sorted(idea));
      }),
    );
  });

  it('is the same, sifted twice', () => {
    fc.assert(
      fc.property(anything, (idea) => {
        const once = sift(idea).text;
        expect(sift(once).text).toBe(once);
      }),
    );
  });

  it('stays whole where it is plain prose', () => {
    const prose = samples
      .filter(({ language }) => language === 'en')
      .flatMap(({ idea }) => idea.split('\n'))
      .filter((line) => /^\p{Lu}[^#@:[\](){}]{60,}[.]$/u.test(line))
      .filter((line) => sift(line).text === line);
    expect(prose.length).toBeGreaterThan(30);
    for (const [at, line] of prose.entries()) {
      const two = `${line}\n\n${prose[(at + 7) % prose.length] ?? ''}`;
      expect(sift(two).text).toBe(two);
    }
  });
});

it('cuts an idea into pieces that hold all its letters', () => {
  fc.assert(
    fc.property(anything, (idea) => {
      const segments = cutSegments(idea);
      expect(lettersOf(segments.map(({ text }) => text).join(' '))).toBe(lettersOf(idea));
      for (const { from, to, text } of segments) expect(idea.slice(from, to)).toBe(text);
    }),
  );
});

it('finds notes of documents that it has not seen, and loses hardly anything that is to be spoken', () => {
  const sifter = sifterOf(trainReader(documents.filter((_, at) => at % 5 !== 0)));
  const counts = { say: [0, 0], note: [0, 0], furniture: [0, 0], label: [0, 0], wrap: [0, 0] };
  const ofNatural = [0, 0];
  for (const document of documents.filter((_, at) => at % 5 === 0)) {
    const kept = lettersOf(sifter(document.text).text);
    for (const { segment, mark, isPure } of markedSegments(document)) {
      const letters = lettersOf(segment.text);
      if (!isPure || letters.length < 2) continue;
      const isLost = !kept.includes(letters);
      for (const all of [
        counts[mark],
        ...(mark === 'say' && document.isNatural ? [ofNatural] : []),
      ]) {
        all[0] = (all[0] ?? 0) + 1;
        if (isLost) all[1] = (all[1] ?? 0) + 1;
      }
    }
  }
  const share = ([all = 0, out = 0]: readonly number[]): number => out / all;
  expect(share(counts.note)).toBeGreaterThan(0.46);
  expect(share(counts.furniture)).toBeGreaterThan(0.45);
  expect(share(ofNatural)).toBeLessThan(1 / 120);
  expect(share(counts.say)).toBeLessThan(1 / 100);
}, 60_000);

it.each([
  ['Offline search works. (#1187)\nDark theme. (APP-2291)', '#1187'],
  [
    'A great tent\nVerified purchase - 12 of 14 people found this helpful\nIt stayed dry.',
    'Verified purchase',
  ],
  [
    'The library of drills\n\nBy Ana Quayle. Reading time: 4 minutes.\n\nOne drill is lent 611 times.',
    'By Ana Quayle.',
  ],
  [
    'Hope everyone had a good weekend!\nThe gate shuts at 7 p.m.',
    'Hope everyone had a good weekend!',
  ],
])('%j holds furniture by its form', (idea, furniture) => {
  const { text, notes, furniture: out } = sift(idea);
  expect(text).not.toContain(furniture);
  expect([...notes, ...out]).toContain(furniture);
});

it.each([
  [
    'We won 7 to 6.\n\nPls put the photos from the album behind it',
    'Pls put the photos from the album behind it',
  ],
  [
    '1. Which bone is smallest?\n\nPause 3 secs before each answer plz',
    'Pause 3 secs before each answer plz',
  ],
  ['offside rule in football, explained so my mother gets it', 'explained so my mother gets it'],
])('%j holds a note by its form', (idea, note) => {
  const { text, notes, furniture } = sift(idea);
  expect(text).not.toContain(note);
  expect([...notes, ...furniture]).toContain(note);
});

it.each([
  'FREDA ACKROYD (née Tolley)\n\nShe was Head Cook.',
  'Come in.\n\nPlease put your shoes on the rack.',
])('%j is for the viewers', (idea) => {
  expect(sift(idea).text).toBe(idea);
});
