import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { modelToPreselect } from './recommended-model.ts';

const kling = 'kwaivgi/kling-v1.6-standard';

test('the recommended model is selected where the balance covers three scenes of it', () => {
  expect(modelToPreselect(emptyDraft, 120)).toBe(kling);
  expect(modelToPreselect(emptyDraft, 119)).toBeUndefined();
});

test('a choice is never overwritten', () => {
  expect(modelToPreselect({ ...emptyDraft, isModelChosen: true }, 10_000)).toBeUndefined();
});

test('what is already selected needs no change', () => {
  expect(modelToPreselect({ ...emptyDraft, visualModel: kling }, 10_000)).toBeUndefined();
});
