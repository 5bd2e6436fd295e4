import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoverCard } from './hover-card.tsx';
import './theme.css';

const place = { position: 'fixed', top: 100, left: 100, width: 120, height: 40 } as const;
/** Longer than the pointer has to rest. */
const longMs = 1_000;
const card = page.getByRole('dialog', { name: 'Credits' });

const Header = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <span style={place}>Loading...</span>
  ) : (
    <HoverCard
      label="Credits"
      trigger={
        <a href="#profile" style={place}>
          900 credits
        </a>
      }
    >
      On the Plus plan
    </HoverCard>
  );

afterEach(() => vi.useRealTimers());

test('a card opens for a pointer that was there before its trigger, as soon as it stirs', async () => {
  const { rerender } = await render(<Header isLoading />);
  await page.getByText('Loading...').hover();
  await rerender(<Header isLoading={false} />);
  await page.getByRole('link', { name: '900 credits' }).hover({ position: { x: 30, y: 20 } });
  await expect.element(card).toBeVisible();
});

test('what Escape closed stays closed while the pointer moves on its trigger, and opens when it comes back', async () => {
  const screen = (
    <>
      <Header isLoading={false} />
      <p>Elsewhere</p>
    </>
  );
  const { rerender } = await render(screen);
  const trigger = page.getByRole('link', { name: '900 credits' });
  await page.getByText('Elsewhere').hover();
  await trigger.hover({ position: { x: 30, y: 20 } });
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await trigger.hover({ position: { x: 40, y: 20 } });
  await vi.advanceTimersByTimeAsync(longMs);
  // What was due by then is on the screen with it.
  await rerender(screen);
  expect(card.query()).toBeNull();
  vi.useRealTimers();
  await page.getByText('Elsewhere').hover();
  await trigger.hover();
  await expect.element(card).toBeVisible();
});
