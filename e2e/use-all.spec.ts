import type { Page } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { linkIn, signUp } from './landing-page.ts';
import { expect, expectAccessible, test } from './product.ts';
import { answerTheRest, openStoryboard, scene, typeIdea, type WizardAnswers } from './steps.ts';

/** More than three scenes hold, however briskly it is told. */
const sentences = [
  'The town library opened again on 4 March after two years of repairs.',
  "Its roof had leaked on the children's books since 1998.",
  'Volunteers carried 31,000 books to a school hall and back.',
  'A baker paid for the new reading room with the profit of one summer.',
  'The oldest reader, who is ninety-four, cut the ribbon herself.',
  'Every Saturday at eleven somebody reads aloud in the garden behind the reading room.',
  'The wooden card catalogue stands in the hall, and children look for their grandparents in it.',
  'On the first day, 612 people borrowed a book.',
  'From May, the library stays open until ten on Thursdays.',
];
const answers: WizardAnswers = {
  idea: sentences.join(' '),
  orientation: 'Vertical 9:16',
  platform: 'TikTok',
  tier: 'Value',
  model: /^Recraft/,
  voice: /^Aurora/,
};
const needs = /^Needs (\d+) scenes, (\d+) seconds, (\d+) credits to say all of it\.$/;

/** What every scene says, in order. */
async function dialogues(page: Page): Promise<string> {
  const fields = await page.getByRole('textbox', { name: 'Dialogue' }).all();
  return (await Promise.all(fields.map((field) => field.inputValue()))).join(' ');
}

const leftOut = (page: Page) => page.getByRole('region', { name: 'Not in the film' });

/** At the topic, where the material is counted. @returns the scenes, seconds and credits that all of it needs */
async function typeTooMuch(page: Page): Promise<readonly number[]> {
  await typeIdea(page, answers);
  const [, ...counts] = needs.exec((await page.getByText(needs).textContent()) ?? '') ?? [];
  await expectAccessible(page);
  return counts.map(Number);
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Content' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openStoryboard(page);
}

test('who types too much and presses "Use all" gets as many scenes as it needs, and nothing is left out', async ({
  page,
  product,
}) => {
  // More than a guest's credits pay for.
  await page.goto(`${product.origin}/auth?tab=signup`);
  await signUp(page, 'library@example.com');
  await page.goto(linkIn((await product.mailTo('library@example.com', /confirm/i)).text));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${product.origin}/create`);
  const [scenes = 0, seconds = 0, credits = 0] = await typeTooMuch(page);
  expect(scenes).toBeGreaterThan(3);
  expect(credits).toBe(scenes * 5);
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByText(needs)).toHaveCount(0);
  await expect(page.getByText(`Enough for all ${scenes} scenes, ${seconds} seconds`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What should it say?' })).toHaveCount(0);
  await expectAccessible(page);

  await answerTheRest(page, answers);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText(`At most ${scenes} scenes of 10 seconds`)).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText(`${scenes} scenes × 5 credits`)).toBeVisible();

  await create(page);
  await expect(scene(page, scenes)).toBeVisible();
  await expect(scene(page, scenes + 1)).toHaveCount(0);
  await expect(leftOut(page)).toHaveCount(0);
  expect(await dialogues(page)).toBe(answers.idea);
});

thoroughly(() =>
  test('who does not sees on the storyboard what was left out, and "Add as scene" says it word by word', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}/auth`);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await typeTooMuch(page);
    await answerTheRest(page, { ...answers, email: 'library@example.com' });
    await create(page);
    await expect(scene(page, 3)).toBeVisible();
    await expect(scene(page, 4)).toHaveCount(0);
    const said = await dialogues(page);
    const missing = sentences.filter((sentence) => !said.includes(sentence));
    expect(missing.length).toBeGreaterThan(0);
    const listed = leftOut(page).getByRole('listitem');
    await expect(listed).toHaveCount(missing.length);
    for (const sentence of missing)
      await expect(listed.filter({ hasText: sentence })).toBeVisible();
    await expectAccessible(page);

    const [first = ''] = missing;
    await page.getByRole('button', { name: `Add as scene: ${first}` }).click();
    await expect(scene(page, 4)).toBeVisible();
    await expect(listed).toHaveCount(missing.length - 1);
    await expect(listed.filter({ hasText: first })).toHaveCount(0);
    expect((await dialogues(page)).split(first)).toHaveLength(2);
  }),
);
