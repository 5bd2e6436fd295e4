import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { sift } from '../sifting/sift.ts';
import { generatedMaterial } from '../testing/generated-material.ts';
import { readDocuments } from '../training/documents.ts';
import { rankDocument, trainImportance } from '../training/train-importance.ts';
import type { TextLine } from './line-features.ts';
import { importanceOf } from './rank-lines.ts';

const about = { genre: 'explainer', heading: 'bees', isEnglish: true } as const;
const asLines = (units: readonly TextLine['unit'][]) =>
  units.map((unit) => ({ unit, role: 'detail' as const }));

it('lies between 0 and 1, whatever the lines', () => {
  fc.assert(
    fc.property(generatedMaterial, ({ units }) => {
      const all = importanceOf(asLines(units), about);
      expect(all).toHaveLength(units.length);
      for (const one of all) expect(one >= 0 && one <= 1).toBe(true);
    }),
  );
});

it('is less, the likelier a line is a note', () => {
  fc.assert(
    fc.property(generatedMaterial, ({ units }) => {
      const sure = importanceOf(asLines(units.map((unit) => ({ ...unit, said: 1 }))), about);
      const doubted = importanceOf(asLines(units.map((unit) => ({ ...unit, said: 0.02 }))), about);
      for (const [at, one] of doubted.entries()) expect(one).toBeLessThanOrEqual(sure[at] ?? 0);
    }),
  );
});

// Says how good the training is, which changes with its documents and features alone.
thoroughly(() =>
  it('orders the sentences of an author it has not learnt from better than their places do', () => {
    const ofAuthors = ['l', 'a', 'c', 'k', 'p'].map((name) =>
      readDocuments(readFileSync(new URL(`../training/${name}.txt`, import.meta.url), 'utf8'))
        .filter(({ weights }) => weights.length > 0)
        .map((document) => rankDocument(document, sift)),
    );
    const [unseen = [], ...seen] = ofAuthors;
    const model = trainImportance(seen.flat());
    const counts = { pairs: 0, told: 0, placed: 0 };
    for (const { lines, about: of, marks } of unseen) {
      const told = importanceOf(lines, of, model);
      for (const [one, mark] of marks.entries())
        for (const [other, less] of marks.entries()) {
          if (typeof mark !== 'number' || typeof less !== 'number' || mark >= less) continue;
          counts.pairs += 1;
          if ((told[one] ?? 0) > (told[other] ?? 0)) counts.told += 1;
          if (one < other) counts.placed += 1;
        }
    }
    expect(counts.pairs).toBeGreaterThan(500);
    expect(counts.told / counts.pairs).toBeGreaterThan(0.6);
    expect(counts.told).toBeGreaterThan(counts.placed);
  }),
);
