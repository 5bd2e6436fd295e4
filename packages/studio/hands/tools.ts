import tools from '../data/hands/tools.json' with { type: 'json' };
import { alternatives } from '@scenewright/contract/rules/alternatives.ts';

/** A tool that is drawn as a hand takes it. */
export interface ToolKind {
  /** Its drawing. */
  readonly name: string;
  /** Where its handle is held, from its left, and its axis, from above: shares of its drawing. */
  readonly grip: number;
  readonly axis: number;
}

const kinds: readonly (ToolKind & { readonly told: RegExp })[] = tools.map(
  ({ name, grip, axis, told }) => ({
    name,
    grip,
    axis,
    told: new RegExp(String.raw`(?:^|[^\p{L}])(?:${alternatives(told)})s?$`, 'iu'),
  }),
);

export const toolKind = (name: string): ToolKind | null =>
  kinds.find((kind) => kind.name === name) ?? null;

/** The tool that a phrase names, as "a clean cloth"; null where it is none of ours. */
export function toolNamed(phrase: string): ToolKind | null {
  const head = phrase.split(/ (?:dipped|soaked|of|with|and|in) /u)[0] ?? '';
  return kinds.find(({ told }) => told.test(head)) ?? null;
}
