import { monthsAfterDay, sentenceOpeners, stopOf } from './sentence-words.ts';
import { isShortened } from './short-words.ts';
import words from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };

const writtenSaid = alternativesIn(writtenWords);

const said = alternativesIn(words);

const marks = new Set([...'.!?…。！？؟।｡．‽։۔']);
/** Marks after which a sentence of its script ends even without a space. */
const wideMarks = new Set([...'。！？｡．']);
const closers = new Set([...'"”“’\'»)]}›」』）】》']);

/**
 * The sentences of a paragraph, in order and without the space between them; together they hold all its characters.
 * Full stops of abbreviations, numbers, initials, addresses and web links end none.
 */
export function splitSentences(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  let index = 0;
  while (index < paragraph.length) {
    if (!marks.has(paragraph[index] ?? '')) {
      index += 1;
      continue;
    }
    const first = index;
    while (index < paragraph.length && marks.has(paragraph[index] ?? '')) index += 1;
    const lastMark = index - 1;
    while (index < paragraph.length && closers.has(paragraph[index] ?? '')) index += 1;
    // « Non. » has a space before its closing mark.
    if (/^[ \u00A0][»›]/u.test(paragraph.slice(index, index + 2))) index += 2;
    if (
      !isEnd(paragraph, start, first, lastMark, index) ||
      isEnclosed(paragraph, start, index) ||
      closesAside(paragraph, start, index)
    )
      continue;
    push(sentences, paragraph.slice(start, index));
    start = index;
  }
  push(sentences, paragraph.slice(start));
  return sentences;
}

/** A quotation or a bracket within a sentence keeps its sentences together, unless they are too many. */
const longestEnclosed = 180;
const closing: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '“': '”',
    '«': '»',
    '„': '“”',
    '(': ')',
    '[': ']',
    '「': '」',
    '『': '』',
    '（': '）',
    '【': '】',
    '《': '》',
    '"': '"',
  }),
);

function isEnclosed(text: string, start: number, at: number): boolean {
  const limit = Math.min(text.length, start + longestEnclosed);
  let open: string | null = null;
  let from = start;
  for (let index = start; index < Math.min(at, limit); index += 1) {
    const sign = text[index] ?? '';
    if (open !== null) open = open.includes(sign) ? null : open;
    else if (closing.has(sign) && !(sign === '"' && !opensQuotation(text, index))) {
      open = closing.get(sign) ?? null;
      from = index;
    }
  }
  if (open === null) return false;
  const close = [...text.slice(at, limit)].findIndex((sign) => open.includes(sign));
  const isWithin = /[([（]/u.test(text[from] ?? '') || text.slice(start, from).trim() !== '';
  return close >= 0 && (isWithin || isAttributed(text, start, at + close));
}

/** "“We waited three years. It runs at last,” says Eva Lis": who said it belongs to all of it, as long as that can be said at once. */
const isAttributed = (text: string, start: number, close: number): boolean =>
  close - start <= longestAttributed &&
  /^["”“»’'] ?(?:[–—-] ?)?\p{Ll}/u.test(text.slice(close, close + 6)) &&
  goesOnSaying.test(text.slice(close, close + longestSaying).replace(/^[^\p{L}]+/u, ''));
const longestAttributed = 120;
const longestSaying = 60;

/** A straight mark behind a letter, a figure or a mark closes what was opened before, or means inches. */
const opensQuotation = (text: string, at: number): boolean =>
  at === 0 || /[\s([{–—:/-]/u.test(text[at - 1] ?? '');

/** "それから（夜。雨。）帰った。" goes on behind the bracket that it opened. */
function closesAside(text: string, start: number, at: number): boolean {
  if (text[at - 1] !== '）') return false;
  const before = text.slice(Math.max(start, at - longestEnclosed), at);
  return before.lastIndexOf('（') > 0 && at < text.length;
}

function push(sentences: string[], piece: string): void {
  const text = piece.trim();
  if (text === '') return;
  // Marks alone belong to the sentence before them.
  if (!/[\p{L}\p{N}]/u.test(text) && sentences.length > 0)
    sentences[sentences.length - 1] += ` ${text}`;
  else sentences.push(text);
}

/** @param after where the text goes on behind the marks and what they close */
function isEnd(
  text: string,
  start: number,
  first: number,
  lastMark: number,
  after: number,
): boolean {
  if (after >= text.length) return true;
  const mark = text[lastMark] ?? '';
  if (wideMarks.has(mark)) return true;
  if (!/\s/.test(text[after] ?? '')) return false;
  // A note that was taken out stands for nothing.
  const next = text.slice(after, after + 24).replace(/^[\s\uE000]+/u, '');
  if (/^[–—-] ?["“„«]/u.test(next)) return true;
  // "¿Por qué? —le pregunta la maestra.": who says it goes on.
  const tag = /^[–—] ?(?=\p{Ll})/u.exec(next)?.[0];
  if (tag !== undefined && mark !== '.' && (tag.length === 1 || goesOnSaying.test(next.slice(2))))
    return false;
  const opens = /^(?:["“‘'«„(¿¡[]|« )?[\p{Lu}\p{Lo}\p{N}\p{Sc}@¿¡]/u.test(next);
  const isTrailing = mark === '…' || (mark === '.' && lastMark > first);
  if (isTrailing) return opens || !/^["“(]?\p{Ll}/u.test(next);
  if (mark !== '.')
    return opens || lastMark + 1 === after || isTypedLow(text.slice(start).trimStart(), next);
  return endsAtFullStop(text, start, first, next, opens);
}

function endsAtFullStop(
  text: string,
  start: number,
  at: number,
  next: string,
  opens: boolean,
): boolean {
  const word = wordBefore(text, start, at);
  if (isDateline(text.slice(start, at), next)) return false;
  const opener = sentenceOpeners.has((/^["“(]?(\p{L}+)/u.exec(next)?.[1] ?? '').toLowerCase());
  const stop = stopOf(word, text, next);
  const raises = /^(?:[—–-]{1,2} )?\p{Lu}/u.test(next);
  // "Usually 10 mins. please bring them wrapped": where sentences begin in small letters.
  if (stop === 'closing' && !opens && !raises)
    return opener && isTypedLow(text.slice(start).trimStart(), next);
  if (stop === 'closing') return (opener || raises) && !/^\p{Lu}\./u.test(next);
  if (stop === 'naming') return opener && opens;
  if (stop === 'always') return false;
  // "u. a.", "p. ej.", "z. B."
  if (/^\p{Ll}$/u.test(word) && /^\p{Ll}{1,2}\.(?!\p{L})/u.test(next)) return false;
  // "i. A.", "z. K."
  if (/^\p{Ll}$/u.test(word) && /^\p{Lu}\.(?!\p{L})/u.test(next)) return false;
  // "J. R. R. Tolkien"
  if (/^\p{Lu}$/u.test(word) && word !== 'I')
    return opener && next !== '' && !/^\p{Lu}\./u.test(next);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return opens && opener;
  if (/^\d{1,2}$/.test(word) && monthsAfterDay.test(next)) return false;
  // "am Samstag, den 25.10. kommt der Häcksler"
  if (/^\d{1,2}\.\d{1,2}$/.test(word) && /^\p{Ll}/u.test(next)) return false;
  if (/^\d{1,3}$/.test(word) && isOrdinal(text.slice(start, at - word.length), next)) return false;
  // "1. Mix" at the beginning of a text is a number of a list.
  if (/^\d{1,2}$/.test(word) && at - word.length === start) return false;
  if (isShortened(word, text, next)) return false;
  return opens || /^\p{Ll}/u.test(next) || /^[-–—•*]/.test(next);
}

/** "Thunder Bay, Ont. — Ferry crews voted": a shortened region in front of the dash that news begin with. */
const isDateline = (before: string, next: string): boolean =>
  /^[—–-]{1,2} \p{Lu}/u.test(next) && shortRegion.test(before);
const shortRegion = /^\P{Ll}{0,3}\p{Lu}[\p{L} .'’-]{1,40}, (?:\p{Lu}\p{L}{0,5}|\p{Lu}\.\p{Lu})$/u;

/** "in der 58. Minute", "w 58. minucie", "58. dakikada": an ordinal, unless its next word begins a sentence. */
function isOrdinal(before: string, next: string): boolean {
  const opener = sentenceOpeners.has((/^["“(]?(\p{L}+)/u.exec(next)?.[1] ?? '').toLowerCase());
  if (opener || germanOpener.test(next)) return false;
  return beforeOrdinal.test(before) || behindOrdinal.test(next);
}
const germanOpener = new RegExp(
  String.raw`^(?:Da\p{Ll}*|${writtenSaid.germanOpeners}|Jede\p{Ll}?|Kein\p{Ll}*|Unser\p{Ll}*|Mein\p{Ll}*)(?!\p{L})`,
  'u',
);
const beforeOrdinal = new RegExp(String.raw`(?<!\p{L})(?:${said.beforeOrdinals}) $|\p{L}, $`, 'iu');
const behindOrdinal = new RegExp(String.raw`^(?:${said.ordinalUnits})`, 'u');

/** "he paid!" the waiter laughed: who types no capitals ends a sentence behind a quotation, unless it goes on with who says it. */
const isTypedLow = (sentence: string, next: string): boolean =>
  /^["“(]?\p{Ll}/u.test(sentence) && /^\p{Ll}/u.test(next) && !goesOnSaying.test(next);
const goesOnSaying = new RegExp(
  String.raw`^(?:(?:\p{L}+ ){0,3}(?:${said.sayingVerbs})(?!\p{L})|${said.joining})(?!\p{L})`,
  'iu',
);

function wordBefore(text: string, start: number, at: number): string {
  let from = at;
  while (from > start && at - from < 20 && /[\p{L}\p{M}\p{N}.]/u.test(text[from - 1] ?? ''))
    from -= 1;
  return text.slice(from, at);
}

/**
 * A sentence as it is spoken: its first letter upper-case and with a mark at its end. Nothing else may differ from what
 * the creator wrote.
 */
export function asSpoken(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/^[\s,;:.–—-]+(?=[\p{L}"“])/u, '');
  if (text === '') return '';
  const raised = text.replace(
    /^(["“‘'«„(¿¡[]*)(\p{Ll})(\S*)/u,
    (whole, opening: string, letter: string, rest: string) =>
      // iPhone, eBay, a web address
      /\p{Lu}|\.\p{L}|@/u.test(rest) ? whole : opening + raise(letter, text) + rest,
  );
  return /[.!?…。！？؟।｡．‽։۔] ?["”“’'»)\]}›」』）】》]*$/u.test(raised)
    ? raised
    : raised + finalMark(raised);
}

/** The upper-case letter, in Turkish with its dot; a letter that has none of its own, as ß, stays what it is. */
export function raise(letter: string, text: string): string {
  if (letter === 'i' && /[ığşĞİŞ]/u.test(text)) return 'İ';
  const upper = letter.toLocaleUpperCase('en');
  return upper.length === letter.length ? upper : letter;
}

function finalMark(text: string): string {
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return '。';
  if (/\p{Script=Devanagari}|\p{Script=Bengali}/u.test(text.slice(-3))) return '।';
  return '.';
}
