import {
  planTextLength,
  maxPlanTotalCharacters,
  type PicturePlan,
} from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Beat, BeatRole, GenreId, Line } from '../genres/genre.ts';
import { readFigures } from '../reading/figures.ts';
import { createKindOf } from './noun-kinds.ts';
import { tellPicture } from './own-words.ts';
import { planPictures, type FilmInput, type SceneInput } from './plan-scene.ts';

const kindOf = createKindOf();
const english: FilmInput = {
  title: 'A film',
  genre: 'story',
  language: 'en',
  requests: [],
  cast: [],
};

interface Said {
  readonly role?: BeatRole;
  readonly note?: string;
  readonly number?: number;
  readonly speaker?: string;
  readonly onScreen?: string;
}

function scene(
  texts: readonly string[],
  { role = 'moment', note = '', number, speaker, onScreen }: Said = {},
): SceneInput {
  const lines = texts.map((text, id): Line => ({
    text,
    source: 'own',
    of: '',
    unit: {
      id,
      text,
      kind: 'sentence',
      block: 0,
      leansOn: null,
      corrects: null,
      speaker: speaker ?? null,
      number: number ?? null,
      figures: readFigures(text),
      names: [],
      picture: null,
      onScreen: onScreen ?? null,
      seconds: null,
    },
  }));
  const beat: Beat = {
    lines,
    weight: 1,
    alone: false,
    pauseS: 0,
    shows: { role, note, number: number ?? null },
  };
  return { lines, beats: [beat] };
}

const plan = (
  text: string | readonly string[],
  said?: Said,
  film: Partial<FilmInput> = {},
): PicturePlan => {
  const [only] = planPictures(
    [scene(typeof text === 'string' ? [text] : text, said)],
    { ...english, ...film },
    kindOf,
  );
  if (only === undefined) throw new Error('There is no plan.');
  return only;
};
const planAll = (...texts: string[]) =>
  planPictures(
    texts.map((text) => scene([text])),
    english,
    kindOf,
  );

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
    expect(plans[3]?.subjects[0]?.what).toBe('sailor');
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
    'The idea makes sense.',
    'It was the best week of our lives.',
  ])('guesses no noun for %s', (text) => {
    expect(plan(text)).toMatchObject({ layout: 'words', subjects: [], quote: text });
  });

  it('shows nobody doing what the line says was not done', () => {
    expect(plan('The dog never barks.').subjects.map(({ doing }) => doing)).toEqual(['']);
  });

  it('shows members of the cast by their names', () => {
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
    ['He drove 41 winters.', 'A man driving. A figure: 41, winters.'],
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

  it('shows no people where none are wanted', () => {
    const read = plan('My grandmother bakes bread.', {}, { requests: ['no people please'] });
    expect(read.subjects).toMatchObject([{ what: 'person', count: 0 }]);
  });
});

describe('how a picture is laid out', () => {
  it.each<[string, Said, GenreId, Partial<PicturePlan>]>([
    [
      'The council raised $4.2 million for the park.',
      {},
      'news',
      { layout: 'money', figure: { value: '4.2 million', unit: '$', label: 'for the park' } },
    ],
    [
      'About 87% said they slept better.',
      {},
      'pitch',
      { layout: 'ring-chart', figure: { value: '87', unit: '%', label: '' } },
    ],
    [
      'The show is open from 9:30 to 17:00.',
      {},
      'news',
      { layout: 'clock', from: '9:30', to: '17:00' },
    ],
    ['Doors open on 12 March.', {}, 'news', { layout: 'calendar', date: '12 March' }],
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

  it.each([
    ['The roof will cost $12,000.', 'roof'],
    ['After 10 years you have 1,628.89.', 'after 10 years'],
    ['Against a forecast of 2,000 visits.', 'visits'],
    ['It fills 90 kilos of flour.', 'of flour'],
    ['The cake alone went for $210 to dentist Owen Bartlett.', ''],
    ['It measures 6.4 metres across and turns about four times.', ''],
    ['Rope made up 58 percent of the weight.', 'of the weight'],
  ])('labels the figure of %s with a short noun phrase', (line, label) => {
    expect(plan(line).figure?.label).toBe(label);
  });

  it.each(['The standpipe by plot 27 is in.', 'We took the 52 bus.', 'Our printer, model LX-90.'])(
    'takes a number that is a name for no figure: %s',
    (line) => {
      expect(plan(line).figure).toBeNull();
    },
  );

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
    expect(plan('自動販売機が多い。', {}, { language: 'ja' })).toMatchObject({
      layout: 'words',
      subjects: [],
      quote: '自動販売機が多い。',
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
    { numRuns: 300 },
  );
});
