import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(formatWords);
/*
 * What people say to each other, written without names: in quotation marks one behind the other, or behind hyphens. Each turn
 * gets the dash that most languages set in front of it.
 */

const quotation = /["“„«»]([^"“”„«»]{1,300})["”“»«]/gu;
/** A joke may hold four. */
const leastQuoted = 6;
/** So little of such a paragraph may stand between its quotations. */
const mostBetween = 0.3;
const longest = 4_000;
const longestLead = 120;

/** The turns of a line that is hardly anything but quotations; null where it is told who says what. */
function quotedTurns(line: string): readonly string[] | null {
  if (line.length > longest) return null;
  const said = [...line.matchAll(quotation)];
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined || said.length < leastQuoted) return null;
  const lead = line.slice(0, first.index).trim();
  const behind = line.slice(last.index + last[0].length).trim();
  const told = line.slice(first.index, last.index + last[0].length);
  const between = said.reduce((rest, { 0: quoted }) => rest - quoted.length, told.length);
  if (
    lead.length > longestLead ||
    /[\p{L}\p{N}]{2}/u.test(between === said.length - 1 ? '' : outside(told))
  )
    return null;
  if (between > told.length * mostBetween) return null;
  const turns = said.map(([, words = '']) => dashed(words.trim()));
  return [lead, ...turns, behind].filter((each) => each !== '');
}

const outside = (told: string): string => told.replace(quotation, '');
const closed = /[.!?…。！？؟]$/u;
const dashed = (words: string): string =>
  `— ${words.replace(/^[,\s]+/u, '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())}`.replace(
    /[,\s]+$/u,
    '',
  );

const hyphen = /^\s*[-–]\s+(?=["“«¿¡(]?[\p{Lu}\p{Lo}])/u;
const leastTurns = 5;
const leastInTalk = 4;
const asked = /[?？؟]["”»]?$/u;
/** Who speaks to somebody says so: the two persons of a conversation, in the languages that are written with hyphens. */
const oneself = new RegExp(String.raw`(?<!\p{L})(?:${said.speaksOfSelf})(?!\p{L})`, 'iu');
const another = new RegExp(String.raw`(?<!\p{L})(?:${said.speaksToOther})(?!\p{L})`, 'iu');

/** Points under hyphens in which people speak to each other: whole sentences, by one and another, and somebody asks. */
function isTalkInHyphens(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const turns = written.filter((line) => hyphen.test(line));
  if (turns.length < leastInTalk || written.length - turns.length > 1) return false;
  const ends = turns.filter((turn) => closed.test(turn.trim().replace(/["”»]$/u, '')));
  const asks = turns.filter((turn) => asked.test(turn.trim())).length;
  const ofOne = turns.filter((turn) => oneself.test(turn)).length;
  const ofOther = turns.filter((turn) => another.test(turn)).length;
  const answered = turns.some((turn, at) => asked.test(turn) && turns[at + 1] !== undefined);
  if (ends.length < turns.length || !answered) return false;
  // Questions to ask somebody are points, each of them.
  if (asks > turns.length * mostAsked) return false;
  return turns.length >= leastTurns
    ? ofOne >= 2 && ofOther >= 1
    : ofOne + ofOther >= turns.length / 2 && ofOne > 0;
}
const mostAsked = 0.7;

/** A text with a line and a dash for each turn of a conversation without names; else as it is. */
export function readQuotedTalk(text: string): string {
  const lines = text.split('\n');
  if (isTalkInHyphens(lines)) return lines.map((line) => line.replace(hyphen, '— ')).join('\n');
  const turns = lines.map(quotedTurns);
  return turns.every((found) => found === null)
    ? text
    : lines.flatMap((line, at) => turns[at] ?? [line]).join('\n');
}
