import { describe, expect, it } from 'vitest';
import { brandOfScene, contrastOf, inkOn, plainBrand, readableOn } from './brand.ts';

const look = {
  ...plainBrand,
  ...{ intro: 'Bakery Lang', outro: 'See you on Saturday', lower_third: 'Ann Lang' },
  lower_third_line: 'Baker',
};
const middle = { isFirst: false, isLast: false };

describe('a brand [BRAND-4]', () => {
  it('opens the first scene, closes the last, and leaves those between alike', () => {
    expect(brandOfScene(look, { isFirst: true, isLast: false }, true)).toMatchObject({
      ...{ intro: 'Bakery Lang', outro: '', lowerThird: 'Ann Lang', hasLogo: true },
    });
    expect(brandOfScene(look, { isFirst: false, isLast: true }, true)).toMatchObject({
      ...{ intro: '', outro: 'See you on Saturday', lowerThird: '', lowerThirdLine: '' },
    });
    expect(brandOfScene(look, middle, true)).toMatchObject({ intro: '', outro: '' });
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
