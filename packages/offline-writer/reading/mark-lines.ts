import { withDots } from './bare-numbers.ts';
import { choicesIn } from './answer-keys.ts';
import { readLabel, secondsIn } from './labels.ts';
import { isTurn, turnsInDashes, wordsOfTurn } from './dash-turns.ts';
import type { MarkedLine } from './passage.ts';
import { seriesIn, withoutRunIns } from './series.ts';
import { labelsThatName, speakersOf } from './speakers.ts';
import { heardSign, isHeardOnly, whoseVoice } from './off-stage.ts';
import { isSureTurn, withoutTurnSign } from './turns.ts';
import words from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

const plain = { number: null, role: null, speaker: null, seconds: null } as const;
const timeCode =
  /^[[(]?(\d{1,2}:\d{2})(?:\s*(?:[-–—]|to)\s*\d{1,2}:\d{2})?[\])]?\s*(?:[:|–—-]\s*)?/u;
/** "0-5s The gate opens"; not "3-5 slices of bread", nor "10-20 seconds is enough". */
const secondsCode = new RegExp(
  String.raw`^[[(]?\d{1,3}\s*[-–—]\s*\d{1,3}\s?(?!seconds \p{L})(?:${said.secondUnits})(?!\p{L})[\])]?\s*(?:[:|–—-]\s*)?`,
  'iu',
);

/** What each line of an idea is: a heading, a point, a label, a blank, plain text. */
export function markLines(written: readonly string[]): readonly MarkedLine[] {
  const turns = turnsInDashes(written);
  const lines = withDots(turns ?? written);
  const speakers = speakersOf(lines);
  const heads = headsOf(lines);
  const series = seriesIn(lines);
  const hasTimeCodes = lines.some(
    (line) => /^[[(]?0?0:00\b/.test(line) || /^[[(]\d{1,2}:\d{2}\s*[-–—]/u.test(line),
  );
  const capitals = lines.filter(isCapitals).length;
  const capitalsAreHeadings = capitals * 2 < lines.filter((line) => line !== '').length;
  const marked = lines.flatMap((line): readonly MarkedLine[] => {
    if (isSureTurn(line)) return [sureTurn(line)];
    if (turns !== null && isTurn(line) && speakers.size === 0)
      return [{ ...plain, mark: 'speaker' as const, text: wordsOfTurn(line) }];
    const timed = hasTimeCodes ? takeTimeCode(line) : takeSeconds(line);
    const point = series(timed.rest);
    if (point !== null) return point;
    const own = markLine(timed.rest, speakers, heads);
    if (own === null) return [];
    const isHeading = own.mark === 'text' && capitalsAreHeadings && isCapitals(timed.rest);
    const mark = isHeading ? ('heading' as const) : own.mark;
    return [{ ...own, mark, seconds: timed.seconds ?? own.seconds }];
  });
  return withoutRunIns(marked);
}

function sureTurn(line: string): MarkedLine {
  const colon = line.indexOf(':');
  const said = line.slice(colon + 1);
  const text = withoutTurnSign(said).trim();
  const speaker = line.slice(0, colon);
  const isHeard = said.includes(heardSign);
  return { ...plain, mark: 'speaker', text, speaker, ...(isHeard ? { isHeard } : {}) };
}

const claim = new RegExp(String.raw`^(?:${said.facts}|${said.myths})$`, 'u');
const leastHeads = 2;

/** "Week 2: …", "Myth: …": the word in front of the colon, and its number. */
function headIn(line: string): { readonly word: string; readonly isNumbered: boolean } | null {
  const found = /^(\p{L}[\p{L}\p{M}]{1,14})(?: #?(\d{1,3}))?\s?[:：]\s*\S/u.exec(line.slice(0, 80));
  if (found === null) return null;
  const word = (found[1] ?? '').toLowerCase();
  return { word: claim.test(word) ? 'claim' : word, isNumbered: found[2] !== undefined };
}

/** Words that head several lines with rising numbers, or as claims and what is true of them: each such line is a point. */
function headsOf(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const head = headIn(line);
    if (head === null || (!head.isNumbered && head.word !== 'claim')) continue;
    counts.set(head.word, (counts.get(head.word) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= leastHeads ? [word] : [])));
}

interface Timed {
  readonly rest: string;
  readonly seconds: number | null;
}

function takeTimeCode(line: string): Timed {
  const match = timeCode.exec(line);
  return match === null
    ? takeSeconds(line)
    : { rest: line.slice(match[0].length), seconds: secondsIn(match[0]) };
}

function takeSeconds(line: string): Timed {
  const match = secondsCode.exec(line);
  return match === null
    ? { rest: line, seconds: null }
    : { rest: line.slice(match[0].length), seconds: secondsIn(match[0]) };
}

/** @returns null for a line that is only drawn, as the rule of a table */
function markLine(
  written: string,
  speakers: ReadonlySet<string>,
  heads: ReadonlySet<string>,
): MarkedLine | null {
  const line = withoutBrackets(written);
  if (line === '') return { ...plain, mark: 'blank', text: '' };
  if (/^\|?[\s:|-]+\|[\s:|-]*$/.test(line)) return null;
  const heading = /^#{1,6}\s+(.*?)#*$/u.exec(line);
  if (heading !== null) return markHeading(heading[1] ?? '', speakers);
  const row = markRow(line);
  if (row !== null) return row;
  const number =
    /^(?:[([](?=\d{1,3}[)\]]))?(\d{1,3})(?:[.)\]]\s*(?=\D)|[.)\]]\s+|\s[-–—]\s|:\s+(?=\p{L})|\s(?=\p{Lu}[^.!?]{1,40} [-–—] ))(.*)$/u.exec(
      line,
    ) ?? /^#(\d{1,3})[:.)]?\s+(.*)$/u.exec(line);
  if (number !== null) return markNumbered(Number(number[1]), number[2] ?? '');
  const circled = /^([①-⑳])\s*(.*)$/u.exec(line);
  if (circled !== null)
    return {
      ...plain,
      mark: 'number',
      text: circled[2] ?? '',
      number: (circled[1]?.codePointAt(0) ?? 0) - 0x245f,
    };
  const bullet =
    /^(?:(?:[-–*•●▪‣◦·»›➤→✓✔☐☑・※■□►▶◆◇‐⁃∙○]\uFE0E?\s*)+|[a-h]\)|\([a-h]\))\s*(?=[^\s-])(.*)$/u.exec(
      line,
    );
  // "a) two b) three" offers a choice, with all its letters.
  if (bullet !== null && !/^-\d/.test(line) && choicesIn(line).length === 0)
    return markBullet(bullet[1] ?? '', speakers);
  const labelled = markLabelled(line, speakers);
  if (labelled !== null) return labelled;
  return heads.has(headIn(line)?.word ?? '')
    ? { ...plain, mark: 'bullet', text: line }
    : { ...plain, mark: 'text', text: line };
}

function markHeading(text: string, speakers: ReadonlySet<string>): MarkedLine {
  const label =
    markLabelled(text.trim(), speakers) ??
    markLabelled(`${text.trim().replace(/[:.]$/, '')}:`, speakers);
  return label ?? { ...plain, mark: 'heading', text: text.trim() };
}

function markNumbered(number: number, text: string): MarkedLine {
  const label = readLabel(text);
  if (label !== null && label.role !== 'part')
    return {
      ...plain,
      mark: 'label',
      text: label.rest,
      role: label.role,
      number: label.number ?? number,
      seconds: label.seconds,
    };
  return { ...plain, mark: 'number', text, number };
}

function markBullet(text: string, speakers: ReadonlySet<string>): MarkedLine {
  return markLabelled(text, speakers) ?? { ...plain, mark: 'bullet', text };
}

function markLabelled(written: string, speakers: ReadonlySet<string>): MarkedLine | null {
  const line = written.replace(/^[—–]\s?(?=[^\s\d])/u, '');
  const label = readLabel(line);
  const name = /^(\p{L}+)\s?(?:\([^)]{0,40}\))?:/u.exec(line.slice(0, 60))?.[1] ?? '';
  const isName = labelsThatName.test(name) && speakers.has(name.toLowerCase());
  if (label !== null && !isName)
    return {
      mark: 'label',
      text: label.role === 'dish' ? line : label.rest,
      role: label.role,
      number: label.number,
      speaker: null,
      seconds: label.seconds,
    };
  const colon = line.slice(0, 40).search(/[:：]/);
  if (colon <= 0) return null;
  const speaker = line
    .slice(0, colon)
    .replace(/\s*\([^)]*\)?$/, '')
    .trim();
  if (!speakers.has(speaker.toLowerCase())) return null;
  const isHeard = isHeardOnly(line.slice(0, colon));
  const text = line.slice(colon + 1).trim();
  const who = isHeard ? whoseVoice(speaker) : speaker;
  return { ...plain, mark: 'speaker', text, speaker: who, ...(isHeard ? { isHeard } : {}) };
}

/** A whole line in brackets is a note: what is seen, where it says nothing else of itself. */
function withoutBrackets(line: string): string {
  const inner = /^(?:\[([^[\]]{1,400})\]|\(([^()]{1,400})\))$/u.exec(line);
  const text = inner?.[1] ?? inner?.[2];
  if (text === undefined) return line;
  if (readLabel(text) !== null && readLabel(text)?.rest !== '') return text;
  return line;
}

/** "| Mercury | 88 days |" is a point: "Mercury: 88 days". */
function markRow(line: string): MarkedLine | null {
  if (!line.startsWith('|') && (line.match(/ \| /g)?.length ?? 0) < 2) return null;
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length < 2) return null;
  return { ...plain, mark: 'bullet', text: `${cells[0] ?? ''}: ${cells.slice(1).join(', ')}` };
}

function isCapitals(line: string): boolean {
  return (
    /\p{Lu}[^\p{Ll}]*\p{Lu}/u.test(line) &&
    !/\p{Ll}/u.test(line) &&
    line.split(' ').length <= 16 &&
    !/[.!?,]$/.test(line)
  );
}
