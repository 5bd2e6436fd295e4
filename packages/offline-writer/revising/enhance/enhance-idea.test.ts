import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Material } from '../../reading/material.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { enhanceIdea } from './enhance-idea.ts';

describe('an idea is enhanced', () => {
  it('by capital letters, final marks and single spaces', () => {
    expect(
      enhanceIdea('our bakery  opens at 6 on monday. the  first 20 guests get a free roll'),
    ).toBe('Our bakery opens at 6 on Monday. The first 20 guests get a free roll.');
  });

  it('by one line for each step', () => {
    expect(
      enhanceIdea('How to fold a sheet: 1. stand it up 2. tuck the corners 3. fold it in thirds'),
    ).toBe('How to fold a sheet:\n1. Stand it up\n2. Tuck the corners\n3. Fold it in thirds');
  });

  it('by bullets of one kind', () => {
    expect(enhanceIdea('Three rules\n\n• lock the door\n* turn off the gas\n- feed the cat')).toBe(
      'Three rules\n\n- Lock the door\n- Turn off the gas\n- Feed the cat',
    );
  });

  it('by what is needed before what is done with it', () => {
    const idea =
      'Pancakes\n\nSteps:\n1. Mix everything.\n2. Fry for 2 minutes.\n\nIngredients:\n- 200 g flour\n- 2 eggs\n- 300 ml milk';
    const enhanced = enhanceIdea(idea);
    expect(enhanced.indexOf('200 g flour')).toBeLessThan(enhanced.indexOf('Mix everything'));
  });

  it('by taking out a small word that stands twice', () => {
    expect(enhanceIdea('We walked along the the river for 3 hours.')).toBe(
      'We walked along the river for 3 hours.',
    );
  });
});

describe('an idea stays as it is', () => {
  it.each([
    'Bees dance. They tell the hive where the flowers are.',
    'small kitchens hold the biggest talks,\nthe steam, the spoons, the ticking clocks,\nmy father peeling oranges in one long curl\n\nand everything i know of love\nis someone setting out a bowl\nand saying sit, you must be cold',
    '日本の自動販売機は約390万台。なぜこんなに多いのか？',
    '',
  ])('%j', (idea) => {
    expect(enhanceIdea(idea)).toBe(idea);
  });

  it('in its code', () => {
    const code = 'result = []\nfor x in items:\n    if x > 0:\n        result.append(x * 2)';
    expect(enhanceIdea(`stop writing this:\n\n${code}\n\nit is slow`)).toContain(code);
  });

  it('in what a script hears and shows with each scene', () => {
    const script =
      'SCENE 1\n[Visual: a harbor at dawn]\nVO: Ten came back.\n(SFX: gull)\n\nSCENE 2\n[Visual: a lamp]\nVO: Nobody knows who.';
    expect(enhanceIdea(script)).toBe(script);
  });
});

const word = fc.constantFrom(
  'the',
  'dog',
  'i',
  'we',
  'bakes',
  '4.2%',
  '$1,250',
  'monday',
  'Anna',
  'but',
  'it',
  'runs',
  'and',
  'hot',
  '9:30',
  'nuvello.co',
  'мир',
  '猫',
  'Tone:',
  'VO:',
  'Q:',
  'end',
  'with:',
  'make',
  'funny',
  'step',
  '2',
);
const sentence = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 9 }),
    fc.constantFrom('', '.', '!', '??', '…', ':', ' '),
  )
  .map(([words, mark]) => words.join(' ') + mark);
const line = fc
  .tuple(
    fc.constantFrom('', '- ', '• ', '* ', '1. ', '2) ', '# ', '  ', '> '),
    fc.array(sentence, { minLength: 1, maxLength: 3 }),
  )
  .map(([bullet, parts]) => bullet + parts.join(' '));
const idea = fc.oneof(
  fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\n\n', '\n\n\n', '\r\n')), { maxLength: 7 })
    .map((lines) => lines.flat().join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

/** Small words that stand twice are a slip, and may be taken out; which of them meet depends on the order of lines. */
const doubling: ReadonlySet<string> = new Set(['the', 'and']);
const allWordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const wordsOf = (text: string) =>
  allWordsOf(text)
    .filter((each) => !doubling.has(each))
    .toSorted();
const smallWordsOf = (text: string) => new Set(allWordsOf(text)).intersection(doubling);
const figuresOf = (text: string): string[] => (text.match(/\d[\d.,:]*\d|\d/gu) ?? []).toSorted();
/** A word that somebody typed twice is typed once afterwards. */
const keyOf = (text: string): string =>
  wordsOf(text)
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ');
const unitsOf = (material: Material | undefined): Set<string> =>
  new Set(material?.units.map((unit) => keyOf(unit.text)));

/** The same ideas in each test, others in each run: what is made of one is made once. */
const cases = { numRuns: asOften(300, 60), seed: Date.now() };
const made = new Map<string, string>();
function enhanced(text: string): string {
  const known = made.get(text) ?? enhanceIdea(text);
  made.set(text, known);
  return known;
}

describe('whatever the idea', () => {
  it('its words and figures are all there, and nothing else', () => {
    fc.assert(
      fc.property(idea, (text) => {
        expect(wordsOf(enhanced(text))).toEqual(wordsOf(text));
        expect(smallWordsOf(enhanced(text))).toEqual(smallWordsOf(text));
        expect(figuresOf(enhanced(text))).toEqual(figuresOf(text));
      }),
      cases,
    );
  });

  it('enhancing it twice equals once', () => {
    fc.assert(
      fc.property(idea, (text) => {
        const once = enhanced(text);
        expect(enhanceIdea(once)).toBe(once);
      }),
      cases,
    );
  });

  it('the same is read from it, with the same wishes', () => {
    fc.assert(
      fc.property(idea, (text) => {
        const [after, before] = [enhanced(text), text].map((each) => readMaterial(each));
        expect(unitsOf(after)).toEqual(unitsOf(before));
        expect(after?.requests.map(keyOf).toSorted()).toEqual(
          before?.requests.map(keyOf).toSorted(),
        );
      }),
      cases,
    );
  });

  it('one of very many characters keeps all its words', () => {
    const long = 'we bake 4 loaves on monday . it is hot and the dog runs, but anna sleeps!! '
      .repeat(540)
      .slice(0, asOften(40_000, 12_000));
    expect(wordsOf(enhanceIdea(long))).toEqual(wordsOf(long));
  });
});
