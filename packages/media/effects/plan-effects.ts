import type { EffectKind } from './effect-sounds.ts';

/** A sound and the moment it is for, from the start of the film. */
export interface FilmEffect {
  readonly kind: EffectKind;
  readonly atMs: number;
}

/** Where two want the same moment: a figure is told before a thing, a thing before a mere cut. */
const importance: readonly EffectKind[] = ['hit', 'riser', 'tick', 'pop', 'whoosh'];

/** Chooses what is heard of what happens: nothing nearer than `leastGapMs` to something else, the more important first. */
export function thinEffects(
  effects: readonly FilmEffect[],
  leastGapMs: number,
): readonly FilmEffect[] {
  const rank = ({ kind }: FilmEffect) => importance.indexOf(kind);
  const byRank = effects.toSorted((one, other) => rank(one) - rank(other) || one.atMs - other.atMs);
  const kept: FilmEffect[] = [];
  for (const effect of byRank)
    if (kept.every(({ atMs }) => Math.abs(atMs - effect.atMs) >= leastGapMs)) kept.push(effect);
  return kept.toSorted((one, other) => one.atMs - other.atMs);
}
