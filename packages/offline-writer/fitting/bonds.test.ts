import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** What each scene of a film says. */
const scenesOf = (idea: string, sceneCount: number, sceneLengthS: number): readonly string[] =>
  writer
    .writeScript(
      briefOf({
        idea,
        sceneCount,
        sceneLengthS,
        longestSceneS: Math.floor(sceneLengthS * 1.5),
      }),
    )
    .scenes.map(({ dialogue }) => dialogue);

const lengths = [
  [1, 5],
  [2, 5],
  [2, 7],
  [3, 6],
  [4, 6],
  [5, 7],
] as const;

describe('sentences that need each other', () => {
  it.each([
    [
      'The memorial for Tom Bray is at the boathouse on Saturday 4 May at noon. Wear no ties, please. Tom hated them. Bring a folding chair and something to eat. Parking is behind the chandler on Quay Street.',
      'Tom hated them.',
      'Wear no ties, please.',
    ],
    [
      'A widow left the mill to her two sons in 1890. The trouble began when the elder one sold his half. For thirty years the wheel turned on Mondays only. The mill is a museum today, and it opens on Sundays. Tea is served by the weir.',
      'The trouble began when the elder one sold his half.',
      'For thirty years the wheel turned on Mondays only.',
    ],
    [
      'Plant the bulbs in October, four inches deep. Be patient. They sleep for five months before anything shows. Water them once a week in a dry spring. The flowers last until June.',
      'Be patient.',
      'They sleep for five months before anything shows.',
    ],
  ])('are told with what they need, or not at all: %j', (idea, one, needed) => {
    for (const [count, seconds] of lengths) {
      const film = scenesOf(idea, count, seconds)
        .join(' ')
        .replaceAll(/\[[^\]]*\]/gu, '');
      if (film.includes(one)) expect(film).toContain(needed);
    }
  });

  it('a short question shares the scene of what is said to it', () => {
    const idea =
      'How to free a stuck jar lid. Tap the edge of the lid with a spoon all the way round. Still closed? Hold it under hot water and turn it with a cloth. Dry the rim before you close it again.';
    for (const [count, seconds] of [
      [4, 7],
      [4, 8],
      [5, 7],
    ] as const)
      for (const scene of scenesOf(idea, count, seconds))
        if (scene.includes('Still closed?')) expect(scene).toContain('Hold it under hot water');
  });

  it('share a scene where the seconds suffice', () => {
    const idea =
      'How to fit a bike light\n1) Undo the two screws of the old bracket. They are stiff.\n2) Take off the cap. It hides the battery.\n3) Slide the new light on until it clicks.\n4) Tighten both screws by hand. Never use a wrench.\n5) Press the button twice to test it.';
    const scenes = scenesOf(idea, 6, 6);
    for (const pair of ['old bracket. They are stiff', 'the cap. It hides', 'by hand. Never use'])
      expect(scenes.some((scene) => scene.replaceAll(/ \[[^\]]*\]/gu, '').includes(pair))).toBe(
        true,
      );
  });

  it('are a heading and what it heads, in one scene', () => {
    const minutes =
      'Garden club, 3 May\n1. Hedges. The hedge by the school will be cut on 12 June by the council.\n2. Keys. New keys cost £4 and are with Joan at the shop on Fridays.\n3. Hoses. The hose ban starts on 1 July and lasts until the rain comes.';
    for (const [count, seconds] of lengths)
      for (const scene of scenesOf(minutes, count, seconds))
        expect(scene).not.toMatch(/(?:Hedges|Keys|Hoses)\.$/u);
  });
});

describe('what a text was told for', () => {
  it('is the last line of a joke, with all that it leans on, or not at all', () => {
    const joke =
      'A man walks into a library and asks for fish and chips at the top of his voice. The librarian looks up from her desk. She says, "Sir, this is a library." The man says, "Sorry," and whispers, "Fish and chips, please."';
    for (const [count, seconds] of lengths) {
      const film = scenesOf(joke, count, seconds).join(' ');
      if (film.includes('please.')) expect(film).toContain('A man walks into a library');
    }
    for (const [count, seconds] of lengths.slice(3))
      expect(scenesOf(joke, count, seconds).join(' ')).toMatch(/please\."$/u);
  });

  it('is the last line of a story', () => {
    const story =
      'When I was nine my aunt drove us to the coast in a van without a heater. My brother was sick twice before the first bridge. We sang every song we knew, and then we sang them again. At Whitby the van stopped and would not start. A baker let us sleep above his ovens, on sacks of flour. In the morning he gave us warm rolls and a map. We never did see the sea that year. I have worked in that bakery since 1994.';
    for (const count of [2, 3, 4])
      expect(scenesOf(story, count, 8).join(' ')).toContain('I have worked in that bakery since');
  });
});
