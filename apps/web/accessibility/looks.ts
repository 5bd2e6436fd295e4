import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/testing/expect-accessible.ts';

/** A desktop and a phone. */
export const sizes = { wide: [1440, 900], phone: [390, 844] } as const;

/** Nothing is wider than the screen: no page scrolls sideways. */
function expectNoOverflow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0);
}

/** Good in both themes, at the size it has. */
export async function expectGoodInThemes(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    await expectAccessible();
    expectNoOverflow();
  }
}

/** Good in each size and each theme, without going there again. */
export async function expectGoodInEveryLook(): Promise<void> {
  for (const [width, height] of Object.values(sizes)) {
    await page.viewport(width, height);
    await expectGoodInThemes();
  }
}
