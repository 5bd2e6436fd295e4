import { growthOf } from '@scenewright/contract/testing/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften, representative } from '@scenewright/contract/testing/thorough.ts';
import { readMaterial } from './read-material.ts';
import { cutRunOn } from './run-ons.ts';

const memo =
  'so i was working in the warehouse for six years and every day i would see perfectly good blenders and toasters going in the bin ' +
  'and nobody cared so one day i asked my boss and he said take all of it so i filled my van';

describe('a text without marks', () => {
  it('is cut between its clauses, and never between what a word joins', () => {
    expect(cutRunOn(memo, 'en')).toEqual([
      'So i was working in the warehouse for six years.',
      'And every day i would see perfectly good blenders and toasters going in the bin.',
      'And nobody cared so one day i asked my boss.',
      'And he said take all of it.',
      'So i filled my van.',
    ]);
  });

  it('is cut sooner where its author sets no mark at all', () => {
    expect(
      cutRunOn(
        'the choir bake sale is off its raining so its next friday the 8th instead oh and its two quid a slice three for tea and cake',
        'en',
      ),
    ).toEqual([
      'The choir bake sale is off its raining.',
      'So its next friday the 8th instead.',
      'Oh and its two quid a slice three for tea and cake.',
    ]);
    expect(
      cutRunOn('and then grandad still gave me the medal we hung it its in his kitchen', 'en'),
    ).toHaveLength(1);
    expect(
      cutRunOn(
        'so we lost the match by nine goals he still gave me the medal we hung it its in his kitchen',
        'en',
      ),
    ).toEqual([
      'So we lost the match by nine goals.',
      'He still gave me the medal.',
      'We hung it.',
      'Its in his kitchen.',
    ]);
  });

  it('is not cut before a pronoun to whom something is done', () => {
    const pieces = cutRunOn(
      'we had the only television in our street because my father won it in a raffle so my brother climbed on the roof with a coat hanger and held it up and the picture came back he could not come down mind you because every time he moved we lost it',
      'en',
    );
    for (const piece of pieces) expect(piece).not.toMatch(/^(?:It|You) (?:in|up|because)/u);
    expect(pieces.join(' ')).toContain('won it in a raffle');
    expect(pieces.join(' ')).toContain('held it up');
  });

  it('is cut in other languages where a word links', () => {
    const pieces = cutRunOn(
      'mi abuela nació en 1931 en un pueblo de soria y con catorce años se fue sola a madrid a trabajar en una casa y ahí conoció a mi abuelo que era panadero',
      'es',
    );
    expect(pieces.map((piece) => piece.slice(0, 6))).toEqual(['Mi abu', 'Y con ', 'Y ahí ']);
  });

  it('is cut in Japanese behind the endings of verbs', () => {
    expect(
      cutRunOn(
        '私の祖父は漁師で毎朝三時に起きて海に出ていましたそして七十歳のときに初めて網を置いて絵を描き始めました本当に驚きました',
        'ja',
      ),
    ).toEqual([
      '私の祖父は漁師で毎朝三時に起きて海に出ていました。',
      'そして七十歳のときに初めて網を置いて絵を描き始めました。',
      '本当に驚きました。',
    ]);
  });

  it('is not cut where what a word has opened is not told yet', () => {
    const [first] = cutRunOn(
      'the thing i want people to know is that by sunday there were sixty people here with buckets and mops and spades and we reopened on the tenth of april at noon',
      'en',
    );
    expect(first).toMatch(/^The thing .* mops/u);
  });

  it.each([
    'She bought apples, pears, a bag of walnuts, two loaves of bread, and a jar of the honey that her brother makes, and went home.',
    'He said, "I went home, but she stayed there all night long with the dog and the cat and the three children of her sister".',
  ])('is not: %s', (sentence) => {
    expect(cutRunOn(sentence, 'en')).toEqual([sentence]);
  });

  it('is not what is long but written with marks: it is cut where a clause stands alone', () => {
    expect(
      cutRunOn(
        'The bridge fell on 28 December 1879 during a storm, killing everyone on the train that was crossing it, some 75 people, because its designer, Sir Thomas Bouch, had allowed for almost no wind, and because the iron was badly cast, and the inspector, who had built houses and never a bridge, had not noticed that the ties were loose; the new bridge was opened in 1887 and still stands beside the old.',
        'en',
      ).map((piece) => piece.slice(0, 10)),
    ).toEqual(['The bridge', 'The new br']);
  });

  it('loses no word, in pieces that a voice can say', () => {
    const word = fc.constantFrom(
      ...'and but so i we the dog ran was there then now van, (we went) “no” y und 3pm blue'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 40, maxLength: 200 }),
        fc.constantFrom('en', 'es', 'ja'),
        (words, language) => {
          const pieces = cutRunOn(words.join(' '), language);
          const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
          expect(letters(pieces.join(''))).toBe(letters(words.join('')));
          for (const piece of pieces) expect(piece.split(' ').length).toBeLessThanOrEqual(120);
        },
      ),
    );
  });

  it('is told in a script that writes no spaces', () => {
    const text = '祖母は千九百三十一年に小さな村で生まれて十四歳で東京に出て'.repeat(8);
    const { units } = readMaterial(text);
    expect(units.length).toBeGreaterThan(1);
    expect(units.map((unit) => unit.text.replace(/。$/u, '')).join('')).toBe(text);
  });

  it.each(representative(['and i went ', 'the ', 'a,', '(', '「あ', 'blue sea '], () => '', 2))(
    'is read at the cost of its parts where it is endless: %j',
    (text) => {
      let readings = 0;
      // What was read lately is remembered: no two texts have as many blanks at their end.
      const read = (length: number) =>
        readMaterial(text.repeat(length / text.length) + ' '.repeat((readings += 1)));
      expect(growthOf(read, asOften(40_000, 16_000))).toBeLessThan(3);
    },
  );
});
