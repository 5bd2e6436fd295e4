import { describe, expect, it } from 'vitest';
import { readWeek } from './week-reading.ts';

describe('the days of a week', () => {
  it.each([
    ['Monday', ['Wednesday', 'Saturday']],
    ['Montag', ['Dienstag', 'Samstag']],
    ['Lunes', ['Martes', 'Jueves']],
    ['Domingo', ['Segunda-feira', 'Quarta-feira']],
    ['Poniedziałek', ['Wtorek', 'Środa']],
    ['Pazartesi', ['Salı', 'Cuma']],
  ])('begin with %s where %s are named', (first, items) => {
    const days = readWeek(items)?.days ?? [];
    expect(days).toHaveLength(7);
    expect(days[0]?.name).toBe(first);
    expect(days.filter(({ isMarked }) => isMarked).map(({ name }) => name)).toEqual(items);
  });

  it('are none where a text is no day, or where days are of two languages', () => {
    expect(readWeek(['Monday', 'noon'])).toBeNull();
    expect(readWeek(['Montag', 'Tuesday'])).toBeNull();
    expect(readWeek([])).toBeNull();
  });
});
