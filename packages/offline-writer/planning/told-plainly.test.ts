import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, scene } from './testing/plan-lines.ts';

const shown = (text: string | readonly string[], said = {}, film = {}) =>
  describePlan({ ...plan(text, said, film), quote: '' });

describe('a number on the screen', () => {
  it.each([
    ['Vragen? Bel 14 0297.', 'nl', '14 0297'],
    ['Questions: ring 555 0143.', 'en', '555 0143'],
    ['Rückfragen: Telefon 030 123 4567.', 'de', '030 123 4567'],
    ['Appelez le 01 44 55 66 77.', 'fr', '01 44 55 66 77'],
    ['Zadzwoń: 22 123 45 67.', 'pl', '22 123 45 67'],
    ['Text SHED to 70 415.', 'en', '70 415'],
    ['Call 0800 555 0142 with questions.', 'en', '0800 555 0142'],
  ])('is rung whole: %s', (line, language, value) => {
    expect(plan(line, {}, { language, genre: 'news' })).toMatchObject({
      layout: 'figure',
      figure: { value, unit: '' },
    });
  });

  it.each([
    [
      'The band plays at 8.30, doors at 7, and on Mondays there is a quiz from 6 to midnight.',
      'en',
    ],
    ['We open at 6.15 in the morning and close at noon or at 2 on Fridays.', 'en'],
  ])('is none of several hours: %s', (line, language) => {
    expect(plan(line, {}, { language, genre: 'news' }).layout).not.toBe('clock');
  });

  it('is both hours between which something is, also where the sentence is torn', () => {
    const whole = scene([
      'La calle se corta el jueves 4 entre las 8:30 y las 14:00 por las obras del tranvía.',
    ]);
    const torn = (text: string) => ({
      ...whole,
      lines: whole.lines.map((line) => ({ ...line, text })),
    });
    const plans = planPictures(
      [
        torn('La calle se corta el jueves 4 entre las 8:30'),
        torn('y las 14:00 por las obras del tranvía.'),
      ],
      { ...english, language: 'es', genre: 'news' },
      kindOf,
    );
    for (const each of plans)
      expect(each).toMatchObject({ layout: 'clock', from: '8:30', to: '14:00' });
  });

  it.each([
    ['A paved trail of 12 kilometres runs round the lake.', /12 kilometres, paved trail/u],
    ['We buy them at 30% below cost.', /30%, below cost/u],
    ['Turnover €900.', /€900, Turnover/u],
  ])('has the words of its own clause: %s', (line, told) => {
    expect(shown(line)).toMatch(told);
  });

  it('is read in its line where no words measure it', () => {
    const line = 'Ours took 9 weeks to learn it.';
    expect(plan(line)).toMatchObject({ layout: 'figure', figure: { label: '' }, quote: line });
  });

  it('stands beside nothing of another clause', () => {
    expect(shown(['A baker opened the shop.', 'Last year we sold 31,000 rolls.'])).toMatch(
      /Then, at “Last year we sold 31,000”: A figure: 31,000 rolls\.$/u,
    );
  });

  it('is told of what is weighed out', () => {
    expect(shown('Añade 250 g de garbanzos.', {}, { language: 'es' })).toMatch(
      /250 g de garbanzos/u,
    );
  });

  it.each([
    ['Jam £3.20 a jar, chutney £4.', 'bar-chart', []],
    ['Ticket prices: adults €12, children €7.', 'bar-chart', []],
  ])('is compared with none of its things beside it: %s', (line, layout, subjects) => {
    expect(plan(line)).toMatchObject({ layout, subjects });
  });

  it('counts no year of a school', () => {
    expect(shown('Yr 5 pupils timed it, 21 mins on average.')).not.toMatch(/five/iu);
  });

  it('gives way to the day on which something ends', () => {
    const line = 'Entries close on 30 April or when 80 people have signed up.';
    expect(plan(line, {}, { genre: 'news' })).toMatchObject({
      layout: 'calendar',
      date: '30 April',
    });
  });
});

describe('what is not there', () => {
  it('is what the next sentence says that there is not', () => {
    expect(
      shown(['The question I get all day is where the pump is.', "There isn't one."]),
    ).not.toMatch(/pump/iu);
    expect(shown(['This is where the pump is.', "It isn't cheap."])).toMatch(/pump/iu);
  });

  it.each([
    ["I'm kidding about the parrot.", /parrot/u],
    ['You will see a whale... only joking, it is a pond.', /whale/u],
    ['Aunt sally lent my cousin terry a tenner.', /terry/u],
    ['You took in a stranger and gave him a home.', /taking in/u],
    ['Serve with butter.', /with butter/u],
    ['Swarms filled the sky.', /group of swarms/u],
    ['Our church rang a bell.', /church ringing/u],
    ['Nudge the slider one notch.', /slider/u],
    ['Missing: black kitten, white front paw.', /\bpaw/u],
  ])('is not seen: %s', (line, wrong) => {
    expect(shown(line)).not.toMatch(wrong);
  });

  it('is no row of things from several sentences', () => {
    const prose = shown([
      'My mouth was dry.',
      'There was mud on his shoes.',
      'So raise your glasses.',
    ]);
    expect(prose).not.toMatch(/mouth|shoes?;|glass(?:es)?;/u);
  });

  it.each(['GUS (on tape): I thought, okay, it is a scam.', "MEG: She'd found it in a drawer."])(
    'is speech in a note: %s',
    (note) => {
      expect(shown('Nobody knew why.', { note })).not.toMatch(/GUS|MEG|She'd/u);
    },
  );

  it('is who does not do what is forbidden, and nobody is told to be missing', () => {
    const said = plan('A boy carries a loaf.', {}, { requests: ['no crying kids please'] });
    expect(said.subjects).toMatchObject([{ what: 'boy', holding: 'a loaf' }]);
    expect(describePlan(said)).not.toMatch(/no kids/iu);
    const all = plan('A boy carries a loaf.', {}, { requests: ['no kids'] });
    expect(describePlan({ ...all, quote: '' })).not.toMatch(/boy/u);
  });

  it('is the subject of a film where its last line speaks of something else, which only stands beside the words', () => {
    const lines = [
      'The goat lives in a shed.',
      'The goat eats hay.',
      'It rained.',
      'Thank you all.',
    ];
    const plans = planPictures(
      lines.map((line) => scene([line])),
      { ...english, title: 'The goat' },
      kindOf,
    );
    expect(plans.at(-1)).toMatchObject({ layout: 'words', quote: 'Thank you all.' });
  });

  it('is a flower where French says that something is pink', () => {
    expect(shown('Les chaussettes sont roses.', {}, { language: 'fr' })).not.toMatch(/rose\b/u);
  });
});
