import { describe, expect, it } from 'vitest';
import { captionZones } from '@scenewright/contract/rules/captions.ts';
import { frameSize, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { captionZone, layOutPhrase } from './caption-layout.ts';

const frames = shapeIds.map((name) => ({ name, frame: frameSize(name), shorterSide: 1080 }));
const word = (text: string) => ({ text, startMs: 0, endMs: 400, isGlued: false });
const measure = (text: string) => [...text].length * 0.55;

describe.each(frames)('a caption in a $name film', ({ name, frame, shorterSide }) => {
  const { top, bottom, width, type } = captionZones[name];

  it.each(['top', 'middle', undefined] as const)(
    'stands where the browser shows it before the film is made (%s)',
    (position) => {
      const { box, fontSize } = layOutPhrase(
        [word('bees'), word('dance')],
        captionZone(frame, position === undefined ? {} : { position }),
        measure,
      );
      expect(fontSize).toBeCloseTo(type * shorterSide, 6);
      const [from, to] = [box.y / frame.height, (box.y + box.height) / frame.height];
      if (position === 'top') expect(from).toBeCloseTo(top, 6);
      else if (position === 'middle') expect((from + to) / 2).toBeCloseTo((top + bottom) / 2, 6);
      else expect(to).toBeCloseTo(bottom, 6);
    },
  );

  it('is as wide as its zone at most, and keeps within it from top to bottom', () => {
    const zone = captionZone(frame);
    expect(zone.maxWidth).toBeCloseTo(width * frame.width, 6);
    const { box } = layOutPhrase(['most', 'astonishing', 'news'].map(word), zone, measure);
    expect(box.width).toBeLessThanOrEqual(width * frame.width + 1e-6);
    expect(box.x).toBeCloseTo((frame.width - box.width) / 2, 6);
    expect(box.y).toBeGreaterThanOrEqual(top * frame.height);
  });
});

it('reads the signs at the end of a line the way the line is read', () => {
  const zone = captionZone({ width: 1080, height: 1920 });
  const { words } = layOutPhrase(['إلى', '70.'].map(word), zone, measure);
  expect(words.every(({ direction }) => direction === 'rtl')).toBe(true);
  const latin = layOutPhrase(['until', 'Monday.'].map(word), zone, measure);
  expect(latin.words.every(({ direction }) => direction === 'ltr')).toBe(true);
});
