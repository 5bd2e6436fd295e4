import {
  expectScenesMade,
  foxes,
  holdEnter,
  listTitles,
  pressTwice,
  readLedger,
  readStoryboard,
  signUp,
  test,
  watchRefusals,
} from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect } from './product.ts';
import { answerWizard, editText, scene } from './steps.ts';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';

test('each paid button of the storyboard, pressed twice, charges once [CREDITS-8]', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  const before = (await readLedger(page, product)).available;
  const id = await makeStoryboard(page, 1);
  await page.goto(`${product.origin}/storyboard/${id}`);
  const refusals = watchRefusals(page);
  const paid = async (used: readonly number[]) => {
    // A dialog closes before the server has heard: until then the scenes are made, as they were.
    await expect
      .poll(async () => (await readLedger(page, product)).used.length)
      .toBeGreaterThanOrEqual(used.length);
    await expectScenesMade(page, product, id);
    expect(await readLedger(page, product)).toEqual({
      available: before - used.reduce((sum, credits) => sum + credits, 0),
      used,
    });
    expect(refusals).toEqual([]);
  };

  await pressTwice(page.getByRole('button', { name: /^Approve Content/ }));
  await pressTwice(page.getByRole('alertdialog').getByRole('button', { name: /^Approve Content/ }));
  await paid([5]);

  await pressTwice(page.getByRole('button', { name: 'Regenerate Media, 5 credits, scene 1' }));
  await pressTwice(
    page.getByRole('alertdialog').getByRole('button', { name: /^Regenerate Media/ }),
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await paid([5, 5]);

  await page.getByRole('button', { name: 'Add Scene' }).click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Add Scene' }));
  await expect(scene(page, 2)).toBeVisible();
  expect((await readStoryboard(page, product, id)).scenes).toHaveLength(2);
  await pressTwice(page.getByRole('button', { name: 'Regenerate Media, 5 credits, scene 2' }));
  await paid([5, 5, 5]);

  await page.getByRole('button', { name: 'Tweak, scene 2' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Instruction' })
    .fill('Set it at night');
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: /^Tweak/ }));
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await paid([5, 5, 5, 5]);

  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: /^Regenerate \(2\)/ }).click();
  await pressTwice(
    page.getByRole('alertdialog').getByRole('button', { name: /^Regenerate Media/ }),
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await paid([5, 5, 5, 5, 5, 5]);

  await pressTwice(page.getByRole('button', { name: 'Create Final Video' }));
  await expect(page.getByRole('region', { name: 'Final video' })).toBeVisible({ timeout: 300_000 });
  await paid([5, 5, 5, 5, 5, 5]);
});

thoroughly(() =>
  test('a failed scene is made again once, however long Enter is held [CREDITS-8]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/storyboard/${id}`);
    // Few words that take longer to say than any scene may last.
    await editText(
      page,
      1,
      'Dialogue',
      '777,777,777,777 777,777,777,777 777,777,777,777 777,777,777,777 777,777,777,777',
    );
    await holdEnter(page, page.getByRole('button', { name: /^Approve Content/ }));
    await holdEnter(
      page,
      page.getByRole('alertdialog').getByRole('button', { name: /^Approve Content/ }),
    );
    await expect(scene(page, 1).getByText('Failed')).toBeVisible({ timeout: 60_000 });
    expect(await readLedger(page, product)).toEqual({ available: 15, used: [] });

    await editText(page, 1, 'Dialogue', 'Few words.');
    const refusals = watchRefusals(page);
    await holdEnter(
      page,
      page.getByRole('button', { name: 'Regenerate Media, 5 credits, scene 1' }),
    );
    await expectScenesMade(page, product, id);
    expect(await readLedger(page, product)).toEqual({ available: 10, used: [5] });
    expect(refusals).toEqual([]);
  }),
);

test('Create Content pressed twice makes one content, with a mouse and with Enter held [CREDITS-8]', async ({
  page,
  product,
}) => {
  await signInAsGuest(page, product.origin);
  const create = page.getByRole('button', { name: 'Create Content' });
  const presses = [() => pressTwice(create), () => holdEnter(page, create)];
  for (const [index, press] of presses.entries()) {
    await page.goto(`${product.origin}/create`);
    await answerWizard(page, foxes);
    await press();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await listTitles(page, product)).toHaveLength(index + 1);
  }
});
