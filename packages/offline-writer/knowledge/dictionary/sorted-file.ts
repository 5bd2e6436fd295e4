import { fstatSync, openSync, readSync } from 'node:fs';

/** A text file of lines in byte order, of which only what is looked up is read. It stays open as long as the process lives. */
export interface SortedFile {
  /** The first line that begins with a text; null where none does. */
  findLine(beginning: string): string | null;
  /** Every line that begins with a text, in order. */
  listLines(beginning: string): readonly string[];
  /** The line that begins at a byte. */
  readLine(offset: number): string;
}

const chunkBytes = 4096;
const lineEnd = 10;

/** What was read last: nobody keeps it. */
const chunk = Buffer.alloc(chunkBytes);

const readLineAt = (file: number, offset: number): string => {
  let line = '';
  for (let at = offset; ; at += chunkBytes) {
    const read = readSync(file, chunk, 0, chunkBytes, at);
    const found = chunk.indexOf(lineEnd);
    const end = found < 0 || found > read ? read : found;
    line += chunk.toString('latin1', 0, end);
    if (end < read || read < chunkBytes) return line;
  }
};

/** Where the first line after a byte begins. */
const nextLineStart = (file: number, offset: number): number =>
  offset === 0 ? 0 : offset - 1 + readLineAt(file, offset - 1).length + 1;

/** Where the first line begins that is not before a text. */
const findPlace = (file: number, size: number, text: string): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = nextLineStart(file, middle);
    if (start < high && readLineAt(file, start) < text) low = start + 1;
    else high = middle;
  }
  return nextLineStart(file, low);
};

export const openSortedFile = (path: string): SortedFile => {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  const listLines = (beginning: string, most: number): readonly string[] => {
    const lines: string[] = [];
    let at = findPlace(file, size, beginning);
    while (at < size && lines.length < most) {
      const line = readLineAt(file, at);
      if (!line.startsWith(beginning)) break;
      lines.push(line);
      at += line.length + 1;
    }
    return lines;
  };
  return {
    findLine: (beginning) => listLines(beginning, 1)[0] ?? null,
    listLines: (beginning) => listLines(beginning, 100),
    readLine: (offset) => readLineAt(file, offset),
  };
};
