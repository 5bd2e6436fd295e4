import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { tellPicture } from './own-words.ts';
import { planPictures } from './plan-scene.ts';
import { english, plan, planAll, scene } from './testing/plan-lines.ts';

describe('who and what a line shows', () => {
  it.each<[string, Partial<PicturePlan['subjects'][number]>, Partial<PicturePlan>]>([
    [
      'We baked bread in her kitchen every Sunday.',
      { what: 'person', count: 2, doing: 'baking bread' },
      { place: 'a kitchen' },
    ],
    [
      'A man walks into a library.',
      { what: 'man', count: 1, doing: 'walking into a library' },
      { place: 'a library' },
    ],
    [
      'The volunteers planted trees along the river.',
      { what: 'group of volunteers', count: 1, doing: 'planting trees along the river' },
      {},
    ],
    [
      'My old dog sleeps under the table.',
      { what: 'dog', look: 'old', doing: 'sleeping under the table' },
      {},
    ],
    ['Three kids run through the yard.', { what: 'kid', count: 3 }, {}],
    ['I walked home in the rain.', { what: 'person', count: 1 }, { weather: 'rain' }],
    [
      'My uncle Farouk, who had backed his truck into the pole, said nothing.',
      { what: 'uncle', doing: 'backing his truck into the pole' },
      {},
    ],
  ])('%s', (text, subject, rest) => {
    const read = plan(text);
    expect(read.layout).toBe('scene');
    expect(read.subjects[0]).toMatchObject(subject);
    expect(read).toMatchObject(rest);
  });

  it('knows whom a pronoun means', () => {
    const plans = planAll(
      'My grandmother kept bees.',
      'She hummed in the garden.',
      'A sailor came in.',
      'He sat down at the table.',
    );
    expect(plans[1]?.subjects).toMatchObject([{ what: 'grandmother', doing: 'humming' }]);
    expect(plans[3]?.subjects[0]?.what).toBe('male sailor');
  });

  it('knows whose name it heard', () => {
    const plans = planAll(
      'Once there was a lighthouse.',
      'Its name was Pim.',
      'Pim squeezed its windows shut.',
    );
    expect(plans[2]?.subjects[0]?.what).toBe('lighthouse');
  });

  it.each([
    'It depends.',
    'That is not correct.',
    'Trust is a choice.',
    'The matter makes sense.',
    'It was the best week of our lives.',
  ])('guesses no noun for %s', (text) => {
    expect(plan(text)).toMatchObject({ layout: 'words', subjects: [], quote: text });
  });

  it('shows nobody doing what the line says was not done', () => {
    const { layout, subjects } = plan('The dog never barks.');
    expect(layout).toBe('words');
    expect(subjects.filter(({ doing }) => doing !== '')).toEqual([]);
  });

  it('shows members of the cast by their names [CAST-5]', () => {
    const cast = [{ name: 'Nuri', kind: 'person' as const }];
    expect(plan('Nuri paints the fence.', {}, { cast }).subjects[0]).toMatchObject({
      what: 'Nuri',
      doing: 'painting the fence',
    });
    expect(plan('Nuri streicht den Zaun.', {}, { cast, language: 'de' }).subjects[0]).toMatchObject(
      { what: 'Nuri' },
    );
  });

  it('shows what the creator asks for, and takes the camera out of it', () => {
    expect(
      plan('Ten came back.', { note: 'drone shot over a foggy harbour at dawn' }),
    ).toMatchObject({
      layout: 'scene',
      subjects: [{ what: 'harbour', look: 'foggy' }],
      time: 'at dawn',
    });
    expect(
      plan('She presses it.', {
        note: '[INT. LIFT – NIGHT (0:16–0:24). A cleaner pushing a cart]',
      }),
    ).toMatchObject({
      subjects: [{ what: 'cleaner', doing: 'pushing a cart' }],
      place: 'a lift',
      time: 'at night',
    });
  });

  it.each([
    ['Empty office, one lamp on', 'Empty office, one lamp on.'],
    ['Macro of a bee on lime blossom', 'A bee on lime blossom.'],
    ['Honey running into a jar, logo lower third', 'Honey running into a jar, logo lower third.'],
    ['Glass frogs [pic: frog from below]', 'Glass frogs. Pic: frog from below.'],
  ])('tells a visual in its author’s own words: %s', (note, told) => {
    const shown = plan('Ten came back.', { note });
    expect(tellPicture(shown, [note])).toBe(told);
    expect(readDescription(told)).toEqual(shown);
  });

  it.each([
    ['A liquid called a refrigerant boils far below zero.', 'A liquid boiling far below zero.'],
    ['When a glass frog sleeps it hides its blood.', 'A glass frog hiding its blood.'],
    ['He drove 41 winters.', 'A man driving. A figure: 41 winters.'],
    ['Abena’s workshop melts the caps.', "Abena's workshop melting the caps."],
    ['The Sun is white.', 'The Sun.'],
  ])('shows %s as %s', (line, told) => {
    expect(describePlan(plan(line))).toBe(told);
  });

  it.each([
    'burn and tire.',
    'I earn as a lawyer.',
    'He said so.',
    'The cake went for $210 to a dentist.',
  ])('plans as type what nobody could draw: %s', (line) => {
    expect(plan(line).layout).not.toBe('scene');
  });

  it.each([
    ['A friend pours it only where people need it.', 'pouring'],
    ['I slept, and according to my wife I sang.', 'according'],
    ['I lost a coat that my parents had handed me.', 'handing'],
    ['Mum says she will sew it.', 'sewing'],
    ['A farmer puts a lamp beside it.', 'putting'],
    ['People mistake it for the moon.', 'mistaking'],
  ])('shows no doing whose thing nobody sees: %s', (line, doing) => {
    expect(
      plan(line)
        .subjects.map((subject) => subject.doing)
        .join(' '),
    ).not.toContain(doing);
  });

  it('lays what lies nowhere by itself', () => {
    expect(plan('Lay a match across the button.').subjects[0]?.doing ?? '').not.toMatch(/lying/u);
  });

  it('ends a doing before a word that only stands for a thing', () => {
    expect(plan('A farmer lights a lamp beside it.').subjects).toMatchObject([
      { what: 'farmer', doing: 'lighting a lamp' },
    ]);
  });

  it.each([
    ['Ferns – keep the soil damp.', 'group of ferns'],
    ['from the wildcat of North Africa.', 'wildcat'],
  ])('draws a clear thing that a line names: %s', (line, what) => {
    const read = plan(line, { role: 'point' });
    expect(read.layout).toBe('scene');
    expect(read.subjects[0]?.what).toBe(what);
  });

  it('draws what the film is about first, and then what a line names, else its words', () => {
    const lines = [
      'It took us years to learn.',
      'It is not that simple.',
      'A cat sleeps on the sofa.',
      'The idea was to earn trust, and trust takes more time than anybody thinks.',
      'A dog runs through the yard.',
      'So that is how it ends.',
    ];
    const all = planPictures(
      lines.map((line) => scene([line])),
      { ...english, title: 'The kayak' },
    );
    const look = ({ layout, subjects }: (typeof all)[number]) =>
      layout === 'words' ? layout : `${layout} ${subjects[0]?.what}`;
    expect(all.map(look)).toEqual([
      'scene kayak',
      'words',
      'scene cat',
      'words',
      'scene dog',
      'words',
    ]);
    for (const each of all) expect(readDescription(describePlan(each))).toEqual(each);
  });

  it('shows no point of a list for another one', () => {
    const points = ['Skip the dentist.', 'It depends on trust.', 'A cat purrs.', 'It depends.'];
    const all = planPictures(
      points.map((point) => scene([point], { role: 'point' })),
      { ...english, genre: 'list', title: 'Regrets' },
    );
    expect(all[1]).toMatchObject({ layout: 'words', subjects: [] });
    expect(all[3]).toMatchObject({ layout: 'words', subjects: [] });
  });

  it('shows no people where none are wanted', () => {
    const read = plan('My grandmother bakes bread.', {}, { requests: ['no people please'] });
    expect(read.subjects).toContainEqual(expect.objectContaining({ what: 'person', count: 0 }));
    expect(read.subjects.map(({ what }) => what)).not.toContain('grandmother');
  });
});
