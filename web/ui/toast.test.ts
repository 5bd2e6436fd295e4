import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToasts } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useToasts.setState({ items: [], epoch: 0 });
});

const shown = () => useToasts.getState().items.map(({ title, open }) => ({ title, open }));

test('only the newest toast is kept', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(shown()).toEqual([{ title: 'second', open: true }]);
});

test('a dismissed toast closes first and is dropped after it has left', () => {
  const { dismiss } = toast({ title: 'saved' });
  dismiss();
  expect(shown()).toEqual([{ title: 'saved', open: false }]);
  vi.runAllTimers();
  expect(shown()).toEqual([]);
});

test('the epoch grows when the list empties, and only then', () => {
  const { id } = toast({ title: 'one' });
  const second = toast({ title: 'two' });
  dismissToast(id);
  vi.runAllTimers();
  expect(useToasts.getState().epoch).toBe(0);
  second.dismiss();
  second.dismiss();
  vi.runAllTimers();
  expect(useToasts.getState().epoch).toBe(1);
});

test('dismissing an old toast leaves its successor alone', () => {
  const { dismiss } = toast({ title: 'old' });
  toast({ title: 'new' });
  dismiss();
  vi.runAllTimers();
  expect(shown()).toEqual([{ title: 'new', open: true }]);
});
