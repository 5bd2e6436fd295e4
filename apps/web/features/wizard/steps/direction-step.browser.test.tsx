import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { button, filledDraft, next, openWizard, radio, visit } from '../testing/open-wizard.tsx';

const direction = page.getByRole('textbox', { name: 'Creative direction' });

afterEach(() => vi.unstubAllGlobals());

async function open() {
  visit({ draft: filledDraft });
  await openWizard('/create?step=style');
  await expect.element(direction).toBeVisible();
}

test('nine narrative styles, each of which fills the direction; Balanced at first [WIZ-11]', async () => {
  await open();
  const cards = page.getByRole('radiogroup', { name: 'Narrative style' });
  expect(cards.getByRole('radio').elements()).toHaveLength(9);
  expect(narrativeStyles.map(({ id }) => id)).toEqual([
    'balanced',
    'informative',
    'conversational',
    'storytelling',
    'inspirational',
    'humorous',
    'dramatic',
    'technical',
    'brain-rot',
  ]);
  await expect.element(radio(/^Balanced/)).toBeChecked();
  await expect.element(direction).toHaveValue(narrativeStyles[0].text);
  for (const { name, text } of narrativeStyles) {
    await radio(new RegExp(`^${name}`)).click();
    await expect.element(direction).toHaveValue(text);
  }
});

test('six directors, each appended after a blank line, one at a time, and taken away again [WIZ-11]', async () => {
  await open();
  expect(directorStyles.map(({ id }) => id)).toEqual([
    'scorsese',
    'anderson',
    'tarantino',
    'hitchcock',
    'kubrick',
    'nolan',
  ]);
  for (const { name, text } of directorStyles) {
    await button(name).click();
    await expect.element(direction).toHaveValue(`${narrativeStyles[0].text}\n\n${text}`);
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button('Christopher Nolan').click();
  await expect.element(direction).toHaveValue(narrativeStyles[0].text);
});

test('the step lets go on always, with the direction emptied, too [WIZ-23]', async () => {
  await open();
  await direction.fill('');
  await expect.element(next).toBeEnabled();
});
