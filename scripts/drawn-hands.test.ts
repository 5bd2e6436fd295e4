import { describe, expect, it } from 'vitest';
import { handActs } from '../packages/offline-writer/planning/hands/hand-acts.ts';
import {
  grounds,
  isLiquid,
  shownAs,
  spooned,
  vessels,
} from '../packages/offline-writer/planning/hands/hand-nouns.ts';
import { named } from '../packages/offline-writer/planning/hands/thing-names.ts';
import { showsHands } from '../packages/studio/hands/read-act.ts';

const one = (noun: string) => named({ noun, isPlural: false, look: '' });
const several = (noun: string) => shownAs({ noun, isPlural: true, look: '' });
/** What is only put somewhere. */
const onPlate = (noun: string) => (noun === 'plate' ? '' : ' on a plate');

describe('the acts that the writer plans for hands [SCENE-27]', () => {
  it('are shown by the studio, on each of their things', () => {
    const unseen = [...handActs.values()].flatMap(({ gerund, things, needsPlace }) =>
      [...things]
        .flatMap((noun) => {
          const place = needsPlace ? onPlate(noun) : '';
          return [`${gerund} ${one(noun)}${place}`, `${gerund} ${several(noun)}${place}`];
        })
        .filter((doing) => !showsHands(doing, '')),
    );
    expect(unseen).toEqual([]);
  });

  it('with each of their tools, and the words beside their verbs', () => {
    const unseen = [...handActs.values()].flatMap(({ gerund, things, tools, keeps }) =>
      [...things].flatMap((noun) => [
        ...[...tools].filter((tool) => !showsHands(`${gerund} ${one(noun)}`, one(tool))),
        ...[...keeps].filter((word) => !showsHands(`${gerund} ${word} ${one(noun)}`, '')),
      ]),
    );
    expect(unseen).toEqual([]);
  });

  it('into each vessel and on each ground', () => {
    const unseen = [
      ...[...vessels].flatMap((noun) => [
        `pouring milk into ${one(noun)}`,
        `cracking an egg into ${one(noun)}`,
      ]),
      ...[...grounds].map((noun) => `putting an egg on ${one(noun)}`),
    ].filter((doing) => !showsHands(doing, ''));
    expect(unseen).toEqual([]);
    expect(isLiquid('milk')).toBe(true);
  });

  it('with a spoon', () => {
    expect(
      [...spooned].filter((noun) => !showsHands(`adding ${one(noun)} to a pot`, 'a spoon')),
    ).toEqual([]);
  });

  it('and other acts are not', () => {
    expect(showsHands('cutting a house', '')).toBe(false);
    expect(showsHands('thinking of a skillet', '')).toBe(false);
  });
});
