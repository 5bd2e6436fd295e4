import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../ui/testing/expect-accessible.ts';
import { LoadingPage } from './loading-page.tsx';
import '../../ui/theme.css';

test.each([
  [390, 844],
  [1440, 900],
])(
  'a page on its way shows where it will stand, and says so once: %i×%i',
  async (width, height) => {
    await page.viewport(width, height);
    await render(
      <main>
        <LoadingPage />
      </main>,
    );
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading');
    const shapes = [...document.querySelectorAll('.animate-shimmer')];
    expect(shapes.length).toBeGreaterThan(3);
    for (const shape of shapes) {
      expect(shape.closest('[aria-hidden=true]')).not.toBeNull();
      expect(shape.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
    await expectAccessible();
  },
);
