import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const told = (texts: readonly string[], notes: readonly string[] = []) =>
  planPictures(
    texts.map((text, at) => scene([text], { note: notes[at] ?? '' })),
    english,
    kindOf,
  ).map(describePlan);

describe('a name that is a word for a thing', () => {
  it('is the animal that the film speaks of', () => {
    const pictures = told([
      'Pepper came to us in a shoebox.',
      'She was the smallest hen of the lot.',
      'Pepper sleeps on the top perch now.',
    ]);
    expect(pictures[0]).toMatch(/hen/u);
    expect(pictures[2]).toMatch(/hen sleeping/u);
    expect(pictures.join(' ')).not.toMatch(/pepper/iu);
  });

  it('is that in the notes of a script, too', () => {
    const [, last] = told(
      ['Biscuit was found tied to a gate, and nobody came for him.', 'Now he lives with Frank.'],
      [
        'An old brown terrier in a kennel',
        'Biscuit asleep on a sofa next to an elderly man reading',
      ],
    );
    expect(last).toMatch(/terrier sleeping on a sofa; an elderly man reading/u);
  });

  it.each([
    ['nobody speaks of it as he or she', ['Honey is good for a cough.', 'A hen would not eat it.']],
    [
      'it is a thing elsewhere',
      ['Pepper was on the table.', 'She ground more pepper for the hen.'],
    ],
  ])('stays a thing where %s', (_, texts) => {
    expect(told(texts)[0]).toMatch(/honey|pepper/iu);
  });
});
