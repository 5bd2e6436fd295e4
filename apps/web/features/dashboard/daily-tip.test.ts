import { expect, test } from 'vitest';
import { dailyTipCount } from '@scenewright/contract/rules/limits.ts';
import { tipOfDay } from './daily-tip.ts';

const noonOf = (day: number) => new Date(2026, 10, day, 12);

test('as many days in a row as there are tips show each of them once [DASH-1]', () => {
  const shown = Array.from({ length: dailyTipCount }, (_, day) => tipOfDay(noonOf(day + 1)));
  expect(new Set(shown).size).toBe(dailyTipCount);
  expect(tipOfDay(noonOf(dailyTipCount + 1))).toBe(shown[0]);
});

test('a tip stays from midnight to midnight', () => {
  expect(tipOfDay(new Date(2026, 10, 5, 0, 0, 1))).toBe(
    tipOfDay(new Date(2026, 10, 5, 23, 59, 59)),
  );
  expect(tipOfDay(new Date(2026, 10, 6, 0, 0, 1))).not.toBe(
    tipOfDay(new Date(2026, 10, 5, 23, 59, 59)),
  );
});
