import { isInsidePause, pauseMark } from '@scenewright/contract/rules/pauses.ts';
import { halvesOf } from '../scene/halves.ts';

/** A text with something put in, and where its author goes on. */
export interface Insertion {
  readonly text: string;
  readonly cursor: number;
}

/** Between these a pause may stand without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const isWithinWord = (text: string, at: number) =>
  /^[^\s]{2}$/u.test(text.slice(at - 1, at + 1)) && !unspaced.test(text[at] ?? '');

/** Puts a pause into a dialogue: at a place, never within a word or another mark; without a place between the two sentences nearest its middle. */
export function withPause(text: string, place: number | null): Insertion {
  let at = place ?? halvesOf(text)?.first.length ?? text.length;
  while (at < text.length && (isInsidePause(text, at) || isWithinWord(text, at))) at += 1;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  const start = before === '' ? pauseMark(0.5) : `${before} ${pauseMark(0.5)}`;
  return { text: after === '' ? start : `${start} ${after}`, cursor: start.length };
}

/** The word that is selected or holds the cursor, without the punctuation around it; empty where there is none. */
export function wordAt(text: string, start: number, end: number): string {
  if (isInsidePause(text, start)) return '';
  let [from, to] = [start, Math.max(start, end)];
  while (from > 0 && !/\s/u.test(text[from - 1] ?? ' ')) from -= 1;
  while (to < text.length && !/\s/u.test(text[to] ?? ' ')) to += 1;
  const first =
    text
      .slice(from, to)
      .split(/\s+|[—–…]|--/u)
      .find((run) => /[\p{L}\p{N}]/u.test(run)) ?? '';
  return first.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '').replace(/['’]s$/u, '');
}
