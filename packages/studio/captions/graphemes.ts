const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for one character: a letter with its accents, a whole emoji. */
export function splitGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** True for what is shown as a picture. A plain digit or © is not, though Unicode calls it an emoji character. */
export function isEmoji(grapheme: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\p{Emoji}\u20E3/u.test(
    grapheme,
  );
}
