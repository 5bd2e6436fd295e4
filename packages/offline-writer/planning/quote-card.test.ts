import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, scene } from './testing/plan-lines.ts';

const credited = (...texts: readonly string[]) => {
  const [, plan] = planPictures([scene(['Hello there.']), scene(texts)], english);
  return plan?.layout === 'quote' ? plan.subjects.map(({ what }) => what) : null;
};

describe('whoever said a quotation', () => {
  it.each([
    [['"She is called the Breda," said Fonsie.', 'Nobody laughed.'], 'Fonsie'],
    [['"I do not need any brushes," said Nain.', 'He looked at the floor.'], 'Nain'],
    [['"Best soup in all of Gwynedd," said Mr Pugh.', 'Then he sold her a brush.'], 'Mr Pugh'],
    [['"That goat has eaten my hat," said Mrs. Okafor.'], 'Mrs. Okafor'],
    [['Tomasz said: "The kettle has been on since noon."'], 'Tomasz'],
    [['"We shall open when it rains," wrote J. R. Adeyemi.', 'It rained.'], 'J. R. Adeyemi'],
  ])('is called by name, and by no word behind it: %s', (texts, who) => {
    expect(credited(...texts)).toEqual([who]);
  });

  it.each([
    ['Nobody said: "This bridge will hold us all."'],
    ['He said: "The last bus left an hour ago."'],
    ['"There is a fox in the laundry," she said.', 'Nobody believed her.'],
  ])('is not named where no name is told: %s', (...texts) => {
    expect(credited(...texts) ?? []).not.toContainEqual(expect.stringMatching(/^(?:He|Nobody)/u));
  });
});
