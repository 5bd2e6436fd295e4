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

const pageBytes = 4096;
/** Of each file 1 MB at most stays in memory: what every search of it asks first, and what was asked last. */
const mostPages = 256;
const lineEnd = 10;

/** A file, and what was read of it, the latest last. */
interface OpenFile {
  readonly descriptor: number;
  readonly size: number;
  readonly pages: Map<number, Buffer>;
}

/** Without them a search asks the system for some forty pages, and an idea has some hundred searches. */
const pageOf = ({ descriptor, pages }: OpenFile, number: number): Buffer => {
  const known = pages.get(number);
  if (known !== undefined) {
    pages.delete(number);
    pages.set(number, known);
    return known;
  }
  const buffer = Buffer.alloc(pageBytes);
  const read = readSync(descriptor, buffer, 0, pageBytes, number * pageBytes);
  const page = buffer.subarray(0, read);
  for (const [oldest] of pages) {
    if (pages.size < mostPages) break;
    pages.delete(oldest);
  }
  pages.set(number, page);
  return page;
};

const readLineAt = (file: OpenFile, offset: number): string => {
  let line = '';
  for (let at = offset; ; at = at - (at % pageBytes) + pageBytes) {
    const page = pageOf(file, Math.floor(at / pageBytes));
    const found = page.indexOf(lineEnd, at % pageBytes);
    line += page.toString('latin1', at % pageBytes, found < 0 ? page.length : found);
    if (found >= 0 || page.length < pageBytes) return line;
  }
};

/** Where the first line after a byte begins. */
const nextLineStart = (file: OpenFile, offset: number): number =>
  offset === 0 ? 0 : offset - 1 + readLineAt(file, offset - 1).length + 1;

/** Where the first line begins that is not before a text. */
const findPlace = (file: OpenFile, text: string): number => {
  let low = 0;
  let high = file.size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = nextLineStart(file, middle);
    if (start < high && readLineAt(file, start) < text) low = start + 1;
    else high = middle;
  }
  return nextLineStart(file, low);
};

export const openSortedFile = (path: string): SortedFile => {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  const file: OpenFile = { descriptor, size, pages: new Map() };
  const listLines = (beginning: string, most: number): readonly string[] => {
    const lines: string[] = [];
    let at = findPlace(file, beginning);
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
