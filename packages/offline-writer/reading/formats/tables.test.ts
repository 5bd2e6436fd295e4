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

  it.each(['1.', '1)', '(1)', 'a)'])(
    'takes a number before a tab, as documents set their points, for no cell: %j',
    (mark) => {
      const points = ['Sit the child up.', 'Shake the bottle well.', 'Wait for a minute.'];
      const lines = points.map((point, at) => `${mark.replace('1', String(at + 1))}\t${point}`);
      const { units } = readMaterial(`Giving the drops\n\n${lines.join('\n')}`);
      expect(units.map(({ text }) => text)).toEqual(expect.arrayContaining(points));
      expect(units.map(({ text }) => text).join(' ')).not.toMatch(/[.)]:/u);
    },
  );

  it('leaves a single tab or bar', () => {
    expect(tabsToBars('one\ttwo')).toBe('one\ttwo');
    expect(readTables('this | that')).toBe('this | that');
  });
});
