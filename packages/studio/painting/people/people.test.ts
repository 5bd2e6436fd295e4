import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { parseDrawing, type Drawing } from '../drawing.ts';
import { createPainter } from '../painter.ts';
import { planDrawing, type SceneIdea } from '../plan-drawing.ts';
import { mouthAt } from '../actors/mouth.ts';
import { copiesOf } from '../actors/copies.ts';
import { isPersonEmoji } from './from-emoji.ts';

function plan(description: string, more: Partial<SceneIdea> = {}): Drawing {
  return planDrawing({
    description,
    dialogue: 'Look.',
    topic: 'Any',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 1,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    ...more,
  });
}

/** What people are drawn wearing where nothing is said of it: chance decides which. */
const anyClothes = new Set(['casual', 'hoodie', 'dress']);

/** How many, of which age, in which clothes of a trade, at what: "2 adult, scrubs: talk"; or how many of which thing. */
function shownBy({ figures, heroes }: Drawing): string {
  const [first] = figures;
  if (first === undefined)
    return heroes.map(({ emoji, count }) => `${count ?? 1} ${emoji}`).join(', ');
  const { age, outfit } = first.look;
  const clothes = anyClothes.has(outfit) ? '' : `, ${outfit}`;
  return `${figures.length} ${age}${clothes}: ${first.action}`;
}

/** In the manner of captions that people wrote below photographs, as collections of pictures for research have them. */
const captions: readonly (readonly [string, string])[] = [
  ['A man in a blue shirt is standing on a ladder cleaning a window', '1 adult: wipe-window'],
  ['Several men in hard hats are operating a giant pulley system', '3 adult: point'],
  [
    'A child in a pink dress is climbing up a set of stairs in an entry way',
    '1 child: climb-stairs',
  ],
  ['Two men in green shirts are standing in a yard', '2 adult: stand'],
  [
    'A man in a blue hard hat and orange safety vest stands in an intersection',
    '1 adult, hi-vis: stand',
  ],
  [
    'Two people in the photo are playing the guitar and the other is poking at him',
    '2 adult: play-music',
  ],
  ['A boy in his blue swim shorts at the beach', '1 child, swimwear: stand'],
  ['Two dogs are staring at each other in the street', '2 drawn-dog'],
  ['A woman is sitting at a table eating pizza', '1 adult: eat'],
  ['A man riding a wave on top of a surfboard', '1 adult: stand'],
  ['A young girl is brushing her teeth', '1 child: brush-teeth'],
  ['A group of people sitting around a table with laptops', '3 adult: sit-at-table'],
  ['A man holding a tennis racquet on a tennis court', '1 adult: stand'],
  ['A little boy is playing with a toy truck', '1 child: jump'],
  ['A woman in a red coat is walking her dog', '1 adult, coat: walk'],
  ['Three children are jumping on a trampoline', '3 child: jump'],
  ['A baseball player throwing a ball', '1 adult, sports: throw'],
  ['A man and a woman are dancing in the street', '2 adult: dance'],
  ['A chef preparing food in a restaurant kitchen', '1 adult, chef: cook'],
  ['A police officer riding a motorcycle', '1 adult, police: stand'],
  ['An old man with a white beard reading a newspaper on a bench', '1 old: read'],
  ['A street performer juggling for a crowd', '1 adult, suit: throw'],
  ['A woman talking on a cell phone', '1 adult: phone'],
  ['A young man lifting weights in a gym', '1 adult: lift'],
  ['Two boys fighting with toy swords', '2 child: argue'],
  ['A mother holding her baby', '1 adult: cradle'],
  ['A man sleeping on a park bench', '1 adult: sleep-on-ground'],
  ['A man sleeping in the grass', '1 adult: sleep-on-ground'],
  ['A driver lying in the grass', '1 adult: lie-down'],
  ['A girl painting a picture', '1 child: paint'],
  ['Four men playing basketball', '4 adult: run'],
  ['A woman cutting a cake', '1 adult: cut'],
  ['A man in a suit speaking at a podium', '1 adult, suit: talk'],
  ['A firefighter spraying water on a burning house', '1 adult, firefighter: point'],
  ['A woman in scrubs writing on a clipboard', '1 adult, scrubs: write'],
  ['A boy swimming in a pool', '1 child: swim'],
  ['A lady pushing a shopping cart', '1 adult: push-trolley'],
  ['Two construction workers digging a hole', '2 adult, hi-vis: dig'],
  ['A bride throwing a bouquet', '1 adult, gown: throw'],
  ['A man playing the drums', '1 adult: carry'],
  ['A child crying in the rain', '1 child: cry'],
  ['A couple kissing under an umbrella', '2 adult: hug'],
  ['A skateboarder doing a trick on a rail', '1 adult: stand'],
  ['A fisherman pulling in his net', '1 adult, coat: stand'],
  ['A teacher writing on a blackboard', '1 adult: write'],
  ['A group of students listening to their professor', '3 adult: listen'],
  ['A surgeon operating on a patient', '2 adult, scrubs: give'],
  ['A hiker standing on top of a mountain', '1 adult, coat: stand'],
  ['A woman praying in a church', '1 adult: pray'],
  ['A man pouring coffee into a cup', '1 adult: pour'],
  ['Two women laughing together in a cafe', '2 adult: laugh'],
  ['A farmer driving a tractor', '1 adult, overalls: stand'],
  ['A boy blowing bubbles', '1 child: stand'],
  ['A violinist performing on a stage', '1 adult: play-violin'],
  ['A man shovelling snow', '1 adult: dig'],
  ['A woman hanging laundry on a line', '1 adult: hang-washing'],
  ['A tourist taking a photo of the Eiffel tower', '1 adult: photograph'],
  ['A mechanic repairing a car', '1 adult, overalls: kneel'],
  ['A girl doing her homework', '1 child: write'],
  ['A monk sweeping the temple steps', '1 adult, robe: sweep'],
  ['A runner crossing the finish line, exhausted', '1 adult, sports: run'],
  ['An elderly couple holding hands on a bench', '2 old: hug'],
  ['A man arguing with a taxi driver', '2 adult: argue'],
  ['A toddler falling off a bicycle', '1 child: fall'],
  ['A waitress carrying plates', '1 adult, apron: carry'],
  ['A scientist holding a test tube', '1 adult, lab-coat: stand'],
  ['A soldier saluting', '1 adult, uniform: wave'],
  ['A young woman doing yoga on a beach', '1 adult: stretch'],
];

const phrases: readonly (readonly [string, string])[] = [
  ['A chef kneading dough in a kitchen', '1 adult, chef: knead'],
  ['My grandmother pouring tea', '1 old: pour'],
  ['Two nurses talking in a corridor', '2 adult, scrubs: talk'],
  ['A construction worker', '1 adult, hi-vis: build'],
  ['A bride and a groom dancing', '2 adult, gown: dance'],
  ['Customers queueing outside a shop', '3 adult: queue'],
  ['A barista handing a cup of coffee to a customer', '2 adult, apron: give'],
  ['A woman scrolling on her phone', '1 adult: phone'],
  ['A bearded man shouting at a waiter', '2 adult: argue'],
  ['Two penguins waddling across the ice', '2 drawn-penguin'],
  ['Three loaves of bread on a table', '3 drawn-loaf'],
  ['Seven candles', '7 drawn-candle'],
  ['Thirty bees', '30 drawn-bee'],
  ['A man walking into a library', '1 adult: walk'],
  ['In a kitchen, three children are baking bread.', '3 child: cook'],
  ['Two friends hug in a park', '2 adult: hug'],
  ['Leo talking', '1 adult: talk'],
  ['A soldier watching a flock of emus', '1 adult, uniform: stand'],
  ['A woman dropping the cake', '1 adult: throw'],
  ['A cleaner pushing a cart in a lobby', '1 adult, overalls: push'],
  ['A person driving north', '1 adult: drive'],
  ['A group of pilots', '3 adult, uniform: stand'],
  ['A goalkeeper', '1 adult, sports: stand'],
  ['A man digging a swimming pool', '1 adult: dig'],
  ['A person weaving a scarf', '1 adult: sit'],
  ['A teacher explaining fractions at a blackboard', '1 adult: present'],
  ['A baby sleeping', '1 baby, pyjamas: sleep'],
  ['An astronaut floating in space', '1 adult, space-suit: jump'],
  ['A king on his throne', '1 adult, royal: stand'],
  ['A farmer and his dog walking across a field', '1 adult, overalls: walk'],
  ['Five students listening to a lecture', '5 adult: listen'],
  ['A nurse comforting a patient', '2 adult, scrubs: comfort'],
  ['A family of four having dinner', '4 adult: eat'],
  ['A firefighter carrying a child', '2 adult, firefighter: hug'],
  ['A monk meditating in a temple', '1 adult, robe: meditate'],
  ['A sad teenager lying on the bed', '1 teen: sleep'],
  ['A fisherman mending his nets at dawn', '1 adult, coat: kneel'],
  ['A commuter asleep on the train', '1 adult: sleep'],
  ['Amara Osei pouring honey', '1 adult: cook'],
  ['Priya typing on a laptop in an office', '1 adult: type'],
  ['A herd of elephants', '5 drawn-elephant'],
  ['A Kellnerin carrying a tray', '1 adult, apron: carry'],
  ['Un cocinero cooking soup', '1 adult, chef: cook'],
  ['A judge', '1 old, robe: sit'],
  ['A police officer pointing at a map', '1 adult, police: point'],
  ['A lifeguard', '1 adult, swimwear: stand'],
  ['A knight kneeling before a queen', '2 adult, armour: kneel'],
  ['A gardener watering roses', '1 adult, overalls: water-plants'],
  ['A nun', '1 adult, robe: pray'],
  ['A plumber fixing a tap', '1 adult, overalls: plumb'],
  ['A violinist on a stage', '1 adult: play-violin'],
  ['A toddler jumping in puddles', '1 child: jump'],
  ['A girl of six climbing a tree', '1 child: climb-tree'],
  ['Two bakers singing', '2 adult, chef: sing'],
];

describe('who is seen, and at what', () => {
  it.each([...captions, ...phrases])('%s: %s', (description, shown) =>
    expect(shownBy(plan(description))).toBe(shown),
  );

  it.each([
    [
      'A woman with curly black hair and glasses',
      { hair: 'curly', hairColour: '#1f1b1e', glasses: true },
    ],
    ['An old woman in a red coat', { gender: 'woman', age: 'old', outfit: 'coat', top: '#d92b36' }],
    [
      'A bearded man in a blue shirt and black trousers',
      { beard: true, top: '#2f6fd6', bottom: '#2c2d36' },
    ],
    ['A woman in a wheelchair', { gender: 'woman', wheelchair: true }],
    ['A bald man with dark skin', { hair: 'bald', skin: 'dark' }],
    ['A woman wearing a hijab', { headwear: 'headscarf' }],
    ['A slim man with a long grey beard', { build: 'slim', beard: true }],
    ['A girl with braids', { age: 'child', hair: 'braids' }],
    ['A chef with glasses', { outfit: 'chef', headwear: 'chef-hat', glasses: true }],
  ])('%s looks like that', (description, look) =>
    expect(plan(description).figures[0]?.look).toMatchObject(look),
  );

  it.each([
    ['A girl holding a balloon, happy', 'balloon', 'happy'],
    ['A man with a cup of coffee', 'hot-beverage', 'calm'],
    ['A woman holding a plate', 'drawn-plate', 'calm'],
    ['A sad boy eating an apple', 'drawn-apple-red', 'sad'],
    ['A woman playing the flute, proud', 'flute', 'proud'],
    ['An angry man shouting', '', 'angry'],
  ])('%s: holds %j, is %s', (description, held, feeling) =>
    expect(plan(description).figures[0]).toMatchObject({ held, feeling }),
  );

  it.each([
    ['Two men. They are facing each other.', 'facing'],
    ['A nurse hugging a patient', 'close'],
    ['Two women. They are back to back.', 'apart'],
    ['Two nurses waving', 'beside'],
  ])('%s stand %s', (description, company) => expect(plan(description).company).toBe(company));

  it('draws no person as an illustration, wherever the words name one', () => {
    for (const [description] of [...captions, ...phrases]) {
      const { heroes, props } = plan(description, {
        dialogue: 'The king and a doctor saw the chef.',
      });
      expect([...heroes, ...props].filter(({ emoji }) => isPersonEmoji(emoji))).toEqual([]);
    }
  });

  it.each(['A person', 'A young man', 'A group of people', 'Somebody'])(
    'has nothing to tell of %s but the line itself',
    (description) => expect(plan(description).board?.plan.layout).toBe('words'),
  );

  it.each(['A ceiling fan', 'A record player', 'A computer', 'A web server', 'A list'])(
    'sees nobody in %s',
    (description) => expect(plan(description).figures).toEqual([]),
  );
});

describe('the same person', () => {
  const scenes = [
    'My grandmother baking bread',
    'A grandma waving',
    'Grandma asleep in a chair',
    'A nurse and my grandmother talking',
  ];
  const inFilm = (topic: string, who: string) =>
    scenes.flatMap((scene, at) =>
      plan(scene, { topic, sceneNumber: at + 1, seed: at })
        .figures.filter(({ look }) => (who === 'old') === (look.age === 'old'))
        .map(({ look }) => look),
    );

  it('looks the same in all scenes of a film, and another way in another film', () => {
    const looks = inFilm('A birthday', 'old');
    expect(looks).toHaveLength(4);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    const films = Array.from({ length: 12 }, (_, at) =>
      JSON.stringify(inFilm(`Film ${at}`, 'old')[0]),
    );
    expect(new Set(films).size).toBeGreaterThan(6);
  });

  it('is not the one beside: several of a kind differ', () => {
    for (let film = 0; film < 20; film += 1) {
      const looks = plan('Five students listening', { topic: `Film ${film}` }).figures.map(
        ({ look }) => JSON.stringify([look.skin, look.hair, look.top]),
      );
      expect(new Set(looks).size).toBe(5);
    }
  });
});

describe('numbers', () => {
  it('are true up to twelve, and a crowd above', () => {
    for (let count = 1; count <= 12; count += 1)
      expect(copiesOf(count, 'walker', 1, 3)).toHaveLength(count);
    expect(copiesOf(400, 'walker', 1, 3).length).toBeGreaterThan(12);
  });

  it.each([
    ['A busy street with a bus, no cars', 'A car is never far from another car.', 'automobile'],
    ['A kitchen with a cat, no dogs', 'The dog is gone.', 'drawn-dog'],
    ['A man wearing a blue shirt and grey trousers', 'He waits.', 'drawn-trousers'],
  ])('%s: shows none of it', (description, dialogue, emoji) => {
    const { heroes, props } = plan(description, { dialogue });
    expect([...heroes, ...props].map((actor) => actor.emoji)).not.toContain(emoji);
  });

  it('show no people where none are wanted', () =>
    expect(plan('A harbour, no people', { dialogue: 'The king left.' }).figures).toEqual([]));
});

describe('the mouth of who speaks', () => {
  const words = [
    { text: 'Remember', startMs: 300, endMs: 900 },
    { text: 'me', startMs: 1200, endMs: 1400 },
  ];

  it('opens for each syllable, and is shut between words', () => {
    const open = Array.from({ length: 60 }, (_, at) => mouthAt(words, 300 + at * 10));
    const peaks = open.filter(
      (value, at) => at > 0 && value > (open[at - 1] ?? 0) && value >= (open[at + 1] ?? 0),
    );
    expect(peaks).toHaveLength(3);
    expect(Math.max(...open)).toBeGreaterThan(0.5);
    for (const timeMs of [0, 299, 900, 1000, 1199, 1400, 5000])
      expect(mouthAt(words, timeMs)).toBe(0);
  });

  it.each([
    ['A baker waving', 'I baked bread for forty years.', true],
    ['A baker waving', 'Bakers get up at three.', false],
    ['A baker waving', 'She said: “I was there.”', false],
    ['A doctor talking to the camera', 'Doctors wash their hands.', true],
    ['A baker and a nurse waving', 'I baked bread.', false],
  ])('%s, saying "%s": %s', (description, dialogue, speaks) =>
    expect(plan(description, { dialogue }).figures.some((figure) => figure.speaks)).toBe(speaks),
  );

  it('moves in the picture with the words alone', async () => {
    const size = { width: 270, height: 480 };
    const speaking = plan('A baker waving', { dialogue: 'I remember.' });
    const painter = await createPainter({ ...speaking, shots: ['close'] }, size);
    const frame = (timeMs: number, heard: typeof words) => {
      const canvas = createCanvas(size.width, size.height);
      painter.draw(canvas.getContext('2d'), { timeMs, durationMs: 3000, words: heard });
      return canvas.data();
    };
    expect(frame(400, words).equals(frame(400, []))).toBe(false);
    expect(frame(1000, words).equals(frame(1000, []))).toBe(true);
  });
});

describe('on the stage', () => {
  const noCard = { kicker: '', headline: '', figure: null };

  it.each(representative(['vertical', 'landscape'] as const))(
    'is never cut by the frame, %s',
    async (orientation) => {
      const size =
        orientation === 'vertical' ? { width: 270, height: 480 } : { width: 480, height: 270 };
      for (const description of [
        'A man sleeping',
        'A cleaner cleaning',
        'Five students listening',
        'Four people eating',
        'A woman driving',
      ]) {
        const drawing = plan(description, { orientation, motion: 'still' });
        const draw = async (figures: Drawing['figures']) => {
          const canvas = createCanvas(size.width, size.height);
          const painter = await createPainter(
            { ...drawing, card: noCard, template: 'hills', figures },
            size,
          );
          painter.draw(canvas.getContext('2d'), { timeMs: 1500, durationMs: 3000, words: [] });
          return canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
        };
        const [withThem, without] = [await draw(drawing.figures), await draw([])];
        expect(Buffer.compare(Buffer.from(withThem), Buffer.from(without))).not.toBe(0);
        const edge = [0, size.width - 1].map(
          (x) =>
            Array.from(
              { length: Math.floor(size.height * 0.6) },
              (_, y) => (y * size.width + x) * 4,
            ).filter((at) => Math.abs((withThem[at] ?? 0) - (without[at] ?? 0)) > 24).length,
        );
        expect(Math.max(...edge)).toBeLessThan(size.height * 0.03);
      }
    },
  );

  it('reads its people back from storage, and refuses what is no figure', () => {
    const drawing = plan('A baker holding a baguette; three hens');
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    const [figure] = drawing.figures;
    for (const broken of [
      { figures: Array.from({ length: 6 }, () => figure) },
      { figures: [{ ...figure, action: 'teleport' }] },
      { figures: [{ ...figure, look: { ...figure?.look, top: 'red' } }] },
      { figures: 'all' },
      { company: 'far' },
      { heroes: [{ emoji: 'fox', cue: '', count: 0 }] },
    ])
      expect(() => parseDrawing({ ...drawing, ...broken })).toThrow();
  });
});
