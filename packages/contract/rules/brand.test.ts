import { describe, expect, it } from 'vitest';
import {
  brandOfScene,
  cardsLengthS,
  cardsOf,
  contrastOf,
  inkOn,
  plainBrand,
  readableOn,
} from './brand.ts';

const look = {
  ...plainBrand,
  ...{ intro: 'Bakery Lang', outro: 'See you on Saturday', lower_third: 'Ann Lang' },
  lower_third_line: 'Baker',
};
const middle = { isFirst: false, isLast: false };

describe('a brand [BRAND-4]', () => {
  it('has cards where they say something, each with its time', () => {
    expect(cardsOf(look)).toEqual({
      intro: { words: 'Bakery Lang', seconds: 2 },
      outro: { words: 'See you on Saturday', seconds: 3 },
    });
    expect(cardsOf({ ...look, intro: '  ', outro_s: 5 })).toMatchObject({
      intro: null,
      outro: { seconds: 5 },
    });
    expect(cardsLengthS(cardsOf(look))).toBe(5);
    expect(cardsLengthS(cardsOf(null))).toBe(0);
  });

  it('names somebody in the first scene, and leaves those after it alike', () => {
    expect(brandOfScene(look, { isFirst: true, isLast: false }, true)).toMatchObject({
      ...{ lowerThird: 'Ann Lang', hasLogo: true },
    });
    expect(brandOfScene(look, { isFirst: false, isLast: true }, true)).toMatchObject({
      ...{ lowerThird: '', lowerThirdLine: '' },
    });
    expect(brandOfScene(look, middle, true)).toMatchObject({ lowerThird: '' });
  });

  it.each([
    ['whole', [true, true, true]],
    ['first', [true, false, false]],
    ['last', [false, false, true]],
  ] as const)('shows its logo when it is to: %s', (logo_time, seen) => {
    const places = [{ isFirst: true, isLast: false }, middle, { isFirst: false, isLast: true }];
    expect(
      places.map((place) => brandOfScene({ ...look, logo_time }, place, true).hasLogo),
    ).toEqual(seen);
    expect(brandOfScene({ ...look, logo_time }, middle, false).hasLogo).toBe(false);
  });
});

describe('a colour on a ground [BRAND-3]', () => {
  it('reads, whichever two are chosen, and stays as it is where it does so already', () => {
    const shades = ['00', '33', '66', '80', '99', 'cc', 'ff'];
    const colours = shades.flatMap((red) => shades.map((blue) => `#${red}55${blue}`));
    for (const ground of colours) {
      expect(contrastOf(inkOn(ground), ground), ground).toBeGreaterThanOrEqual(4.5);
      for (const colour of colours)
        expect(
          contrastOf(readableOn(colour, ground), ground),
          `${colour} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    }
    expect(readableOn('#ffd83d', '#10131c')).toBe('#ffd83d');
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
