import words from '../data/end-card-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);
/** What is shown letter by letter: an account, an address of the web, a number to ring. */
const literal = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,40}(?<!\.)|(?:https?://|www\.)[^\s,;()]{3,80}(?<![.!?])|(?<![\p{L}\d@.])[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40})*\.(?:${said.domains}|${said.otherDomains}|[a-z]{2})(?![\p{L}.])|\+?\d[\d ()/-]{6,18}\d`,
  'giu',
);
const atEnd = new RegExp(
  String.raw`(?<!\p{L})(?:at|in|on|for|by) the (?:very )?(?:end|finish|last)|(?<!\p{L})(?:${said.atEnd})(?!\p{L})`,
  'iu',
);
const shows = new RegExp(String.raw`(?<!\p{L})(?:${said.shows})(?!\p{L})`, 'iu');
const longestWish = 300;

/** The account, address or number that a wish wants to be seen at the end, as it is written; null where it wants none. */
export function shownAtEnd(wish: string): string | null {
  if (wish.length > longestWish || !atEnd.test(wish)) return null;
  const literals = wish.match(literal);
  return literals === null ? null : [...new Set(literals)].join(', ');
}

/** Whether a sentence asks for such an end, and says it to nobody else. */
export const asksToShow = (text: string): boolean => shownAtEnd(text) !== null && shows.test(text);

/** "logo + web address" says what to letter, and is not lettered itself. */
const placeholder = new RegExp(
  String.raw`^(?:(?:${said.besidePlaceholders})\s+|[+&,/]\s*|(?:[\p{L}]+ )?(?:${said.placeholders}|@)\s*)+[.!]*$`,
  'iu',
);
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

const wordsToRead = new RegExp(
  String.raw`(?<!\p{L})(?:${said.wordsToRead})\s?:?\s*["“„«]([^"”»]{2,80})["”»“]`,
  'iu',
);
const logo = /(?<!\p{L})logo(?:s|tipo)?(?!\p{L})/iu;

/** "logo and the words “Feed it like the tide does”": what is read beside a logo; null where a note shows something else. */
export const wordsBesideLogo = (note: string): string | null =>
  logo.test(note) ? (wordsToRead.exec(note)?.[1] ?? null) : null;
