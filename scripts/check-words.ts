/**
 * Fails where a list of words stands in the offline writer's code instead of its `data/` (decisions 54 and 106): five words
 * or more, as alternatives of a pattern or as texts in a row. Up to eight small words of English ("the", "of", "would") may
 * stand in a row: they are the grammar of what a pattern reads. `--count` tells how many words stand where.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import englishWords from '../packages/offline-writer/data/english-words.json' with { type: 'json' };
import smallWords from '../packages/offline-writer/data/small-words.json' with { type: 'json' };
import { findInCode, type FoundInCode } from './words-in-code/lists.ts';
import { wordsIn } from './words-in-code/patterns.ts';

const mostClosedWords = 8;
const { determiners, subjectPronouns, prepositions, conjunctions, auxiliaries } = englishWords;
const closed: ReadonlySet<string> = new Set([
  ...[determiners, subjectPronouns, prepositions, conjunctions, auxiliaries].flat(),
  ...Object.values(smallWords).flatMap(({ en }) => en),
]);

const isProduct = (file: string) => !/\.test\.ts$|\/(?:testing|training)\//u.test(file);
const filesIn = (folder: string) => globSync(`${folder}/**/*.ts`).filter(isProduct).sort();
const read = (file: string): readonly [string, FoundInCode] => [
  file,
  findInCode(readFileSync(file, 'utf8')),
];
const writer = filesIn('packages/offline-writer').map(read);
const others = filesIn('packages/contract').map(read);

/** What types allow, and the lists of the data: they are names, and nobody reads them in an idea. */
const names = new Set([...writer, ...others].flatMap(([, found]) => [...found.names]));
for (const file of globSync('packages/offline-writer/data/*-{words,signs}.json'))
  for (const name of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)) names.add(name);

const isClosed = (alternative: string) =>
  alternative
    .toLowerCase()
    .replace(/\?$/u, '')
    .split(/[ |()?:]+/u)
    .every((part) => part === '' || closed.has(part));
const isGrammar = (words: readonly string[]) =>
  words.length <= mostClosedWords && words.every(isClosed);
const areNames = (words: readonly string[]) => words.every((each) => names.has(each));

const rows = writer.map(([file, { lists }]) => {
  const ofWords = lists.filter((words) => !areNames(words) && words.flatMap(wordsIn).length >= 5);
  return {
    file,
    grammar: ofWords.filter(isGrammar),
    faults: ofWords.filter((words) => !isGrammar(words)),
  };
});
const countIn = (lists: readonly (readonly string[])[]) => lists.flat().flatMap(wordsIn).length;

if (parseArgs({ options: { count: { type: 'boolean' } } }).values.count === true) {
  for (const { file, grammar, faults } of rows)
    if (grammar.length + faults.length > 0)
      console.log(`${countIn(faults)} and of grammar ${countIn(grammar)}: ${file}`);
  console.log(
    `${countIn(rows.flatMap(({ faults }) => faults))} words in lists, and of grammar ${countIn(rows.flatMap(({ grammar }) => grammar))}`,
  );
} else {
  for (const { file, faults } of rows)
    for (const words of faults) console.log(`${file}: ${words.join(', ')}`);
  if (rows.some(({ faults }) => faults.length > 0))
    console.log('A list of words stands in code: it belongs into packages/offline-writer/data.');
}
process.exit(rows.every(({ faults }) => faults.length === 0) ? 0 : 1);
