import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from './product.ts';
import { scrollToEnd } from './steps.ts';
import { openings } from './storyboard-openings.ts';
import {
  type MadeFilm,
  makeFilm,
  openState,
  type StateName,
  storyboardStates,
} from './storyboard-states.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Tests of one film, made once, in browsers that are signed in as who made it. */
const test = base.extend<object, { film: MadeFilm }>({
  film: [
    async ({ browser, shared }, use) => use(await makeFilm(browser, shared.origin)),
    { scope: 'worker', timeout: 180_000 },
  ],
  storageState: async ({ film }, use) => use(film.session),
});

/** Nothing axe complains of in either theme, and nothing wider than the screen. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

/** Closes what is open, the innermost first. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu]');
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBeLessThan(left);
  }
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport, tolerates: /status of 4\d\d/ });

    test('every state of a storyboard is accessible [BOARD-15]', async ({
      page,
      product,
      film,
    }) => {
      for (const state of Object.keys(storyboardStates) as StateName[]) {
        await test.step(state, async () => {
          await openState(page, product.origin, film.contentId, state);
          await scrollToEnd(page);
          await expectGood(page);
        });
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(`${product.origin}/storyboard/${crypto.randomUUID()}`);
      await expect(page.getByText('Error loading storyboard')).toBeVisible();
      await expectGood(page);
    });

    test('every dialog and menu of a storyboard is accessible [BOARD-15]', async ({
      page,
      product,
      film,
    }) => {
      let shown: StateName | null = null;
      for (const { state, what, open } of openings.toSorted((one, other) =>
        one.state.localeCompare(other.state),
      )) {
        await test.step(`${state}: ${what}`, async () => {
          if (shown !== state) await openState(page, product.origin, film.contentId, state);
          shown = state;
          await open(page);
          await expectGood(page);
          await closeAll(page);
        });
      }
    });
  });
}
