import closedWords from '../data/closed-words.json' with { type: 'json' };
import { hasVerb, isImperative, wordsOf } from './english.ts';
import { endsOpen } from './open-ends.ts';
import verseWords from '../data/verse-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(verseWords);

const longestVerseWords = 13;
const poemWords = new RegExp(String.raw`\b(?:${said.poemWords})\b|${said.foreignPoems}|시\b`, 'iu');

/**
 * Which lines of plain text are lines of a poem.
 * @param runs runs of lines that follow each other without a blank: stanzas, if it is a poem
 * @param context the whole idea
 */
export function isPoem(runs: readonly (readonly string[])[], context: string): boolean {
  const lines = runs.flat();
  if (lines.length < 3 || runs.every((run) => run.length < 2)) return false;
  const lengths = lines.map((line) => wordsOf(line).length);
  const short = lengths.filter((length) => length <= longestVerseWords).length;
  if (short < lines.length * 0.9) return false;
  if (lines.some((line) => line.length > 120)) return false;
  if (lines.filter((line) => /\d/.test(line)).length >= lines.length * 0.4) return false;
  if (poemWords.test(context)) return true;
  if (lines.length === 3) return isHaiku(lines);
  const ended = lines.filter((line) => /[.!?。！？]["”’)]?$/u.test(line)).length / lines.length;
  const carried = lines.filter((line) => /[,;:—–-]$/u.test(line)).length / lines.length;
  const rhymes = rhymeShare(runs);
  if ((rhymes >= 0.4 && !isOfPage(lines)) || isBrokenByHand(lines) || runsOver(runs)) return true;
  if (rhymes >= 0.25 && hasStanzas(runs)) return true;
  if (ended > 0.6 || isOfPage(lines)) return false;
  const isEven =
    runs.length > 1 && runs.every((run) => run.length === runs[0]?.length && run.length > 1);
  // Plain sentences under each other, none closed by a mark and none telling what to do.
  const said = lines.filter(
    (line) => /^\p{Lu}/u.test(line) && hasVerb(line) && !isImperative(line),
  ).length;
  if (lines.length >= 4 && ended === 0 && said >= lines.length * 0.7) return true;
  return isEven || carried >= 0.25 || linked(lines) >= 0.4 || isUnmarked(lines);
}

/** Lines without a mark or a capital, many of which begin with a small word: a list would name things. */
function isUnmarked(lines: readonly string[]): boolean {
  const marked = lines.filter((line) => /[.!?,;:]/u.test(line) || /^[-•*]/u.test(line));
  const lowered = lines.filter((line) => /^\p{Ll}/u.test(line)).length;
  const small = lines.filter((line) =>
    smallWords.has(wordsOf(line)[0]?.toLowerCase() ?? ''),
  ).length;
  const words = lines.reduce((sum, line) => sum + wordsOf(line).length, 0);
  return (
    lines.length >= leastUnmarked &&
    marked.length === 0 &&
    lowered >= lines.length * 0.6 &&
    small >= lines.length * 0.3 &&
    words >= lines.length * 2
  );
}
const leastUnmarked = 4;
const smallWords = new Set(Object.values(closedWords.languages).flat());

/** Stanzas of as many lines each. */
function hasStanzas(runs: readonly (readonly string[])[]): boolean {
  const stanzas = runs.filter(({ length }) => length > 1);
  return (
    stanzas.length > 1 &&
    stanzas.every(({ length }) => length === stanzas[0]?.length && length >= leastInStanza)
  );
}
const leastInStanza = 3;

const longestBrokenLine = 36;

/** Whole sentences, written with capitals and stops, that go on in the next line long before a page would end. */
function isBrokenByHand(lines: readonly string[]): boolean {
  if (lines.length < 6 || lines.some((line) => line.length > longestBrokenLine)) return false;
  const isEnded = (line: string | undefined) => /[.!?]["”’)]?$/u.test(line ?? '.');
  const goOn = lines.filter((line, index) => /^\p{Ll}/u.test(line) && !isEnded(lines[index - 1]));
  const starts = lines.filter((_, index) => isEnded(lines[index - 1]));
  return (
    goOn.length >= lines.length * 0.3 &&
    isEnded(lines.at(-1)) &&
    starts.length >= lines.length * 0.4 &&
    starts.every((line) => /^["“]?\p{Lu}/u.test(line))
  );
}

const longestOfVerse = 62;
const leastOfPoem = 4;
/** So long is a line of one stanza at most, in the mean: a page is wider. */
const widestStanza = 50;
const isClosed = (line: string | undefined) => /[.!?…]["”’»)]?$/u.test(line ?? '.');

/**
 * Sentences that go on in the next line where nobody need break them: each line ends with a word that one can rest on, as no page would
 * have it that broke them by their width.
 */
function runsOver(runs: readonly (readonly string[])[]): boolean {
  const lines = runs.flat();
  const wide = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
  const isOneStanza = runs.filter(({ length }) => length > 1).length < 2;
  if (lines.length < leastOfPoem || lines.some(({ length }) => length > longestOfVerse))
    return false;
  if (isOneStanza && wide > widestStanza) return false;
  const broken = runs.flatMap((run) =>
    run.slice(1).map((line, at) => [run[at] ?? '', line] as const),
  );
  const goOn = broken.filter(([before, line]) => !isClosed(before) && /^\p{Ll}/u.test(line));
  const unmarked = goOn.filter(([before]) => !/[,;:–—-]$/u.test(before));
  const starts = runs.flatMap((run) => run.filter((_, at) => isClosed(run[at - 1])));
  return (
    goOn.length >= lines.length * 0.25 &&
    unmarked.length > 0 &&
    runs.every((run) => isClosed(run.at(-1))) &&
    starts.every((line) => /^["“„«¿¡]?\p{Lu}/u.test(line)) &&
    // A notice tells its readers what to do, and a page breaks behind any word.
    !lines.some(
      (line) => endsOpen(line) || stopsWithin.test(line) || /\d/u.test(line) || isImperative(line),
    )
  );
}

const stopsWithin = /\p{Ll}[.!?] ["“]?\p{Lu}/u;
const narrowestPage = 40;
/** Sentences that end and begin anywhere in their lines, which break behind any word: a page broke them. */
function isOfPage(lines: readonly string[]): boolean {
  const wide = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
  return (
    wide >= narrowestPage && lines.some((line) => stopsWithin.test(line)) && lines.some(endsOpen)
  );
}

/** The share of lines that begin with a word that links them with the line before. */
function linked(lines: readonly string[]): number {
  return lines.filter((line, index) => index > 0 && joinsVerses.test(line)).length / lines.length;
}
const joinsVerses = new RegExp(String.raw`^(?:${said.linkingInVerses})\b`, 'iu');

function rhymeShare(runs: readonly (readonly string[])[]): number {
  const lines = runs.flat();
  const endings = lines.map((line) => {
    const word = wordsOf(line).at(-1) ?? '';
    return /([aeiouyáéíóúäöüàèâêîôû][^aeiouyáéíóúäöüàèâêîôû]*e?s?|.{3})$/iu.exec(word)?.[0] ?? word;
  });
  const words = lines.map((line) => wordsOf(line).at(-1));
  const rhyming = endings.filter((ending, index) =>
    [1, 2, 3].some((step) =>
      [index - step, index + step].some(
        (at) => ending.length > 1 && endings[at] === ending && words[at] !== words[index],
      ),
    ),
  );
  return rhyming.length / lines.length;
}

/** Three lines of about five, seven and five syllables. */
function isHaiku(lines: readonly string[]): boolean {
  const syllables = lines.map(
    (line) =>
      (
        line
          .toLowerCase()
          .replace(/e\b/g, '')
          .match(/[aeiouyáéíóúäöüàèâêîôûаеёиоуыэюя]+/giu) ?? []
      ).length,
  );
  const [first = 0, second = 0, third = 0] = syllables;
  return (
    first >= 3 &&
    first <= 6 &&
    second >= 5 &&
    second <= 9 &&
    third >= 3 &&
    third <= 6 &&
    !lines.every((line) => /[.!?]$/.test(line))
  );
}
