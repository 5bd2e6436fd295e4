import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import { expectGoodInThemes, sizes } from './looks.ts';
import { openState } from './open-state.tsx';
import { openings, type Step } from './storyboard-openings.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const hasLayer = () =>
  expect
    .poll(() => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
    .not.toBeNull();

async function take(step: Step): Promise<void> {
  if ('press' in step) {
    await button(step.press).click();
    await hasLayer();
  } else if ('answer' in step) {
    await page.getByRole('dialog').getByRole('button', { name: step.answer, exact: true }).click();
  } else if ('unfold' in step) {
    const fold = button(step.unfold);
    await expect.element(fold).toBeVisible();
    // The element itself is pressed: the film above it comes, and a place on the page moves then.
    const element = fold.element() as HTMLElement;
    if (element.getAttribute('aria-expanded') === 'false') element.click();
  } else if ('tab' in step) await page.getByRole('tab', { name: step.tab }).click();
  else if ('choose' in step)
    await page.getByRole('dialog').getByRole('radio', { name: step.choose }).click();
  else if ('fill' in step) await page.getByRole('textbox', { name: step.fill }).fill(step.text);
  else if ('key' in step) {
    await userEvent.keyboard(step.key);
    await hasLayer();
  } else if ('click' in step) {
    const text = page.getByText(step.click);
    // Away from the bar at a phone's lower edge.
    text.element().scrollIntoView({ block: 'center' });
    await text.click();
  } else await expect.element(page.getByRole(step.see).first()).toBeVisible();
}

/** Every opening at one size. Each size has a file of its own: two pages look at once, and neither is silent for long. */
export function describeOpenings(size: keyof typeof sizes): void {
  describe(`${size}, in both themes`, () => {
    const [width, height] = sizes[size];
    beforeEach(() => page.viewport(width, height));

    const turn = Object.keys(sizes).indexOf(size);
    test.each(shareOf(openings, turn, Object.keys(sizes).length))(
      'on a storyboard in its state “$state”, $what is accessible [BOARD-15]',
      async ({ state, steps }) => {
        await openState(state);
        for (const step of steps) await take(step);
        await expectGoodInThemes();
      },
    );
  });
}
