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
  /(?<=[.!?;:…。！？؟।；：؛]["'”’»)」』]?)(?<!^[\p{L}\p{N}]+(?: #?[\p{L}\p{N}]+)?:)(?<!\d\.)\s+|(?<=[。！？；：]["”’」』）]?)(?!["”’」』）])|\s+(?=[–—]\s)/u;
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
  /\s+(?=(?:and|but|or|after|before|to|in|on|at|for|from|with|without|by|into|over|y|e|et|und|en|zu|mit|im|am|beim|vom|zum|zur|für|bei|auf|aus|von|nach|para|por|con|com|desde|hasta|até|per|da|dal|dalla|nel|nella|pour|avec|dans|sur|chez|и|в|на|с|для)\s)/iu;
/** Before a small word that begins a phrase, unless another such word stands before it. */
const small =
  'the|an?|my|your|our|his|its|their|this|that|these|those|of|is|are|was|were|has|have|had|will|can|as|than|how|what|del?|la|los|las|der|die|das|den|dem|ein|eine|il|lo|gli|che|os|as|do|des|du|les';
const betweenPhrases = new RegExp(
  `(?<!(?:^|\\s)["“(]?(?:${small}|in|on|at|to|for|from|with|by|and|or|but|be|been|i|you|he|she|it|we|they|not|no|very|who|which))\\s+(?=(?:${small})\\s)`,
  'iu',
);
/** Not within a name, nor after a number. */
const betweenWords = /(?<!\d)(?<!\p{Lu}[\p{L}'’.-]{0,40}(?=\s+\p{Lu}))\s+/u;
const everyBetweenPhrases = new RegExp(betweenPhrases, 'giu');

/**
 * Where a voice may go on in the next scene, the best places first: after a mark that ends a clause, between clauses, after
 * a comma, before a word that begins a phrase, and between any two words. No word is lost, added or changed.
 */
const costOfMark = 1.5;
/** From here on a cut tears what belongs together: a phrase, or a word from the next. */
export const tearingCost = 5;
/** The cuts between clauses and after commas, and those before phrases as well. */
export const sharedAt = { clauses: 3, phrases: tearingCost };
const joints: readonly Joint[] = [
  { cost: costOfMark, at: marks, always: true, within: false },
  { cost: 2, at: clauses, always: true, within: false },
  { cost: 3, at: commas, always: true, within: false },
  { cost: 3.5, at: brackets, always: false, within: false },
  { cost: 4, at: marks, always: false, within: true },
  { cost: 4, at: commas, always: false, within: true },
  { cost: tearingCost, at: phrases, always: false, within: true },
  { cost: 6, at: betweenPhrases, always: false, within: true },
  { cost: 7, at: betweenWords, always: false, within: true },
  { cost: 8, at: /\s+/u, always: false, within: true },
];
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** A bracket or quotation longer than this is cut as any other text. */
const longestEnclosed = 240;
const enclosed = new RegExp(
  `\\([^()]{1,${longestEnclosed}}\\)|（[^（）]{1,${longestEnclosed}}）|\\[[^[\\]]{1,80}\\]|「[^「」]{1,${longestEnclosed}}」|『[^『』]{1,${longestEnclosed}}』|“[^“”]{1,${longestEnclosed}}”|«[^«»]{1,${longestEnclosed}}»`,
  'gu',
);

/**
 * The parts of a sentence that no scene holds whole, or of one that may be shared between scenes at cuts up to
 * a cost; empty where a single word is longer.
 */
export function partsOfSentence(
  text: string,
  fits: (part: string) => boolean,
  sharedUpTo = 0,
): SentencePart[] {
  let parts: Cut[] = [{ text, cost: 0 }];
  if (fits(text) && sharedUpTo === 0) return asWritten(parts, text);
  for (const { cost, at, always, within } of joints) {
    parts = parts.flatMap((part) =>
      (!always || sharedUpTo > 0) && cost > sharedUpTo && fits(part.text)
        ? [part]
        : split(part, textsOf(part.text, at, within), cost),
    );
  }
  const cut = parts.flatMap((part) =>
    fits(part.text) ? [part] : split(part, segmentsOf(part.text), 7),
  );
  if (!cut.every((part) => fits(part.text))) return [];
  return withoutScraps(asWritten(cut, text), fits);
}

/** A part of one or two words is nothing by itself: it stays with the neighbour that it is cut from at the higher cost. */
function withoutScraps(
  parts: readonly SentencePart[],
  fits: (part: string) => boolean,
): SentencePart[] {
  const whole: SentencePart[] = [];
  for (const [index, part] of parts.entries()) {
    const before = whole.at(-1);
    const next = parts[index + 1];
    const joinsNext = isScrap(part.text) && next !== undefined && next.cost >= part.cost;
    const isLeft = before !== undefined && isScrap(before.text);
    const joined =
      before === undefined ? '' : `${before.text}${part.joined ? '' : ' '}${part.text}`;
    const staysBefore = isLeft || (isScrap(part.text) && !joinsNext);
    if (before === undefined || !staysBefore || part.cost <= costOfMark) whole.push(part);
    else if (fits(joined)) whole[whole.length - 1] = { ...before, text: joined };
    else whole.splice(-1, 1, ...evenly(before, part, joined, fits));
  }
  return whole;
}

/** Two parts of which one is a scrap, cut again nearer to the middle; as they are where nothing else fits. */
function evenly(
  before: SentencePart,
  part: SentencePart,
  joined: string,
  fits: (part: string) => boolean,
): SentencePart[] {
  const places = [...joined.matchAll(/\s+/gu)].map(({ index }) => index);
  const isApart = new Set([...joined.matchAll(everyBetweenPhrases)].map(({ index }) => index));
  const distance = (place: number) =>
    Math.abs(place - joined.length / 2) + (isApart.has(place) ? 0 : joined.length);
  const sides = places
    .toSorted((one, other) => distance(one) - distance(other))
    .map((place) => [joined.slice(0, place), joined.slice(place).trimStart()] as const)
    .find((texts) => texts.every((text) => !isScrap(text) && fits(text)));
  if (part.joined || sides === undefined) return [before, part];
  return [
    { ...before, text: sides[0] },
    { ...part, text: sides[1] },
  ];
}

const mostScrapWords = 2;
function isScrap(text: string): boolean {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) {
    if (isWordLike === true) count += 1;
    if (count > mostScrapWords) return false;
  }
  return true;
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
