import type { Page } from '@playwright/test';
import { openings as shared, type Step } from '../apps/web/accessibility/storyboard-openings.ts';

async function take(page: Page, step: Step): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const layer = page.locator('[role=dialog], [role=alertdialog], [role=menu]').first();
  if ('press' in step) {
    await button(step.press).click();
    await layer.waitFor();
  } else if ('answer' in step) {
    await page.getByRole('dialog').getByRole('button', { name: step.answer, exact: true }).click();
  } else if ('unfold' in step) {
    const fold = button(step.unfold);
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  } else if ('tab' in step) await page.getByRole('tab', { name: step.tab }).click();
  else if ('choose' in step)
    await page.getByRole('dialog').getByRole('radio', { name: step.choose }).click();
  else if ('fill' in step) await page.getByRole('textbox', { name: step.fill }).fill(step.text);
  else if ('key' in step) {
    await page.keyboard.press(step.key);
    await layer.waitFor();
  } else if ('click' in step) await page.getByText(step.click).click();
  else await page.getByRole(step.see).first().waitFor();
}

/** Every dialog, menu and popover of the storyboard, and how Playwright opens it. */
export const openings = shared.map(({ state, what, steps }) => ({
  state,
  what,
  open: async (page: Page) => {
    for (const step of steps) await take(page, step);
  },
}));
