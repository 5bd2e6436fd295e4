import type { PlacedLine } from './pieces.ts';

const opening = /[「『“«„(（]/gu;
const closing = /[」』”»)）]/gu;
const straight = /(?<!\d)"/gu;
/** „So“: the mark that closes here opens elsewhere. */
const germanQuotation = /„[^„“”]*“/gu;
/** "She smiled." is told before "Come in," she said; みさきさんは言います。 is nothing without 「…」. */
const namesWhoSpeaks = /[:：]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const countOf = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
const mostWithin = 6;

const opensQuotation = /^["“„«‹「『]/u;
const anyQuote = /["“”„«»‹›「」『』]/u;

/** What somebody says is told with who says it. */
export function bindQuotations(
  lines: readonly PlacedLine[],
  isStory: boolean,
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  let from: number | null = null;
  let depth = 0;
  let isQuoted = false;
  for (const [index, { line, place }] of lines.entries()) {
    if (line.unit === null) continue;
    const text = line.text.slice(0, 2000).replaceAll(germanQuotation, '');
    const next = lines[index + 1]?.line;
    // みさきさんは言います。「…」: who speaks is nothing without what they say.
    if (
      next?.unit?.block === line.unit.block &&
      opensQuotation.test(next.text) &&
      !anyQuote.test(line.text) &&
      (!isStory || namesWhoSpeaks.test(text))
    )
      bind(place, place + 1);
    if (from !== null) {
      bind(place, place - 1);
      // 「…。」と書いてありました: what comes behind the quotation says whose it is.
      if (isQuoted || /^[」』”»]/u.test(text)) bind(place - 1, place);
    }
    depth = Math.max(depth + countOf(text, opening) - countOf(text, closing), 0);
    // A mark that opens and closes alike is open where it stands an odd number of times.
    isQuoted = (countOf(text, straight) % 2 === 1) !== isQuoted;
    const isTooFar = from !== null && place - from >= mostWithin;
    if ((depth === 0 && !isQuoted) || isTooFar) [from, depth, isQuoted] = [null, 0, false];
    else from ??= place;
  }
}
