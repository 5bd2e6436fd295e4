import { expect, test } from 'vitest';
import { instantOf, scheduleOf } from './schedule.ts';

test('an instant survives the inputs, to the minute [EDIT-1]', () => {
  const instant = new Date(2026, 10, 5, 18, 30).toISOString();
  expect(instantOf(scheduleOf(instant))).toBe(instant);
  expect(scheduleOf(instant)).toEqual({ date: '2026-11-05', time: '18:30' });
});

test.each([
  { date: '', time: '' },
  { date: '2026-11-05', time: '' },
  { date: '', time: '18:30' },
  { date: '2026-13-40', time: '18:30' },
])('%j is no instant', (schedule) => expect(instantOf(schedule)).toBeNull());

test('no instant leaves the inputs empty [EDIT-3]', () =>
  expect(scheduleOf(null)).toEqual({ date: '', time: '' }));
