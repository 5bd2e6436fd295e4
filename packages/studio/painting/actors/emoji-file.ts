import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The illustrations: Fluent Emoji (Microsoft, MIT) as packed by Iconify: one JSON file of 100 MB, its icons sorted by name.
 * Parsing it costs a second and half a gigabyte in every worker, so a name is looked up by binary search in the file itself:
 * about 17 small reads, under a millisecond from the page cache. The package's version is pinned; a test guards its order.
 */
const filePath = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const chunkBytes = 1 << 16;
const recordKey = /\n\t\t"([^"\n]+)": \{/;

interface IconRecord {
  name: string;
  /** Where the record's key begins in the file. */
  offset: number;
}

function readText(file: number, offset: number, length: number): string {
  const buffer = Buffer.alloc(length);
  return buffer.toString('latin1', 0, readSync(file, buffer, 0, length, offset));
}

/** The first record that begins at or after `offset`; a body may be longer than a chunk, so it reads on. */
function recordAfter(file: number, offset: number, end: number): IconRecord | null {
  for (let at = offset; at < end; at += chunkBytes - 256) {
    const match = recordKey.exec(readText(file, at, Math.min(chunkBytes, end - at + 256)));
    if (match?.[1] !== undefined && at + match.index < end)
      return { name: match[1], offset: at + match.index };
  }
  return null;
}

/** Where the sorted part ends: aliases and the sizes come after it. */
function endOfIcons(file: number): number {
  const { size } = fstatSync(file);
  const tail = Math.max(0, size - chunkBytes);
  const aliases = readText(file, tail, chunkBytes).lastIndexOf('\n\t"aliases"');
  return aliases < 0 ? size : tail + aliases;
}

function findRecord(file: number, name: string): IconRecord | null {
  let low = 0;
  let high = endOfIcons(file);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const record = recordAfter(file, middle, high);
    if (record?.name === name) return record;
    if (record === null || record.name > name) high = middle;
    else low = record.offset + 1;
  }
  return null;
}

function readBody(file: number, offset: number): string {
  let text = '';
  for (let at = offset; ; at += chunkBytes) {
    text += readText(file, at, chunkBytes);
    const end = text.indexOf('\n\t\t}', 1);
    if (end < 0) continue;
    const record: unknown = JSON.parse(`{${text.slice(0, end)}}}`);
    return bodyOf(record);
  }
}

function bodyOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const [icon]: unknown[] = Object.values(record);
  return typeof icon === 'object' &&
    icon !== null &&
    'body' in icon &&
    typeof icon.body === 'string'
    ? icon.body
    : '';
}

function withFile<T>(use: (file: number) => T): T {
  const file = openSync(filePath, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}

const known = new Map<string, boolean>();

/** Whether the set draws `name` (kebab-case, e.g. `hot-beverage`). */
export function hasEmoji(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = /^[a-z0-9-]+$/.test(name) && withFile((file) => findRecord(file, name) !== null);
  known.set(name, found);
  return found;
}

/** The drawing's SVG elements, in a 32 × 32 box. Throws for a name the set does not have. */
export function readEmojiBody(name: string): string {
  return withFile((file) => {
    const record = findRecord(file, name);
    if (record === null) throw new Error(`Fluent Emoji has no drawing named ${name}`);
    return readBody(file, record.offset);
  });
}
