import {
  maxPlanTotalCharacters,
  type PicturePlan,
  planTextLength,
} from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { BeatRole, GenreId } from '../genres/genre.ts';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, type Said, scene } from './testing/plan-lines.ts';

describe('how a picture is laid out', () => {
  it.each<[string, Said, GenreId, Partial<PicturePlan>]>([
    [
      'The council raised $4.2 million for the park.',
      {},
      'news',
      { layout: 'money', figure: { value: '4.2 million', unit: '$', label: 'for the park' } },
    ],
    [
      'About 87% of the walkers slept better.',
      {},
      'pitch',
      { layout: 'ring-chart', figure: { value: '87', unit: '% of the walkers', label: '' } },
    ],
    [
      'Rents rose by 8% in a year.',
      {},
      'news',
      { layout: 'figure', figure: { value: '8', unit: '%', label: 'in a year' } },
    ],
    [
      'The show is open from 9:30 to 17:00.',
      {},
      'news',
      { layout: 'clock', from: '9:30', to: '17:00' },
    ],
    ['Doors open on 12 March.', {}, 'news', { layout: 'calendar', date: '12 March' }],
    [
      'The water is off on Thursday 14 November from 9.30am until approx. 3pm.',
      {},
      'news',
      { layout: 'calendar', date: 'Thursday 14 November, 9.30am–3pm' },
    ],
    [
      'We meet on Saturday 14 June at 7.30pm.',
      {},
      'news',
      { layout: 'calendar', date: 'Saturday 14 June, 7.30pm' },
    ],
    [
      'It was £65, it is now £1,140.',
      {},
      'list',
      { layout: 'before-after', from: '£65', to: '£1,140' },
    ],
    [
      'Heat pump vs gas boiler.',
      {},
      'list',
      { layout: 'versus', from: 'Heat pump', to: 'gas boiler' },
    ],
    [
      'Mr Nance said: "It is a harbour, not a hotel."',
      {},
      'news',
      { layout: 'quote', quote: 'It is a harbour, not a hotel.' },
    ],
    [
      'The flight from Vienna to Paris is short.',
      {},
      'explainer',
      { layout: 'map', from: 'Vienna', to: 'Paris' },
    ],
    ['Run git restore app.js', {}, 'how-to', { layout: 'screen', quote: 'git restore app.js' }],
    ['Trust is a thing', { role: 'verse' }, 'poem', { layout: 'verse', quote: 'Trust is a thing' }],
    [
      '4 bd, 2.5 ba, 2,310 sq ft',
      {},
      'pitch',
      { layout: 'list', items: ['4 bd', '2.5 ba', '2,310 sq ft'] },
    ],
    [
      'Follow for more.',
      { role: 'call' },
      'list',
      { layout: 'end-card', quote: 'Follow for more.' },
    ],
  ])('%s', (text, said, genre, expected) => {
    expect(plan(text, said, { genre })).toMatchObject(expected);
  });

  it.each([
    'In 1932, Australia sent soldiers to fight emus.',
    'Everything changed in 1994.',
    'The 12th of May, 2019.',
  ])('counts no year or date: %s', (text) => {
    expect(plan(text).figure).toBeNull();
  });

  it.each(['The standpipe by plot 27 is in.', 'We took the 52 bus.', 'Our printer, model LX-90.'])(
    'takes a number that is a name for no figure: %s',
    (line) => {
      expect(plan(line).figure).toBeNull();
    },
  );

  it.each([
    ['The corner opens on 3 October, not 3 September.', { layout: 'calendar', date: '3 October' }],
    ['You get $11, not $10.', { layout: 'money', figure: { value: '11', unit: '$', label: '' } }],
    [
      'In year two you earn $11.',
      { layout: 'money', figure: { value: '11', unit: '$', label: 'in year two' } },
    ],
    [
      "After 10 years it's $259.",
      { layout: 'money', figure: { value: '259', unit: '$', label: 'after 10 years' } },
    ],
  ])('shows what holds, and nothing that is taken back: %s', (line, expected) => {
    expect(plan(line)).toMatchObject(expected);
  });

  it('shows no number that counts nothing', () => {
    // A number to ring is no amount, and is shown whole.
    expect(plan('Text 555-0142 and meet your walker.').figure?.value).toBe('555-0142');
    expect(plan('Over 12,000 sold since January.').figure?.value).toBe('12,000');
  });

  it('answers a question only with what follows it', () => {
    const read = plan(
      ['Canberra.', 'What is the capital of Canada?', 'Ottawa.', 'And of Brazil?', 'Brasília.'],
      { role: 'question' },
      { genre: 'quiz' },
    );
    expect(read).toMatchObject({ quote: 'What is the capital of Canada?', items: ['Ottawa'] });
  });

  it('lists only several items', () => {
    const one = plan('So bad that parliament voted.', { role: 'point' }, { genre: 'list' });
    expect(one.layout).not.toBe('list');
    const two = plan(['Trust it.', 'Time it.'], { role: 'point', kind: 'item' }, { genre: 'list' });
    expect(two).toMatchObject({ layout: 'list', items: ['Trust it', 'Time it'] });
  });

  describe('the steps of a scene', () => {
    const beats = [
      { number: 1, texts: ['Put them on early.', 'Your legs are slim then.'] },
      { number: 2, texts: ['Take off your rings.', 'They tear the cloth.'] },
      { number: 3, texts: ['Turn the sock inside out.'] },
    ].map(({ number, texts }) => {
      const { lines } = scene(texts, { role: 'step', number });
      const [first, ...rest] = lines.map((line, at) => ({
        ...line,
        unit:
          line.unit === null
            ? null
            : {
                ...line.unit,
                kind: at === 0 ? ('step' as const) : ('sentence' as const),
                number: at === 0 ? number : null,
              },
      }));
      const [beat] = scene(texts, { role: 'step', number }).beats;
      if (first === undefined || beat === undefined) throw new Error('There is no step.');
      return { ...beat, lines: [first, ...rest] };
    });
    const [one, two, three] = beats;
    const planned = (shown: readonly [number, number][], language = 'en') => {
      const used = beats.filter((_, at) => shown.some(([beat]) => beat === at));
      const lines = shown.flatMap(([beat, line]) => beats[beat]?.lines[line] ?? []);
      return planPictures(
        [{ lines, beats: used }],
        { ...english, genre: 'how-to', language },
        kindOf,
      )[0];
    };

    it('are all listed with their numbers', () => {
      expect([one, two, three]).not.toContain(undefined);
      expect(
        planned([
          [0, 0],
          [0, 1],
          [1, 0],
        ]),
      ).toMatchObject({
        layout: 'list',
        items: ['1) Put them on early', '2) Take off your rings'],
      });
      expect(
        planned(
          [
            [1, 0],
            [2, 0],
          ],
          'nl',
        )?.items,
      ).toHaveLength(2);
    });

    it('are those that begin in it, not the rest of the one before', () => {
      expect(
        planned([
          [1, 1],
          [2, 0],
        ]),
      ).toMatchObject({
        layout: 'scene',
        subjects: [{ what: 'pair of hands', doing: expect.stringContaining('turning') as string }],
        quote: 'Step 3',
      });
    });
  });

  it('lists what is parallel, in any language, and makes no list of one point', () => {
    expect(
      plan(
        ['١- راجع طبيبك قبل رمضان.', '٢- قس السكر كل يوم.'],
        {},
        { language: 'ar', genre: 'news' },
      ),
    ).toMatchObject({ layout: 'list', items: ['١- راجع طبيبك قبل رمضان', '٢- قس السكر كل يوم'] });
    const pack = plan('Bring a towel.', { role: 'point', kind: 'item' }, { title: 'Packing list' });
    expect(pack.layout).not.toBe('checklist');
  });

  it('keeps a recipe step with its amounts in a kitchen', () => {
    expect(
      plan('Whisk two eggs with 200 g of sugar.', { role: 'step', number: 2 }, { genre: 'recipe' }),
    ).toMatchObject({
      layout: 'recipe-step',
      place: 'a kitchen',
      items: ['200 g of sugar'],
      quote: 'Step 2',
    });
  });

  it('lists the ingredients', () => {
    expect(
      plan(['2 eggs', '200 g sugar'], { role: 'ingredients' }, { genre: 'recipe' }),
    ).toMatchObject({ layout: 'ingredients', items: ['2 eggs', '200 g sugar'] });
  });

  it('shows the title on a card without words, and what is to be read', () => {
    expect(
      planPictures([{ lines: [], beats: scene([], { role: 'title' }).beats }], english, kindOf)[0],
    ).toMatchObject({ layout: 'title', quote: 'A film' });
    expect(plan('The lamp went out.', { onScreen: 'PART 2 TOMORROW' }).quote).toBe(
      'PART 2 TOMORROW',
    );
  });

  it('shows figures of a line alone, not of the rest of its sentence', () => {
    const whole = scene(['By a vote of 6 to 3, they spent $4 million.']);
    const [line] = whole.lines;
    const cut = {
      ...whole,
      lines: line === undefined ? [] : [{ ...line, text: 'By a vote of 6 to 3,' }],
    };
    expect(planPictures([cut], english, kindOf)[0]?.figure?.unit ?? '').not.toBe('$');
  });

  it('keeps other languages to figures, dates, quotations and their words', () => {
    expect(plan('手続きが多い。', {}, { language: 'ja' })).toMatchObject({
      layout: 'words',
      subjects: [],
      quote: '手続きが多い。',
    });
    expect(plan('Die Kosten liegen bei 400 €.', {}, { language: 'de' })).toMatchObject({
      layout: 'money',
      subjects: [],
    });
  });
});

it('plans any lines within the limits, and each plan can be told and read back', () => {
  const word = fc.constantFrom(
    'dog',
    'the',
    'walks',
    'three',
    '$4 million',
    'in',
    'a',
    'kitchen',
    '“so”',
    'who',
    'and',
    '=',
    '12 May',
    'from',
    'Rome',
    'to',
    'never',
    ',',
    '9:30',
    '面',
    ';',
    'Whisk',
    'her',
    'it',
  );
  const line = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 14 }).map((all) => all.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  );
  const roles = fc.constantFrom<BeatRole>(
    'title',
    'point',
    'step',
    'ingredients',
    'verse',
    'turn',
    'question',
    'answer',
    'definition',
    'call',
    'end',
    'moment',
  );
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      roles,
      line,
      fc.constantFrom('en', 'de'),
      (texts, role, note, language) => {
        const read = plan(texts, { role, note, number: 2 }, { language });
        expect(planTextLength(read)).toBeLessThanOrEqual(maxPlanTotalCharacters);
        expect(readDescription(describePlan(read))).toEqual(read);
        expect(plan(texts, { role, note, number: 2 }, { language })).toEqual(read);
      },
    ),
    { numRuns: asOften(300, 60) },
  );
});
