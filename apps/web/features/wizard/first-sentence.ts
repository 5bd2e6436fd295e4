/** The first sentence of a text, in any language, without the mark that ends it; cut at a word where it is too long. */
export function firstSentence(text: string, maxCharacters: number): string {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  const first = sentences[Symbol.iterator]().next().value?.segment.trim() ?? '';
  return cutAtWord(first.replace(/[.。．]+$/u, '').replaceAll(/\s+/g, ' '), maxCharacters);
}

function cutAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = take(text, 'word', maxCharacters - 1).trimEnd();
  // A word of that length has no place to cut but between its letters.
  return `${cut === '' ? take(text, 'grapheme', maxCharacters - 1) : cut}…`;
}

/** As many whole words or letters from the start as fit. */
function take(text: string, granularity: 'word' | 'grapheme', maxCharacters: number): string {
  let taken = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    if (taken.length + segment.length > maxCharacters) break;
    taken += segment;
  }
  return taken;
}
