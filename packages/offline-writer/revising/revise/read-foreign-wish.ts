import type { Change } from './change.ts';
import { quoteSign, type MaskedInstruction } from './split-wishes.ts';
import { asksLonger, asksShorter } from './vocabulary.ts';

/** What a wish in another language than English asks for: quoted words, and length. */
export function readForeignWish(wish: string, { quoted }: MaskedInstruction): readonly Change[] {
  const signs = wish.match(new RegExp(quoteSign, 'gu')) ?? [];
  if (signs.length === 1) return [{ kind: 'say', text: quoted(signs[0] ?? ''), place: 'end' }];
  if (signs.length > 1) return [];
  if (asksShorter(wish)) return [{ kind: 'shorter', to: 'a-little' }];
  return asksLonger(wish) ? [{ kind: 'longer', share: null }] : [];
}
