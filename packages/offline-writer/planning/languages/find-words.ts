import { withoutRating } from '@scenewright/contract/rules/rating.ts';
import type { Lexicon } from './lexicons.ts';
import { looksTold } from './looks-told.ts';
import { countOf, hasCapital, numberOf } from './numbers-told.ts';
import { foldWord, joinParts, partsOfWord, type Meaning } from './word-forms.ts';
import { ofLanguages } from './language-words.ts';
import { unseenIn, type UnseenWords } from './unseen-words.ts';

/** A word of a line. */
export interface Token {
  readonly text: string;
  /** As it is looked up. */
  readonly form: string;
  /** Where it stands in the line. */
  readonly at: number;
  /** The number of its clause, from 0. */
  readonly clause: number;
  /** Whether a sentence may begin with it, so that its capital says nothing. */
  readonly isFirst: boolean;
}

/** A word, or several, with what they surely mean. */
export interface Hit extends Meaning {
  /** Of its first and behind its last word. */
  readonly from: number;
  readonly to: number;
  readonly clause: number;
  /** How many; null where nothing says so. */
  readonly count: number | null;
  /** How it looks, in an English word; empty where nothing says so. */
  readonly look: string;
}

const mostParts = 6;
const longestLine = 600;
/** As many can be drawn one by one; of more, a group is seen. */
export const mostCounted = 12;

/** The words of a line, in order. */
export function tokensOf(line: string, { language, file }: Lexicon): readonly Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let end = 0;
  for (const { 0: text, index } of line
    .slice(0, longestLine)
    .matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)) {
    const gap = line.slice(end, index);
    if (tokens.length > 0 && /[^\s'’]/u.test(gap)) clause += 1;
    const isFirst = tokens.length === 0 || /[.!?…:¿¡–—"«„“”()؟।。！？\n-]/u.test(gap);
    let at = index;
    for (const part of partsOfWord(text, language, file)) {
      const form = foldWord(part, language);
      tokens.push({ text: part, form, at, clause, isFirst: isFirst && at === index });
      at += part.length;
    }
    end = index + text.length;
  }
  return tokens;
}

/** They stand for what they lead to. */
export const doors = /^(?:door|gate)$/u;

const isShouted = (line: string) => !/\p{Ll}{2}/u.test(line) && /\p{Lu}{4}/u.test(line);

export interface Line extends Lexicon {
  readonly tokens: readonly Token[];
  readonly isShouted: boolean;
  /** Words that are names in the film, in lower case. */
  readonly names: ReadonlySet<string>;
  /** Words of names of businesses, as they are looked up. */
  readonly businesses: ReadonlySet<string>;
}

const capital = String.raw`\p{Lu}[\p{L}'’-]+`;

/** Two names that a sign joins are one of a business: "Plume & Rustine" is no feather. */
const business = new RegExp(String.raw`(${capital}) ?[&+] ?(${capital})`, 'gu');

/** The words of a text that are only the name of a business, as they are looked up. */
const businessesIn = (text: string, language: string): readonly string[] =>
  [...text.matchAll(business)].flatMap(([, one = '', other = '']) => [
    foldWord(one, language),
    foldWord(other, language),
  ]);

/** Whether a word is a name, or a part of one. */
function isName(at: number, kind: Meaning['kind'], line: Line): boolean {
  const { tokens, file, words, names } = line;
  const token = tokens[at];
  if (token === undefined || line.isShouted) return false;
  if (/^\p{Lu}{2,5}$/u.test(token.text)) return true;
  if (line.businesses.has(token.form) && hasCapital(token)) return true;
  const title = tokens[at - 1];
  if (title !== undefined && title.clause === token.clause && words.titles.has(title.form))
    return true;
  if (file.capitals !== true) return hasCapital(token) && (!token.isFirst || names.has(token.form));
  const before = tokens[at - 1];
  if (kind !== 'person' || before === undefined || token.isFirst) return false;
  // "Anke Fischer", "Herr Koch".
  const isOfName =
    hasCapital(before) && !before.isFirst && line.meaningsOf(before.form).length === 0;
  return isOfName && before.clause === token.clause;
}

/** Whether somebody is in the place that a word names. */
function isWhere(from: number, to: number, line: Line): boolean {
  const { tokens, words, file } = line;
  const last = tokens[to - 1]?.form ?? '';
  // "Cuisine, soir": a place alone.
  const isAlone =
    tokens[from - 1]?.clause !== tokens[from]?.clause &&
    tokens[to]?.clause !== tokens[from]?.clause;
  if (isAlone) return true;
  const isNear = [1, 2, 3, 4].some((step) => words.near.has(tokens[from - step]?.form ?? ''));
  if (isNear) return false;
  if (words.atBehind.size > 0)
    return (
      tokens[to]?.clause === tokens[from]?.clause && words.atBehind.has(tokens[to]?.form ?? '')
    );
  if (file.atEnding !== undefined) return new RegExp(file.atEnding, 'u').test(last);
  const clause = tokens[from]?.clause;
  // "Na porta da escola" is at the school.
  const isOfDoor =
    words.of.has(tokens[from - 1]?.form ?? '') &&
    line.meaningsOf(tokens[from - 2]?.form ?? '').some(({ english }) => doors.test(english));
  if (isOfDoor) return true;
  const before = [1, 2, 3]
    .map((step) => tokens[from - step])
    .filter((each) => each?.clause === clause);
  const at = before.findIndex((each) => words.at.has(each?.form ?? ''));
  return at >= 0
    ? before
        .slice(0, at)
        .every((each) => !words.of.has(each?.form ?? '') || words.at.has(each?.form ?? ''))
    : /^(?:و|ف)?بال/u.test(tokens[from]?.form ?? '');
}

/** What a verb means: with what is parted from it, where that stands behind it in its clause. */
function doingOf(meanings: readonly Meaning[], to: number, { tokens }: Line): Meaning | undefined {
  const doings = meanings.filter(({ kind }) => kind === 'doing');
  if (doings.every(({ parted }) => parted === undefined)) return doings[0];
  const behind = tokens.slice(to).filter(({ clause }) => clause === tokens[to - 1]?.clause);
  const isBehind = ({ parted }: Meaning) => behind.some(({ form }) => form === parted);
  return doings.find(isBehind) ?? doings.find(({ parted }) => parted === undefined);
}

const isInfinite = (token: Token | undefined, { file }: Line): boolean =>
  file.base !== undefined && token?.form.endsWith('r') === true;

/** Whether a word that is an article elsewhere stands between somebody and a verb. */
function isBehindDoer(at: number, { tokens, words, meaningsOf }: Line): boolean {
  const [clitic, doer] = [tokens[at], tokens[at - 1]];
  if (clitic === undefined || doer?.clause !== clitic.clause) return false;
  if (!words.themBefore.has(clitic.form)) return false;
  return (
    words.he.has(doer.form) ||
    words.she.has(doer.form) ||
    words.i.has(doer.form) ||
    meaningsOf(doer.form).some(({ kind }) => kind === 'person')
  );
}

/** Of what a form may mean, what it means here; null where nothing is sure. */
function meantOf(
  meanings: readonly Meaning[],
  from: number,
  to: number,
  line: Line,
): Meaning | null {
  const { tokens, words, file } = line;
  const [token, before] = [tokens[from], tokens[from - 1]];
  const isDetermined =
    before !== undefined &&
    before.clause === token?.clause &&
    (words.articles.has(before.form) || numberOf(before, line) !== null);
  const noun = (kind: Meaning['kind']) =>
    meanings.find(
      (each) =>
        each.kind === kind &&
        (!each.isBound || isDetermined) &&
        (file.capitals !== true || hasCapital(tokens[to - 1])),
    );
  const doing = doingOf(meanings, to, line);
  const nouns = [
    isWhere(from, to, line) ? noun('place') : undefined,
    noun('person'),
    noun('thing'),
  ];
  const found = nouns.find((each) => each !== undefined) ?? null;
  // "La abrazó": behind whoever does it, what stands before a verb is no article.
  const isClitic = before !== undefined && isBehindDoer(from - 1, line);
  // "A consertar": what no noun is, and ends as verbs do.
  const isBase = meanings.every(({ kind }) => kind === 'doing') && isInfinite(token, line);
  // "新聞を読む": what stands before nouns stands before verbs as well in Japanese, and "एक चिट्ठी लिखी" begins with a noun.
  const mayBeVerb =
    !isDetermined ||
    isClitic ||
    isBase ||
    file.segments === true ||
    (file.verbLast === true && to - from > 1);
  const isVerb =
    mayBeVerb && (file.capitals !== true || !hasCapital(token) || token?.isFirst === true);
  if (doing === undefined) return found;
  return isVerb && (found === null || found.kind !== 'place') ? doing : found;
}

/** "Anjing-anjing": a word said twice is several. */
function said({ form }: Token, { meaningsOf }: Line): readonly Meaning[] {
  const [half = '', other] = form.split('-');
  return half === other && half !== ''
    ? meaningsOf(half).map((meaning) => ({ ...meaning, isPlural: true }))
    : [];
}

const genitive = new RegExp(`^(?:${ofLanguages.genitives})$`, 'u');

/** "2 tazas de mote", "eine Tasse Mehl": a cup of what nobody drinks, or a spoon of it, is how much there is of it. */
function isMeasure({ english, from, to, clause, count }: Hit, line: Line): boolean {
  const { tokens, words, file, language } = line;
  if (!measures.test(english)) return false;
  const before = tokens[from - 1]?.form ?? '';
  if (halves.test(before)) return true;
  const next = tokens[to];
  // "1 su bardağı": so many glasses, and not so many waters.
  const isOfWater =
    language === 'tr' && before === 'su' && numberOf(tokens[from - 2], line) !== null;
  // "La cuchara de casa" is a spoon.
  if (next?.clause !== clause || (count === null && !ones.test(before) && !isOfWater)) return false;
  // "Dos tazas y media de agua".
  if (halves.test(tokens[to + 1]?.form ?? '') && words.of.has(tokens[to + 2]?.form ?? ''))
    return true;
  const isOf = words.of.has(next.form) || genitive.test(next.form);
  if (isOf) return !drinks.test(tokens[to + 1]?.form ?? '');
  // "1 su bardağı mercimek": a glass of something, by its ending.
  if (language === 'tr') return tokens[to - 1]?.form.endsWith('ğı') === true;
  const isNoun = file.capitals === true ? hasCapital(next) : unlinked.has(language);
  return isNoun && !drinks.test(next.form);
}
/** In these, what is measured stands right behind. */
const unlinked: ReadonlySet<string> = new Set(['nl', 'pl', 'sv']);
const ones = new RegExp(`^(?:${ofLanguages.ones})$`, 'u');
const measures = new RegExp(`^(?:${ofLanguages.measures})$`, 'u');
const halves = new RegExp(`^(?:${ofLanguages.halves})$`, 'u');
const drinks = new RegExp(`^(?:${ofLanguages.drinks})$`, 'u');

/** "E a campeã: cartola": what a line calls a thing, right before a colon; who stands first may be speaking. */
function isLabel({ from, to }: Hit, tokens: readonly Token[], text: string): boolean {
  const last = tokens[to - 1];
  return (
    from > 1 &&
    last !== undefined &&
    /^\s?: ?[^"“«„'‘\s]/u.test(text.slice(last.at + last.text.length))
  );
}

/** The words of a line, what they surely name, and of which of them nothing is seen. */
export interface FoundWords {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly unseen: UnseenWords;
}

/** What a line surely names, in order; nothing that it denies or only compares with. */
export function hitsOf(text: string, lexicon: Lexicon, names: ReadonlySet<string>): FoundWords {
  const tokens = tokensOf(withoutRating(text), lexicon);
  const businesses = new Set(businessesIn(text, lexicon.language));
  const line: Line = { ...lexicon, tokens, isShouted: isShouted(text), names, businesses };
  const unseen = unseenIn(line);
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const found = hitAt(from, line);
    if (found === null) continue;
    const isUnseen = Array.from({ length: found.to - from }, (_, at) => from + at).every(
      (at) => unseen.likened.has(at) || unseen.denied.has(at),
    );
    const { look, behind } =
      found.kind === 'thing'
        ? looksTold(found, tokens, lexicon.language, line.words.of)
        : { look: '', behind: 0 };
    const isNobody = found.kind === 'person' && isLabel(found, tokens, text);
    if (!isUnseen && !isNobody && !isMeasure(found, line)) hits.push({ ...found, look });
    // "La bolsa naranja" holds no orange.
    from = found.to - 1 + behind;
  }
  return { tokens, hits, unseen };
}

/** "Four chair legs": whether the word behind a counted noun is what is counted. */
const isPartOf = (next: Token | undefined, clause: number, { file }: Line): boolean =>
  file.headEnding !== undefined &&
  next?.clause === clause &&
  next.form.length > 3 &&
  new RegExp(file.headEnding, 'u').test(next.form);

/** The longest word of a lexicon that begins with a token; null where none does. */
function hitAt(from: number, line: Line): Hit | null {
  const { tokens } = line;
  const clause = tokens[from]?.clause ?? 0;
  for (let length = mostParts; length > 0; length -= 1) {
    const parts = tokens.slice(from, from + length);
    if (parts.length < length || parts.some((part) => part.clause !== clause)) continue;
    const [first] = parts;
    const form = joinParts(
      parts.map((part) => part.form),
      line.file,
    );
    // "Agli asini": what stands before nouns is none, whatever plural it looks like.
    if (length === 1 && (line.words.articles.has(form) || line.words.at.has(form))) continue;
    const meanings = line.meaningsOf(form);
    const all =
      meanings.length === 0 && length === 1 && first !== undefined ? said(first, line) : meanings;
    const meaning = all.length === 0 ? null : meantOf(all, from, from + length, line);
    if (meaning === null) continue;
    if (meaning.kind !== 'doing' && length === 1 && isName(from, meaning.kind, line)) return null;
    const isCalled = line.words.nameBehind.has(tokens[from + length]?.form ?? '');
    if (meaning.kind !== 'person' && isCalled) return null;
    const count = countOf(from, meaning, line);
    if (count !== null && isPartOf(tokens[from + length], clause, line)) return null;
    return { ...meaning, from, to: from + length, clause, count, look: '' };
  }
  return null;
}
