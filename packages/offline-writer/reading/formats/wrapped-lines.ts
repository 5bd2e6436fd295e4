import { isSureTurn } from '../turns.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

const marked = /^(?:[-–—*•●▪◦#|>[({"“«]|\d{1,3}[.):]|\p{L}[\p{L} ]{0,30}:)/u;
const ends = /[.!?…:;。！？؟।]["”’)]?$/u;
const broken = /\p{Ll}-$/u;
const hanging = new RegExp(String.raw`\b(?:${said.hanging})$`, 'iu');
const leastLines = 3;
/** A line that the next word would make nearly as long as the longest was broken where the page ends. */
const nearlyFull = 0.85;
const leastFull = 0.8;

/** Paragraphs whose lines were broken by a page and not by their author, each in one line. */
export function unwrapLines(text: string): string {
  const out: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    out.push(...(isWrapped(run) ? joined(run) : run));
    run = [];
  };
  for (const line of text.split('\n')) {
    if (line !== '' && !marked.test(line) && !isSureTurn(line)) run.push(line);
    else {
      close();
      out.push(line);
    }
  }
  close();
  return out.join('\n');
}

/** Most lines go on with the sentence before, and sentences end within lines or words across them: verse has neither. */
function isWrapped(run: readonly string[]): boolean {
  if (run.length < leastLines) return false;
  const goesOn = run.filter(
    (line, index) => index > 0 && continues(run[index - 1] ?? '', line),
  ).length;
  const isProse = run.some(
    (line, index) =>
      /[.!?] ["“(]?\p{Lu}/u.test(line) || (index > 0 && broken.test(run[index - 1] ?? '')),
  );
  // The lines of a poem end where its phrases do.
  const ended = run.filter((line) => /[.,;!?:—–]["”’]?$/u.test(line)).length;
  return isProse && isAtEdge(run) && goesOn * 2 >= run.length - 1 && ended * 5 <= run.length * 2;
}

const widthOf = (run: readonly string[]): number => Math.max(...run.map((line) => line.length));

/** Whether a page ends where a line does: the next word had no room in it. */
function isFull(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(' ', 1);
  return broken.test(line) || line.length + 1 + word.length >= width * nearlyFull;
}

/** A page breaks a text at its edge and nowhere else; the author of lines of all lengths broke them. */
function isAtEdge(run: readonly string[]): boolean {
  const width = widthOf(run);
  const open = run.slice(0, -1).flatMap((line, at) => (ends.test(line) ? [] : [at]));
  const full = open.filter((at) => isFull(run[at] ?? '', run[at + 1] ?? '', width));
  return full.length >= open.length * leastFull;
}

const continues = (before: string, line: string): boolean =>
  !ends.test(before) && (/^\p{Ll}/u.test(line) || broken.test(before));

function joined(run: readonly string[]): readonly string[] {
  const width = widthOf(run);
  const lines: string[] = [];
  for (const [index, line] of run.entries()) {
    const before = lines.at(-1);
    const last = run[index - 1] ?? '';
    const isOne =
      before !== undefined &&
      (continues(last, line) || hanging.test(last) || isFull(last, line, width));
    if (!isOne) lines.push(line);
    else
      lines[lines.length - 1] =
        broken.test(last) && /^\p{Ll}/u.test(line)
          ? before.slice(0, -1) + line
          : `${before} ${line}`;
  }
  return lines;
}
