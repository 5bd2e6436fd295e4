import { expect, test } from 'vitest';
import { createTimeLeft } from './time-left.ts';

const seconds = 1_000;

test('nothing is promised before something was seen', () => {
  const timeLeft = createTimeLeft();
  expect(timeLeft(10, 0)).toBeNull();
  expect(timeLeft(13, 10 * seconds)).toBeNull();
  expect(timeLeft(30, 11 * seconds)).not.toBeNull();
  const quick = createTimeLeft();
  quick(0, 0);
  expect(quick(50, 3 * seconds)).toBeNull();
});

test.each([
  { percent: 90, afterS: 60, text: 'Less than a minute left' },
  { percent: 50, afterS: 60, text: '1–2 min left' },
  { percent: 25, afterS: 60, text: '2–5 min left' },
  { percent: 10, afterS: 120, text: '14–26 min left' },
])('$percent % after $afterS s: $text', ({ percent, afterS, text }) => {
  const timeLeft = createTimeLeft();
  timeLeft(0, 0);
  expect(timeLeft(percent, afterS * seconds)).toBe(text);
});

test('work that begins anew is timed anew, and finished work has no time left', () => {
  const timeLeft = createTimeLeft();
  timeLeft(0, 0);
  expect(timeLeft(80, 60 * seconds)).not.toBeNull();
  expect(timeLeft(5, 61 * seconds)).toBeNull();
  expect(timeLeft(55, 91 * seconds)).toBe('Less than a minute left');
  expect(timeLeft(100, 120 * seconds)).toBeNull();
});
