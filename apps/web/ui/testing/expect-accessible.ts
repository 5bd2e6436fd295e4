import axe from 'axe-core';
import { expect } from 'vitest';
import { accessibilityRules, smallTargets } from './accessibility-rules.ts';

/** axe finds nothing against WCAG 2.2 A and AA on the page as it is now, once nothing moves any more; no target is small. */
export async function expectAccessible(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  // One that is called off rejects; either way it moves no more.
  await Promise.allSettled(ending.map((animation) => animation.finished));
  // The page of a browser test has neither a language nor a title: documents of ours are tested in journeys.
  const { violations } = await axe.run({
    ...accessibilityRules,
    runOnly: { ...accessibilityRules.runOnly, values: [...accessibilityRules.runOnly.values] },
    rules: {
      ...accessibilityRules.rules,
      'html-has-lang': { enabled: false },
      'document-title': { enabled: false },
    },
  });
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
  ).toEqual([]);
  expect(smallTargets()).toEqual([]);
}
