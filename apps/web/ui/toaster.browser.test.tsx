import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endFailureToast, toast, useToasts } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { expectAccessible } from './testing/expect-accessible.ts';
import './theme.css';

const shortMs = 400;

beforeEach(() => useToasts.setState({ items: [], epoch: 0 }));
afterEach(() => useToasts.setState({ items: [] }));

const noToastLeft = () => expect.poll(() => document.querySelector('li[data-state]')).toBeNull();

test('the newest toast replaces the one before', async () => {
  await render(<Toaster />);
  toast({ title: 'Saved' });
  toast({ title: 'Deleted' });
  await expect.element(page.getByText('Deleted', { exact: true })).toBeVisible();
  expect(page.getByText('Saved', { exact: true }).query()).toBeNull();
});

test('a toast closes by itself, also after another was closed by its button [PAGE-13]', async () => {
  await render(
    <>
      <button type="button">Work</button>
      <Toaster durationMs={shortMs} />
    </>,
  );
  toast({ title: 'First', durationMs: 60_000 });
  await page.getByRole('button', { name: 'Close' }).click();
  await noToastLeft();
  // Under the pointer a toast rightly waits.
  await page.getByRole('button', { name: 'Work' }).hover();
  toast({ title: 'Second' });
  await expect.element(page.getByText('Second', { exact: true })).toBeVisible();
  await noToastLeft();
});

const swipe = (byPx: number) =>
  userEvent.dragAndDrop(
    page.getByText('Saved', { exact: true }),
    page.getByText('Saved', { exact: true }),
    { sourcePosition: { x: 5, y: 5 }, targetPosition: { x: 5 + byPx, y: 5 } },
  );

test('a swipe to the right of more than 50 px dismisses; a shorter one does not [PAGE-11]', async () => {
  await render(<Toaster durationMs={60_000} />);
  toast({
    title: 'Saved',
    description:
      'A sentence that makes the notification as wide as it can be: the title can be dragged far.',
  });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await swipe(40);
  await expect.poll(() => document.querySelector('li[data-swipe=cancel]')).not.toBeNull();
  expect(useToasts.getState().items.map(({ open }) => open)).toEqual([true]);
  await swipe(60);
  await noToastLeft();
});

test('F8 moves focus to the notifications, and closing gives it back [PAGE-11]', async () => {
  await render(
    <>
      <button type="button">Work</button>
      <Toaster durationMs={60_000} />
    </>,
  );
  await page.getByRole('button', { name: 'Work' }).click();
  toast({ title: 'Saved' });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect
    .element(page.getByRole('region', { name: /Notifications/ }))
    .toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await noToastLeft();
  await expect.element(page.getByRole('button', { name: 'Work' })).toHaveFocus();
});

test('F8 stays with the input method while a word is being composed', async () => {
  await render(
    <>
      <input aria-label="Prompt" />
      <Toaster durationMs={60_000} />
    </>,
  );
  const field = page.getByLabelText('Prompt');
  await field.click();
  toast({ title: 'Saved' });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  field
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F8', code: 'F8', isComposing: true, bubbles: true }),
    );
  await expect.element(field).toHaveFocus();
});

test('the action runs and is named for those who cannot reach it', async () => {
  const onPress = vi.fn();
  await render(<Toaster />);
  toast({
    title: 'Insufficient Credits',
    tone: 'destructive',
    action: { label: 'Upgrade Plan', altText: 'Go to the plans', onPress },
  });
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('on a phone, Close is large enough for a finger', async () => {
  await page.viewport(390, 844);
  await render(<Toaster durationMs={60_000} />);
  toast({ title: 'Saved' });
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  const { width, height } = close.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('has no accessibility violations', async () => {
  await render(
    <main>
      <h1>Page</h1>
      <Toaster durationMs={60_000} />
    </main>,
  );
  toast({ title: 'Saved', description: 'Your changes are kept.', tone: 'destructive' });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('a failure is taken back once what it speaks of has succeeded; another one stays', async () => {
  await render(<Toaster durationMs={60_000} />);
  toast({ title: 'Failed to combine scenes', tone: 'destructive' });
  await expect.element(page.getByText('Failed to combine scenes', { exact: true })).toBeVisible();
  endFailureToast('Failed to delete scene');
  await expect.element(page.getByText('Failed to combine scenes', { exact: true })).toBeVisible();
  endFailureToast('Failed to combine scenes');
  await noToastLeft();
  // A success of the same name is none.
  toast({ title: 'Failed to combine scenes', tone: 'default' });
  endFailureToast('Failed to combine scenes');
  await expect.element(page.getByText('Failed to combine scenes', { exact: true })).toBeVisible();
});
