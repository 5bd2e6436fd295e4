import { lemmasOf } from '../../lexicon/lemma.ts';
import { pasts } from './past-forms.ts';
import { findAction } from '../action-of.ts';
import type { Tokens } from './mentions.ts';

const auxiliary =
  /^(?:am|is|are|was|were|be|been|being|had|has|have|having|'s|'m|'re|will|'ll|would|'d|can|could|may|might|must|should|shall|going|gonna|to|just|still|now|always|often|sometimes|also|both|all|then|once|even|slowly|quietly|quickly|carefully|gently|actually|really|who|which|that|\p{L}+ly)$/iu;
const negative =
  /^(?:not|never|no|nor|\p{L}+n't|dont|didnt|doesnt|wont|cant|couldnt|used|supposed|unable|refused?s?|without|nobody)$/iu;
/** "He was photographed", "he's called Derek" is done by others. */
const passive = /^(?:am|is|are|was|were|be|been|being)$|['’](?:s|re|m)$/iu;
const end = /^(?:[.,;:!?…()"“”]|and|but|or|because|when|while|until|so|if|then|bcos|bc)$/iu;

const baseOf = (verb: string): string[] => {
  const past = pasts.get(verb);
  if (past !== undefined) return [past];
  if (/..ing$/u.test(verb)) return [verb];
  return verb.endsWith('ied') ? [`${verb.slice(0, -3)}y`] : [...lemmasOf(verb).slice(1), verb];
};

/** What stands behind somebody in a line up to the end of the clause, its verb in its first form; empty where it is negated. */
export function doingBehind(tokens: Tokens, from: number): string {
  let at = from;
  // "Edie, who played the organ".
  if (tokens[at] === ',' && /^(?:who|aged|\d+|an?|the|our|my)$/iu.test(tokens[at + 1] ?? '')) {
    const second = tokens.indexOf(',', at + 1);
    const isAside = /^(?:who(?:'s)?)$/iu.test(tokens[at + 1] ?? '')
      ? /^(?:is|was|'s)$/iu.test(tokens[at + 2] ?? '')
      : true;
    at = isAside && second > 0 && second - at < 9 ? second + 1 : at + 1;
  }
  while (auxiliary.test(tokens[at] ?? '')) at += 1;
  const verb = (tokens[at] ?? '').toLowerCase();
  if (verb === '' || end.test(verb) || negative.test(verb)) return '';
  if (passive.test(tokens[at - 1] ?? '') && (verb.endsWith('ed') || pasts.has(verb))) return '';
  const words: string[] = [];
  for (const token of tokens.slice(at + 1, at + 12)) {
    if (end.test(token)) break;
    words.push(token);
  }
  if (words.slice(0, 2).some((word) => negative.test(word))) return '';
  const said = baseOf(verb).map((base) => [base, ...words].join(' '));
  return said.find((doing) => findAction(doing) !== null) ?? said[0] ?? '';
}
