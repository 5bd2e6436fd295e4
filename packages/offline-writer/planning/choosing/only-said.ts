import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(choosingWords);

/* English words that name something, and of which nothing is there: somebody is called by them, or they only say when or where. */

const calledSo = new RegExp(
  String.raw`\b(?:he|she)(?:['’]s| is| was) an? (?:[\p{L}-]+ ){0,2}$`,
  'iu',
);

/** "And he is a spear": a thing that somebody is said to be. */
export const isCalledSo = (text: string, at: number): boolean => calledSo.test(text.slice(0, at));

const seasons = new RegExp(`^(?:${said.seasons})$`, 'iu');
const when = new RegExp(String.raw`\b(?:${said.whenBefore}) (?:the )?(?:\p{L}+ )?$`, 'iu');
const stuffs = new RegExp(`^(?:${said.stuffsWhere})$`, 'iu');
const where = new RegExp(String.raw`\b(?:${said.whereBefore}) the (?:\p{L}+ )?$`, 'iu');

/** "Founded last autumn", "heard across the water": a season that only says when, and water that somebody is in or at. */
export const onlySaysWhenOrWhere = (text: string, at: number, word: string): boolean => {
  const before = text.slice(0, at);
  return (seasons.test(word) && when.test(before)) || (stuffs.test(word) && where.test(before));
};
