/** Sentences of a text as people type it; joined with a space they are the text again. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|No|Prof|Jr|Sr|Mio|Mrd|\d{1,2}))[.!?…])\s+|(?<=[。！？])|\s*\n+\s*/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A sentence as a prompt has it: with a capital at its head and one stop at its end. */
export function asSentence(text: string): string {
  const whole = text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/([.!?…。！？])[.\s]+$/u, '$1');
  const ended = /[.!?…。！？।؟]$/u.test(whole) ? whole : `${whole}.`;
  return `${ended.slice(0, 1).toUpperCase()}${ended.slice(1)}`;
}

const quotation = '(?:“[^”]*”|"[^"\\n]*"|«[^»]*»|„[^“”]*[“”]|「[^」]*」)';
/** "A sign that says “Open”": what is written in the picture, with the words that introduce it. */
const lettering = new RegExp(
  `,?\\s*(?:(?:that|which|who) )?(?:says?|said|reads?|saying|reading|spelling|spelled|labell?ed|titled|captioned|inscribed|marked|with the (?:words?|text|letters?|title|caption|inscription|label|slogan)s?)(?: as| with| in)?:?\\s*${quotation}`,
  'giu',
);
const quotes = /[“”"«»„「」]/gu;

/** A text without what it wants written: models draw quoted words as letters. */
export function withoutLettering(text: string): string {
  return text.replaceAll(lettering, '').replaceAll(quotes, '').replaceAll(/\s+/gu, ' ').trim();
}
