import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { plan, planAll } from './testing/plan-lines.ts';

/** What is seen of the lines of a film, without the words to be read. */
const seen = (...lines: string[]) =>
  planAll(...lines)
    .map((each) => describePlan({ ...each, quote: '' }))
    .join(' ');

describe('things at home, at work and of a body', () => {
  it.each([
    ['The switch in the hall does not work.', 'switch'],
    ['The gas meter hangs in the cellar.', 'gas meter'],
    ['My left pedal squeaks.', 'pedal'],
    ['The sole has come off my boot.', 'sole'],
    ['The hem has come down and five stitches will hold it.', 'hem'],
    ['The fuse has blown and all the lights are out.', 'fuse'],
    ['The lampshade is dusty.', 'lampshade'],
    ['The headset has no sound.', 'headset'],
    ['The toilet seat is loose.', 'toilet seat'],
    ['The furniture comes on Monday.', 'furniture'],
    ['The ceiling has a crack that gets longer every year.', 'cracked ceiling'],
    ['There is a hole in the wall.', 'wall hole'],
    ['My sock has a hole again.', 'sock hole'],
    ['The new washer stops the tap dripping.', 'washer'],
    ['Tap your card on the card reader.', 'card reader'],
    ['My knee hurts when it rains.', 'knee'],
    ['His elbow is swollen.', 'elbow'],
    ['My throat is sore.', 'throat'],
  ])('are seen where a line tells of them: %s', (line, thing) => {
    expect(seen(line)).toMatch(new RegExp(String.raw`\b${thing}\b`, 'iu'));
  });

  it.each([
    ['The ship will sink before dawn.', 'sink'],
    ['Keep an eye on the soup.', 'eye'],
    ['At the foot of the mountain lies a village.', 'foot'],
    ['The giraffe stretches its neck for the highest leaves.', 'neck'],
    ['He put his hand on her shoulder and said nothing.', 'shoulder'],
    ['The heart valve opens and closes all day.', 'valve'],
    ['The seam of coal runs under the valley.', 'seam|sewing'],
    ['The bolt of lightning split the oak in two.', 'bolt'],
    ['The password generator makes twenty letters.', 'generator'],
    ['The banister is loose, so hold the wall.', 'climbing'],
  ])('are not where their word means something else: %s', (line, thing) => {
    expect(seen(line)).not.toMatch(new RegExp(String.raw`\b(?:${thing})`, 'iu'));
  });

  it('have no part of a body beside a person', () => {
    expect(seen('My neck is stiff from the laptop.', 'The nurse rubs it.')).not.toMatch(
      /nurse[^.]*; an? neck|neck; [^.]*nurse/iu,
    );
  });

  it.each([
    ['de', 'Die Decke hat einen Riss.', 'cracked ceiling'],
    ['es', 'Me duele la rodilla desde el domingo.', 'knee'],
    ['fr', 'Le frein du vélo grince.', 'bicycle brake'],
    ['it', 'Il comodino cigola.', 'nightstand'],
    ['nl', 'De zekering is doorgeslagen.', 'fuse'],
    ['pl', 'Uszczelka pękła.', 'rubber washer'],
    ['pt', 'A torneira do jardim pinga.', 'garden tap'],
    ['tr', 'Avizenin sigorta teli yandı.', 'fuse'],
  ])('are known in other languages, %s: %s', (language, line, thing) => {
    expect(describePlan({ ...plan(line, {}, { language }), quote: '' })).toContain(thing);
  });
});
