/* Who is seen beside words that are quoted says them: nobody whom they only speak of, and nobody of another sentence. */

const mark = String.raw`["“”„«»「」]`;
const sentenceEnd = new RegExp(String.raw`[.!?…:]${mark}?\s+`, 'gu');

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a quotation stands in a text, and the sentence that tells who says it; null where it does not stand there. */
function spansOf(quote: string, text: string): { said: Span; sentence: Span } | null {
  const from = text.indexOf(quote);
  if (quote === '' || from < 0) return null;
  const to = from + quote.length;
  const before = [...text.slice(0, Math.max(0, from - 1)).matchAll(sentenceEnd)].at(-1);
  // A colon leads to what is said: "She asks: …".
  const isLed = before !== undefined && before[0].startsWith(':');
  const earlier = isLed ? [...text.slice(0, before.index).matchAll(sentenceEnd)].at(-1) : before;
  const start = earlier === undefined ? 0 : earlier.index + earlier[0].length;
  // "'Who is it?' says the parrot.": the sentence goes on behind.
  const goesOn = new RegExp(String.raw`^,?${mark}?,?\s+[–—-]?\s?\p{Ll}[^.!?…]*`, 'u').exec(
    text.slice(to),
  );
  return {
    said: { from, to },
    sentence: { from: start, to: to + (goesOn?.[0].length ?? 0) },
  };
}

/** Whether somebody whom a text names at a place may be who says its quotation. */
export function maySay(quote: string, text: string, at: number): boolean {
  const spans = spansOf(quote, text);
  if (spans === null || at < 0) return true;
  const isWithin = ({ from, to }: Span): boolean => at >= from && at < to;
  return isWithin(spans.sentence) && !isWithin(spans.said);
}
