import { readMaterial } from '../reading/read-material.ts';
import type { Material } from '../reading/material.ts';
import { headingOf, rankFeatures, ranks } from '../sifting/importance.ts';
import type { LinearModel } from '../sifting/linear-model.ts';
import type { TrainingDocument } from './documents.ts';
import { trainModel } from './train-model.ts';

export interface RankedDocument {
  readonly material: Material;
  readonly heading: string;
  /** Of each unit; null where no mark is found for it. */
  readonly weights: readonly (1 | 2 | 3 | null)[];
}

const isSpoken = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const lettersOf = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].filter(isSpoken).join('');

/** Reads a document and finds each unit's mark by its place in the text. */
export function rankDocument({ text, weights }: TrainingDocument): RankedDocument {
  const material = readMaterial(text);
  const places: number[] = [];
  let letters = '';
  for (const [at, sign] of text.split('').entries()) {
    if (!isSpoken(sign)) continue;
    letters += sign.toLowerCase();
    places.push(at);
  }
  let from = 0;
  const found = material.units.map((unit) => {
    const own = lettersOf(unit.text);
    const at = letters.indexOf(own, from);
    if (at < 0 || own === '') return null;
    from = at + own.length;
    const place = places[at] ?? 0;
    return weights.findLast((mark) => mark.at <= place)?.weight ?? null;
  });
  return { material, heading: headingOf(material), weights: found };
}

/** A text of so few units is said whole. */
const leastUnits = 3;

/** Learns from the marks {1}, {2}, {3} how much a unit matters. */
export function trainImportance(documents: readonly RankedDocument[]): LinearModel {
  const examples = documents.flatMap(({ material, heading, weights }) =>
    material.units.length < leastUnits
      ? []
      : rankFeatures(material.units, heading).flatMap((features, at) => {
          const weight = weights[at];
          return weight == null ? [] : [{ features, target: weight - 1 }];
        }),
  );
  return trainModel(examples, {
    classes: ranks,
    rounds: 15,
    rate: 0.05,
    decay: 0.02,
    leastSeen: 3,
  });
}
