import { expect, test } from 'vitest';
import { creditsPerScene } from './pricing.ts';
import { initialSceneCount } from './limits.ts';
import { freePlanCredits, plans } from './plans.ts';

test('the free plan says what its credits make: a whole first video with the model that costs least', () => {
  expect(plans.find(({ id }) => id === 'free')?.description).toBe(
    'Try the whole product: 15 credits make a video of 3 scenes.',
  );
  expect(freePlanCredits).toBe(initialSceneCount * creditsPerScene('recraft-ai/recraft-v3'));
});
