import { describe, expect, it } from 'vitest';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter, type Brief, type EditableScene } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const briefOf = (idea: string, sceneCount: number): Brief => ({
  title: 'A film',
  idea,
  answers: [],
  orientation: 'vertical',
  sceneCount,
  sceneLengthS: 8,
  style: '',
  styleNotes: '',
  cast: [],
});

function filmOf(brief: Brief) {
  const { scenes, leftOut } = writer.writeScript(brief);
  const editable = scenes.map(
    ({ plan, camera, dialogue, sentences, durationS }): EditableScene => ({
      description: describePlan(plan),
      camera,
      dialogue,
      sentences,
      durationS,
    }),
  );
  return { scenes: editable, unused: leftOut.map(({ sentence }) => sentence) };
}

describe('a film that was written', () => {
  const brief = briefOf(
    'Octopuses have three hearts. Two of them pump blood to the gills. Their blood is blue. Most live for 3 years. A giant one weighs 50 kg. They open jars. Sharks eat them.',
    1,
  );

  it('is lengthened from what was left out of it, and from nothing else', () => {
    const { scenes, unused } = filmOf(brief);
    const before = new Set(
      [...scenes.flatMap(({ sentences }) => sentences), ...unused].map(({ text }) => text),
    );
    const { scenes: after } = writer.reviseScenes(brief, scenes, 'make it longer', unused);
    expect(unused.length).toBeGreaterThan(0);
    expect(after.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(
      scenes.flatMap(({ sentences }) => sentences).length,
    );
    for (const { text } of after.flatMap(({ sentences }) => sentences))
      expect(before).toContain(text);
  });

  it('is not changed by a wish that is not understood', () => {
    const { scenes, unused } = filmOf(brief);
    const { scenes: after, undone } = writer.reviseScenes(
      brief,
      scenes,
      'make it go viral',
      unused,
    );
    expect(after).toEqual(scenes);
    expect(undone).toHaveLength(1);
  });
});

it('a further scene of a known subject tells none of the facts that its film tells', () => {
  const brief = briefOf('black holes', 3);
  const { scenes, unused } = filmOf(brief);
  const [previous = null, next = null] = scenes;
  const { sentences } = writer.writeScene(brief, {
    previous,
    next,
    description: '',
    says: null,
    unused,
    position: 2,
    sceneCount: 4,
  });
  const told = new Set(scenes.flatMap((scene) => scene.sentences.map(({ text }) => text)));
  expect(sentences.length).toBeGreaterThan(0);
  for (const { text, source } of sentences) {
    expect(source).toBe('fact');
    expect(told).not.toContain(text);
  }
});

it('an idea that was enhanced makes the film that the idea makes', () => {
  const idea =
    'how to repot a plant. water it  first, wait 2 hours and pull it out gently. put 3 cm of fresh soil into the new pot. press it down.';
  const sentencesOf = (text: string) =>
    filmOf(briefOf(text, 6))
      .scenes.flatMap(({ sentences }) => sentences.map(({ text: said }) => said))
      .toSorted();
  expect(writer.enhanceIdea(idea)).not.toBe(idea);
  expect(sentencesOf(writer.enhanceIdea(idea))).toEqual(sentencesOf(idea));
});
