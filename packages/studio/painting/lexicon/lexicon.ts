import { templateNames, type TemplateName } from '../drawing.ts';
import { drawn } from './drawn.ts';
import { ideas } from './ideas.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { things } from './things.ts';

/** What a word stands for. */
export interface Entry {
  /** The word as listed, with `_` between its parts. */
  word: string;
  /** An illustration's name; null for a word that is only a setting. A `*` stands for man, woman or person. */
  emoji: string | null;
  template: TemplateName | null;
}

const lineForm = /^(?<words>[^:]+): (?<emoji>\S+)(?: @(?<template>\w+))?$/;

function readEntries(source: string): Entry[] {
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const fields = lineForm.exec(line)?.groups;
      if (fields === undefined) throw new Error(`The lexicon cannot read: ${line}`);
      const template = templateNames.find((name) => name === fields['template']) ?? null;
      const emoji = fields['emoji'] === '-' ? null : (fields['emoji'] ?? null);
      return (fields['words'] ?? '').split(' ').map((word) => ({ word, emoji, template }));
    });
}

const named = [drawn, nature, people, things].flatMap(readEntries);
const ideaEntries = readEntries(ideas);
export const entries: readonly Entry[] = [...named, ...ideaEntries];
const namedWords = new Set(named.map(({ word }) => word));
const ideaWords = new Set(ideaEntries.map(({ word }) => word));

/** Whether the map knows a word only as an idea, without a shape of its own. */
export const isIdea = (word: string): boolean => ideaWords.has(word) && !namedWords.has(word);

const byWord = new Map<string, Entry>();
for (const entry of entries) if (!byWord.has(entry.word)) byWord.set(entry.word, entry);

/** What the hand-made map says of a lemma, or of several joined by `_`. */
export const findEntry = (word: string): Entry | null => byWord.get(word) ?? null;
