import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Material } from '../../reading/material.ts';
import type { FindUnit } from './bonds.ts';

/** A sentence with what it leans on and what takes it back, or answers it, as far as no scene says that yet; in the idea's order. */
export function withItsNeeds(
  says: SpokenSentence,
  unused: readonly SpokenSentence[],
  { units }: Material,
  findUnit: FindUnit,
): readonly SpokenSentence[] {
  const own = findUnit(says.text);
  if (own === null) return [says];
  const sentenceOf = new Map(unused.map((sentence) => [findUnit(sentence.text)?.id, sentence]));
  const together = new Map([[own.id, says]]);
  for (const id of together.keys()) {
    const unit = units.find((each) => each.id === id);
    const bound = units.filter(
      ({ corrects, leansOn, kind }) => corrects === id || (leansOn === id && kind === 'answer'),
    );
    for (const need of [unit?.leansOn, unit?.corrects, ...bound.map((each) => each.id)]) {
      const sentence = typeof need === 'number' ? sentenceOf.get(need) : undefined;
      if (typeof need === 'number' && sentence !== undefined && !together.has(need))
        together.set(need, sentence);
    }
  }
  return [...together.entries()].toSorted(([one], [other]) => one - other).map(([, each]) => each);
}
