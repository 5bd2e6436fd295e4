import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPicture, buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
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

test('while scenes are made the bar holds what can be done with the ticked ones, and not the film', async () => {
  await page.viewport(390, 844);
  const made = { status: 'completed', visual_url: aPicture, visual_kind: 'picture' } as const;
  await openStoryboard(
    buildStoryboard(
      [buildScene(1, made), buildScene(2, made), buildScene(3, { status: 'pending' })],
      {
        status: 'awaiting_compilation',
      },
    ),
  );
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Select scene ${number}` }).click();
  const inBar = () =>
    [...document.querySelectorAll('.sticky.bottom-0 button')].map(({ textContent }) => textContent);
  await expect.poll(inBar).toEqual(['Tweak Selected (2)', 'Regenerate (2)· 10 credits']);
});
