import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { lookWords, massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { articleOf } from '../packages/offline-writer/planning/articles.ts';
import { objects } from '../packages/offline-writer/planning/languages/done-to.ts';
import type { LexiconFile } from '../packages/offline-writer/planning/languages/lexicon-file.ts';
import { drawPlan } from './draw-plan.ts';

const folder = new URL('../packages/offline-writer/data/nouns/', import.meta.url);
const files = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LexiconFile,
);
const allOf = (list: 'things' | 'people' | 'places' | 'doings') => [
  ...new Set(files.flatMap((file) => Object.keys(file[list]))),
];

describe('the English nouns that the lexicons stand for', () => {
  it('are things that the studio draws', () => {
    const undrawn = allOf('things').filter((noun) => {
      const { board, heroes } = drawPlan({ subjects: [plain(noun)] });
      // A sunset is a landscape, whose sky has its sun.
      return board !== null || (heroes.length === 0 && noun !== 'sunset');
    });
    expect(undrawn).toEqual([]);
  });

  it('are people with bodies', () => {
    const undrawn = allOf('people').filter((noun) => {
      const { board, figures } = drawPlan({ subjects: [{ ...plain(noun), doing: 'dancing' }] });
      return board !== null || figures.length === 0;
    });
    expect(undrawn).toEqual([]);
  });

  it('are told plainly', () => {
    const nouns = [...allOf('things'), ...allOf('people')].filter(
      (noun) => !noun.startsWith('elderly '),
    );
    // How something looks stands by itself: "brown sugar" is sugar that is brown.
    const told = (noun: string) => {
      const [first = '', ...rest] = noun.split(' ');
      return rest.length > 0 && lookWords.has(first)
        ? plain(rest.join(' '), 1, first)
        : plain(noun);
    };
    const quoted = nouns.filter((noun) =>
      describePlan({ ...emptyPlan, subjects: [told(noun)] }).includes('“'),
    );
    expect(quoted).toEqual([]);
  });

  it('are done so that one sees it', () => {
    const alone = new Set([
      'carrying',
      'pushing',
      'throwing',
      'flying',
      'bathing',
      'shaking hands',
    ]);
    const doings = [
      ...allOf('doings').filter((doing) => !alone.has(doing)),
      ...[...objects].flatMap(([doing, nouns]) =>
        [...nouns]
          .filter((noun) => noun !== '')
          .map((noun) => `${doing} ${massNouns.has(noun) ? '' : `${articleOf(noun)} `}${noun}`),
      ),
    ];
    const unseen = doings.filter((doing) => {
      const { board, figures } = drawPlan({ subjects: [{ ...plain('woman'), doing }] });
      return board !== null || (figures[0]?.action ?? 'stand') === 'stand';
    });
    expect(unseen).toEqual([]);
  });

  it('are places that a description tells', () => {
    const lost = allOf('places').filter((noun) => {
      const place = `${articleOf(noun)} ${noun}`;
      return (
        readDescription(describePlan({ ...emptyPlan, place, subjects: [plain('woman')] })).place !==
        place
      );
    });
    expect(lost).toEqual([]);
  });
});
