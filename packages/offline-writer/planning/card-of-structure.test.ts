import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { PlanLayout } from '@scenewright/contract/rules/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** The pictures of a film of an idea. */
function plansOf(idea: string, title = '') {
  const script = writer.writeScript({
    title,
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount: 6,
    sceneLengthS: 12,
    style: '',
    styleNotes: '',
    cast: [],
  });
  return script.scenes.flatMap(({ plan }) => [
    plan,
    ...(plan.later ?? []).map(({ shows }) => shows),
  ]);
}
const proseOf = (idea: string, title = '') => plansOf(idea, title).map(describePlan).join(' ');

describe('how things hang together', () => {
  it('cuts nothing open into what is only told of the whole', () => {
    const idea =
      'The new bridge is made of larch and steel, is 42 metres long and stands 1.5 metres high. It opens on Friday.';
    expect(plansOf(idea).map(({ layout }) => layout)).not.toContain('cutaway');
  });

  it.each<[PlanLayout, string, string]>([
    ['map', 'The ferry goes from Dover to Calais in 90 minutes.', 'from Dover to Calais'],
    ['map', 'Napoleon marched from Paris to Moscow with 600,000 men.', 'from Paris to Moscow'],
    [
      'process',
      'First rinse the rice. Then soak it for an hour. Finally boil it.',
      'Rinse the rice; Soak it for an hour; Boil it',
    ],
    [
      'cycle',
      'The clouds drop rain. Rivers carry it to the sea, and the cycle begins again.',
      'The clouds drop rain; Rivers carry it to the sea',
    ],
    [
      'cause-effect',
      'Skipping breakfast leads to snacking.',
      'Cause and effect: Skipping breakfast; Snacking.',
    ],
    [
      'cause-effect',
      'House prices fall because loans cost more.',
      'Cause and effect: House prices fall; Because loans cost more.',
    ],
    [
      'cutaway',
      'A pencil is made of graphite, clay and cedar wood.',
      'A pencil. A cutaway: graphite; clay; cedar wood.',
    ],
    [
      'tree',
      'Charles is the king of England. Charles has two sons, William and Harry.',
      'A hierarchy: Charles; William; Harry.',
    ],
    [
      'sizes',
      'A mouse weighs 20 grams, a cat 4 kilos, a horse 500 kilos.',
      'mouse: 20 grams; cat: 4 kilos; horse: 500 kilos',
    ],
    [
      'line-chart',
      'Sales were 20,000 in 2020, 35,000 in 2021 and 80,000 in 2022.',
      '2020: 20,000; 2021: 35,000; 2022: 80,000',
    ],
    [
      'checklist',
      'Packing list for camping:\n- tent\n- torch\n- matches\n- stove\n- rope\n- lamp\n- spade\n- mug\n- towel',
      'A checklist: ',
    ],
    [
      'chat',
      'Mum: Are you home yet?\nLeo: Five minutes.\nMum: You said that an hour ago.\nLeo: Five BIG minutes.',
      'Mum: Are you home yet?; Leo: Five minutes.',
    ],
  ])('plans a %s of "%s"', (layout, idea, told) => {
    const title = layout === 'chat' ? 'Our family chat' : '';
    expect(plansOf(idea, title).map((plan) => plan.layout)).toContain(layout);
    expect(proseOf(idea, title)).toContain(told);
  });

  it.each([
    '[14/06, 22:03] Ana: are you up\n[14/06, 22:03] Bo: no\n[14/06, 22:04] Ana: the goat is in the kitchen\n[14/06, 22:05] Bo: again',
    'mo.r  8:01 PM\nthe pond froze\nkit  8:02 PM\nonly half of it\nmo.r  8:03 PM\nthe pump kept on\nkit  8:05 PM\nthe fish are fine',
    'Оля, 20:01\nМы дома!\n\nПётр, 20:02\nа собака?\n\nОля, 20:03\nспит\n\nПётр, 20:05\nхорошо',
  ])('shows what was copied from a chat as its messages: %j', (idea) => {
    const plans = plansOf(idea);
    expect(new Set(plans.map(({ layout }) => layout))).toEqual(new Set(['chat']));
    // On the phone of who answers first, in all scenes.
    const [, second = ''] = plans.flatMap(({ items }) => items.map((item) => item.split(':')[0]));
    expect(new Set(plans.map(({ to }) => to))).toEqual(new Set([second]));
  });

  it('shows people who talk where their talk was not written to each other', () => {
    const idea = 'Ana: Are you up?\nBo: No.\nAna: The goat is in the kitchen.\nBo: Again?';
    expect(plansOf(idea).map(({ layout }) => layout)).not.toContain('chat');
  });

  it('plans no diagram of why somebody in a story did something', () => {
    const layouts = plansOf(
      'When I was nine I hid in the barn. I cried because I had broken the clock. Nobody ever found me.',
    ).map(({ layout }) => layout);
    expect(layouts).not.toContain('cause-effect');
  });
});

describe('what a description says in plain words', () => {
  it.each([
    ['Every morning a nurse named Ada cycles besides the canal.', /besiding|naming/],
    ['The ferry carries 41 of the 60 lorries that wait.', /“|sixties|60s/],
    ['Please pack your desks by 6.15 pm on Thursday.', /A figure: 6\.15|On Thursday/],
    ['The new address is 14 Quay Road.', /Quay Roads|A figure: 14/],
    ['Tips:\n- Check the oil cap\n- Run a magnet along the sills', /point/],
    ['Researchers at Penn State tested 48 adults.', /three researchers|tested 48, /i],
    ['THE SHOP IS CLOSED ON SUNDAYS. COME ON MONDAY AT NINE.', /\b[A-Z]{4,}\b/],
    [
      'Marta and Jonas run the bakery in our street.',
      /(?:^|; |\. )Marta|a person running.*a person running/,
    ],
    ['Coffee hides the tiredness but does not repair it.', /hiding/],
    ['Three friends meet at the station with a tent.', /“/],
    ["Don't say goodbye at the airport.", /An airport\. (?:In|At) an airport/],
  ])('of "%s"', (idea, wrong) => {
    expect(proseOf(idea)).not.toMatch(wrong);
  });
});

it('draws no cause that a sentence denies', () => {
  const plans = plansOf(
    "Bread doesn't go stale because it dries out. The starch in it hardens in the cold of a fridge.",
  );
  expect(plans.map(({ layout }) => layout)).not.toContain('cause-effect');
});
