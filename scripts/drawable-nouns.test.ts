import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { drawableNouns } from '../packages/offline-writer/planning/drawable.ts';
import { nounSenses } from '../packages/offline-writer/planning/senses/noun-senses.ts';
import { drawPlan } from './draw-plan.ts';

const isDrawn = (noun: string) => drawPlan({ subjects: [plain(noun)] }).board === null;

describe('the nouns that the writer prefers for pictures', () => {
  it('are all drawn by the studio', () => {
    const typed = representative([...drawableNouns], (noun) => noun.slice(0, 1), 12).filter(
      (noun) => !isDrawn(noun.replaceAll('_', ' ')),
    );
    expect(typed).toEqual([]);
  });

  it('are drawn as what else they may mean', () => {
    const drawings = [...nounSenses.values()].flatMap(({ meanings }) =>
      meanings.flatMap(({ draw }) => (draw === null || draw === 'itself' ? [] : draw.other)),
    );
    expect(drawings.filter((drawing) => !isDrawn(drawing))).toEqual([]);
  });
});
