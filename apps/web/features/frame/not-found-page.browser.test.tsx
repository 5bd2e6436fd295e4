import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import NotFoundPage from './not-found-page.tsx';
import '../../ui/theme.css';

test('a page that is not there says so and leads home [PAGE-2]', async () => {
  await render(
    <main>
      <NotFoundPage />
    </main>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Page not found', level: 1 }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to home' }))
    .toHaveAttribute('href', '/');
});
