import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';
import { expectAccessible } from '../ui/testing/expect-accessible.ts';

/** A desktop and a phone. */
export const sizes = { wide: [1440, 900], phone: [390, 844] } as const;

/** Nothing is wider than the screen: no page scrolls sideways. */
function expectNoOverflow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0);
}

const themes = ['light', 'dark'] as const;
/** How many states of a file axe has looked at. Each is looked at in the next of its looks: in all of them in `npm run test:all`. */
let looked = 0;

async function expectGoodIn(theme: (typeof themes)[number], isAxesTurn: boolean): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  if (isThorough || isAxesTurn) await expectAccessible();
  expectNoOverflow();
}

/** Good in both themes, at the size it has. */
export async function expectGoodInThemes(): Promise<void> {
  looked += 1;
  for (const [index, theme] of themes.entries())
    await expectGoodIn(theme, looked % themes.length === index);
}

/** Good in each size and each theme, without going there again. */
export async function expectGoodInEveryLook(): Promise<void> {
  const all = Object.values(sizes).flatMap((size) => themes.map((theme) => ({ size, theme })));
  looked += 1;
  for (const [index, { size, theme }] of all.entries()) {
    const [width, height] = size;
    await page.viewport(width, height);
    await expectGoodIn(theme, looked % all.length === index);
  }
}
