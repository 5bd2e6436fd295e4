import { describe, expect, it } from 'vitest';
import {
  cardinal,
  decade,
  decimal,
  fraction,
  ordinal,
  romanValue,
  year,
} from './numbers-in-words.ts';

describe('numbers in words', () => {
  it.each([
    ['0', 'zero'],
    ['10', 'ten'],
    ['19', 'nineteen'],
    ['20', 'twenty'],
    ['99', 'ninety nine'],
    ['100', 'one hundred'],
    ['1000', 'one thousand'],
    ['1001', 'one thousand one'],
    ['1000000', 'one million'],
    ['20000000000', 'twenty billion'],
    ['999999', 'nine hundred ninety nine thousand nine hundred ninety nine'],
    ['042', 'zero four two'],
  ])('counts %s', (digits, words) => {
    expect(cardinal(digits)).toBe(words);
  });

  it('reads what is too long for a name digit by digit', () => {
    expect(cardinal('1'.repeat(21))).toMatch(/quintillion/);
    expect(cardinal('1'.repeat(22))).toBe(Array(22).fill('one').join(' '));
  });

  it.each([
    [decimal('-1,234.50'), 'minus one thousand two hundred thirty four point five zero'],
    [ordinal('1'), 'first'],
    [ordinal('12'), 'twelfth'],
    [ordinal('20'), 'twentieth'],
    [ordinal('45'), 'forty fifth'],
    [ordinal('100'), 'one hundredth'],
    [year('1066'), 'ten sixty six'],
    [year('1805'), 'eighteen oh five'],
    [year('2000'), 'two thousand'],
    [year('2009'), 'two thousand nine'],
    [year('2010'), 'twenty ten'],
    [decade('20'), 'twenties'],
    [decade('1990'), 'nineteen nineties'],
    [decade('1900'), 'nineteen hundreds'],
    [decade('2000'), 'two thousands'],
    [fraction('1', '2'), 'one half'],
    [fraction('2', '3'), 'two thirds'],
    [fraction('1', '4'), 'one quarter'],
    [fraction('3', '8'), 'three eighths'],
  ])('says %j', (said, words) => {
    expect(said).toBe(words);
  });

  it.each([
    ['I', 1],
    ['IV', 4],
    ['VIII', 8],
    ['XIV', 14],
    ['XXXIX', 39],
    ['IIII', undefined],
    ['XL', undefined],
    ['', undefined],
    ['MIX', undefined],
  ])('knows the Roman %j', (text, value) => {
    expect(romanValue(text)).toBe(value);
  });
});
