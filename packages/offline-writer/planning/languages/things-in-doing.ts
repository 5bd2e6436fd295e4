import type { Hit, Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import { joinParts } from './word-forms.ts';

/** What the words of a doing name: where nobody is seen "making tea", the tea is. */
export function thingsInDoing(
  { from, to, clause }: Hit,
  tokens: readonly Token[],
  { file, meaningsOf }: Lexicon,
): readonly Hit[] {
  const things: Hit[] = [];
  for (let at = from; at < to; at += 1) {
    for (let end = to; end > at; end -= 1) {
      const form = joinParts(
        tokens.slice(at, end).map((token) => token.form),
        file,
      );
      const thing = meaningsOf(form).find(({ kind, isBound }) => kind === 'thing' && !isBound);
      if (thing === undefined) continue;
      things.push({ ...thing, from: at, to: end, clause, count: null, look: '' });
      at = end - 1;
      break;
    }
  }
  return things;
}
