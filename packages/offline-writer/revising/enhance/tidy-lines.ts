import { hasVerb } from '../../reading/english.ts';
import { breakLines } from '../../reading/lines.ts';
import { splitSentences } from '../../reading/sentences.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { grammar } from '../../grammar-words.ts';
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

/** Lines of a program: their spaces and small letters mean something. */
const codeLine = new RegExp(
  String.raw`^\s*(?:(?:${said.codeOpeners})\b.*[:{]|(?:${said.codeStatements})\b.*[;()=]|[\w.[\]'"]+ ?(?:=|\+=|:=) ?\S|[\w.]+\(.*\);?|\$ [a-z]|git \S+|[{}]|</?\w)`,
);
const bullet = /^[•*●▪‣◦·+-]\s+(?=\S)/u;
const numbered = /^\(?(\d{1,2})\)\s*(?=\p{L})/u;

export const isCode = (line: string): boolean => codeLine.test(line);

const overLines = (text: string, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => (isCode(line) ? line : change(line)))
    .join('\n');

/** One space between words, none at a line's ends, one empty line between paragraphs. */
export function tidySpaces(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u200B\uFEFF\u00AD]/g, '')
    .split('\n');
  const holdsCode = lines.some(isCode);
  const tidied = lines.map((line) => {
    const trimmed = line.trimEnd();
    return holdsCode ? trimmed : trimmed.trimStart().replace(/[ \t]{2,}|\t/g, ' ');
  });
  return tidied
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Points of one list get one kind of bullet, its numbers one form. */
export function uniformBullets(text: string): string {
  const lines = text.split('\n');
  const points = lines.filter((line) => bullet.test(line)).length;
  const numbers = lines.filter((line) => numbered.test(line)).length;
  return overLines(text, (line) => {
    if (points > 1 && bullet.test(line)) return line.replace(bullet, '- ');
    return numbers > 1 ? line.replace(numbered, '$1. ') : line;
  });
}

/** Points, steps and labels that stand in one line get a line each. */
export function pointsAsLines(text: string): string {
  return overLines(text, (line) => {
    const pieces = breakLines(line).filter((piece) => piece !== '');
    return pieces.length > 1 ? pieces.join('\n') : line;
  });
}

/** Small words that nobody writes twice on purpose. */
const doubled = new RegExp(String.raw`\b(${said.doubledWords})(?: \1\b)+`, 'giu');

/** "the the" once. */
export function withoutDoubles(text: string): string {
  return overLines(text, (line) => line.replace(doubled, '$1'));
}

/** A space behind a comma and none in front of it, outside of figures. */
export function tidyCommas(text: string): string {
  return overLines(text, (line) =>
    line
      .replace(/(?<=[\p{L}\p{N})"”]) +(?=[,;!?](?:\s|$))/gu, '')
      .replace(/(?<=\p{L}),(?=\p{Ll}{2})/gu, ', '),
  );
}

/** Days and months that are no other word. */
const calendarWords = new RegExp(
  String.raw`\b(?:${said.weekdaysAndMonths})(?=s?\b)(?![@/]|\.\w)`,
  'gu',
);

/** Sentences begin with a capital letter, and "I" is one. */
export function capitals(text: string): string {
  return overLines(text, (line) => {
    const [, mark = ''] = /^((?:[-•#]+|\d{1,2}[.)])\s+)/.exec(line) ?? [];
    return (
      mark +
      raised(line.slice(mark.length))
        .replace(calendarWords, (word) => word.charAt(0).toUpperCase() + word.slice(1))
        .replace(/(?<=^|[\s("“])i(?=['’](?:m|ve|ll|d)\b|[\s,.!?;)]|$)/gu, 'I')
    );
  });
}

function raised(line: string): string {
  let at = 0;
  let text = '';
  for (const sentence of splitSentences(line)) {
    const from = line.indexOf(sentence, at);
    if (from < 0) return line;
    text += line.slice(at, from) + raiseFirst(sentence);
    at = from + sentence.length;
  }
  return text + line.slice(at);
}

/** Names such as iPhone, and addresses, keep their small letter. */
function raiseFirst(sentence: string): string {
  if (/^[b-hj-z] /u.test(sentence)) return sentence;
  return sentence.replace(
    /^(["“‘'«(]*)(\p{Ll})(\S*)/u,
    (whole, opening: string, letter: string, rest: string) =>
      /\p{Lu}|\p{L}[.@/]\p{L}|\d/u.test(letter + rest)
        ? whole
        : opening + letter.toUpperCase() + rest,
  );
}

const leastProseWords = 6;
const closed = /[.!?…:;,。！？।]["”’')\]]*$/u;
/** Headings, points of a list, labels, addresses and signatures end in no mark. */
const unmarked =
  /^(?:[-–—•#*(]|\d{1,2}[.)]|\p{L}[^:\n]{0,30}:)|(?:[@#/]|\w\.\w)\S*$|[—–-] ?\p{Lu}[^.!?]*$/u;

const opensProse = new RegExp(String.raw`^(?:${grammar.askingWithoutWhich}|\d)\b`, 'iu');

/** A line of prose ends in a mark. */
export function finalMarks(text: string): string {
  const [first = '', ...others] = text.split('\n');
  // A first line of one sentence is the title of what stands below it.
  const title = others.length > 0 && splitSentences(first).length === 1 ? first : null;
  return overLines(text, (line) => {
    if (line === title) return line;
    const isProse =
      splitSentences(line).length > 1 ||
      (line.split(' ').length >= leastProseWords && hasVerb(line) && !opensProse.test(line));
    const ends = /[\p{L}\p{N}%)]["”’')]?$/u.test(line) && !unmarked.test(line);
    return !isProse || !ends || closed.test(line) ? line : `${line}.`;
  });
}
