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

test('on a phone the selected scenes have the bar to themselves, in one line, while others are being made', async () => {
  await page.viewport(390, 844);
  const scenes = [
    buildScene(1, { status: 'pending' }),
    ...[2, 3, 4].map((number) =>
      buildScene(number, { status: 'completed', visual_url: aPicture, credit_cost: 40 }),
    ),
  ];
  await openStoryboard(buildStoryboard(scenes, { status: 'awaiting_compilation' }));
  const create = page.getByRole('button', { name: 'Create Final Video' });
  const isInPage = () => create.element().closest('aside') !== null;
  await expect.element(create).toBeVisible();
  expect(isInPage()).toBe(false);
  for (const number of [2, 3, 4])
    await page.getByRole('checkbox', { name: `Select scene ${number}` }).click();
  const tweak = page.getByRole('button', { name: 'Tweak Selected (3)' });
  const regenerate = page.getByRole('button', { name: 'Regenerate (3) · 120 credits' });
  await expect.element(regenerate).toBeVisible();
  expect(isInPage()).toBe(true);
  const [left, right] = [tweak, regenerate].map((button) =>
    button.element().getBoundingClientRect(),
  );
  expect(right?.top).toBe(left?.top);
  expect(right?.bottom).toBeLessThanOrEqual(844);
  await page.getByRole('checkbox', { name: '3 selected' }).click();
  await page.getByRole('checkbox', { name: '4 selected' }).click();
  await expect.element(regenerate).not.toBeInTheDocument();
  expect(isInPage()).toBe(false);
});
