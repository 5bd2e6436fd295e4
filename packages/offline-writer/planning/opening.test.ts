import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

/** What stands in the first picture of a film of some lines, and what is read in it. */
const opening = (title: string, lines: readonly string[], language = 'en') => {
  const [first] = planPictures(
    lines.map((line) => scene([line])),
    { ...english, title, language, genre: 'how-to' },
    kindOf,
  );
  return first?.subjects.map(({ what }) => what).join(', ');
};

describe('a film that would open with words alone shows what its title names [SCRIPT-21]', () => {
  it.each([
    ['Kayak for sale', ['4.2 m, orange, one seat.', 'Collect in Galway.'], 'kayak'],
    [
      'SEASONED LOGS delivered round Llandeilo',
      ['Two years under cover.', 'Ring Dai.'],
      'group of logs',
    ],
    ['Aquarium mistakes', ['I made all of these.', 'Do not rush it.'], 'aquarium'],
    ['6 things to check before you buy a bike', ['Do all of it.', 'Then pay.'], 'bike'],
  ])('%s', (title, lines, thing) => {
    expect(opening(title, lines)).toBe(thing);
  });

  it.each([
    ['How I iron one shirt in 6 minutes before church', ['I do it fast.', 'Then I go.'], /church/u],
    ['Flatbreads with no yeast', ['It is quick.', 'Eat it hot.'], /yeast/u],
    ['How to tie a school tie', ['Nobody shows you this.', 'Do it again.'], /^school$/u],
  ])('nothing that the title only mentions: %s', (title, lines, wrong) => {
    expect(opening(title, lines)).not.toMatch(wrong);
  });

  it('in another language as well', () => {
    const lines = ['Dat kan goedkoop.', 'Probeer maar.'];
    expect(opening('Waterkoker ontkalken', lines, 'nl')).toBe('electric kettle');
  });
});
