import { expect, test } from 'vitest';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import {
  creditsPerScene,
  estimateCredits,
  sceneCredits,
} from '@scenewright/contract/rules/pricing.ts';
import { voiceCreditsPerScene } from '@scenewright/contract/rules/voices.ts';

test('a scene costs 5 with Recraft, 40 with Kling, 250 with Veo; the estimate is for all scenes [CREDITS-5]', () => {
  expect(visualModels.map(({ id }) => [id, creditsPerScene(id)])).toEqual([
    ['recraft-ai/recraft-v3', 5],
    ['kwaivgi/kling-v1.6-standard', 40],
    ['google/veo-2', 250],
  ]);
  expect(estimateCredits('google/veo-2', 3)).toBe(750);
});

test('a model nobody knows counts as 5 [CREDITS-5]', () => {
  expect(creditsPerScene('nobody/knows')).toBe(5);
  expect(estimateCredits('nobody/knows', 3)).toBe(15);
});

test('a standard voice adds nothing, a premium one 10 [VOICE-1]', () => {
  expect(voiceCreditsPerScene).toEqual({ standard: 0, premium: 10 });
});

test('a picture costs the same in any content', () => {
  expect(visualModels.map(({ id }) => sceneCredits(id, 'image'))).toEqual([5, 5, 5]);
});
