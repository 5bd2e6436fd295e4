import { beatOf, ownLine } from './beats.ts';
import { isWished } from './evidence.ts';
import { framed } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** What is said between people, turn by turn. */
export const dialogue: Genre = {
  id: 'dialogue',
  verbatim: true,
  fits(material) {
    if (material.form.isDialogue) return 0.95;
    return isWished(material, 'dialogue') && material.units.length === 0 ? 0.8 : 0;
  },
  arrange: (material) =>
    framed(
      material,
      material.units.map((unit) =>
        beatOf(unit.speaker === null ? 'moment' : 'turn', [ownLine(unit)], { weight: 0.9 }),
      ),
    ),
  questions: (material) => questionsOf('dialogue', material),
};
