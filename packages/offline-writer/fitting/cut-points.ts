/** A part of a sentence, and what it costs to cut the picture before it. */
export interface SentencePart {
  readonly text: string;
  readonly cost: number;
}

/**
 * Where a voice may go on in the next scene, the best places first: after a mark that ends a clause, after a comma, before
 * a word that begins a phrase, and between any two words. No word is lost, added or changed.
 */
const joints: readonly (readonly [cost: number, joint: RegExp])[] = [
  [1.5, /(?<=[.!?;:…。！？؟।；：؛]["'”’»)」』]?)\s+|(?<=[。！？；：])|\s+(?=[–—]\s)/u],
  [2.5, /(?<=[,،，、]["'”’»)」』]?)\s+|(?<=[，、])/u],
  [
    4,
    /\s+(?=(?:and|but|or|because|which|who|when|where|while|after|before|to|in|on|at|for|from|with|without|by|into|over|until)\s)/iu,
  ],
  [7, /\s+/u],
];
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Joints at marks serve every long sentence; those between words only what is still too long. */
const jointsAtMarks = 2;

/** The parts of a sentence that no scene holds whole; empty where a single word is longer. */
export function partsOfSentence(text: string, fits: (part: string) => boolean): SentencePart[] {
  let parts: SentencePart[] = [{ text, cost: 0 }];
  if (fits(text)) return parts;
  joints.forEach(([cost, joint], level) => {
    parts = parts.flatMap((part) =>
      level >= jointsAtMarks && fits(part.text)
        ? [part]
        : split(part, part.text.split(joint), cost),
    );
  });
  const cut = parts.flatMap((part) =>
    fits(part.text) ? [part] : split(part, segmentsOf(part.text), 7),
  );
  return cut.every((part) => fits(part.text)) ? cut : [];
}

/** Words of a script that writes no spaces, each with the marks after it. */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike === true || segments.length === 0) segments.push(segment);
    else segments[segments.length - 1] += segment;
  }
  return segments;
}

const split = (part: SentencePart, texts: readonly string[], cost: number): SentencePart[] =>
  texts
    .filter((text) => text !== '')
    .map((text, index) => ({ text, cost: index === 0 ? part.cost : cost }));
