import { describe, expect, it } from 'vitest';
import { readMaterial } from '../read-material.ts';
import { readTables, tabsToBars } from './tables.ts';

const rows = [
  ['Time', 'Video', 'Audio'],
  ['0-5', 'A kettle boils', 'Tea is old.'],
  ['5-12', 'Hills of Assam', 'Most of it grows in Assam.'],
];

describe('tables', () => {
  it.each([
    ['bars', rows.map((row) => `| ${row.join(' | ')} |`).join('\n')],
    ['tabs', rows.map((row) => row.join('\t')).join('\n')],
  ])('reads a script in columns parted by %s', (_, text) => {
    const { units, form } = readMaterial(text);
    expect(form.isScript).toBe(true);
    expect(units.map(({ text: said, picture, seconds }) => [said, picture, seconds])).toEqual([
      ['Tea is old.', 'A kettle boils', 5],
      ['Most of it grows in Assam.', 'Hills of Assam', 7],
    ]);
  });

  it('keeps the rows of any other table, without what heads its columns', () => {
    const { units } = readMaterial('| Planet | Year |\n|---|---|\n| Mars | 687 days |');
    expect(units.map(({ text }) => text)).toEqual(['Mars: 687 days.']);
  });

  it('leaves a single tab or bar', () => {
    expect(tabsToBars('one\ttwo')).toBe('one\ttwo');
    expect(readTables('this | that')).toBe('this | that');
  });
});
