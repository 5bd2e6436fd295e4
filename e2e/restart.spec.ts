import { isThorough, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { createThroughOutage, readLedger, readStoryboard, test } from './adversity.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';
import { expect, type RunningProduct } from './product.ts';
import { scene } from './steps.ts';

// A painted film is in the making for long enough; a flat one is held there.
if (isThorough) test.use({ isFlat: false });

const ways = [
  { way: 'a restart', end: (product: RunningProduct) => product.stop() },
  { way: 'a kill -9', end: (product: RunningProduct) => product.kill() },
] as const;

// A kill spares nothing that a restart would not spare as well.
for (const { way, end } of isThorough ? ways : ways.slice(1)) {
  test(`an open storyboard recovers by itself from ${way} while its scenes are made, and each is paid once [SCENE-4]`, async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 2);
    await page.goto(`${product.origin}/storyboard/${id}`);
    product.hold(['render']);
    await page.getByRole('button', { name: /^Approve Content/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve Content/ })
      .click();
    await expect(scene(page, 1).getByRole('progressbar')).toBeVisible();
    await end(product);
    product.hold([]);
    await product.start();
    const combine = page.getByRole('button', { name: 'Create Final Video' });
    await expect(page.getByText('Your scenes are ready')).toBeVisible({ timeout: 60_000 });
    expect(await readLedger(page, product)).toEqual({ available: 5, used: [5, 5] });

    product.hold(['combine']);
    await combine.click();
    await expect(page.getByText('Creating your final video')).toBeVisible();
    await end(product);
    product.hold([]);
    await product.start();
    await expect(page.getByRole('region', { name: 'Final video' })).toBeVisible({
      timeout: 60_000,
    });
    expect(await readLedger(page, product)).toEqual({ available: 5, used: [5, 5] });
  });
}

thoroughly(() =>
  test('a text typed while the server is gone is saved when it is back, and a dialog asked for meanwhile opens [PAGE-16, BOARD-19]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/storyboard/${id}`);
    const dialogue = scene(page, 1).getByRole('textbox', { name: 'Dialogue' });
    await dialogue.fill('Typed before.');
    await product.kill();
    await dialogue.fill('Typed while nobody answered.');
    await dialogue.blur();
    await expect(scene(page, 1).getByText(/will retry/)).toBeVisible();
    // Its part of the app cannot be fetched now, which Chromium remembers of its address.
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/'),
    );
    await scene(page, 1).getByRole('button', { name: 'View, scene 1' }).click();
    await failed;
    await product.start();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(scene(page, 1).getByText(/^Saved \d/)).toBeVisible();
    expect((await readStoryboard(page, product, id)).scenes[0]?.dialogue).toBe(
      'Typed while nobody answered.',
    );
  }),
);

thoroughly(() =>
  test('the wizard outlives a restart: Create Content says what to do, keeps the form, and then makes one content [WIZ-14]', async ({
    page,
    product,
  }) => {
    await createThroughOutage(page, product, {
      begin: () => product.stop(),
      end: () => product.start(),
    });
  }),
);

thoroughly(() =>
  test('a page of which nothing has been fetched, asked for while the server is gone, comes when it is back [PAGE-10]', async ({
    page,
    product,
  }) => {
    await signInAsGuest(page, product.origin);
    const id = await makeStoryboard(page, 1);
    await page.goto(`${product.origin}/storyboard/${id}`);
    await expect(scene(page, 1)).toBeVisible();
    await product.kill();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(scene(page, 1)).toBeVisible();
    await product.start();
    await expect(page.getByRole('heading', { name: 'Your videos' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  }),
);
