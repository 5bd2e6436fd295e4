import type { Change } from './change.ts';
import { quoteSign, type MaskedInstruction } from './split-wishes.ts';
import { asksLonger, asksShorter } from './vocabulary.ts';

/** What a wish in another language than English asks for: quoted words, and length. */
export function readForeignWish(wish: string, { quoted }: MaskedInstruction): readonly Change[] {
  const [sign, ...others] = wish.match(new RegExp(quoteSign, 'gu')) ?? [];
  if (others.length > 0) return [];
  const said: readonly Change[] =
    sign === undefined ? [] : [{ kind: 'say', text: quoted(sign), place: 'end' }];
  if (asksShorter(wish)) return [...said, { kind: 'shorter', to: 'a-little' }];
  return asksLonger(wish) ? [...said, { kind: 'longer', share: null }] : said;
}
