import { describe, expect, it } from 'vitest';
import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import { actsWithThings, drawnActs } from '../packages/offline-writer/planning/drawn-acts.ts';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { drawPlan } from './draw-plan.ts';

/** What an act may be done to or with: some show nothing alone. */
const things = ['', ' an apple', ' an egg'];

describe('the acts that the writer puts into pictures', () => {
  it('are all shown by a body of the studio', () => {
    const isShown = (doing: string) => {
      const { board, figures } = drawPlan({ subjects: [{ ...plain('woman'), doing }] });
      return board === null && figures.length > 0;
    };
    const unseen = drawnActs.filter(
      (verb) => !things.some((thing) => isShown(`${gerundOf(verb)}${thing}`)),
    );
    expect(unseen).toEqual([]);
  });
});

const directions: ReadonlySet<string> = new Set(['into', 'out', 'over', 'under', 'up']);

describe('the acts that are only seen with what is named behind them', () => {
  it('are shown by a body of the studio', () => {
    const unseen = [...actsWithThings].flatMap(([gerund, words]) =>
      [...words]
        .filter((word) => {
          const rest = directions.has(word) ? `${word} at the sky` : `the ${word}`;
          const { figures } = drawPlan({
            subjects: [{ ...plain('woman'), doing: `${gerund} ${rest}` }],
            // Hands are shaken by two.
            ...(gerund === 'shaking'
              ? { subjects: [{ ...plain('woman', 2), doing: 'shaking hands' }] }
              : {}),
          });
          return (figures[0]?.action ?? 'stand') === 'stand';
        })
        .map((word) => `${gerund} ${word}`),
    );
    expect(unseen).toEqual([]);
  });
});
