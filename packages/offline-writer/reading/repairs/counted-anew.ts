import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import corrections from '../../data/correction-words.json' with { type: 'json' };
import { stem } from './tokens.ts';

/* A count that a sentence of its own puts right: "We have 46 pairs so far. No wait, Aoife counted again, it's 52 pairs." */

const mostLetters = 8_000;
const mostWords = 14;
/** So many sentences before it a count may stand. */
const farthest = 3;

const sentence = /[^.!?…\n]+(?:[.!?…]+["”’»)]?|(?=\n)|$)[ \t]*\n*/gu;
const takesBack = new RegExp(
  String.raw`^\s*(?:${alternatives(corrections.takesBack)})(?![\p{L}\p{M}])`,
  'iu',
);
const counted = /(?<![\p{L}\p{N}.,:])(?<count>\d+(?:[.,]\d+)*) (?<thing>\p{L}{3,})/gu;

const countsIn = (text: string) =>
  [...text.matchAll(counted)].map(({ groups, index }) => ({
    count: groups?.['count'] ?? '',
    thing: stem(groups?.['thing'] ?? '').toLowerCase(),
    index,
  }));

/** A text with its counts as the sentences behind them put them right, without these sentences; any other text as it is. */
export function withCountsPutRight(text: string): string {
  if (text.length > mostLetters) return text;
  const told: string[] = [];
  for (const one of text.match(sentence) ?? []) {
    const [fresh, ...more] = countsIn(one);
    const isPut =
      takesBack.test(one) &&
      fresh !== undefined &&
      more.length === 0 &&
      one.trim().split(/\s+/u).length <= mostWords;
    const at = isPut
      ? told.findLastIndex(
          (before, place) =>
            told.length - place <= farthest &&
            countsIn(before).filter(({ thing }) => thing === fresh.thing).length === 1,
        )
      : -1;
    const before = told[at];
    const old = before === undefined ? [] : countsIn(before);
    const meant = old.find(({ thing }) => thing === fresh?.thing);
    if (before === undefined || meant === undefined || fresh === undefined) told.push(one);
    else
      told[at] =
        before.slice(0, meant.index) + fresh.count + before.slice(meant.index + meant.count.length);
  }
  return told.length === 0 ? text : told.join('');
}
