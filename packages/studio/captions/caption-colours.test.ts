import { describe, expect, it } from 'vitest';
import {
  captionColourIds,
  captionColours,
  captionLook,
  captionPresetIds,
  captionPresets,
} from '@scenewright/contract/rules/captions.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('captions', () => {
  it.each(
    captionPresetIds.flatMap((preset) =>
      [null, ...captionColourIds].map((colour) => ({ preset, colour })),
    ),
  )(
    'of the $preset preset in $colour stand out 7:1 from their outline, box or pill [CAP-2]',
    ({ preset, colour }) => {
      const look = captionLook({ preset, position: 'bottom', colour });
      if (look === null) return expect(preset).toBe('none');
      expect(contrast(look.activeColour, look.outlineColour)).toBeGreaterThanOrEqual(7);
      return expect(contrast(look.textColour, look.outlineColour)).toBeGreaterThanOrEqual(7);
    },
  );

  it('have every colour and every preset on offer, each by a name of its own', () => {
    expect(captionColourIds.toSorted()).toEqual(Object.keys(captionColours).toSorted());
    const names = captionPresetIds.map((preset) => captionPresets[preset].name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('take the chosen place and colour, and say nothing of a place that is the usual one', () => {
    expect(captionLook({ preset: 'box', position: 'top', colour: 'pink' })).toMatchObject({
      position: 'top',
      activeColour: captionColours.pink.colour,
      backing: 'box',
    });
    expect(captionLook({ preset: 'box', position: 'bottom', colour: null })).not.toHaveProperty(
      'position',
    );
  });
});
