import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

const seenIn = (idea: string): readonly string[] =>
  writer
    .writeScript(briefOf({ idea }))
    .scenes.flatMap(({ plan }) =>
      [plan, ...(plan.later ?? []).map(({ shows }) => shows)].flatMap(({ subjects }) =>
        subjects.map(({ what }) => what),
      ),
    );

describe('whom a text is said to', () => {
  it.each([
    ['A toast for my brother\nYou sing in the shower. You dance at every wedding.', 'brother'],
    ['A poem for my nan\n\nYou sweep the stairs on Friday\nand you wave at every bus', 'nan'],
    ['Dear Grandad\nYou taught me to fish on the canal.\nYou sang to the dog all day.', 'grandad'],
  ])('is who does what it says of you: %s', (idea, who) => {
    expect(seenIn(idea).some((what) => what.includes(who))).toBe(true);
  });

  it('is anybody where it is said to nobody', () => {
    expect(seenIn('How to water tomatoes. You water them at night.')).not.toContain('brother');
  });
});
