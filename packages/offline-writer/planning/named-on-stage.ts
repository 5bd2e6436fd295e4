import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { plain, type FilmMemory } from './film-memory.ts';
import { genderOf } from './gender-of.ts';
import { pronoun } from './screenplay-names.ts';

/* Whom a sentence of an action line names, or means. */

export const nameOf = (known: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${known.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,2}')}(?!\p{L})`,
    'giu',
  );

/** Where a text names somebody, from 0; -1 where it does not. */
export const placeNamed = (known: string, note: string): number => note.search(nameOf(known));

/** Whom "she" or "he" of a note is said of: the only one on stage who is a woman, or a man. */
export function meantIn(note: string, { names }: FilmMemory): readonly PlanSubject[] {
  const [, said = ''] = pronoun.exec(note) ?? [];
  if (said === '') return [];
  const own = /^h(?:e|im|is)$/iu.test(said) ? 'he' : 'she';
  const all = new Set([...names.values()].filter((what) => genderOf(what) === own));
  return all.size === 1 ? [...all].map((what) => plain(what)) : [];
}

/** Who is named first in a sentence, or meant by its pronoun. */
export function actorOf(sentence: string, memory: FilmMemory): PlanSubject | null {
  const [first] = namedIn(sentence, memory);
  return first === undefined ? (meantIn(sentence, memory)[0] ?? null) : plain(first.what);
}

export interface Named {
  readonly known: string;
  readonly what: string;
  readonly at: number;
}

/** Whom a sentence names, in its order. */
export function namedIn(sentence: string, { names }: FilmMemory): readonly Named[] {
  const all = [...names]
    .map(([known, what]) => ({ known, what, at: placeNamed(known, sentence) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.known.length - one.known.length);
  return all.filter(({ what }, at) => all.findIndex((other) => other.what === what) === at);
}
