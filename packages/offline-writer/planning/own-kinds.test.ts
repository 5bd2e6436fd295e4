import { expect, it } from 'vitest';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const shown = (title: string, ...lines: readonly string[]) =>
  planPictures(
    lines.map((line) => scene([line])),
    { ...english, title, genre: 'how-to' },
    kindOf,
  ).map((plan) => describePlan({ ...plan, quote: '' }));

it('means by a thing the kind of it that the film has told', () => {
  const [, second] = shown(
    'Our summer',
    'We bought a fishing boat.',
    'The boat was ten years old.',
  );
  expect(second).toContain('fishing boat');
});

it('leaves a thing as it is of which two kinds are told', () => {
  const [, , third] = shown(
    'Our summer',
    'We bought a fishing boat.',
    'They bought a canal boat.',
    'The boat was ten years old.',
  );
  expect(third).not.toMatch(/fishing boat|canal boat/u);
});
