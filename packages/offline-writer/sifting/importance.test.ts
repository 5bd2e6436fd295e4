import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { generatedMaterial } from '../testing/generated-material.ts';
import { readDocuments } from '../training/documents.ts';
import { rankDocument, trainImportance } from '../training/train-importance.ts';
import { importanceOf } from './importance.ts';

it('lies between 0 and 1, whatever the units', () => {
  fc.assert(
    fc.property(generatedMaterial, ({ units }) => {
      const all = importanceOf(units, 'bees');
      expect(all).toHaveLength(units.length);
      for (const one of all) expect(one >= 0 && one <= 1).toBe(true);
    }),
  );
});

it('is told of each unit of an idea', () => {
  const { units } = readMaterial(
    'The soup lunch is on Friday at 12:30 in the lower hall. All money goes to the shelter. Bring a friend if you have one. We still need three people to wash up.',
  );
  expect(new Set(units.map(({ importance }) => importance)).size).toBeGreaterThan(2);
  expect(units[0]?.importance).toBeGreaterThan(units[2]?.importance ?? 1);
});

it('orders the sentences of documents it has not seen better than their places do', () => {
  const documents = ['a', 'b', 'c', 'd'].flatMap((name) =>
    readDocuments(readFileSync(new URL(`../training/${name}.txt`, import.meta.url), 'utf8')),
  );
  const ranked = documents.map(rankDocument);
  const model = trainImportance(ranked.filter((_, at) => at % 5 !== 0));
  const counts = { pairs: 0, told: 0, placed: 0 };
  for (const { material, heading, weights } of ranked.filter((_, at) => at % 5 === 0)) {
    const told = importanceOf(material.units, heading, model);
    for (const [one, weight] of weights.entries())
      for (const [other, less] of weights.entries()) {
        if (weight == null || less == null || weight >= less) continue;
        counts.pairs += 1;
        if ((told[one] ?? 0) > (told[other] ?? 0)) counts.told += 1;
        if (one < other) counts.placed += 1;
      }
  }
  expect(counts.told / counts.pairs).toBeGreaterThan(0.6);
  expect(counts.told).toBeGreaterThan(counts.placed);
}, 60_000);
