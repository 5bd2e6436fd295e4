import { describe, expect, it } from 'vitest';
import { initialSceneCount, initialSceneLengthS } from '@scenewright/contract/rules/limits.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { quickTopics } from '@scenewright/contract/rules/wizard.ts';
import { dialogueSeconds } from './fitting/dialogue.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

describe.each(quickTopics)('the sample prompt of $name', ({ prompt }) => {
  const brief = briefOf({
    idea: prompt,
    sceneCount: initialSceneCount,
    sceneLengthS: initialSceneLengthS,
  });
  const { scenes, leftOut } = writer.writeScript(brief);
  const filmS = scenes.reduce((sum, { durationS }) => sum + durationS, 0);

  it('is told whole in the film that the wizard offers, and fills it', () => {
    expect(leftOut).toEqual([]);
    expect(scenes).toHaveLength(initialSceneCount);
    expect(filmS).toBeGreaterThanOrEqual(initialSceneCount * initialSceneLengthS * 0.75);
    expect(writer.readIdea(brief).questions).toEqual([]);
  });

  it('makes a film that speaks most of its time', () => {
    const speechS = scenes.reduce(
      (sum, { dialogue }) => sum + dialogueSeconds(dialogue, speakingTimeS),
      0,
    );
    expect(speechS / filmS).toBeGreaterThan(0.75);
    expect(speechS / filmS).toBeLessThan(0.95);
  });
});
