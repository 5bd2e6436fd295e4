import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard } from '../testing/open-storyboard.tsx';
import '../../../ui/theme.css';

test.each([
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 667, 375],
  ['a desktop', 1440, 900],
])('the menu of a scene stands on the line of its other controls: %s', async (_, width, height) => {
  await page.viewport(width, height);
  await openStoryboard(buildStoryboard([buildScene(1, { media_type: 'video' })]));
  const middleOf = (name: string) => {
    const { top, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  await expect.element(page.getByRole('button', { name: 'Delete scene 1' })).toBeVisible();
  expect(middleOf('More for scene 1')).toBeCloseTo(middleOf('Delete scene 1'), 0);
});
