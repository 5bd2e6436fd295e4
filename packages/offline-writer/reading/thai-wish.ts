import { readWish } from './wishes.ts';

/** Thai has no full stop: the wish is what stands before the first space. */
export function withoutThaiWish(sentences: readonly string[], language: string): readonly string[] {
  const space = language === 'th' ? (sentences[0] ?? '').indexOf(' ') : -1;
  if (space < 0) return sentences;
  const [first = '', ...others] = sentences;
  const context = { isPrompt: false, isForViewer: false, isFirst: true };
  const wish = readWish(first.slice(0, space), language, context);
  return wish === null ? sentences : [first.slice(0, space), first.slice(space + 1), ...others];
}
