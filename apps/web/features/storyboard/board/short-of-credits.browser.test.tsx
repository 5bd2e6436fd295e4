import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getDraftPath } from '../../../api/draft-path.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { expectAccessible, openStoryboard, sent } from '../testing/open-storyboard.tsx';

const made = {
  status: 'completed',
  visual_url: '/none.jpg',
  visual_kind: 'picture',
  credit_cost: 5,
} as const;
const poor = { '/credits': () => ({ body: { available_credits: 3, tier: 'free' } }) };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  sessionStorage.clear();
  return page.viewport(1280, 900);
});

test('Regenerate Media refuses where credits are short: it says by how many, and leads to more', async () => {
  await openStoryboard(
    buildStoryboard([buildScene(1, { ...made, status: 'failed', visual_url: null })], {
      status: 'awaiting_compilation',
    }),
    poor,
  );
  const regenerate = button('Regenerate Media, 5 credits, scene 1');
  const more = page.getByRole('link', { name: 'You are short by 2 credits' });
  await expect.element(more).toHaveAttribute('href', '/pricing');
  await expect.element(regenerate).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await regenerate.click({ force: true });
  await expect
    .element(
      page.getByText(
        'You need 5 credits, but you only have 3 credits available. Please upgrade your plan to continue.',
        { exact: true },
      ),
    )
    .toBeVisible();
  expect(sent).toEqual([]);
  more.element().addEventListener('click', (event) => event.preventDefault());
  await more.click();
  expect(getDraftPath()).toMatch(/^\/storyboard\//);
});

test('a finished scene is not asked about at a price that cannot be paid', async () => {
  await openStoryboard(
    buildStoryboard([buildScene(1, made)], { status: 'awaiting_compilation' }),
    poor,
  );
  const regenerate = button('Regenerate Media, 5 credits, scene 1');
  await expect.element(regenerate).toHaveAttribute('title', 'You are short by 2 credits');
  await regenerate.click({ force: true });
  await expect.element(button('Upgrade Plan')).toBeVisible();
  expect(page.getByRole('alertdialog').query()).toBeNull();
});

test('what several scenes cost together cannot be confirmed without the credits for it', async () => {
  const missing = buildScene(1, { ...made, status: 'failed', visual_url: null });
  await openStoryboard(
    buildStoryboard([missing, { ...missing, id: buildScene(2).id, number: 2 }], {
      status: 'awaiting_compilation',
    }),
    poor,
  );
  await button(/^Make all 2 missing/).click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question.getByRole('link', { name: 'You are short by 7 credits' }))
    .toBeVisible();
  await expect.element(question.getByRole('button', { name: /^Regenerate Media/ })).toBeDisabled();
  await expectAccessible();
});

test('before approval the way to more stands under the price', async () => {
  await openStoryboard(buildStoryboard([buildScene(1)]), {
    ...poor,
    '/credit-cost': () => ({
      body: { creditCost: 15, scenes: 3, visualModel: 'recraft-ai/recraft-v3', available: 3 },
    }),
  });
  await expect
    .element(page.getByRole('link', { name: 'You are short by 12 credits' }))
    .toBeVisible();
});
