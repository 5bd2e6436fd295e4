/**
 * `npm run train-reader`: learns from the marked documents in packages/offline-writer/training what of an idea is for the
 * viewers and what is a note to whoever makes the film, then how much each sentence matters, and writes the weights that the
 * reader loads.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { sifterOf } from '../packages/offline-writer/sifting/sift.ts';
import { readDocuments } from '../packages/offline-writer/training/documents.ts';
import {
  inThousandths,
  rankDocuments,
  trainImportance,
} from '../packages/offline-writer/training/train-importance.ts';
import {
  genreExample,
  readGenres,
  trainGenre,
} from '../packages/offline-writer/training/train-genre.ts';
import { inHundredths, trainReader } from '../packages/offline-writer/training/train-reader.ts';

const writer = new URL('../packages/offline-writer/', import.meta.url);
const folder = new URL('training/', writer);

/** One weight a line, or one round of trees, so that a change can be read. */
const write = (
  name: string,
  parts: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>,
) => {
  const texts = Object.entries(parts).map(([part, weights]) => {
    const lines = Object.entries(weights).map(
      ([name, all]) => `${JSON.stringify(name)}:${inLines(all)}`,
    );
    return `${JSON.stringify(part)}:{\n${lines.join(',\n')}\n}`;
  });
  return writeFile(new URL(`data/${name}`, writer), `{${texts.join(',\n')}}\n`);
};

function inLines(all: readonly unknown[]): string {
  const texts = all.map((each) => JSON.stringify(each));
  return all.every(Array.isArray) ? `[\n${texts.join(',\n')}\n]` : `[${texts.join(',')}]`;
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
/** Documents of readings that failed in use: few and short, so each counts like three. */
const timesOf = (name: string): number => (name === 'pages.txt' ? 3 : 1);
const documents = texts.flatMap((text, at) =>
  Array.from({ length: timesOf(files[at] ?? '') }, () => readDocuments(text)).flat(),
);
const reader = trainReader(documents);
const { first, second } = reader;
await write('reader-model.json', { first: inHundredths(first), second: { ...second } });

/** What has just been learnt reads the documents on, not what lay in the files: one training tells all. */
const sift = sifterOf(reader);
const named = readGenres(await readFile(new URL('genres.tsv', folder), 'utf8'));
const genreModel = trainGenre(
  documents.flatMap((document) => {
    const genre = named.get(document.id);
    return genre === undefined ? [] : [genreExample(document, genre, sift)];
  }),
);
await write('genre-model.json', { weights: inHundredths(genreModel) });

const weighed = rankDocuments(documents, genreModel);
const { said, rank } = trainImportance(weighed);
await write('importance-model.json', { said: inThousandths(said), rank: inThousandths(rank) });
console.log(`${documents.length} documents; ${weighed.length} of them weighed`);
