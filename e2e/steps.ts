import { expect, type Locator, type Page } from '@playwright/test';

/** What a creator answers in the wizard; what is left out stays as it is offered. */
export interface WizardAnswers {
  readonly idea: string;
  readonly orientation: 'Vertical 9:16' | 'Landscape 16:9';
  readonly platform: string;
  /** The platform's own unless said. */
  readonly format?: 'Square 1:1' | 'Portrait 4:5';
  readonly tier: 'Value' | 'Professional' | 'Enterprise';
  readonly model: RegExp;
  readonly voice: RegExp;
  readonly email?: string;
}

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Goes through the wizard to its preview; at each step, Next stays disabled until it is valid. */
export async function answerWizard(page: Page, answers: WizardAnswers): Promise<void> {
  await typeIdea(page, answers);
  await answerTheRest(page, answers);
}

/** Through the first two steps; it stands at the topic then, with the idea typed. */
export async function typeIdea(page: Page, answers: WizardAnswers): Promise<void> {
  const next = nextButton(page);
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: new RegExp(`^${answers.orientation}`) }).click();
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: answers.platform }).click();
  if (answers.format !== undefined)
    await page.getByRole('radio', { name: new RegExp(`^${answers.format}`) }).click();
  await next.click();
  await expect(next).toBeDisabled();
  await page.getByRole('textbox', { name: 'Your idea' }).fill(answers.idea);
}

/** From the topic to the preview. */
export async function answerTheRest(page: Page, answers: WizardAnswers): Promise<void> {
  const next = nextButton(page);
  await next.click();
  await expect(
    page.getByRole('heading', { name: 'Choose the visual style', level: 1 }),
  ).toBeVisible();
  await page.getByRole('tab', { name: answers.tier }).click();
  await page.getByRole('radio', { name: answers.model }).click();
  await next.click();
  await page.getByRole('radio', { name: answers.voice }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Set the direction', level: 1 })).toBeVisible();
  await next.click();
  // A press before the next step has come is none: it would leave a step nobody has seen.
  await expect(
    page.getByRole('heading', { name: 'Structure and delivery', level: 1 }),
  ).toBeVisible();
  if (answers.email !== undefined) {
    await expect(next).toBeDisabled();
    await page.getByRole('textbox', { name: 'Delivery email' }).fill('not an address');
    await expect(next).toBeDisabled();
    await page.getByRole('textbox', { name: 'Delivery email' }).fill(answers.email);
  }
  await next.click();
  await expect(page.getByRole('heading', { name: 'Ready to create', level: 1 })).toBeVisible();
}

/** Goes through the seven steps, creates the content, and stands at the dashboard then. */
export async function fillWizard(page: Page, answers: WizardAnswers): Promise<void> {
  await answerWizard(page, answers);
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Opens the newest content of the dashboard and waits until its storyboard has filled itself. */
export async function openStoryboard(page: Page): Promise<void> {
  await page.locator('a[href^="/storyboard/"]').first().click();
  // Scripts that take pictures come here, too: outside of a test nothing else says how long to wait.
  await expect(scene(page, 1)).toBeVisible({ timeout: 60_000 });
}

export const scene = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: `Scene ${number}`, exact: true });

/** Fills a text of a scene, leaves it, and waits until the card says that it is saved. */
export async function editText(
  page: Page,
  number: number,
  label: 'Visual description' | 'Dialogue',
  text: string,
): Promise<void> {
  const card = scene(page, number);
  const field = card.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.blur();
  await expect(card.getByText('Saved').first()).toBeVisible();
}

export async function chooseDuration(page: Page, number: number, seconds: number): Promise<void> {
  await scene(page, number)
    .getByRole('combobox', { name: /duration/i })
    .selectOption(String(seconds));
}

/** To the end of the page, where nothing is half behind the bar at a phone's lower edge: half a control counts as a small target. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
}

/** Approves at the price that is expected, waits for every scene, and combines. Where a draft is offered, `final` is what the clips cost. */
export async function approveAndCombine(page: Page, price: RegExp, final?: RegExp): Promise<void> {
  const approve = page.getByRole('button', { name: /^Approve Content/ });
  await expect(approve).toContainText(price, { timeout: 60_000 });
  await approve.click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Approve Content/ });
  if (final !== undefined) {
    await page
      .getByRole('alertdialog')
      .getByRole('radio', { name: /^Final/ })
      .click();
    await expect(confirm).toContainText(final);
  }
  await confirm.click();
  const combine = page.getByRole('button', { name: 'Create Final Video' });
  await expect(combine).toBeVisible({ timeout: 60_000 });
  await expect(combine).not.toHaveAttribute('aria-disabled', 'true', { timeout: 300_000 });
  await expect(combine).toBeEnabled({ timeout: 60_000 });
  await combine.click();
  await expect(page.getByRole('region', { name: 'Final video' })).toBeVisible({ timeout: 300_000 });
}

/** Plays the final video until its time moves, then seeks. @returns its duration in seconds */
export async function playFilm(page: Page): Promise<number> {
  const video = page.getByRole('region', { name: 'Final video' }).locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  const duration = await video.evaluate((element: HTMLVideoElement) => element.duration);
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.pause();
    element.currentTime = to;
  }, duration / 2);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking))
    .toBe(false);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeCloseTo(
    duration / 2,
    1,
  );
  return duration;
}

/** Saves the final video to a file. @returns its path */
export async function downloadFilm(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);
  return await download.path();
}
