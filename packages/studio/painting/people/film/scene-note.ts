import { doingBehind } from './doing-behind.ts';
import type { Tokens } from './mentions.ts';

export const narratorKey = 'narrator';

/** What is heard of people in one scene's line. */
export interface SceneNote {
  /** Who he or she is where the line first says it. */
  readonly pronouns: Map<'man' | 'woman', string>;
  /** In the order they are named; without several of a kind. */
  readonly named: string[];
  readonly gone: Set<string>;
  /** Who a clause of the line is about. */
  readonly leading: Set<string>;
  readonly doings: Map<string, string[]>;
  addressed: string | null;
  /** "My wife and I". */
  besideNarrator: string | null;
  hasNarrator: boolean;
  isThen: boolean;
}

export const pronouns: ReadonlyMap<string, 'man' | 'woman'> = new Map([
  ['he', 'man'],
  ["he's", 'man'],
  ["he'd", 'man'],
  ['him', 'man'],
  ['his', 'man'],
  ['himself', 'man'],
  ['she', 'woman'],
  ["she's", 'woman'],
  ["she'd", 'woman'],
  ['her', 'woman'],
  ['hers', 'woman'],
  ['herself', 'woman'],
]);

export function noteDoing(note: SceneNote, key: string, tokens: Tokens, from: number): void {
  const doing = doingBehind(tokens, from);
  if (doing !== '') note.doings.set(key, [...(note.doings.get(key) ?? []), doing]);
}
