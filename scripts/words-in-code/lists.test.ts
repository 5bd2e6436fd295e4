import { describe, expect, it } from 'vitest';
import { findInCode } from './lists.ts';
import { listsOfPattern, wordsIn } from './patterns.ts';

const listsIn = (code: string) => findInCode(code).lists;

describe('a list of words in code', () => {
  it.each([
    ['in a pattern', String.raw`/^(?:the )?(?:red|blue|green|grey|pink)\b/iu`],
    ['in a text that a pattern is made of', `'red|blue|green|grey|pink'`],
    ['in a template', 'new RegExp(String.raw`\\b(?:red|blue|green|grey|pink) ${noun}`)'],
    ['in an array', `new Set(['red', 'blue', 'green', 'grey', 'pink'])`],
    ['in a text that is split', `'red blue green grey pink'.split(' ')`],
    ['in a template that is split', '`red blue green\n  grey pink`.split(/\\s+/)'],
  ])('is seen %s', (_, code) => {
    expect(listsIn(`const found = ${code};`)).toEqual([['red', 'blue', 'green', 'grey', 'pink']]);
  });

  it('has five words or more', () => {
    expect(listsIn('const few = /red|blue|green|grey/u;')).toEqual([]);
  });

  it('is no list of names that are a type', () => {
    const { lists, names } = findInCode(
      `const kinds = ['red', 'blue', 'green', 'grey', 'pink'] as const; type One = 'title' | 'end';`,
    );
    expect(lists).toEqual([]);
    expect([...names]).toEqual(['red', 'blue', 'green', 'grey', 'pink', 'title', 'end']);
  });

  it('is none where a comment or an import holds it', () => {
    expect(listsIn(`// red|blue|green|grey|pink\nimport a from './a|b|c|d|e.ts';`)).toEqual([]);
  });
});

describe('the lists of a pattern', () => {
  it('are the outer ones of those within each other', () => {
    expect(listsOfPattern('(?:one|two|t(?:hree|en)|four|fi(?:ve|fth|fty|eld|nd))', 5)).toEqual([
      ['one', 'two', 't(?:hree|en)', 'four', 'fi(?:ve|fth|fty|eld|nd)'],
    ]);
  });

  it('hold words with endings, and nothing that only tells how words hang together', () => {
    const source = String.raw`^(?:jumps?|muzyk\p{L}*|colou?rs?|na\.|\d+ mm|(?!x)[a-z]+|to (?:be|do))$`;
    expect(listsOfPattern(source, 5)).toEqual([
      ['jumps?', String.raw`muzyk\p{L}*`, 'colou?rs?', String.raw`na\.`, 'to (?:be|do)'],
    ]);
  });

  it('are told by words of two letters or more', () => {
    expect(wordsIn(String.raw`\p{L}+ (?<name>do it|a|\bgo)`)).toEqual(['do', 'it', 'go']);
  });
});
