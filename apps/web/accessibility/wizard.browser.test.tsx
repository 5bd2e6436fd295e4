import { beforeEach, describe, expect, test } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { page, userEvent } from 'vitest/browser';
import { expectGoodInThemes, sizes } from './looks.ts';
import { openApp } from './open-app.tsx';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: false });
const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: false });

async function goOn(to: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(heading(to)).toHaveFocus();
}

/** What the server reads in the idea that the wizard offers for cooking. */
const enough = {
  genre: 'explainer',
  subject: 'bread',
  language: 'en',
  known: false,
  seconds: 12,
  asked_seconds: 30,
  needs: { scenes: 2, seconds: 12 },
  fits: { scenes: 2, seconds: 12 },
  questions: [
    {
      id: 'explainer.what',
      question: 'What is it, in one sentence?',
      example: 'A tide pool is seawater that stays behind at low tide.',
    },
  ],
};

describe.each(representative(Object.entries(sizes)))('%s', (_size, [width, height]) => {
  beforeEach(() => page.viewport(width, height));

  test('a model that is not offered can be read by everybody [WIZ-38]', async () => {
    const refusal = 'Kling is switched off on this site. Choose another model.';
    const models = [{ id: 'kwaivgi/kling-v1.6-standard', name: 'Kling', offered: false, refusal }];
    await openApp('/create', { as: 'guest', answers: { 'GET /models': { body: { models } } } });
    await radio(/^Landscape 16:9/).click();
    await radio('YouTube').click();
    await goOn('What is your video about?');
    await button('Cooking').click();
    await goOn('Choose the visual style');
    await page.getByRole('tab', { name: 'Professional', exact: false }).click();
    await expect.element(page.getByText(refusal, { exact: true })).toBeVisible();
    await expectGoodInThemes();
  });

  test('every step of the wizard is accessible, with all that opens in it [WIZ-4]', async () => {
    await openApp('/create', {
      as: 'guest',
      answers: { 'POST /ai/read-idea': { body: enough } },
    });
    await expect.element(radio(/^Vertical 9:16/)).toBeVisible();
    await expectGoodInThemes();
    await radio(/^Landscape 16:9/).click();
    await radio('YouTube').click();
    await expectGoodInThemes();
    await goOn('What is your video about?');
    await expectGoodInThemes();
    await button('Cooking').click();
    await expectGoodInThemes();
    await goOn('Choose the visual style');
    for (const tier of ['Professional', 'Enterprise', 'Value']) {
      await page.getByRole('tab', { name: tier, exact: false }).click();
      await expectGoodInThemes();
    }
    await button('Watch the Recraft example').click();
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }))
      .toBeVisible();
    await expectGoodInThemes();
    await button('Close').click();
    await goOn('Who tells the story?');
    await expect
      .element(page.getByRole('combobox', { name: 'Language', exact: false }))
      .toHaveValue('en');
    await button('Meet Aurora').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Meet Aurora', exact: false }))
      .toBeVisible();
    await expectGoodInThemes();
    await userEvent.keyboard('{Escape}');
    await radio(/^Aurora/).click();
    await expectGoodInThemes();
    await goOn('Set the direction');
    await button('Stanley Kubrick').click();
    await expectGoodInThemes();
    await goOn('Structure and delivery');
    const email = page.getByRole('textbox', { name: 'Delivery email', exact: false });
    await email.fill('nobody');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await expectGoodInThemes();
    await email.fill('bee@example.com');
    await page.getByRole('textbox', { name: 'Social handle', exact: false }).fill('@bees');
    await goOn('Ready to create');
    await expectGoodInThemes();
    await button('Start over').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expectGoodInThemes();
  });
});
