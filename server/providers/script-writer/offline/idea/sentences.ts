const sentenceSegmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = sentenceSegmenters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  sentenceSegmenters.set(language, made);
  return made;
}

const abbreviationEnd = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|approx|No|Inc|Ltd|Jr|Sr)\.$/u;

/** The sentences of one paragraph, in order, trimmed; abbreviations do not end one. */
export function splitSentences(paragraph: string, language = 'en'): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenterFor(language).segment(paragraph)) {
    open += segment;
    if (abbreviationEnd.test(open.trimEnd())) continue;
    sentences.push(open.trim());
    open = '';
  }
  sentences.push(open.trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
}

/** Compared without case, accents of punctuation or spacing: what makes two sentences the same to a listener. */
export function sentenceKey(sentence: string): string {
  return sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** The sentence with a capital at its start and a mark at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:–—-]+$/u, '').trim();
  const capitalised = capitalise(trimmed);
  return /[.!?…。！？؟।]["'”’»)]*$/u.test(capitalised) ? capitalised : `${capitalised}${fullStopFor(capitalised)}`;
}

/** The first letter in upper case; the rest as it is. */
export function capitalise(text: string): string {
  const [first] = text;
  return first === undefined ? text : first.toLocaleUpperCase('en') + text.slice(first.length);
}

function fullStopFor(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\P{L}*$/u.test(text)) return '。';
  if (/\p{Script=Devanagari}\P{L}*$/u.test(text)) return '।';
  return '.';
}

/** Two sentences side by side: with a space where the writing system uses one. */
export function joinSentences(left: string, right: string): string {
  return /[。！？]$/u.test(left) ? left + right : `${left} ${right}`;
}
