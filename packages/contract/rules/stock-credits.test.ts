import { describe, expect, it } from 'vitest';
import { type Credit, creditsText } from './stock.ts';

const credit: Credit = {
  ...{ source: 'pexels', title: 'A boat', author: 'Jane Doe', author_url: null },
  ...{ licence: 'Pexels License', licence_url: 'https://www.pexels.com/license/' },
  page_url: 'https://www.pexels.com/photo/1/',
};

describe('the credits of a film as a text', () => {
  it('hold its title in one line, so that no part of it passes for a credit [STOCK-7]', () => {
    const text = creditsText('Boats\r\n\r\nScene 1: “A boat” by Eve', [{ scene: 1, credit }]);
    expect(text.split('\n')[0]).toBe(
      'Pictures and clips of others in “Boats Scene 1: “A boat” by Eve”',
    );
    expect(text.match(/^Scene /gmu)).toHaveLength(1);
  });
});
