import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { useToasts, toast } from '../../ui/toast.ts';
import { button, filledDraft, heading, openWizard, visit } from './testing/open-wizard.tsx';

afterEach(() => {
  document.body.style.paddingTop = '';
  useToasts.setState({ items: [], epoch: 0 });
  vi.unstubAllGlobals();
});

const box = (locator: Locator) => locator.element().getBoundingClientRect();

/** Whether one covers a part of the other. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width}×${height} a notification covers neither Next nor Create Content nor the estimate`, async () => {
    await page.viewport(width, height);
    visit({ draft: filledDraft });
    // The header, which keeps the page as high as the window.
    document.body.style.paddingTop = '3.5rem';
    await openWizard('/create?step=voice');
    await expect.element(page.getByText('15 credits', { exact: true })).toBeVisible();
    toast({
      title: 'Failed to create content. Please try again.',
      description: 'The server could not be reached. Check your connection and try again.',
      tone: 'destructive',
      durationMs: 60_000,
      action: { label: 'Upgrade Plan', altText: 'x', onPress: () => {} },
    });
    const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect.element(notification).toBeVisible();
    await expect.poll(() => overlap(box(notification), box(button('Next')))).toBe(false);
    expect(overlap(box(notification), box(page.getByText('15 credits', { exact: true })))).toBe(
      false,
    );
    for (const step of ['Set the direction', 'Structure and delivery', 'Ready to create']) {
      await button('Next').click();
      await expect.element(heading(step)).toBeVisible();
    }
    await expect.poll(() => overlap(box(notification), box(button('Create Content')))).toBe(false);
    expect(
      overlap(box(notification), box(page.getByText('3 scenes × 5 credits', { exact: true }))),
    ).toBe(false);
  });
}
