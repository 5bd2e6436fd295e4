import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const shown = (title: string, genre: typeof english.genre, ...lines: string[]) =>
  planPictures(
    lines.map((line) => scene([line])),
    { ...english, title, genre },
    kindOf,
  ).map((plan) => describePlan({ ...plan, quote: '' }));

describe('a film of one thing', () => {
  it('shows it where a line calls it by its kind', () => {
    const [, second] = shown(
      'How to wash a penguin',
      'how-to',
      'Fill a tub for the penguin.',
      'Feed the bird a fish.',
    );
    expect(second).toMatch(/feeding the penguin/u);
  });

  it('shows another animal as that', () => {
    const [, second] = shown(
      'My penguin',
      'story',
      'My penguin sleeps on the sofa.',
      'A bird sings outside.',
    );
    expect(second).toMatch(/bird singing/iu);
  });

  it('does not lose it on the way, where each step is done to it', () => {
    const plans = shown(
      'How to repair a bicycle',
      'how-to',
      'Turn the bicycle upside down.',
      'Bring a bucket of soapy water.',
      'Now ride home.',
    );
    expect(plans[1]).toMatch(/bucket.*bicycle/u);
  });

  it('does not bring it into a story, which goes elsewhere', () => {
    const plans = shown(
      'The bicycle',
      'story',
      'The bicycle stood in the yard.',
      'A baker kneads the bread.',
      'The bicycle was gone.',
    );
    expect(plans[1]).not.toMatch(/bicycle/u);
  });
});
