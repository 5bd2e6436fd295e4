import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageQueries } from '../../../api/queries/page-queries.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { useToasts } from '../../../ui/toast.ts';
import { PricingPage } from '../pricing-page.tsx';
import '../../../ui/theme.css';

const addressBefore = location.href;

/** Shows the page as if it had been opened with this query (`?tab=models`). */
export async function openPricing(search = '') {
  history.replaceState(null, '', search === '' ? addressBefore : search);
  return await render(
    <>
      <main>
        <PricingPage />
      </main>
      <Toaster />
    </>,
  );
}

/** Forgets what the test before left in this browser. */
export function forgetPricing(): void {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  useToasts.setState({ items: [], epoch: 0 });
  pageQueries.clear();
  history.replaceState(null, '', addressBefore);
}
