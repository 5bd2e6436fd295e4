import { describe, expect, it } from 'vitest';
import { boardColours, tones } from '../boards/colours.ts';
import { contrast } from '../painting/palette/colour.ts';
import { families, type FamilyName } from '../painting/palette/families.ts';
import { defaultCaptionStyle } from './caption-style.ts';
import { captionsOn } from './captions-on.ts';

describe.each(Object.keys(families) as FamilyName[])('captions on boards of %s', (family) => {
  it.each(tones)('read on %s without an outline', (tone) => {
    const colours = boardColours(family, tone);
    const style = captionsOn(colours, defaultCaptionStyle);
    expect(style.outline).toBe(0);
    expect(contrast(style.textColour, colours.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(style.activeColour, colours.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('leaves captions alone that bring their own box', () => {
  const style = { ...defaultCaptionStyle, backing: 'box' } as const;
  expect(captionsOn(boardColours('lagoon', 'paper'), style)).toBe(style);
});
