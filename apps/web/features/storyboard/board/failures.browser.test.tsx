import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { buildScene, buildStoryboard } from '../testing/build-storyboard.ts';
import { editPath, openPage, openStoryboard, refusing, sent } from '../testing/open-storyboard.tsx';

/** Every failure that the storyboard tells, word for word. */
interface Failure {
  readonly toast: string;
  /** The rules of docs/product.md that it proves. */
  readonly rules: string;
  readonly storyboard: Storyboard;
  /** The end of the path that fails. */
  readonly path: string;
  readonly act: () => Promise<void>;
}

// On a phone the menu of a scene deletes it.
beforeEach(() => page.viewport(1280, 900));

const reason = 'The server says why.';
const draft = buildStoryboard([buildScene(1), buildScene(2)]);
const approved = (changes: Parameters<typeof buildScene>[1]) =>
  buildStoryboard(
    [buildScene(1, changes), buildScene(2, { status: 'completed', visual_url: '/none.jpg' })],
    { status: 'awaiting_compilation' },
  );
const made = approved({ status: 'completed', visual_url: '/none.jpg' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const confirm = async (name: RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

async function tweak(): Promise<void> {
  await button('Tweak, scene 1').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Set it at night');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tweak/ })
    .click();
}

async function editAndLeave(label: string): Promise<void> {
  await page.getByLabelText(label).first().fill('A red fox');
  await userEvent.tab();
}

const failures: readonly Failure[] = [
  {
    toast: 'Failed to regenerate audio',
    rules: 'BOARD-32',
    storyboard: draft,
    path: editPath,
    act: () => editAndLeave('Dialogue'),
  },
  {
    toast: 'Failed to regenerate visual',
    rules: 'BOARD-33',
    storyboard: draft,
    path: editPath,
    act: () => editAndLeave('Visual description'),
  },
  {
    toast: 'Failed to update scene duration',
    rules: 'BOARD-34',
    storyboard: draft,
    path: editPath,
    act: () => page.getByLabelText('Duration of scene 1').selectOptions('4'),
  },
  {
    toast: 'Failed to update scenes. Please try again.',
    rules: 'BOARD-35',
    storyboard: draft,
    path: '/regenerate-scenes',
    act: tweak,
  },
  {
    toast: 'Failed to regenerate scenes. Please try again.',
    rules: 'BOARD-36',
    storyboard: made,
    path: '/regenerate-scenes',
    act: tweak,
  },
  {
    toast: 'Failed to update scene type',
    rules: 'BOARD-37',
    storyboard: draft,
    path: editPath,
    act: () => page.getByRole('radio', { name: 'Video' }).first().click(),
  },
  {
    toast: 'Failed to delete scene',
    rules: 'BOARD-38',
    storyboard: draft,
    path: editPath,
    act: () => button('Delete scene 1').click(),
  },
  {
    toast: 'Failed to generate new scene',
    rules: 'BOARD-39',
    storyboard: draft,
    path: '/generate-scene',
    act: async () => {
      await button('Add Scene').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add Scene' }).click();
    },
  },
  {
    toast: 'Failed to calculate credit cost. Please try again.',
    rules: 'SCENE-7',
    storyboard: draft,
    path: '/credit-cost',
    act: () => button('Approve Content').click(),
  },
  {
    toast: 'Failed to calculate credit cost. Please try again.',
    rules: 'SCENE-7',
    storyboard: made,
    path: '/credit-cost',
    act: () => button('Regenerate Media, 5 credits, scene 1').click(),
  },
  {
    toast: 'Failed to approve content. Please try again.',
    rules: 'SCENE-8',
    storyboard: draft,
    path: '/approve',
    act: async () => {
      await button(/^Approve Content · 10 credits/).click();
      await confirm(/^Approve Content/);
    },
  },
  {
    toast: 'Failed to regenerate media',
    rules: 'SCENE-9',
    storyboard: approved({ status: 'failed' }),
    path: '/regenerate-media',
    act: () => button('Regenerate Media, 5 credits, scene 1').click(),
  },
  {
    toast: 'Failed to regenerate media',
    rules: 'SCENE-9',
    storyboard: made,
    path: '/regenerate-media',
    act: async () => {
      await button('Regenerate Media, 5 credits, scene 1').click();
      await confirm(/^Regenerate Media · 10 credits/);
    },
  },
  {
    toast: 'Failed to combine scenes',
    rules: 'FILM-7',
    storyboard: made,
    path: '/combine-scenes',
    act: () => button('Create Final Video').click(),
  },
];

test.each(failures)(
  '“$toast” ($path, $storyboard.status) is told, with the reason, and nothing is lost [$rules]',
  async ({ toast, storyboard, path, act }) => {
    await openStoryboard(storyboard, { [path]: refusing(409, reason) });
    await act();
    const notifications = page.getByRole('region', { name: /Notifications/ });
    await expect.element(notifications.getByText(toast, { exact: true })).toBeVisible();
    await expect.element(notifications.getByText(reason, { exact: true })).toBeVisible();
    // The message and the card come back from two places: the one may be seen before the other.
    await expect.poll(() => document.querySelectorAll('[data-scene-id]').length).toBe(2);
  },
);

test.each([
  { storyboard: draft, press: 'Approve Content · 10 credits' },
  { storyboard: made, press: 'Regenerate Media, 5 credits, scene 1' },
])(
  'a price that is not a number is no price: $press asks for nothing and pays nothing [SCENE-10]',
  async ({ storyboard, press }) => {
    let isBroken = storyboard === made;
    await openStoryboard(storyboard, {
      '/credit-cost': () => ({
        body: { creditCost: isBroken ? 'many' : 10, scenes: 2, visualModel: '', available: 500 },
      }),
    });
    await expect.element(button(press)).toBeVisible();
    isBroken = true;
    await button(press).click();
    await expect
      .element(
        page.getByText('Failed to calculate credit cost. Please try again.', { exact: true }),
      )
      .toBeVisible();
    expect(page.getByRole('alertdialog').query()).toBeNull();
    expect(sent).toEqual([]);
  },
);

test('a scene that is being made says why it cannot be made again [SCENE-6]', async () => {
  await openStoryboard(
    approved({ status: 'pending', progress: { stage: 'picture', percent: 10 } }),
  );
  const regenerate = button('Regenerate Media, 5 credits, scene 1');
  await expect.element(regenerate).toBeVisible();
  // It refuses by saying why, which Playwright takes for being disabled; forced, it would not wait until nothing moves any more.
  regenerate.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Cannot Regenerate', { exact: true })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Media can only be regenerated when in draft, failed, or completed states', {
          exact: true,
        }),
    )
    .toBeVisible();
  expect(sent).toEqual([]);
});

test('an address without an id says so [BOARD-40]', async () => {
  await openPage('/storyboard');
  await expect
    .element(
      page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Storyboard ID is missing', { exact: true }),
    )
    .toBeVisible();
});
