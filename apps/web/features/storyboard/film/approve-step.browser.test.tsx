import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { openStoryboard, sent } from '../testing/open-storyboard.tsx';

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

test('a draft whose model is not offered says so, and is brought to another one by a press [BOARD-41]', async () => {
  const refusal = 'Kling is switched off on this site. Choose another model.';
  await openStoryboard(unmade, {
    ...approval,
    '/models': () => ({
      body: {
        models: [
          { id: 'recraft-ai/recraft-v3', name: 'Recraft', offered: true, refusal: null },
          { id: 'kwaivgi/kling-v1.6-standard', name: 'Kling', offered: false, refusal },
          { id: 'google/veo-2', name: 'Veo', offered: true, refusal: null },
        ],
      },
    }),
  });
  const models = page.getByRole('group', { name: 'Models' });
  await expect.element(page.getByRole('note').getByText(refusal)).toBeVisible();
  await expect.element(button('Approve Content · from 10 credits')).toBeDisabled();
  await expect
    .element(button('Approve Content · from 10 credits'))
    .toHaveAttribute('title', refusal);
  await expect
    .element(models.getByRole('button', { name: /^Kling Unavailable/ }))
    .toHaveAttribute('aria-disabled');
  await models.getByRole('button', { name: /^Veo/ }).click();
  await expect.element(models).not.toBeInTheDocument();
  expect(sent).toContain('edit [{"type":"content","fields":{"visual_model":"google/veo-2"}}]');
});
