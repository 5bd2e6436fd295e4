import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import phrases from '../data/idioms.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';
import { ofScenes } from './scene-words.ts';

/* Words that mean something else than they name: nothing of them is seen. */

/** "What on earth is it?" */
const onEarth = `(?<=(?:${grammar.askingWithoutWhich}) )on earth`;
const idioms = new RegExp(String.raw`\b(?:${onEarth}|${alternatives(phrases)})\b(?! of\b)`, 'giu');
/** "Hello my darling,": whom somebody greets. */
const greeting = new RegExp(
  String.raw`^(?:\W*)(?:${ofScenes.greetings})\b[^,.!?;:]{0,40}(?=[,.!?;:])`,
  'iu',
);

/** A line without what means something else; each word keeps its place. */
export const withoutIdioms = (line: string): string =>
  line
    .replace(greeting, (found) => ','.repeat(found.length))
    .replaceAll(idioms, (found) => ','.repeat(found.length));
