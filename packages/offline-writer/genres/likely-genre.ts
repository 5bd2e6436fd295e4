import stored from '../data/genre-model.json' with { type: 'json' };
import type { Material } from '../reading/material.ts';
import { likelihoods, type LinearModel, type StoredWeights } from '../sifting/linear-model.ts';
import { genreIds, type GenreId } from './genre.ts';
import { genreFeatures } from './genre-features.ts';

/** As they lie in the file: weights in hundredths. */
const fromStored = (weights: StoredWeights): LinearModel => ({
  classes: genreIds,
  weights: new Map(
    Object.entries(weights).map(([name, all]) => [name, all.map((weight) => weight / 100)]),
  ),
});

let trained: LinearModel | null = null;

/**
 * How likely each genre is, as people named those of some 3,400 texts.
 * @param fits how surely each genre fits by its form, as its rules tell
 */
export function likelyGenres(
  material: Material,
  fits: ReadonlyMap<GenreId, number>,
  model: LinearModel = (trained ??= fromStored(stored.weights)),
): ReadonlyMap<GenreId, number> {
  const chances = likelihoods(model, genreFeatures(material, fits));
  return new Map(genreIds.map((id, at) => [id, chances[at] ?? 0]));
}
