import { describe, expect, it } from 'vitest';
import unseen from './testing/unseen-repairs.json' with { type: 'json' };
import { asPutRight } from './index.ts';

/*
 * Ideas in nine languages by an author who had seen neither the code nor what it learns from: 70 in which something is put right, and 50
 * that only look so. Never learnt from.
 */

const inWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,;:!?…–—\-()"“”'’*]+/gu, ' ')
    .trim();
const shareOf = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

describe('ideas of an author who has not seen the code', () => {
  it('reads nearly half of what they put right as they mean it [SCRIPT-29]', () => {
    const repairs = unseen.filter(({ idea, say }) => idea !== say);
    const asMeant = repairs.map(({ idea, say, alsoRight = [] }) =>
      [say, ...alsoRight].map(inWords).includes(inWords(asPutRight(idea))),
    );
    expect(shareOf(asMeant)).toBeGreaterThanOrEqual(0.45);
  });

  it('leaves most of what only looks put right as it was written [SCRIPT-29]', () => {
    const others = unseen.filter(({ idea, say }) => idea === say);
    const left = others.map(({ idea }) => inWords(asPutRight(idea)) === inWords(idea));
    expect(shareOf(left)).toBeGreaterThanOrEqual(0.84);
  });
});
