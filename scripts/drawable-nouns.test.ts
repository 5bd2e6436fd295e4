import { describe, expect, it } from 'vitest';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { drawableNouns } from '../packages/offline-writer/planning/drawable.ts';
import { drawPlan } from './draw-plan.ts';

describe('the nouns that the writer prefers for pictures', () => {
  it('are all drawn by the studio', () => {
    const typed = drawableNouns.filter(
      (noun) => drawPlan({ subjects: [plain(noun.replaceAll('_', ' '))] }).board !== null,
    );
    expect(typed).toEqual([]);
  });
});
