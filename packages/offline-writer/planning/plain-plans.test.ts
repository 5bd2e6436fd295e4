import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, planAll, scene } from './testing/plan-lines.ts';

const shown = (text: string | readonly string[], said = {}, film = {}) =>
  describePlan({ ...plan(text, said, film), quote: '' });

describe('a doing in a picture', () => {
  it.each([
    ['A clerk volunteered Tuesdays at the gallery.', /volunteering|Tuesdays/u],
    ['I ran both last January.', /running/u],
    ['The clerk sold cheese 2 yrs.', /yrs/u],
    ['Colin Straughan has already shifted a ton.', /shifting/u],
    ['Then I say there you go sir, all done.', /going|sir/u],
    ['The pane sits steadier at the bottom.', /steadier/u],
    ['The baker buys from Kettering.', /buying/u],
    ['His father carried the same round.', /round/u],
    ['The clock only came cheap after Pilkington.', /cheap|Pilkington/u],
  ])('is in plain English or is none: %s', (line, wrong) => {
    expect(shown(line)).not.toMatch(wrong);
  });

  it.each([
    [
      'The cook stirs the soup very gently with a wooden spoon.',
      'stirring the soup with a wooden spoon',
    ],
    [
      'The cook poured half a cup of milk into the bowl.',
      'pouring half a cup of milk into the bowl',
    ],
    ['The nurse washes the floor twice a day.', 'washing the floor'],
  ])('keeps what it is done to and where: %s', (line, doing) => {
    expect(plan(line).subjects[0]?.doing).toBe(doing);
  });

  it('is that of the main clause', () => {
    const { subjects } = plan('The nurse washed the floor because the dog ate the cake.');
    expect(subjects[0]?.what).toBe('nurse');
  });
});

describe('a thing in a picture', () => {
  it.each([
    ['Keep the paraffin one for power cuts.', /paraffin/iu],
    ['How many sheets of paper are in it?', /A sheets/u],
    ['Bloke walks in my ironmongers.', /group of ironmongers/u],
    ['Back then it was three hundred houses.', /Three houses/u],
    ['He walked the long way to the chemist.', /A chemist/u],
    ['A wooden thing like a giant spoon with holes.', /spoon|holes/u],
    ['Ten pounds of it, on skids, in skirts.', /skids|skirts/u],
    ['I have done sixty of these for the museum.', /museum/u],
    ['Council says two of the rollers cracked.', /council/iu],
    ["Not St Anne's but the club.", /Anne/u],
    ['Darning mushrooms', /mushroom/u],
    ['Oil filled: £85.', /oil/iu],
    ['What on earth is it?', /earth/iu],
    ['Their age was far below the weavers in the same streets.', /weavers|streets/u],
    ['A tool of which one was found in every dairy.', /dairy/u],
    ['Oil filled radiator for a cold stockroom.', /oil/iu],
  ])('is what the line is about, in its number: %s', (line, wrong) => {
    expect(shown(line)).not.toMatch(wrong);
  });

  it('is in a town and not on its bridge', () => {
    expect(shown('The van comes to a street in Hebden Bridge.')).not.toMatch(/on Hebden Bridge/iu);
  });

  it('is nothing that the text denies', () => {
    const texts = [
      ['She got a medal?', 'No she got a pair of boots.'],
      ['Visitors always tell me the glass flows down the window.', 'It was how it was made.'],
    ];
    for (const [said, then] of texts) {
      const plans = planAll(said ?? '', then ?? '');
      expect(describePlan({ ...plans[0], ...{ quote: '' } } as never)).not.toMatch(/medal|glass/u);
    }
  });
});

describe('a figure in a picture', () => {
  it('is both prices where two are named', () => {
    expect(plan('Table lamp £38, standard lamp £55.')).toMatchObject({
      layout: 'bar-chart',
      items: ['Table lamp: £38', 'standard lamp: £55'],
    });
  });

  it('is what all comes to', () => {
    expect(
      plan('The heater is £62 to buy and used 9 litres at £2.10 = £18.90.').figure?.value,
    ).toBe('18.90');
  });

  it.each([
    ['The board cost £38, new customers 57, = 72p each.', /57, =/u],
    ["After 43 years Pargeter's Wools is closing.", /43 years Pargeter/u],
    ['14 of the 22 were still coming.', /22 were/u],
  ])('has no words that are not its own: %s', (line, wrong) => {
    expect(shown(line)).not.toMatch(wrong);
  });

  it('is no age', () => {
    expect(plan("C'est à 9 ans que j'ai compris.", {}, { language: 'fr' }).figure).toBeNull();
  });

  it('is of the days from the first to the last', () => {
    const { date } = plan('Obra del 2 al 27 de junio.', {}, { language: 'es', genre: 'news' });
    expect(date).toBe('2–27 de junio');
    const closed = plan('The library is closed Monday 9 to Friday 20 June.', {}, { genre: 'news' });
    expect(closed.date).toBe('9–20 June');
  });
});

describe('the course of a film', () => {
  it('ends with an end card, and has none before', () => {
    const [first, , last] = planAll(
      'Every collapse is a tiny click; thousands make a roar.',
      'It was quiet.',
      'Click the link in bio.',
    );
    expect([first?.layout === 'end-card', last?.layout]).toEqual([false, 'end-card']);
  });

  it('numbers no warning, and no step where others stand outside', () => {
    const warning = plan(
      'Never twist with pliers.',
      { role: 'step', number: 3 },
      { genre: 'how-to' },
    );
    expect(describePlan(warning)).not.toContain('Step 3');
    const plans = planPictures(
      [
        scene(['Put two drops of oil on the knife.']),
        {
          ...scene(['Wrap the knife in a cloth.'], { role: 'step' }),
          beats: scene(['Wrap the knife in a cloth.'], { role: 'step' }).beats.map((beat) => ({
            ...beat,
            shows: { ...beat.shows, number: 1 },
          })),
        },
      ],
      { ...english, genre: 'how-to' },
      kindOf,
    );
    expect(plans.map(describePlan).join(' ')).not.toContain('Step 1');
  });

  it('lists points without their numbers where one between them is missing', () => {
    const [four] = [scene(['Waiting list is long.'], { role: 'point', number: 4, kind: 'item' })];
    const six = scene(['Tea is at noon.'], { role: 'point', number: 6, kind: 'item' });
    const both = { lines: [...four.lines, ...six.lines], beats: [...four.beats, ...six.beats] };
    expect(planPictures([both], { ...english, genre: 'news' }, kindOf)[0]?.items).toEqual([
      'Waiting list is long',
      'Tea is at noon',
    ]);
  });

  it('calls nothing an ingredient where nobody eats', () => {
    const read = plan(
      ['A pencil.', 'One hour.'],
      { role: 'ingredients', kind: 'item' },
      { genre: 'recipe' },
    );
    expect(read).toMatchObject({ layout: 'checklist', place: '' });
  });

  it('calls a step that tells nothing to be done the ingredients', () => {
    const line = 'A small cauliflower, 250 g green beans, 2 onions, half a cucumber.';
    const read = plan(line, { role: 'step', number: 1 }, { genre: 'recipe' });
    expect(read).toMatchObject({ layout: 'ingredients', quote: '' });
    expect(read.items).toHaveLength(4);
  });
});

describe('a chat', () => {
  it('says whose phone it is', () => {
    const said = plan(
      'Card machine is down.',
      { role: 'turn', speaker: 'Bex' },
      { phoneOf: 'Pete' },
    );
    expect(describePlan(said)).toBe('A chat: Bex: Card machine is down. This is Pete’s phone.');
  });
});

describe('words with another everyday meaning', () => {
  it.each([
    ['tr', 'Kurt varsa ilaçlama dahil.', /wolf/iu],
    ['tr', 'Çocuk koltuğunun altında odun getirir.', /sofa/iu],
    ['tr', 'Sırtında dört sandalye bacağı.', /chair/iu],
    ['ar', 'تفتح مكتبة حي الزيتونة دروسا.', /olive/iu],
  ])('are no things (%s: %s)', (language, line, wrong) => {
    expect(shown(line, {}, { language })).not.toMatch(wrong);
  });
});
