import type { Mention, Tokens } from './mentions.ts';

const behind =
  /^(?:(?:had|has|'d|'s|was|is|were|are) )?(?:already |long |now )?(?:died|dies|dead|passed(?: away| on)?(?= by then| before| in | at | last | when|[ ]?[.,;!]|$)|passed away|gone(?! to (?:work|school|bed|the shop))|left (?:us|me|him|her)|absent|away)\b/iu;
/** "Dad's in Aberdeen": a place by its name, without an article, is elsewhere. */
const elsewhere = /^(?:is |was )?in \p{L}{4,}(?= ?[.,;!]| ?$)/iu;
const before =
  /\b(?:without|miss|misses|missed|missing|lost|buried|mourn(?:s|ed|ing)?|late|survived by|in memory of|nor|no)(?: (?:my|our|his|her|their|the|your))*$/iu;

/** Whether a line tells of somebody that they are not there: dead, away, missed. */
export function isGoneIn(tokens: Tokens, { from, to }: Mention): boolean {
  // Behind a nickname, a family name and where they are of.
  const after = tokens
    .slice(to + 1, to + 16)
    .join(' ')
    .replace(/^(?:["“'(] ?\p{L}+ ?["”')] )?(?:\p{Lu}\p{L}+ )?(?:, [^,]{1,40} , )?/u, '');
  const ahead = tokens.slice(Math.max(0, from - 4), from).join(' ');
  const isAway = elsewhere.test(after) && /s$/iu.test(tokens[to] ?? '');
  return behind.test(after) || isAway || before.test(ahead);
}
