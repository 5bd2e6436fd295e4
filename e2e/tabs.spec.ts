import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import {
  expectScenesMade,
  foxes,
  listTitles,
  readLedger,
  readStoryboard,
  test,
  toast,
} from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, expectAccessible, type RunningProduct } from './product.ts';
import { answerWizard, chooseDuration, editText, scene } from './steps.ts';

const dialogue = (page: Page) => scene(page, 1).getByRole('textbox', { name: 'Dialogue' });

/** A guest's storyboard, open in two tabs. */
async function openTwice(
  page: Page,
  { origin }: RunningProduct,
  sceneCount: number,
): Promise<{ other: Page; id: string }> {
  await signInAsGuest(page, origin);
  const id = await makeStoryboard(page, sceneCount);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${origin}/storyboard/${id}`);
    await expect(scene(tab, 1)).toBeVisible();
  }
  return { other, id };
}

thoroughly(() =>
  test('a storyboard edited in one tab follows in the other [BOARD-16]', async ({
    page,
    product,
  }) => {
    const { other } = await openTwice(page, product, 2);
    await editText(page, 1, 'Dialogue', 'Said in the first tab.');
    await expect(dialogue(other)).toHaveValue('Said in the first tab.');
    await chooseDuration(other, 1, 2);
    await expect(scene(page, 1).getByRole('combobox', { name: /duration/i })).toHaveValue('2');
    await scene(other, 2).focus();
    await other.keyboard.press('Delete');
    await expect(scene(page, 2)).toHaveCount(0);
  }),
);

thoroughly(() =>
  test('the same text changed in two tabs: the later one is asked, and nothing is overwritten before it chose [BOARD-16]', async ({
    page,
    product,
  }) => {
    const { other, id } = await openTwice(page, product, 1);
    const said = async () => (await readStoryboard(page, product, id)).scenes[0]?.dialogue;
    // What is typed is saved after a second even where the field is not left: that must not come before theirs.
    const theirsIsSaved = Promise.withResolvers<void>();
    await other.route(/\/storyboard\/content\/[^/]+$/, async (route) => {
      await theirsIsSaved.promise;
      await route.continue();
    });
    await dialogue(other).fill('Mine.');
    await editText(page, 1, 'Dialogue', 'Theirs.');
    theirsIsSaved.resolve();
    await dialogue(other).blur();
    await expect(scene(other, 1).getByText(/Changed elsewhere/)).toBeVisible();
    await expect(scene(other, 1).getByRole('blockquote')).toHaveText('Theirs.');
    await expectAccessible(other);
    expect(await said()).toBe('Theirs.');
    await scene(other, 1).getByRole('button', { name: 'Use theirs' }).click();
    await expect(dialogue(other)).toHaveValue('Theirs.');
    await expect(dialogue(other)).toBeFocused();

    // A tab that heard nothing is refused by the server.
    await other.route(/\/(?:events|storyboard)$/, (route) => route.abort());
    await editText(page, 1, 'Dialogue', 'Theirs again.');
    await dialogue(other).fill('Mine after all.');
    await dialogue(other).blur();
    await expect(scene(other, 1).getByText(/Changed elsewhere/)).toBeVisible();
    expect(await said()).toBe('Theirs again.');
    await other.unrouteAll();
    await scene(other, 1).getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialogue(page)).toHaveValue('Mine after all.');
  }),
);

test('approving in both tabs charges once, and the late tab is told [CREDITS-8]', async ({
  page,
  product,
}) => {
  // Neither tab hears of the other.
  await page.context().route(/\/events$/, (route) => route.abort());
  const { other, id } = await openTwice(page, product, 1);
  const confirm = (tab: Page) =>
    tab.getByRole('alertdialog').getByRole('button', { name: /^Approve Content/ });
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Approve Content/ }).click();
    await expect(confirm(tab)).toBeEnabled();
  }
  await Promise.all([confirm(page).click(), confirm(other).click()]);
  const told = () =>
    Promise.all(
      [page, other].map((tab) => toast(tab, 'This content is already approved.').count()),
    );
  await expect.poll(async () => (await told()).toSorted()).toEqual([0, 1]);
  await page.context().unrouteAll();
  await expectScenesMade(page, product, id);
  expect(await readLedger(page, product)).toEqual({ available: 10, used: [5] });
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Create Final Video' })).toBeVisible();
});

thoroughly(() =>
  test('a content deleted in one tab is gone in the other, which says so [BOARD-16]', async ({
    page,
    product,
  }) => {
    const { other } = await openTwice(page, product, 1);
    await page.goto(`${product.origin}/dashboard`);
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, /deleted/)).toBeVisible();
    await expect(other.getByText('This was not found. It may have been deleted.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
    await toast(page, /deleted/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(scene(other, 1)).toBeVisible();
  }),
);

thoroughly(() =>
  test('the wizard in two tabs keeps what was typed, and creates what its own tab shows [WIZ-14]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    await answerWizard(page, foxes);
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/create?step=topic`);
    await other.getByRole('textbox', { name: 'Your idea' }).fill('How bees dance.');
    await page.getByRole('button', { name: 'Create Content' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await listTitles(page, product)).toEqual([expect.stringMatching(/^Foxes hunt/)]);
    await expect(other.getByRole('textbox', { name: 'Your idea' })).toHaveValue('How bees dance.');
  }),
);
