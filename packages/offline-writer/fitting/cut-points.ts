/** A part of a sentence, and what it costs to cut the picture before it. */
export interface SentencePart {
  readonly text: string;
  readonly cost: number;
  /** Whether the author wrote it against what stands before it, without a space. */
  readonly joined: boolean;
}

interface Joint {
  readonly cost: number;
  readonly at: RegExp;
  /** Whether it serves every sentence that is too long, or only a part of one that is still too long. */
  readonly always: boolean;
  /** Whether what stands in brackets may be cut as well. */
  readonly within: boolean;
}

/** A label of one or two words ("Fact:") is nothing without what it heads. */
const marks =
  /(?<=[.!?;:…。！？؟।；：؛]["'”’»)」』]?)(?<!^[\p{L}\p{N}]+(?: #?[\p{L}\p{N}]+)?:)\s+|(?<=[。！？；：]["”’」』）]?)(?!["”’」』）])|\s+(?=[–—]\s)/u;
const pronoun = `(?:i|you|he|she|it|we|they|there|this|that|these|those|nobody|everyone|everybody|people)(?:'\\p{L}+)?`;
/** A word that links clauses before who does something, and one that begins a clause by itself. */
const clauses = new RegExp(
  `\\s+(?=(?:and|but|so|then|or)\\s+(?:then\\s+|now\\s+|so\\s+)?${pronoun}\\s)` +
    `|\\s+(?=(?:because|although|though|whereas|unless|until|while|which|who|where|when|since|if)\\s)` +
    `|\\s+(?=(?:pero|porque|aunque|mientras|cuando|aber|weil|dass|wenn|damit|sondern|mais|parce|lorsque|quand|perché|quando|mas|maar|omdat|но|потому|который|которая|которые|что|ale|ponieważ|który|która|które|ama|çünkü|لكن|لأن|حيث|عندما|लेकिन|क्योंकि|जब|אבל|כאשר|아니라)\\s)` +
    `|(?<=,)\\s+(?=(?:and|but|so|or|yet|then|which|who|where|when|while|as|if|because|${pronoun})\\s)`,
  'iu',
);
const commas = /(?<=[,،，、]["'”’»)」』]?)\s+|(?<=[，、])/u;
const brackets = /\s+(?=[(（[])|(?<=[)）\]])\s+|(?<=\S)(?=（)|(?<=）)(?=[^\s、。，．])/u;
const phrases =
  /\s+(?=(?:and|but|or|after|before|to|in|on|at|for|from|with|without|by|into|over|y|e|et|und|en|zu|mit|für|para|por|con|com|pour|avec|dans|sur|и|в|на|с|для)\s)/iu;

/**
 * Where a voice may go on in the next scene, the best places first: after a mark that ends a clause, between clauses, after
 * a comma, before a word that begins a phrase, and between any two words. No word is lost, added or changed.
 */
const joints: readonly Joint[] = [
  { cost: 1.5, at: marks, always: true, within: false },
  { cost: 2, at: clauses, always: true, within: false },
  { cost: 3, at: commas, always: true, within: false },
  { cost: 3.5, at: brackets, always: false, within: false },
  { cost: 4, at: marks, always: false, within: true },
  { cost: 4, at: commas, always: false, within: true },
  { cost: 5, at: phrases, always: false, within: true },
  { cost: 7, at: /\s+/u, always: false, within: true },
];
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** A bracket or quotation longer than this is cut as any other text. */
const longestEnclosed = 240;
const enclosed = new RegExp(
  `\\([^()]{1,${longestEnclosed}}\\)|（[^（）]{1,${longestEnclosed}}）|\\[[^[\\]]{1,80}\\]|「[^「」]{1,${longestEnclosed}}」|『[^『』]{1,${longestEnclosed}}』|“[^“”]{1,${longestEnclosed}}”|«[^«»]{1,${longestEnclosed}}»`,
  'gu',
);

/** The parts of a sentence that no scene holds whole; empty where a single word is longer. */
export function partsOfSentence(text: string, fits: (part: string) => boolean): SentencePart[] {
  let parts: Cut[] = [{ text, cost: 0 }];
  if (fits(text)) return asWritten(parts, text);
  for (const { cost, at, always, within } of joints) {
    parts = parts.flatMap((part) =>
      !always && fits(part.text) ? [part] : split(part, textsOf(part.text, at, within), cost),
    );
  }
  const cut = parts.flatMap((part) =>
    fits(part.text) ? [part] : split(part, segmentsOf(part.text), 7),
  );
  return cut.every((part) => fits(part.text)) ? asWritten(cut, text) : [];
}

/** Marks the parts that no space stands before. */
function asWritten(parts: readonly Cut[], text: string): SentencePart[] {
  let end = 0;
  return parts.map((part) => {
    const start = text.indexOf(part.text, end);
    const joined = start === end && start > 0;
    end = start + part.text.length;
    return { ...part, joined };
  });
}

/** Cuts a text at joints; with its brackets whole unless they may be cut as well. */
function textsOf(text: string, joint: RegExp, within: boolean): readonly string[] {
  if (within) return text.split(joint);
  const hidden = [...text.matchAll(enclosed)];
  if (hidden.length === 0) return text.split(joint);
  const texts: string[] = [];
  let from = 0;
  let next = 0;
  for (const match of text.matchAll(new RegExp(joint, `${joint.flags}g`))) {
    while (endOf(hidden[next]) <= match.index) next += 1;
    const isWithin = match.index > (hidden[next]?.index ?? Infinity);
    if (isWithin || match.index + match[0].length === from) continue;
    texts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...texts, text.slice(from)];
}

const endOf = (match: RegExpExecArray | undefined) =>
  match === undefined ? Infinity : match.index + match[0].length;

/** A figure and what it counts in a script without spaces (11月6日, 3号楼) is one word; so is an opening bracket and what it holds first. */
const belongsToNext = /(?:\p{N}|[（「『【《〈“([]|\p{N}[年月])$/u;

/** Words of a script that writes no spaces, each with the marks after it. */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const before = segments.at(-1);
    const isWord = isWordLike === true || /^[（「『【《〈“([]$/u.test(segment);
    if (before === undefined || (isWord && !belongsToNext.test(before))) segments.push(segment);
    else segments[segments.length - 1] += segment;
  }
  return segments;
}

type Cut = Pick<SentencePart, 'text' | 'cost'>;

const split = (part: Cut, texts: readonly string[], cost: number): Cut[] =>
  texts
    .filter((text) => text !== '')
    .map((text, index) => ({ text, cost: index === 0 ? part.cost : cost }));
