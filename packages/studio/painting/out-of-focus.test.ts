import { describe, expect, it } from 'vitest';
import { beforeSet, boardColours, brightestUnderType } from '../boards/colours.ts';
import { defaultCaptionStyle } from '../captions/caption-style.ts';
import { templateNames } from './drawing.ts';
import { paintOutOfFocus } from './out-of-focus.ts';
import { contrast } from './palette/colour.ts';
import { families, type FamilyName } from './palette/families.ts';

const hexOf = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const tones = ['ink', 'accent'] as const;
const size = { width: 540, height: 960, seed: 7 };

describe.each(Object.keys(families) as FamilyName[])('words before a set, %s', (family) => {
  it.each(tones)('read on all of it, on %s [CARD-3, CARD-4]', (tone) => {
    const colours = boardColours(family, tone);
    const { text, strong, muted } = beforeSet(colours);
    const { textColour, activeColour } = defaultCaptionStyle;
    const onGround = [textColour, activeColour].filter(
      (ink) => contrast(ink, colours.ground) >= 4.5,
    );
    const inks = [text, strong, muted, ...onGround];
    for (const template of ['table', 'street', 'hills', 'room', 'coast'] as const) {
      const canvas = paintOutOfFocus({ ...size, template, family }, brightestUnderType(colours));
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4)
        seen.add(hexOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      const worst = Math.min(
        ...[...seen].flatMap((ground) => inks.map((ink) => contrast(ink, ground))),
      );
      expect.soft(worst, template).toBeGreaterThanOrEqual(4.49);
    }
  });
});

it('paints every set to the edges of the frame', () => {
  for (const template of templateNames) {
    const canvas = paintOutOfFocus({ ...size, template, family: 'lagoon' }, '#808080');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const least = data
      .filter((_, at) => at % 4 === 3)
      .reduce((one, other) => Math.min(one, other), 255);
    expect(least, template).toBeGreaterThan(250);
  }
});
