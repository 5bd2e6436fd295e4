/**
 * `npm run scripts -- [--file ideas.json] [--only a001,a002]`: writes a film of each idea and prints it, with the source of
 * every sentence, what was left out and what was asked; then a table over all of them.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '@scenewright/offline-writer';
import type { Sample } from '../packages/offline-writer/samples/sample.ts';
import { printFilm } from './scripts/print-film.ts';
import { tableOf } from './scripts/table.ts';
import { writeSample } from './scripts/write-sample.ts';

const samples = new URL('../packages/offline-writer/samples/ideas.json', import.meta.url);
const { values } = parseArgs({ options: { file: { type: 'string' }, only: { type: 'string' } } });
const ids = values.only?.split(',');
const ideas = JSON.parse(await readFile(values.file ?? samples, 'utf8')) as readonly Sample[];
const writer = createOfflineWriter({ measure: speakingTimeS });

const films = ideas
  .filter(({ id }) => ids?.includes(id) ?? true)
  .map((sample) => writeSample(sample, writer));
for (const film of films) console.log(printFilm(film));
console.log(tableOf(films));
