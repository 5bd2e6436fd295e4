import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { drawableNouns } from '../packages/offline-writer/planning/drawable.ts';
import { nounSenses } from '../packages/offline-writer/planning/senses/noun-senses.ts';
import { drawPlan } from './draw-plan.ts';

/** What stands beside words that name a noun alone: how many things, and how many people. */
function besideWords(noun: string) {
  const { board } = drawPlan({ layout: 'words', quote: 'This is it.', subjects: [plain(noun)] });
  return { things: board?.shows.length ?? 0, people: board?.figures.length ?? 0 };
}

const isDrawn = (noun: string) => drawPlan({ subjects: [plain(noun)] }).board === null;

describe('the nouns that the writer prefers for pictures', () => {
  it('are all drawn by the studio', () => {
    const typed = representative([...drawableNouns], (noun) => noun.slice(0, 1), 12).filter(
      (noun) => !isDrawn(noun.replaceAll('_', ' ')),
    );
    expect(typed).toEqual([]);
  });

  it('are seen beside words, as one thing or one person each', () => {
    const lost = representative([...drawableNouns], (noun) => noun.slice(0, 1), 12).filter(
      (noun) => {
        const { things, people } = besideWords(noun.replaceAll('_', ' '));
        return things + people !== 1;
      },
    );
    expect(lost).toEqual([]);
  });

  it.each([
    'vacuum cleaner',
    'milk pitcher',
    'wall anchor',
    'german shepherd',
    'anchor',
    'handbag',
  ])('are things, whatever people are called by the same word: %s', (noun) => {
    expect(besideWords(noun)).toEqual({ things: 1, people: 0 });
  });

  it('are drawn as what else they may mean', () => {
    const drawings = [...nounSenses.values()].flatMap(({ meanings }) =>
      meanings.flatMap(({ draw }) => (draw === null || draw === 'itself' ? [] : draw.other)),
    );
    expect(drawings.filter((drawing) => !isDrawn(drawing))).toEqual([]);
  });
});
