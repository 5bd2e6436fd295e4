/**
 * `npm run train-reader`: learns from the marked documents in packages/offline-writer/training what of an idea is for the
 * viewers and what is a note to whoever makes the film, then its genre, then how much each sentence matters, and writes the
 * weights that the reader loads. `-- --genres` learns the genres alone, read by the reader that lies in the files; `-- --notes` learns
 * for whom each piece is alone.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sift as storedSift, sifterOf } from '../packages/offline-writer/sifting/sift.ts';
import { readDocuments } from '../packages/offline-writer/training/documents.ts';
import {
  inThousandths,
  rankDocuments,
  trainImportance,
} from '../packages/offline-writer/training/train-importance.ts';
import {
  genreExample,
  readGenres,
  readNamedTexts,
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
const { values } = parseArgs({
  options: {
    genres: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
  },
});

/** What has just been learnt reads the documents on, not what lay in the files: one training tells all. */
async function trainSift() {
  const reader = trainReader(documents);
  const { first, second } = reader;
  await write('reader-model.json', { first: inHundredths(first), second: { ...second } });
  return sifterOf(reader);
}

const sift = values.genres ? storedSift : await trainSift();
/** The genres, and how much each sentence matters. */
async function trainWhatHangsOnIt(): Promise<void> {
  const genreNames = readGenres(await readFile(new URL('genres.tsv', folder), 'utf8'));
  const named = readNamedTexts(await readFile(new URL('genres/plain.txt', folder), 'utf8'));
  const genreModel = trainGenre([
    ...documents.flatMap((document) => {
      const genre = genreNames.get(document.id);
      return genre === undefined ? [] : [genreExample(document, genre, sift)];
    }),
    ...named.map((each) => genreExample(each, each.genre, sift)),
  ]);
  await write('genre-model.json', { weights: inHundredths(genreModel) });

  if (values.genres) return;
  const weighed = rankDocuments(documents, genreModel);
  const { said, rank } = trainImportance(weighed);
  await write('importance-model.json', { said: inThousandths(said), rank: inThousandths(rank) });
  console.log(`${weighed.length} documents weighed`);
}

if (!values.notes) await trainWhatHangsOnIt();
console.log(`${documents.length} documents read`);
