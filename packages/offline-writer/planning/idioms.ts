import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import phrases from '../data/idioms.json' with { type: 'json' };

/* Words that mean something else than they name: nothing of them is seen. */

/** "What on earth is it?" */
const onEarth = '(?<=(?:what|who|why|how|where|when) )on earth';
const idioms = new RegExp(String.raw`\b(?:${onEarth}|${alternatives(phrases)})\b(?! of\b)`, 'giu');
/** "Hello my darling,": whom somebody greets. */
const greeting =
  /^(?:\W*)(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|night)|goodnight|greetings|goodbye|bye)\b[^,.!?;:]{0,40}(?=[,.!?;:])/iu;

/** A line without what means something else; each word keeps its place. */
export const withoutIdioms = (line: string): string =>
  line
    .replace(greeting, (found) => ','.repeat(found.length))
    .replaceAll(idioms, (found) => ','.repeat(found.length));
