import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const lastShown = (...lines: readonly string[]): string =>
  planPictures(
    lines.map((line) => scene([line])),
    english,
    kindOf,
  )
    .map(describePlan)
    .at(-1) ?? '';

describe('the mother of young animals', () => {
  it('is an animal of their kind', () => {
    expect(
      lastShown('There were nine ducklings on the balcony.', 'The mother walked across the road.'),
    ).toMatch(/duck/iu);
  });

  it('is a woman where somebody owns her, or children are told of', () => {
    expect(
      lastShown('There were nine ducklings on the balcony.', 'My mother walked across the road.'),
    ).toMatch(/mother/iu);
    expect(
      lastShown('A child fed the ducklings.', 'The mother walked across the road.'),
    ).not.toMatch(/duck/iu);
  });
});
