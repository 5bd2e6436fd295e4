import { lettersOf } from '../plain-words.ts';
import type { Segment } from './segments.ts';
import type { Sifted } from './sift.ts';

/** Below this no rule may doubt that a segment is spoken. */
const mostDoubt = 0.001;

/** Tells of a sentence whether it is surely for the viewers: the whole of it, or a piece as it stands. */
export function saidBy(segments: readonly Segment[], doubts: readonly number[]): Sifted['isSaid'] {
  const said = new Map<string, number>();
  const bySentence = new Map<number, { text: string; doubt: number }>();
  const know = (text: string, doubt: number): void => {
    const key = lettersOf(text);
    said.set(key, Math.min(said.get(key) ?? 1, doubt));
  };
  for (const [at, { text, sentence }] of segments.entries()) {
    const doubt = doubts[at] ?? 0;
    know(text, doubt);
    const whole = bySentence.get(sentence) ?? { text: '', doubt: 0 };
    bySentence.set(sentence, {
      text: `${whole.text} ${text}`,
      doubt: Math.max(whole.doubt, doubt),
    });
  }
  for (const { text, doubt } of bySentence.values()) know(text, doubt);
  return (sentence, most = mostDoubt) => (said.get(lettersOf(sentence)) ?? 1) < most;
}
