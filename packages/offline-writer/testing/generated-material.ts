import fc from 'fast-check';
import type { Brief } from '../brief.ts';
import type { KnownFact } from '../knowledge/known.ts';
import {
  aspects,
  type Figure,
  type Material,
  type Unit,
  type UnitKind,
} from '../reading/material.ts';
import { briefOf, materialOf, unitsOf } from './sample-material.ts';

const word = fc.constantFrom(
  'bees',
  'the',
  'seven',
  'harbour',
  'never',
  'because',
  'and',
  'we',
  'opened',
  'light',
  'kilometres',
  'Anna',
  'with',
  'slowly',
  'it',
  'a',
  'considered',
);
const words = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((all) => all.join(' '));
const sentence = fc
  .tuple(words(14), fc.option(words(14), { nil: '' }), fc.constantFrom('.', '?', '!'))
  .map(([one, other, mark]) => `${one}${other === '' ? '' : `, ${other}`}${mark}`);
const kinds: readonly UnitKind[] = [
  'sentence',
  'sentence',
  'item',
  'step',
  'ingredient',
  'question',
  'answer',
  'verse',
  'turn',
  'heading',
];
const figure: Figure = { kind: 'count', text: '12', value: '12', unit: '' };

interface Drawn {
  readonly text: string;
  readonly kind: UnitKind;
  readonly leans: boolean;
  readonly corrects: boolean;
  readonly back: number;
  readonly newBlock: boolean;
  readonly hasFigure: boolean;
  readonly picture: string | null;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  text: sentence,
  kind: fc.constantFrom(...kinds),
  leans: fc.boolean(),
  corrects: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  back: fc.integer({ min: 1, max: 3 }),
  newBlock: fc.boolean(),
  hasFigure: fc.boolean(),
  picture: fc.constantFrom(null, null, 'a harbour', 'a hive'),
});

/** Units whose texts are their own: each ends in its place, so that a test finds it again. */
function unitsFrom(all: readonly Drawn[]): Unit[] {
  let block = 0;
  return unitsOf(
    ...all.map((one, place) => {
      if (one.newBlock) block += 1;
      const base = place - one.back < 0 ? null : place - one.back;
      const { text, kind, picture } = one;
      const numbered = text.replace(/([.?!])$/u, ` u${place}$1`);
      return {
        text: numbered,
        kind,
        picture,
        block,
        leansOn: one.leans || one.corrects ? base : null,
        corrects: one.corrects ? base : null,
        figures: one.hasFigure ? [figure] : [],
        number: kind === 'step' ? place + 1 : null,
      };
    }),
  );
}

const form = fc.record(
  {
    isScript: fc.boolean(),
    isDialogue: fc.boolean(),
    isChat: fc.boolean(),
    isVerse: fc.boolean(),
    hasList: fc.boolean(),
    hasSteps: fc.boolean(),
    hasIngredients: fc.boolean(),
    hasQuiz: fc.boolean(),
  },
  { requiredKeys: [] },
);

const topic = fc.record({
  text: words(8),
  head: words(2),
  aspect: fc.constantFrom(null, ...aspects),
  count: fc.constantFrom(null, 3, 5),
});

/** Any material that a reader may give, of every form. */
export const generatedMaterial: fc.Arbitrary<Material> = fc
  .record({
    all: fc.array(drawn, { maxLength: 30 }),
    form,
    topic: fc.option(topic, { nil: undefined }),
    requests: fc.array(sentence, { maxLength: 2 }),
    language: fc.constantFrom('en', 'en', 'es'),
  })
  .map(({ all, form: marks, topic: asked, requests, language }) =>
    materialOf({
      units: unitsFrom(all),
      form: marks,
      requests,
      language,
      ...(asked === undefined ? {} : { topic: asked }),
    }),
  );

export const generatedBrief: fc.Arbitrary<Brief> = fc
  .record({
    sceneCount: fc.integer({ min: 1, max: 12 }),
    sceneLengthS: fc.integer({ min: 3, max: 20 }),
    longerS: fc.integer({ min: 0, max: 8 }),
    style: fc.constantFrom('', 'Make it dramatic', 'funny'),
    styleNotes: fc.constantFrom('', 'like Kubrick'),
  })
  .map(({ longerS, ...brief }) =>
    briefOf({ ...brief, longestSceneS: brief.sceneLengthS + longerS }),
  );

export const generatedFacts: fc.Arbitrary<readonly KnownFact[]> = fc.array(
  fc.record({
    id: fc.constant('x#1'),
    aspect: fc.constantFrom(...aspects),
    sentences: fc.array(sentence, { minLength: 1, maxLength: 3 }),
    show: fc.constantFrom('', 'a hive'),
    isAnswer: fc.boolean(),
  }),
  { maxLength: 6 },
);
