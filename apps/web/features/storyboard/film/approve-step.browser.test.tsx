import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard } from '../testing/open-storyboard.tsx';

const unmade = buildStoryboard([
  buildScene(1, { media_type: 'video' }),
  buildScene(2, { media_type: 'video' }),
]);
const approval = {
  '/credit-cost': (_body: unknown, query?: URLSearchParams) => ({
    body: {
      creditCost: query?.get('quality') === 'draft' ? 10 : 80,
      scenes: 2,
      visualModel: 'kwaivgi/kling-v1.6-standard',
      available: 500,
    },
  }),
  '/approve': () => ({ body: { status: 'awaiting_compilation', reserved: 10 } }),
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');

beforeEach(() => page.viewport(1280, 900));

test('approving begins with the draft again after Final was chosen and cancelled', async () => {
  await openStoryboard(unmade, approval);
  await button('Approve Content · from 10 credits').click();
  await question.getByRole('radio', { name: /^Final/ }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await button('Approve Content · from 10 credits').click();
  await expect.element(question.getByRole('radio', { name: /^Draft/ })).toBeChecked();
  await expect
    .element(question.getByRole('button', { name: 'Approve Content · 10 credits' }))
    .toBeVisible();
});

test('approving shows its quality before the page is read again', async () => {
  // What is read again does not come before the test has looked.
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  let isApproved = false;
  await openStoryboard(unmade, {
    ...approval,
    '/approve': () => {
      isApproved = true;
      return approval['/approve']();
    },
    '/storyboard': async () => {
      if (isApproved) await looked;
      return { body: unmade };
    },
  });
  await button('Approve Content · from 10 credits').click();
  await question.getByRole('button', { name: 'Approve Content · 10 credits' }).click();
  await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Final' })).not.toBeChecked();
  resolve();
});
