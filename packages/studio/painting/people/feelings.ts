import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import feelings from '../../data/feelings.json' with { type: 'json' };
import type { Feeling } from '../../figures/figure.ts';

const patternsOf = (
  rows: readonly { readonly feeling: string; readonly words: readonly string[] }[],
): readonly (readonly [RegExp, Feeling])[] =>
  rows.map(({ feeling, words: said }) => [
    new RegExp(String.raw`\b(?:${alternatives(said, String.raw`\w*`)})\b`, 'iu'),
    feeling as Feeling,
  ]);

const words: readonly (readonly [RegExp, Feeling])[] = patternsOf(feelings.named);

/** The feeling that a text names; null where it names none. */
export const findFeeling = (text: string): Feeling | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const lines: readonly (readonly [RegExp, Feeling])[] = patternsOf(feelings.told);

/** The feeling in which a line is told, by what it tells of; null where it may be any. */
export const feelingOfLine = (dialogue: string): Feeling | null =>
  lines.find(([pattern]) => pattern.test(dialogue.slice(0, 1_000)))?.[1] ?? null;
