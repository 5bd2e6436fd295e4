import mailWords from '../../data/mail-words.json' with { type: 'json' };
import { readStamp } from './stamps.ts';
import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(formatWords);

const anyWords = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|');
const name = String.raw`\p{Lu}[\p{L}.'’-]*`;
const header = new RegExp(`^(${anyWords(mailWords.headers)})\\s?:\\s*(.*)$`, 'iu');
const forwarded =
  /^[-—_*>\s]*(?:(?:begin |original |start of )?(?:forwarded|original) (?:message|mail|email)|weitergeleitete nachricht|mensaje reenviado|message transféré)\b[-—_*:\s]*$/iu;
const quotes = /^(?:On|Am|El|Le) .{4,120}(?:wrote|schrieb.{0,60}|escribió|a écrit)\s?:$/iu;
const greeting = new RegExp(
  `^(?:${anyWords(mailWords.greetings)})(?<whom>[ ,]+(?:[\\p{L}.'’&-]+ ?){1,5})?[,!.:]?$`,
  'iu',
);
const toEverybody = new RegExp(`(?:^|[ ,])(?:${anyWords(mailWords.everybody)})[,!.:]?$`, 'iu');
const signOff = new RegExp(
  `^(?:${anyWords(mailWords.signOffs)})(?:[,!.]|[,!.]? (?:and best wishes|in advance)[,!.]?)?(?= |$)(?<who>.*)$`,
  'iu',
);
const signer = new RegExp(`^(?: (?:&|and|the|from|${name})){0,5}$`, 'u');
const signOffAtEnd = new RegExp(
  `(?<=[.!?]) (?:${anyWords(mailWords.signOffs)}), (?:${name} ?){1,3}$`,
  'u',
);
const device = new RegExp(`^(?:${anyWords(mailWords.devices)})\\b.{0,60}$`, 'iu');
const longestLine = 160;
const leastHeaders = 2;
const mostNameLines = 3;

/** Stands in front of a subject, which names a mail and is said in none; tidied texts hold no such sign. */
export const unsaidSign = '\uE002';

/** What a mail has around its words: who writes to whom, the greeting and the sign-off are never spoken; its subject is a title. */
export function withoutMail(text: string): string {
  const subject = subjectLineIn(text.split('\n'));
  const named =
    subject === null
      ? text
      : text.replace(subject, `Title: ${unsaidSign}${withoutMarks(subject)}\n`);
  const lines = withoutHeaders(named.split('\n'));
  const isMail =
    lines.length < text.split('\n').length ||
    lines.some((line, index) => isGreeting(lines, line, index));
  const kept = lines.filter((line, index) => !isGreeting(lines, line, index));
  const end = closingFrom(kept);
  const body = [...kept.slice(0, end), ...afterClosing(kept, end)];
  return body.map((line) => (isMail || end < kept.length ? cutSignOff(line) : line)).join('\n');
}

const ruleLine = /^\s*(?:[-–—*_=~] ?){3,}\s*$/u;
/** What stands in front of a text says that it follows. */
const announces = new RegExp(
  String.raw`\b(?:${said.announcesText})\b.{0,60}\b(?:${said.announcedTexts})\b`,
  'iu',
);
const longestLetter = 1_000;

/** Of a letter to whoever makes the film, with the text between two rules, the text alone; what stands around it are wishes. */
export function betweenRules(text: string): string {
  const lines = text.split('\n');
  const rules = lines.flatMap((line, at) =>
    ruleLine.test(line.slice(0, longestLine)) ? [at] : [],
  );
  const [from, to] = rules;
  if (from === undefined || to === undefined || rules.length > 2) return text;
  const around = [...lines.slice(0, from), '', ...lines.slice(to + 1)].map((line) => line.trim());
  const before = around.slice(0, from);
  const content = lines.slice(from + 1, to);
  const isLetter =
    before.some((line) => line !== '') &&
    around.join('\n').length <= longestLetter &&
    content.some((line) => line.trim() !== '') &&
    (before.some((line, index) => isGreeting(before, line, index)) ||
      before.some((line) => announces.test(line.slice(0, 400))));
  if (!isLetter) return text;
  const end = closingFrom(around);
  const letter = around.filter(
    (line, index) => line !== '' && index < end && !isGreeting(around, line, index),
  );
  return [...letter.map((line) => `Format: ${line}`), '', ...content].join('\n');
}

const quoted = /^\s*>/u;

/** A mail without those that it answers: lines behind ">" that say who wrote them, or stand under that, where it has lines of its own. */
export function withoutQuotedMail(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => quoted.test(line))) return text;
  const saysWho = (line: string): boolean =>
    quotes.test(
      line
        .slice(0, longestLine)
        .replace(/^[\s>]+/u, '')
        .trim(),
    );
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && quoted.test(lines[end] ?? '')) end += 1;
    const block = lines.slice(at, Math.max(end, at + 1));
    const isAnswered = end > at && (block.some(saysWho) || saysWho(lines[at - 1] ?? ''));
    if (!isAnswered) kept.push(...block);
    at += block.length;
  }
  return kept.some((line) => /\p{L}/u.test(line) && !saysWho(line)) ? kept.join('\n') : text;
}

/** Lines under each other that say who wrote to whom, and when; a line without them before or behind is none. */
function withoutHeaders(lines: readonly string[]): readonly string[] {
  const plain = lines.filter(
    (line) =>
      !forwarded.test(line.slice(0, longestLine)) && !quotes.test(line.slice(0, longestLine)),
  );
  const kept: string[] = [];
  for (let at = 0; at < plain.length;) {
    let end = at;
    while (end < plain.length && readHeader(plain[end] ?? '') !== null) end += 1;
    const block = plain.slice(at, Math.max(end, at + 1));
    kept.push(...(isHeaderBlock(block) ? block.flatMap(asTitle) : block));
    at += block.length;
  }
  return kept;
}

function readHeader(line: string): { readonly key: string; readonly value: string } | null {
  const match = line.length > 400 ? null : header.exec(line);
  return match === null ? null : { key: (match[1] ?? '').toLowerCase(), value: match[2] ?? '' };
}

function isHeaderBlock(lines: readonly string[]): boolean {
  const headers = lines.flatMap((line) => readHeader(line) ?? []);
  // "From: 9 am" and "To: 5 pm" are hours.
  return (
    headers.length >= leastHeaders &&
    headers.some(({ key, value }) => mailWords.senders.includes(key) && !/^\d/u.test(value))
  );
}

/** The lines of a mail's headers, which are read together. */
export function mailHeadersOf(lines: readonly string[]): ReadonlySet<string> {
  const headers = lines
    .filter((line) => readHeader(line.trim()) !== null)
    .map((line) => line.trim());
  const subject = subjectLineIn(lines);
  return new Set([
    ...(isHeaderBlock(headers) ? headers : []),
    ...(subject === null ? [] : [subject]),
  ]);
}

/** "Re: Re: Moss in the lawn" alone above a post is its subject. */
function subjectLineIn(lines: readonly string[]): string | null {
  const first = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  return first.length <= longestLine && replied.test(first) && withoutMarks(first) !== ''
    ? first
    : null;
}

const replied = new RegExp(String.raw`^(?:(?:${said.replyMarks})\s?:\s*)+`, 'iu');
/** "Car park closure - PLEASE READ" */
const shouted = new RegExp(
  String.raw`(?:^|\s*(?:[-–—|!:]+|[([]))\s*(?:(?:${said.shoutedMarks}|!+)[\s!:,–—-]*)*(?:(?:${said.shouts}) (?:read|lesen)|${said.shoutedHeads})[!\s)\]]*$`,
  'iu',
);

/** What a subject or a heading names, without how it was passed on and how loud. */
export const withoutMarks = (subject: string): string =>
  subject.replace(replied, '').replace(shouted, '').trim();

function asTitle(line: string): string[] {
  const read = readHeader(line);
  if (read === null || !mailWords.subjects.includes(read.key)) return [];
  const subject = withoutMarks(read.value);
  return subject === '' ? [] : [`Title: ${unsaidSign}${subject}`, ''];
}

/** A greeting stands alone on its line, before the rest. */
function isGreeting(lines: readonly string[], line: string, index: number): boolean {
  if (
    line.length > 60 ||
    !greeting.test(line) ||
    !lines.slice(index + 1, index + 4).some((next) => next !== '')
  )
    return false;
  const before = lines[index - 1];
  if (before !== undefined && before !== '') return false;
  return (
    toEverybody.test(line) ||
    (lines[index + 1] === '' &&
      line.endsWith(',') &&
      greeting.exec(line)?.groups?.['whom'] !== undefined)
  );
}

/** Where the sign-off begins; the number of lines where there is none. */
function closingFrom(lines: readonly string[]): number {
  for (let at = Math.max(1, lines.length - 20); at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (device.test(line.slice(0, longestLine))) return at;
    if (line.length > 60 || !signsOff(line)) continue;
    const isApart = lines[at - 1] === '' || at === lines.length - 1;
    if ((isApart || line.endsWith(',')) && namesFrom(lines, at + 1) === nextBlank(lines, at + 1))
      return at;
  }
  return lines.length;
}

/** "Thanks, Karen and Tom": who signs is written as a name. */
function signsOff(line: string): boolean {
  const match = signOff.exec(line);
  return match !== null && signer.test(match.groups?.['who'] ?? '');
}

const isNameLine = (line: string): boolean =>
  line !== '' &&
  line.length <= 60 &&
  !/[.!?;:]$/u.test(line) &&
  /^[\p{Lu}\d+(]/u.test(line) &&
  line.split(' ').length <= 6;

function namesFrom(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && at - from < mostNameLines && isNameLine(lines[at] ?? '')) at += 1;
  return at;
}

function nextBlank(lines: readonly string[], from: number): number {
  const at = lines.indexOf('', from);
  return at < 0 ? lines.length : at;
}

/** What stands behind a sign-off, as a postscript, is the mail's again. */
function afterClosing(lines: readonly string[], end: number): readonly string[] {
  if (end >= lines.length) return [];
  const rest = lines.slice(signatureEnd(lines, end));
  return rest.filter((line) => !device.test(line.slice(0, longestLine)));
}

/** Behind a sign-off and who signs: the block below that says who that is, how to reach them, and when. */
function signatureEnd(lines: readonly string[], closing: number): number {
  const names = namesFrom(lines, closing + 1);
  const signed =
    lines
      .slice(closing, names)
      .join(' ')
      .match(/\p{Lu}[\p{L}\p{M}’'-]{2,}/gu) ?? [];
  const block = lines.findIndex((line, at) => at >= names && line !== '');
  const isCard =
    block >= 0 &&
    isNameLine(lines[block] ?? '') &&
    signed.some((one) => (lines[block] ?? '').includes(one));
  return isCard ? nextBlank(lines, block) : names;
}

const posted = new RegExp(
  `^(?:(?:${anyWords(mailWords.posted)}) )?\\S.{0,30}?\\s*(?:»|[·•|–—]|,| (?:${said.beforeDates}) )\\s*(?=\\S)`,
  'iu',
);
const attribution = new RegExp(
  `^(?:${anyWords(mailWords.attributions)})\\s?\\S.{0,40}?(?:[:：]\\s*["“„«].*["”“»]|[:：]|schrieb:|wrote:)$`,
  'iu',
);
/** Of a forum a signature stands under a rule of two dashes or of underlines. */
const signatureRule = /^(?:-- ?|_{4,})$/u;
const mostSignatureLines = 3;
const firstLines = 6;

/** "berta, 4. Juni 2024, 21:47": who posted, and when. */
function isPostHead(line: string): boolean {
  if (line.length > longestHead || /[.!?]$/u.test(line)) return false;
  const by = posted.exec(line);
  const stamp = by === null ? null : readStamp(line.slice(by[0].length));
  // "Lantern walk, Tuesday 11.11., for all parents": the head of a notice goes on.
  return stamp?.hasDate === true && !/^[.\s]*,\s*\p{L}/u.test(stamp.rest);
}
const longestHead = 110;

/**
 * Places of lines that are around a post or a mail by their form: who posted it and when, whom it quotes, and the signature
 * below it. The reader is not asked about them.
 */
export function mailFrameOf(lines: readonly string[]): ReadonlySet<number> {
  const bare = lines.map((line) => line.trim());
  const frame = new Set<number>();
  const heads = bare.slice(0, firstLines).flatMap((line, at) => (isPostHead(line) ? [at] : []));
  for (const at of heads) frame.add(at);
  const quotes = bare.flatMap((line, at) => (attribution.test(line.slice(0, 400)) ? [at] : []));
  for (const at of quotes) frame.add(at);
  const end = closingFrom(bare);
  for (let at = end; at < Math.min(signatureEnd(bare, end), bare.length); at += 1) frame.add(at);
  const rule = bare.findLastIndex((line) => signatureRule.test(line));
  const below = rule < 0 ? [] : bare.slice(rule + 1, nextBlank(bare, rule + 1));
  const isPost = heads.length > 0 || quotes.length > 0 || end < bare.length;
  if (isPost && below.length > 0 && below.length <= mostSignatureLines)
    for (let at = rule; at <= rule + below.length; at += 1) frame.add(at);
  return frame;
}

/** "See you there. Best, Tom" */
function cutSignOff(line: string): string {
  const at = line.slice(-80).search(signOffAtEnd);
  return at < 0 ? line : line.slice(0, line.length - Math.min(80, line.length) + at);
}

const toPerson = new RegExp(
  `^(?:${anyWords(mailWords.greetings)}) \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?[,!.]?$`,
  'iu',
);
const courtesy = new RegExp(`^(?:${anyWords(mailWords.courtesies)})(?!\\p{L}).{0,60}$`, 'iu');
/** "Anbei der Text für unser Fest, bitte nicht zu lang werden lassen.": what comes along with a mail. */
const enclosure = new RegExp(`^(?:${anyWords(mailWords.enclosures)})(?!\\p{L}).{0,140}$`, 'iu');
const share = new RegExp(`^(?:${anyWords(mailWords.shares)})[!.…\\s]*$`, 'iu');

/** "Hi Maud,", "as discussed on Thursday.": what a mail says to whom it is written, within its first line. */
export const isCourtesy = (text: string): boolean =>
  toPerson.test(text) || courtesy.test(text) || enclosure.test(text);

/** "PLEASE SHARE!!!": said to who reads a post, and to no viewer. */
export const asksToShare = (text: string): boolean => share.test(text);
