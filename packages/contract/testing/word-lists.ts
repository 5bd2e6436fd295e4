import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/* The form of lists of words that are kept as data, for the tests of the packages that keep them. */

/** A word or phrase as a list holds it: in lower case, with single blanks between its parts. */
export const word = z
  .string()
  .regex(/^\S+(?: \S+)*$/u)
  .refine((text) => text === text.toLowerCase(), { error: 'is not in lower case' });

const doubled = (words: readonly string[]): readonly string[] =>
  words.filter((each, at) => words.indexOf(each) < at);
const isSorted = (words: readonly string[]): boolean =>
  words.every((each, at) => at === 0 || (words[at - 1] ?? '') < each);

/** Of texts whose order means something. */
export const listOf = (text: z.ZodType<string>) =>
  z
    .array(text)
    .min(1)
    .refine((words) => doubled(words).length === 0, {
      error: ({ input }) => `holds twice: ${doubled(input as string[]).join(', ')}`,
    });
/** Of texts whose order means nothing: a new one stands where the alphabet puts it. */
export const setOf = (text: z.ZodType<string>) =>
  listOf(text).refine(isSorted, { error: 'is not sorted' });

export const wordList = listOf(word);
export const wordSet = setOf(word);
/** One word or phrase for each word. */
export const wordMap = z.record(word, word);

/** What stands in more than one of several lists that exclude each other. */
export const inSeveral = (...lists: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(doubled(lists.flatMap((list) => [...new Set(list)]))),
];

/** A folder of data: its files by their names without `.json`. */
export function openData(folder: URL) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  /** What a file breaks of its form; empty where it has it. */
  const faultsOf = (name: string, form: z.ZodType | undefined): string => {
    if (form === undefined) return `${name} has no form`;
    const { error } = form.safeParse(read(name));
    return error === undefined ? '' : z.prettifyError(error);
  };
  return { names, read, faultsOf };
}
