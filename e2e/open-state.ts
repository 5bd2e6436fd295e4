import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import {
  beside,
  type StateName,
  storyboardStates,
} from '../apps/web/accessibility/storyboard-states.ts';
import { makeStoryboard, signInAsGuest } from './make-storyboard.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface MadeFilm {
  readonly contentId: string;
  /** Signs a browser in as who made it. */
  readonly session: Session;
}

/** Makes a film of two short scenes, as a guest. */
export async function makeFilm(browser: Browser, origin: string): Promise<MadeFilm> {
  const page = await browser.newPage();
  await signInAsGuest(page, origin);
  const contentId = await makeStoryboard(page, 2);
  await page.goto(`${origin}/storyboard/${contentId}`);
  await page.getByRole('button', { name: /^Approve Content · / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve Content/ })
    .click();
  await page
    .locator('button:not([aria-disabled])', { hasText: 'Create Final Video' })
    .click({ timeout: 300_000 });
  await page.getByRole('region', { name: 'Final video' }).waitFor({ timeout: 300_000 });
  const session = await page.context().storageState();
  await page.close();
  return { contentId, session };
}

/** Opens the finished film's storyboard as it looks in a state; only what the server says of it is changed, on its way. */
export async function openState(
  page: Page,
  origin: string,
  contentId: string,
  state: StateName,
): Promise<void> {
  let scenes: readonly Scene[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`**/storyboard/content/${contentId}/storyboard`, async (route) => {
    const response = await route.fetch();
    const change: (finished: Storyboard) => Storyboard = storyboardStates[state];
    const storyboard = change((await response.json()) as Storyboard);
    scenes = storyboard.scenes;
    await route.fulfill({ response, json: storyboard });
  });
  await page.route('**/regenerate-scenes', (route) =>
    route.fulfill({ json: beside.tweaked(scenes) }),
  );
  await page.route('**/takes', async (route) => {
    const response = await route.fetch();
    const { takes } = (await response.json()) as { takes: Take[] };
    await route.fulfill({ response, json: { takes: beside.takes(takes) } });
  });
  await page.route('**/credit-cost*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: beside.creditCost((await response.json()) as object),
    });
  });
  await page.goto(`${origin}/storyboard/${contentId}`);
  await page.locator('h1').first().waitFor();
}
