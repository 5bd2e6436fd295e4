import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard } from '../testing/open-storyboard.tsx';

test('what has the focus in the bar keeps it when the screen is turned, and turned back', async () => {
  await page.viewport(844, 390);
  await openStoryboard(buildStoryboard([buildScene(1)]));
  const approve = page.getByRole('button', { name: /^Approve Content/ });
  await expect.element(approve).toBeVisible();
  const element = approve.element() as HTMLElement;
  element.focus();
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => element.closest('aside') !== null).toBe(width === 1280);
    await expect.element(approve).toHaveFocus();
  }
});
