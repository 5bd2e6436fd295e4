import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Brief } from '../../brief.ts';
import type { Known } from '../../knowledge/known.ts';
import type { EditableScene } from './draft.ts';
import { reviseScenes } from './revise-scenes.ts';

const nothing: Known = {
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => [],
  define: () => null,
};
const own = (text: string): SpokenSentence => ({ text, source: 'own', of: '' });

const idea =
  'Our bakery opened in 1987. It bakes 340 loaves a day. We utilise only stone-ground flour. My grandmother, who came from Porto, built the oven. A loaf costs £4.50. People said she would fail. But she did not. We close on Sundays.';
const brief: Brief = {
  title: 'The bakery',
  idea,
  answers: [],
  orientation: 'vertical',
  sceneCount: 4,
  sceneLengthS: 8,
  style: '',
  styleNotes: '',
  cast: [],
};

function sceneOf(
  texts: readonly string[],
  description = 'A grandmother kneading dough. In a kitchen.',
): EditableScene {
  const dialogue = texts.join(' ');
  return {
    description,
    camera: 'slow push in',
    dialogue,
    sentences: texts.map(own),
    durationS: Math.max(3, Math.ceil(speakingTimeS(dialogue) + 0.4)),
  };
}

const bakery = sceneOf([
  'Our bakery opened in 1987.',
  'It bakes 340 loaves a day.',
  'We utilise only stone-ground flour.',
]);
const revise = (scene: EditableScene, instruction: string, unused: readonly string[] = []) => {
  const { scenes, undone } = reviseScenes(brief, [scene], instruction, unused.map(own), {
    measure: speakingTimeS,
    known: nothing,
  });
  return { scene: scenes[0] ?? scene, undone };
};
const said = (scene: EditableScene): string => withoutPauses(scene.dialogue);

describe('a sentence that goes', () => {
  it('takes the silences around it with it, and a later sentence keeps its own', () => {
    const paused = { ...sceneOf(['We close on Sundays.', 'A loaf costs £4.50.']) };
    const [first, price] = ['We close on Sundays. [pause 0.8s]', 'A loaf costs £4.50.'];
    const scene = (dialogue: string) => ({ ...paused, dialogue });
    const without = (dialogue: string) =>
      revise(scene(dialogue), 'remove the price').scene.dialogue;
    expect(without(`${first} ${price} [pause 1s]`)).toBe('We close on Sundays.');
    expect(without(`${first} ${price}`)).toBe('We close on Sundays.');
  });
});

describe('shorter', () => {
  it('drops the sentence that is least needed and keeps figures', () => {
    const { scene, undone } = revise(bakery, 'make it shorter');
    expect(said(scene)).toBe('Our bakery opened in 1987. It bakes 340 loaves a day.');
    expect(scene.durationS - speakingTimeS(said(scene))).toBeGreaterThanOrEqual(0.399);
    expect(scene.durationS - speakingTimeS(said(scene))).toBeLessThan(1.4);
    expect(undone).toEqual([]);
  });

  it('never leaves what leans on a sentence that is gone, nor a claim without its correction', () => {
    const story = sceneOf([
      'People said she would fail.',
      'But she did not.',
      'We close on Sundays.',
    ]);
    for (const wish of ['shorter', 'half as long', 'under 3 seconds', 'remove the last sentence']) {
      const text = said(revise(story, wish).scene);
      expect(text.includes('People said she would fail.')).toBe(text.includes('But she did not.'));
    }
  });

  it('cuts a clause where only one sentence is left', () => {
    expect(
      said(
        revise(
          sceneOf(['We bake at night because the bread has to be fresh by six.']),
          'cut it down',
        ).scene,
      ),
    ).toBe('We bake at night.');
  });

  it('fits a number of seconds, or says that it cannot', () => {
    expect(revise(bakery, 'under 5 seconds').scene.durationS).toBeLessThan(5);
    expect(revise(bakery, 'at most 15 seconds')).toEqual({ scene: bakery, undone: [] });
    expect(revise(sceneOf(['Our bakery opened in 1987.']), 'at most 1 second').undone).toEqual([
      '“at most 1 second” could not be done: what is left cannot go without the rest of it. Edit the dialogue or the description by hand.',
    ]);
  });

  it('keeps what the same wish asks to keep', () => {
    expect(said(revise(bakery, 'half as long, but keep the flour').scene)).toContain(
      'stone-ground flour',
    );
  });
});

describe('longer', () => {
  it('adds an unused sentence of the idea at its place', () => {
    const { scene } = revise(
      sceneOf(['Our bakery opened in 1987.', 'We utilise only stone-ground flour.']),
      'add more detail',
      ['It bakes 340 loaves a day.'],
    );
    expect(scene.sentences.map(({ text }) => text)).toEqual([
      'Our bakery opened in 1987.',
      'It bakes 340 loaves a day.',
      'We utilise only stone-ground flour.',
    ]);
  });

  it('says so where all is said', () => {
    expect(revise(bakery, 'longer').undone).toEqual([
      '“longer” could not be done: all of your idea is already said, and nothing is made up. Edit the dialogue or the description by hand.',
    ]);
  });

  it('adds a correction with its claim', () => {
    const { scene } = revise(bakery, 'mention what people said', [
      'People said she would fail.',
      'But she did not.',
    ]);
    expect(said(scene)).toMatch(/People said she would fail\. But she did not\./u);
  });
});

describe('words', () => {
  it('become simpler where a simpler one surely means the same', () => {
    expect(said(revise(bakery, 'use simpler words').scene)).toContain(
      'We use only stone-ground flour.',
    );
    expect(revise(sceneOf(['We close on Sundays.']), 'simpler words').undone).toHaveLength(1);
  });

  it('are added where they are quoted, or stand behind a colon', () => {
    const { scene } = revise(bakery, 'end with: Come by before ten');
    expect(scene.sentences.at(-1)).toEqual(own('Come by before ten.'));
    expect(revise(bakery, 'start with “Good morning!”').scene.sentences[0]).toEqual(
      own('Good morning!'),
    );
    expect(revise(bakery, 'change the dialogue to "We bake."').scene.dialogue).toBe('We bake.');
  });

  it('are found for what is to be mentioned', () => {
    expect(
      said(
        revise(bakery, 'mention the price', ['A loaf costs £4.50.', 'We close on Sundays.']).scene,
      ),
    ).toContain('A loaf costs £4.50.');
    expect(revise(bakery, 'mention the parking lot', ['We close on Sundays.']).scene).toEqual(
      bakery,
    );
  });

  it('go with the sentence or clause that holds them', () => {
    expect(said(revise(bakery, "don't mention the flour").scene)).toBe(
      'Our bakery opened in 1987. It bakes 340 loaves a day.',
    );
  });

  it('stay where all the rest leans on them, and one word goes alone where just the word is to go', () => {
    expect(revise(bakery, "don't mention the year").undone).toEqual([
      "“don't mention the year” could not be done: what else the scene says cannot be told without it. Edit the dialogue or the description by hand.",
    ]);
    expect(said(revise(bakery, 'remove the word "only"').scene)).toContain(
      'We utilise stone-ground flour.',
    );
  });

  it('are replaced just as they are written', () => {
    const { scene } = revise(bakery, 'replace "340 loaves" with "350 loaves"');
    expect(said(scene)).toContain('It bakes 350 loaves a day.');
    expect(revise(bakery, 'replace grandmother with uncle').scene.description).toBe(
      'An uncle kneading dough. In a kitchen.',
    );
  });
});

describe('the picture', () => {
  it.each([
    ['at night', /at night/iu],
    ['make it rain', /in rain/iu],
    ['set it on a beach', /on a beach/iu],
    ['add a dog', /a dog/iu],
    ['no people', /no people/iu],
    ['make the grandmother happy', /happy/iu],
    ['put "OPEN" on screen', /“OPEN”/u],
    ['make it night-time and rainy', /at night, in rain/iu],
    ['give her a red scarf', /in a red scarf/iu],
    ['two bakers instead of the grandmother', /^Two bakers kneading dough\./u],
  ])('changes by “%s”', (wish, shown) => {
    const { scene, undone } = revise(bakery, wish);
    expect(scene.description).toMatch(shown);
    expect(scene.dialogue).toBe(bakery.dialogue);
    expect(undone).toEqual([]);
  });

  it('shows what it is to show instead of what it showed', () => {
    const { description } = revise(bakery, 'show an empty street').scene;
    expect(description).toMatch(/street/iu);
    expect(description).not.toMatch(/grandmother/iu);
  });

  it.each([
    ['closer', 'close-up'],
    ['wide shot please', 'wide shot'],
    ['zoom in', 'slow zoom in'],
  ])('is taken otherwise by “%s”', (wish, camera) => {
    expect(revise(bakery, wish).scene).toEqual({ ...bakery, camera });
  });

  it('no longer shows words that are no longer said', () => {
    const words = { ...bakery, description: 'The words “We utilise only stone-ground flour.”.' };
    expect(revise(words, 'shorter').scene.description).not.toContain('flour');
  });
});

describe('tone', () => {
  it('changes pace and camera, never words, and says so', () => {
    const { scene, undone } = revise(bakery, 'make it more dramatic');
    expect(said(scene)).toBe(said(bakery));
    expect(scene.dialogue).toContain('[pause 0.6s]');
    expect(undone.join(' ')).toContain('the words stay as they are');
  });
});

describe('an instruction', () => {
  it('of several wishes has each of them done, and quotes the one that is not', () => {
    const { scene, undone } = revise(
      bakery,
      'Make it shorter, add a cat and make it pop. Also say "Fresh bread."',
    );
    expect(said(scene)).toMatch(/340 loaves.*Fresh bread\.$/u);
    expect(scene.description).toMatch(/a cat/iu);
    expect(undone).toEqual([
      '“make it pop” could not be done: it asks for something that is not understood. Edit the dialogue or the description by hand.',
    ]);
  });

  it.each(['__proto__', 'make it constructor', 'too toString', 'in valueOf'])(
    'that names what every object has is an instruction like any other: %s',
    (wish) => {
      expect(revise(bakery, wish).scene.dialogue).toBe(bakery.dialogue);
    },
  );

  it('in another language is followed in its quoted words and in length', () => {
    expect(said(revise(bakery, 'Füge hinzu: „Kommt vorbei!“').scene)).toMatch(/Kommt vorbei!$/u);
    expect(said(revise(bakery, 'más corto, por favor').scene).length).toBeLessThan(
      bakery.dialogue.length,
    );
    expect(revise(bakery, 'mach es lustiger').scene).toEqual(bakery);
  });
});

const wishes = fc.constantFrom(
  'make it shorter',
  'longer',
  'half as long',
  'funnier',
  'slower',
  'mention Porto',
  'remove the bakery',
  'no people',
  'show a beach',
  'at night',
  'closer',
  'add two dogs',
  'simpler words',
  'fix the typos',
  'remove the last sentence',
  'add a pause',
  'no prices',
  'make it 6 seconds',
  'explain quantum gravity',
  'write a song about trains',
  'end with a bang',
  'add a joke',
  'translate it',
  'keep the oven',
  '10 seconds long',
);
const told = fc.subarray([
  'Our bakery opened in 1987.',
  'It bakes 340 loaves a day.',
  'We utilise only stone-ground flour.',
  'My grandmother, who came from Porto, built the oven.',
  'A loaf costs £4.50.',
  'People said she would fail. But she did not.',
  'We close on Sundays.',
]);
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('whatever the instruction', () => {
  it('there are as many scenes, each of 20 seconds at most, with sentences that have their source', () => {
    fc.assert(
      fc.property(
        fc.array(told, { minLength: 1, maxLength: 4 }),
        told,
        fc.oneof(
          fc.array(wishes, { maxLength: 3 }).map((some) => some.join('. ')),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
        ),
        (scenes, unused, instruction) => {
          const before = scenes.map((texts) => sceneOf(texts));
          const { scenes: after, undone } = reviseScenes(
            brief,
            before,
            instruction,
            unused.map(own),
            { measure: speakingTimeS, known: nothing },
          );
          expect(after).toHaveLength(before.length);
          for (const scene of after) {
            expect(scene.durationS).toBeLessThanOrEqual(
              Math.max(20, ...before.map(({ durationS }) => durationS)),
            );
            expect(words(said(scene))).toEqual(
              words(scene.sentences.map(({ text }) => text).join(' ')),
            );
            for (const { source } of scene.sentences) expect(source).toBe('own');
          }
          for (const sentence of undone) expect(sentence).toMatch(/^“[^]*”/u);
        },
      ),
      { numRuns: asOften(200, 20) },
    );
  });

  it('none of its words are spoken unless they are quoted', () => {
    const known = new Set([...words(idea), 'use']);
    fc.assert(
      fc.property(
        told,
        told,
        fc.array(
          fc.oneof(wishes, fc.string({ unit: fc.constantFrom(...'abcdefg ,'), maxLength: 30 })),
          { maxLength: 3 },
        ),
        (texts, unused, some) => {
          const { scenes } = reviseScenes(
            brief,
            [sceneOf(texts)],
            some.join('. '),
            unused.map(own),
            { measure: speakingTimeS, known: nothing },
          );
          for (const word of words(said(scenes[0] ?? bakery))) expect(known).toContain(word);
        },
      ),
      { numRuns: asOften(200, 20) },
    );
  });
});
