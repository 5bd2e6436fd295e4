/**
 * `npm run train-reader`: learns from the marked documents in packages/offline-writer/training what of an idea is for the
 * viewers and what is a note to whoever makes the film, then its genre, then how much each sentence matters, then which of its
 * phrases is its title, and writes the weights that the reader loads. `-- --genres` learns the genres alone and `-- --titles` the
 * titles, read by the reader that lies in the files; `-- --notes` learns for whom each piece is alone, `-- --repairs` what an
 * author puts right while they write, `-- --pictures` which thing stands beside a text.
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
import { readTitled, trainTitles } from '../packages/offline-writer/training/train-titles.ts';
import { makeRepairs } from '../packages/offline-writer/training/made-repairs.ts';
import { inHundredths, trainReader } from '../packages/offline-writer/training/train-reader.ts';
import type {
  KnowingModel,
  PictureModel,
} from '../packages/offline-writer/planning/choosing/picture-model.ts';
import {
  readJudgedFilms,
  trainPictures,
} from '../packages/offline-writer/training/train-pictures.ts';
import { trainRepairs } from '../packages/offline-writer/training/train-repairs.ts';
import holdRepairs from '../packages/offline-writer/training/repairs/documents.json' with { type: 'json' };
import markedRepairs from '../packages/offline-writer/training/repairs/marked.json' with { type: 'json' };

const writer = new URL('../packages/offline-writer/', import.meta.url);
const folder = new URL('training/', writer);

/** One weight a line, or one round of trees, so that a change can be read. */
const write = (
  name: string,
  parts: Readonly<Record<string, Readonly<Record<string, readonly unknown[] | number>>>>,
) => {
  const texts = Object.entries(parts).map(([part, weights]) => {
    const lines = Object.entries(weights).map(
      ([name, all]) => `${JSON.stringify(name)}:${typeof all === 'number' ? all : inLines(all)}`,
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
    pictures: { type: 'boolean', default: false },
    repairs: { type: 'boolean', default: false },
    titles: { type: 'boolean', default: false },
  },
});

if (values.pictures) {
  const judgedFilms = readJudgedFilms('judged');
  const { things, scenes } = trainPictures(judgedFilms);
  const knownOf = ({ known }: KnowingModel): string =>
    [...known]
      .map(([key, grades]) => `${JSON.stringify(key)}:${JSON.stringify(grades)}`)
      .join(',\n');
  const written = ({ shares, trees }: PictureModel): string =>
    `{"shares":${JSON.stringify(shares)},"trees":[\n${trees.map((round) => JSON.stringify(round)).join(',\n')}\n]}`;
  await writeFile(
    new URL('data/picture-model.json', writer),
    `{"things":${written(things)},\n"scenes":${written(scenes)},\n"known":{\n${knownOf(things)}\n},\n"acts":{\n${knownOf(scenes)}\n}}\n`,
  );
  console.log(`${judgedFilms.length} films with judged pictures`);
  process.exit();
}

/** Longer texts are pasted: nobody puts right what they wrote before. */
const mostTyped = 2500;
const madeRepairs = 1500;
const leastWeight = 0.02;

if (values.repairs) {
  const weights = learnRepairs();
  await write('repair-model.json', { weights });
  console.log(`${Object.keys(weights).length} weights of repairs`);
  process.exit();
}

/** Weights in hundredths, by the features' names. */
function learnRepairs() {
  const known = new Set(holdRepairs.putRight);
  const plain = [...new Map(documents.map((document) => [document.id, document])).values()].filter(
    ({ id, text }) => !known.has(id) && text.length <= mostTyped,
  );
  const weights = trainRepairs(
    markedRepairs,
    makeRepairs(plain, madeRepairs),
    plain.map(({ text }) => text),
  );
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= leastWeight)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => [name, Math.round(weight * 100)]),
  );
}

/** What has just been learnt reads the documents on, not what lay in the files: one training tells all. */
async function trainSift() {
  const reader = trainReader(documents);
  const { first, second } = reader;
  await write('reader-model.json', { first: inHundredths(first), second: { ...second } });
  return sifterOf(reader);
}

const isAll = !values.genres && !values.titles && !values.notes;
const sift = isAll || values.notes ? await trainSift() : storedSift;

if (isAll || values.genres) {
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
  if (isAll) {
    const weighed = rankDocuments(documents, genreModel);
    const { said, rank } = trainImportance(weighed);
    await write('importance-model.json', { said: inThousandths(said), rank: inThousandths(rank) });
    console.log(`${weighed.length} documents weighed`);
  }
}

if (isAll || values.titles) {
  const read = async (name: string) =>
    readTitled(await readFile(new URL(`titles/${name}.txt`, folder), 'utf8'));
  const tables = await read('tables');
  // What tests measure, and what failed in use: few and short, so each counts like three.
  const titled = [...(await read('titles')), ...tables, ...tables, ...tables];
  const trees = trainTitles(titled, sift).map((tree) => JSON.stringify(tree));
  await writeFile(
    new URL('data/title-model.json', writer),
    `{"trees":[\n${trees.join(',\n')}\n]}\n`,
  );
  console.log(`${titled.length} titles read`);
}

console.log(`${documents.length} documents read`);
