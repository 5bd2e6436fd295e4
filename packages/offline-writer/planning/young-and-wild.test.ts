import { describe, expect, it } from 'vitest';
import { plan } from './testing/plan-lines.ts';

const named = (line: string, language = 'en') =>
  plan(line, {}, { language }).subjects.map(({ what }) => what);

describe('animals, plants and food that a line names', () => {
  it.each([
    ['en', 'What is a baby seal called?', 'baby seal'],
    ['en', 'A baby swan is grey and fluffy.', 'baby swan'],
    ['en', 'A fawn lies in the grass.', 'fawn'],
    ['en', 'A toad hides under the flowerpot all summer.', 'toad'],
    ['en', 'We took the funicular up to the cliff top.', 'funicular'],
    ['en', 'The library bus comes on Thursdays.', 'library bus'],
    ['en', 'He serves everything with hot salsa.', 'hot salsa'],
    ['de', 'Unter der Trauerweide steht eine Bank.', 'willow tree'],
    ['es', 'La cría de foca descansa en la playa.', 'seal pup'],
    ['fr', 'Un chiot dort devant la porte.', 'puppy'],
    ['it', 'Un rospo dorme sotto il vaso.', 'toad'],
    ['nl', 'Op de dijk staat een lammetje.', 'lamb'],
    ['pl', 'Ropucha siedzi pod kamieniem.', 'toad'],
    ['pt', 'O cordeiro dorme ao sol.', 'lamb'],
    ['tr', 'Kuzu annesinin yanında uyur.', 'lamb'],
  ])('%s: %s', (language, line, what) => {
    expect(named(line, language)).toContain(what);
  });

  it.each([
    ['Seal the envelope and put it in the box.', 'seal'],
    ['Thrush in babies is common and harmless.', 'thrush'],
    ['Dad goes to a salsa class on Friday.', 'salsa'],
    ['He was willing to gorge on cake.', 'gorge'],
    ['Hail a taxi in front of the bank.', 'hail'],
    ['The cub scouts meet on Friday.', 'cub'],
    ['The kestrel is a model of camper.', 'kestrel'],
    ['Rosemary is my aunt.', 'rosemary'],
    ['A tandem of firms runs the mine.', 'tandem'],
    ['The slush fund paid for it.', 'slush'],
  ])('mean another thing in: %s', (line, what) => {
    expect(named(line).map((one) => one.toLowerCase())).not.toContain(what);
  });
});
