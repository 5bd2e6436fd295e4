/**
 * `npm run train-reader`: learns from the marked documents in packages/offline-writer/training what of an idea is for the
 * viewers and what is a note to whoever makes the film, and writes the weights that the reader loads.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { readDocuments } from '../packages/offline-writer/training/documents.ts';
import { toStored, trainReader } from '../packages/offline-writer/training/train-reader.ts';

const folder = new URL('../packages/offline-writer/training/', import.meta.url);
const target = new URL('../packages/offline-writer/data/reader-model.json', import.meta.url);

const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
const documents = texts.flatMap((text) => readDocuments(text));
const stored = toStored(trainReader(documents));
const lines = (weights: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(weights)
    .map(([name, all]) => `${JSON.stringify(name)}:${JSON.stringify(all)}`)
    .join(',\n');
await writeFile(
  target,
  `{"first":{\n${lines(stored.first)}\n},\n"second":{\n${lines(stored.second)}\n}}\n`,
);
console.log(`${documents.length} documents, ${Object.keys(stored.first).length} features`);
