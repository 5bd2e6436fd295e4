import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, useToasts } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useToasts.setState({ items: [], epoch: 0 });
});

const shown = () => useToasts.getState().items.map(({ title, open }) => ({ title, open }));

test('only the newest toast is kept [PAGE-11]', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(shown()).toEqual([{ title: 'second', open: true }]);
});

test('a dismissed toast closes at once, and is removed 1,000,000 ms later [PAGE-12]', () => {
  const { dismiss } = toast({ title: 'saved' });
  dismiss();
  expect(shown()).toEqual([{ title: 'saved', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(shown()).toEqual([{ title: 'saved', open: false }]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('the epoch grows with a toast that finds none open, and only then', () => {
  const epoch = () => useToasts.getState().epoch;
  toast({ title: 'one' });
  expect(epoch()).toBe(1);
  const second = toast({ title: 'two' });
  expect(epoch()).toBe(1);
  second.dismiss();
  second.dismiss();
  expect(epoch()).toBe(1);
  toast({ title: 'three' });
  expect(epoch()).toBe(2);
});

test('dismissing an old toast leaves its successor alone', () => {
  const { dismiss } = toast({ title: 'old' });
  toast({ title: 'new' });
  dismiss();
  vi.runAllTimers();
  expect(shown()).toEqual([{ title: 'new', open: true }]);
});
