/** A word as it is spoken; times from the start of the film, in milliseconds. */
export interface CaptionWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Words shown together. */
export type CaptionLine = readonly CaptionWord[];

/** Common limits for subtitles: about 42 characters, and no line longer on screen than a viewer needs. */
const maxLineChars = 42;
const maxLineMs = 5_000;
/** A pause this long ends a line. */
const pauseMs = 700;

/** Groups words into lines that end with a sentence, at a pause, or when full. */
export function groupWords(words: readonly CaptionWord[]): CaptionLine[] {
  const lines: CaptionWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && fits(line, word)) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function fits(line: CaptionLine, word: CaptionWord): boolean {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || /[.!?…。！？]["'”’)]*$/u.test(last.text)) return false;
  const chars = [...line, word].map(({ text }) => text).join(' ').length;
  return (
    chars <= maxLineChars &&
    word.endMs - first.startMs <= maxLineMs &&
    word.startMs - last.endMs < pauseMs
  );
}

/** A SubRip file (.srt). */
export function toSrt(words: readonly CaptionWord[]): string {
  return cues(words)
    .map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${text}\n`,
    )
    .join('\n');
}

/** A WebVTT file (.vtt, W3C). */
export function toVtt(words: readonly CaptionWord[]): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    'WEBVTT\n',
    ...cues(words).map(
      ({ start, end, text }) => `${stamp(start, '.')} --> ${stamp(end, '.')}\n${escape(text)}\n`,
    ),
  ].join('\n');
}

/** A line ends no later than the next begins. A line break or arrow within a word would end a cue. */
function cues(words: readonly CaptionWord[]): { start: number; end: number; text: string }[] {
  const lines = groupWords(words);
  return lines.map((line, index) => ({
    start: line[0]?.startMs ?? 0,
    end: Math.min(
      line.at(-1)?.endMs ?? 0,
      lines[index + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY,
    ),
    text: line
      .map(({ text }) => text.replace(/\s+/g, ' ').replaceAll('-->', '→').trim())
      .reduce(joined, ''),
  }));
}

/** Chinese and Japanese are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

function joined(line: string, word: string): string {
  const meets = unspaced.test(line.slice(-1)) && unspaced.test(word.slice(0, 1));
  return line === '' || meets ? line + word : `${line} ${word}`;
}

function stamp(ms: number, decimal: ',' | '.'): string {
  const total = Math.max(0, Math.round(ms));
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hours = String(Math.floor(total / 3_600_000)).padStart(2, '0');
  return `${hours}:${two(total / 60_000)}:${two(total / 1000)}${decimal}${String(total % 1000).padStart(3, '0')}`;
}
