import { describe, expect, it } from 'vitest';
import { readDate } from './date-reading.ts';

describe('a date', () => {
  it.each([
    ['5 December, 8 am', '5', 'December', '8 am'],
    ['Saturday 5 December at 8.30 pm', '5', 'December', '8.30 pm'],
    ['am 5. Dezember', '5', 'Dezember', ''],
    ['5. Dezember, 8 Uhr', '5', 'Dezember', '8 Uhr'],
  ])('"%s" keeps its day, its month and all of its hour', (text, day, month, rest) => {
    expect(readDate(text)).toMatchObject({ day, month, rest });
  });
});
