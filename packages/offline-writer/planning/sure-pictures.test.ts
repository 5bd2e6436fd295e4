import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, planAll, scene } from './testing/plan-lines.ts';

describe('what is drawn', () => {
  it.each([
    'Lean forward and pinch the soft part of your nose.',
    'People tend to assume the worst.',
    'Arms crossed, three sets.',
    'Today it has none.',
    'Ring Bernadette today.',
    'You have to do it when they are all home.',
  ])('is no stray word of %s', (line) => {
    expect(plan(line)).toMatchObject({ layout: 'words', subjects: [], quote: line });
  });

  it.each([
    ['Swing bridge shut for nine days.', /swing(?:ing)? bridge|person/iu],
    ['The chapel has one thousand three hundred and nine bells.', /\bnine\b/iu],
    ['The quiz is upstairs at the Anchor.', /anchor/iu],
    ['KETTERIDGE, Norman, passed away peacefully.', /ketteridges|group/iu],
    ['High water on Moon 12 is at six.', /the moon/iu],
    ['Offers end with a 3 bed end terrace.', /three/iu],
    ['You can undo a delete.', /person|delete\./iu],
    ['The wall cuts the force by half.', /cutting/iu],
    ['The dog may bark when it is hurt.', /hurting/iu],
    ['The box folds to 30 x 40 x 12 cm.', /12 cm/iu],
    ['Convert the files with 4.1 before you upgrade.', /before/iu],
    ['The island sits on a long mountain chain.', /mountain(?! chain| peak)/iu],
    ['The shark is a relative of rays.', /relative/iu],
  ])('is in %s nothing like %s', (line, stray) => {
    const read = plan(line);
    expect(describePlan({ ...read, quote: '', layout: 'scene' })).not.toMatch(stray);
  });

  it.each([
    ['My father, who was a coalman, built me one.', 'A father.'],
    ['My aunt, a nurse, laughed.', 'An aunt laughing.'],
    ['A boy, a girl and a dog came in.', 'A boy; a girl; a dog.'],
  ])('is one of whom it is said what they are: %s', (line, told) => {
    expect(describePlan({ ...plan(line), quote: '', layout: 'scene' })).toBe(told);
  });

  it('is what a figure counts, and not where it is', () => {
    expect(
      plan('There are about 900 bikes at the stations and the last bike shop has shut.'),
    ).toMatchObject({ layout: 'figure', subjects: [{ what: 'group of bikes' }] });
  });

  it('is no pair of sides for what a word like "contre" only begins', () => {
    const line = "Par contre les sardines se tordent dès qu'il y a un caillou.";
    expect(plan(line, {}, { language: 'fr', genre: 'pitch' }).layout).not.toBe('versus');
    expect(
      plan('Pompe à chaleur contre chaudière.', {}, { language: 'fr', genre: 'list' }),
    ).toMatchObject({ layout: 'versus', from: 'Pompe à chaleur', to: 'chaudière' });
  });

  it('is a place by its name', () => {
    expect(plan('A baker lives in norfolk.').place).toBe('Norfolk');
  });

  it('is no note to oneself', () => {
    const read = plan('It was all my own fault.', { note: 'insert the story of the boat?? NO' });
    expect(read).toMatchObject({ layout: 'words', quote: 'It was all my own fault.' });
  });

  it('shows a note again only where the line names nothing', () => {
    const note = 'Empty swing in the rain';
    const plans = planPictures(
      [
        scene(['It was quiet.'], { note }),
        scene(['The dog barks.']),
        scene(['A ferry leaves the harbour.'], { note }),
      ],
      english,
      kindOf,
    );
    expect(plans[2]?.subjects).toMatchObject([{ what: 'ferry' }]);
  });

  it('is whoever bears a name that the film gives', () => {
    const [first] = planAll('My goat Pepper', 'The shop of Pepper sells hay.', 'Follow Pepper.');
    expect(first?.subjects).toMatchObject([{ what: 'goat' }]);
  });

  it('is many where the line asks how many', () => {
    expect(plan('How many ferries does the harbour have?').subjects).toMatchObject([
      { what: 'group of ferries' },
    ]);
  });

  it('counts only what the line counts', () => {
    expect(describePlan(plan('All the ferries stay in the harbour.'))).not.toContain('hree');
    expect(plan('The ferries pass.').subjects).toMatchObject([
      { what: 'group of ferries', count: 1 },
    ]);
    expect(plan('Three ferries pass.').subjects).toMatchObject([{ what: 'ferry', count: 3 }]);
  });

  it('is no name that a number stands before', () => {
    expect(describePlan(plan('Otters 7 Marlow Bridge 6'))).not.toMatch(/even Marlow/u);
  });

  it('is the man of an earlier line only where it is sure which man', () => {
    const plans = planAll(
      'My father left a key on the table.',
      'The old neighbour came round with a cake.',
      'It was cold.',
      'It rained.',
      'He walked to the gate.',
    );
    expect(plans.at(-1)?.subjects).toMatchObject([{ what: 'man', doing: 'walking to the gate' }]);
  });

  it('is, where a sentence is torn, the whole of it', () => {
    const whole = scene(['We sent out the jars with the wrong idea.']);
    const [line] = whole.lines;
    const torn = {
      ...whole,
      lines: line === undefined ? [] : [{ ...line, text: 'with the wrong idea.' }],
    };
    expect(planPictures([torn], english, kindOf)[0]?.quote).toBe(
      'We sent out the jars with the wrong idea.',
    );
  });
});

/** A sentence of which each scene says a part. */
function tornScenes(...parts: readonly string[]) {
  const whole = scene([parts.join(' ')]);
  return parts.map((text) => ({ ...whole, lines: whole.lines.map((line) => ({ ...line, text })) }));
}

describe('words to be read', () => {
  it('are the clause that the scene says', () => {
    const plans = planPictures(
      tornScenes('It was agreed in the end,', 'but nobody knew why it was so.'),
      english,
      kindOf,
    );
    expect(plans.map(({ quote }) => quote)).toEqual([
      'It was agreed in the end',
      'Nobody knew why it was so.',
    ]);
  });

  it.each([
    ['It was wrong to wait', 'because nobody knew the way.'],
    ['It was the same idea', 'that had failed before.'],
    ['If it goes wrong,', 'do not trust it again.'],
    ['If the day is wrong', 'and you cannot ask anyone, wait.'],
  ])('are never half of "%s %s"', (...parts) => {
    const whole = parts.join(' ');
    for (const { quote } of planPictures(tornScenes(...parts), english, kindOf)) {
      expect([whole, 'It was wrong to wait', 'Do not trust it again.']).toContain(quote);
      expect(quote).not.toMatch(/^(?:because|that|you|if [^.]*$)/iu);
    }
  });
});

describe('what is compared', () => {
  it('is told by the names before its figures', () => {
    expect(plan('Price: Tent £90, Hammock £45.')).toMatchObject({
      layout: 'bar-chart',
      items: ['Tent: £90', 'Hammock: £45'],
    });
  });

  it('is no end of a sentence', () => {
    const [, second] = planPictures(
      tornScenes('It ran for two years', 'and no more, costs £20, holds £30.'),
      english,
      kindOf,
    );
    expect(second?.layout).not.toBe('list');
  });
});

describe('the subject of a film', () => {
  it('is in its first picture, and in place of words', () => {
    const plans = planPictures(
      [
        scene(['It is all about patience.']),
        scene(['The beehive must never be moved in summer.']),
        scene(['It is a question of trust.']),
        scene(['That makes sense to everyone.']),
      ],
      { ...english, title: 'How a beehive was moved' },
      kindOf,
    );
    expect(plans[0]).toMatchObject({
      layout: 'scene',
      subjects: [{ what: 'beehive' }],
      quote: 'It is all about patience.',
    });
  });
});

describe('a range', () => {
  it.each([
    ['Keep it between 1 and 1.5 bar.', { figure: { value: '1–1.5', unit: 'bar', label: '' } }],
    ['The office is open until 12:00.', { layout: 'clock', from: '', to: '12:00' }],
    ['Das Büro ist täglich bis 12 Uhr offen.', { layout: 'clock', from: '', to: '12 Uhr' }],
  ])('keeps its ends: %s', (line, expected) => {
    const language = line.startsWith('Das') ? 'de' : 'en';
    expect(plan(line, { role: 'point' }, { language })).toMatchObject(expected);
  });
});

describe('what is forbidden', () => {
  it('is in no picture, whatever it is called there', () => {
    const read = plan(
      'A vaccine trains the body.',
      { note: 'A nurse giving a child a small injection in the arm' },
      { requests: ['no needles please'] },
    );
    expect(describePlan(read)).not.toContain('injection');
    expect(read.subjects).toContainEqual(expect.objectContaining({ what: 'needle', count: 0 }));
  });

  it('is a name: whoever talks is a person', () => {
    const read = plan(
      'It expired.',
      { role: 'turn', speaker: 'Priya Nair' },
      { requests: ['no names pls'] },
    );
    expect(describePlan(read)).toBe('A person talking.');
  });

  it('is nothing that is asked for behind it', () => {
    const read = plan(
      'A dog sleeps on the sofa.',
      {},
      { requests: ['no music please and keep the pictures simple'] },
    );
    expect(read.subjects.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('is nothing that only sounds like it', () => {
    const read = plan(
      'A dog sleeps on the sofa.',
      {},
      { requests: ['no American accents, no text'] },
    );
    expect(read.subjects).toHaveLength(1);
  });
});

const shown = (text: string, said = {}, film = {}) => describePlan(plan(text, said, film));

describe('what is not surely meant', () => {
  it.each([
    ['The lark eats, drinks and even sings on the wing.', /drinks|wing/],
    ['The cat runs, jumps and plays all day.', /group of/],
    ['Hello my darling, here it is at last.', /darling/],
    ['Dear grandma, thank you for everything.', /grandma/],
    ['She kept an eye on the time.', /An eye/i],
    ['The nurse drove him to the nearest hospital.', /In a (?:nearest )?hospital/],
    ["They named it after the island's first nurse.", /island/],
    ['A baker comes out and fixes the tap.', /coming out/],
    ['Your shoes are ready when you come out.', /coming/],
    ['Keep the kettle out until last.', /keeping/],
    ['Beat in 2 eggs and stir.', /beating in/],
    ['The piano came to us in a boat.', /coming to/],
  ])('is in no picture: %s', (line, wrong) => {
    expect(describePlan({ ...plan(line), quote: '' })).not.toMatch(wrong);
  });

  it('is not the owner, but what they own', () => {
    expect(shown("Her father's bakery stood here.")).toContain('bakery');
    expect(shown("Her father's bakery stood here.")).not.toMatch(/father/);
  });

  it('is not the answer beside its question', () => {
    const read = plan(
      ['What kind of animal is Paddington?', 'A bear.'],
      { role: 'question' },
      { genre: 'quiz' },
    );
    expect(read).toMatchObject({ layout: 'question-answer', subjects: [] });
  });

  it('is what is heard, whose a picture is, or what only stands at the end', () => {
    const river = shown('So it began.', { note: 'RIVER – CONTINUOUS; A boat. MUSIC SWELLS.' });
    expect(river).toMatch(/^A boat\. In .*river/u);
    expect(river).not.toMatch(/music|continuous/iu);
    expect(shown('So it began.', { note: 'DUSTY TRACK – DAWN; A girl walks.' })).toMatch(
      /dusty track, at dawn/,
    );
    expect(shown('So it began.', { note: 'Oak clock, c. 1883. © Museum Trust' })).toBe(
      'An Oak clock.',
    );
    expect(shown('Give today.', { onScreen: 'our logo + web address' })).not.toContain('logo');
    expect(shown('A nurse sings.', {}, { requests: ['slow, calm, NO piano'] })).not.toContain(
      'piano',
    );
  });
});

describe('a wished look', () => {
  it.each([
    ['A baker lifts a tray of bread.', 'make the baker look really smug', /smug/],
    ['My mother paints the old boat.', 'photo of her in the yellow hat first', /yellow hat/],
    ['My mother paints the old boat.', 'make the dog look smug', /^(?!.*smug)/],
    ['My father paints the old boat.', 'photo of her in the yellow hat', /^(?!.*yellow)/],
  ])('is that of whoever it is wished of: %s (%s)', (line, request, told) => {
    expect(shown(line, {}, { requests: [request] })).toMatch(told);
  });
});
