import { describe, expect, it } from 'vitest';
import { hasEmoji } from './actors/emoji-file.ts';
import { isPainted } from './actors/art.ts';
import { parseDrawing } from './drawing.ts';
import { entries } from './lexicon/lexicon.ts';
import { planDrawing, type SceneIdea } from './plan-drawing.ts';

function idea(description: string, more: Partial<SceneIdea> = {}): SceneIdea {
  return {
    description,
    dialogue: '',
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 7,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    ...more,
  };
}

const expected: readonly (readonly [description: string, hero: string])[] = [
  ['A lonely lighthouse on a rocky coast at night', 'painted-lighthouse'],
  ['A steaming cup of coffee on a wooden table', 'hot-beverage'],
  ['A rocket lifts off towards the stars', 'rocket'],
  ['A majestic lion rests in the savanna', 'drawn-lion'],
  ['A shark glides past a reef', 'shark'],
  ['A robot studies data in a laboratory', 'robot'],
  ['A ghost drifts through a haunted forest', 'ghost'],
  ['A sleepy fox curls up under the moon', 'drawn-fox'],
  ['A yellow taxi drives through the city', 'taxi'],
  ['The great pyramid of Giza', 'painted-pyramid'],
  ['Perseverance', 'flag-in-hole'],
  ['A tiny seedling breaks through the soil', 'drawn-pot-sprout'],
  ['A steam locomotive crosses a bridge', 'locomotive'],
  ['A black hole bends light', 'painted-black-hole'],
  ['An eagle soars over mountains', 'drawn-eagle-flying'],
  ['A penguin on an iceberg', 'drawn-penguin'],
  ['A medieval castle on a hill', 'castle'],
  ['A bee visits a sunflower', 'drawn-bee'],
  ['A sailboat on the calm sea', 'drawn-sailing-boat'],
  ['A tyrannosaurus roars in the jungle', 't-rex'],
  ['An octopus between the rocks', 'drawn-octopus'],
  ['A birthday cake with candles', 'birthday-cake'],
  ['The human brain lights up', 'drawn-brain-organ'],
  ['A golden retriever puppy', 'drawn-puppy'],
  ['Wolves in the snow', 'drawn-wolf'],
  ['A volcano erupts', 'drawn-volcano-erupting'],
  ['A hot air balloon over the valley', 'painted-hot-air-balloon'],
  ['A windmill in a field', 'painted-windmill'],
  ['A submarine explores the deep', 'painted-submarine'],
  ['A butterfly on a flower', 'drawn-butterfly'],
  ['A red sports car', 'racing-car'],
  ['An old violin', 'drawn-fiddle'],
  ['A chess game', 'chess-pawn'],
  ['Money grows slowly', 'dollar-banknote'],
  ['An old group of elephants', 'drawn-elephant'],
  ['A group of elephants following the oldest mother of the herd', 'drawn-elephant'],
  ['Compound interest', 'chart-increasing'],
  ['A full moon', 'full-moon'],
  ['The planet Saturn', 'drawn-planet-saturn'],
  ['A DNA helix', 'dna'],
  ['A microscope on a bench', 'microscope'],
  ['A vaccine', 'drawn-syringe'],
  ['Strawberries in a bowl', 'drawn-strawberries'],
  ['Sushi on a plate', 'sushi'],
  ['Fresh bread from the bakery', 'drawn-loaf'],
  ['A slice of pizza', 'pizza'],
  ['A football in the goal', 'drawn-football-classic'],
  ['A basketball bounces', 'basketball'],
  ['A trophy shines', 'trophy'],
  ['A guitar on stage', 'drawn-acoustic-guitar'],
  ['A candle burns', 'drawn-candle'],
  ['An hourglass runs out', 'hourglass-not-done'],
  ['A compass points north', 'compass'],
  ['A crown of gold', 'crown'],
  ['A key on a chain', 'key'],
  ['A camera on a tripod', 'drawn-camera'],
  ['A bicycle leans on a wall', 'drawn-bicycle-side'],
  ['An airplane above the clouds', 'airplane'],
  ['A helicopter hovers', 'helicopter'],
  ['A dragon guards its treasure', 'dragon'],
  ['A unicorn', 'unicorn'],
  ['A snowman in the garden', 'snowman'],
  ['A mushroom in the forest', 'drawn-mushrooms-brown'],
  ['🦄 and friends', 'unicorn'],
  ['A satellite in orbit', 'satellite'],
];

describe('planDrawing', () => {
  it.each(expected)('%s shows %s', (description, hero) => {
    expect(planDrawing(idea(description)).heroes[0]?.emoji).toBe(hero);
  });

  it.each([
    ['They saved for years.', []],
    ['Watch closely, and save what you can.', []],
    ['Light travels fast.', []],
    ['Soon the four cubs fly.', ['drawn-fox-cub']],
    ['Ring the bell twice.', ['bell'], 'A jug'],
    ['A rocket needs fuel.', ['rocket']],
    ['He bought an old guitar from her.', ['drawn-acoustic-guitar']],
    ['Ten candles burn.', ['drawn-candle'], 'A jug'],
  ])(
    '"%s" puts %j beside the subject: things, not what is done',
    (dialogue, props, lead = 'A fox in a forest') => {
      expect(planDrawing(idea(lead, { dialogue })).props.map(({ emoji }) => emoji)).toEqual(props);
    },
  );

  it.each([
    [
      'A loaf of bread on a board, warm lamp light, rich gentle colours, slow tilt up, tender mood',
      'drawn-loaf',
      [],
    ],
    [
      'A seedling in dry ground, in soft morning light, at golden hour, neon glitch colours',
      'drawn-pot-sprout',
      [],
    ],
    [
      'A fox, a rabbit and an owl in a forest, evening glow',
      'drawn-fox',
      ['drawn-rabbit', 'drawn-owl'],
    ],
  ])('"%s" is drawn without what only lights it', (description, hero, props) => {
    const drawing = planDrawing(idea(description));
    expect(drawing.heroes.map(({ emoji }) => emoji)).toEqual([hero]);
    expect(drawing.props.map(({ emoji }) => emoji)).toEqual(props);
  });

  it('names only pictures that exist', () => {
    const missing = entries
      .flatMap(({ emoji }) =>
        emoji === null
          ? []
          : emoji.includes('*')
            ? [emoji.replace('*', 'man'), emoji.replace('*', 'woman')]
            : [emoji],
      )
      .filter((emoji) => !isPainted(emoji) && !hasEmoji(emoji));
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each([
    ['A leaf. On a kitchen table.', 'table'],
    ['A leaf.', 'abstract'],
    ['A group of roots.', 'abstract'],
    ['An oak tree.', 'hills'],
    ['A front door. At dusk.', 'abstract'],
    ['A ladder.', 'abstract'],
    ['A thread.', 'abstract'],
    ['A straw hat.', 'abstract'],
    ['A straw hat. In a living room.', 'room'],
    ['A sock; a sheep.', 'abstract'],
    ['Some headphones.', 'abstract'],
    ['A soup.', 'abstract'],
    ['A gerbil.', 'abstract'],
    ['A budgie.', 'abstract'],
    ['A dachshund.', 'abstract'],
    ['A fox.', 'forest'],
    ['A group of carrots. In a fridge.', 'fridge'],
    ['A car. In a car park.', 'car-park'],
    ['A wallet. At a petrol station.', 'petrol-station'],
    ['A tomato. On an allotment.', 'allotment'],
    ['A rake. In a garden centre.', 'garden-centre'],
    ['A goldfish.', 'underwater'],
    ['A ship; a group of doors.', 'coast'],
    ['A red kite; an old raincoat.', 'sky'],
    ['A tractor.', 'abstract'],
    ['A tractor. In a field.', 'hills'],
    ['A bus.', 'abstract'],
    ['A hen sleeping under the moon.', 'hills'],
    ['A cat. In a harbour.', 'coast'],
    ['Two cats; a sofa.', 'abstract'],
  ] as const)(
    'stands where the plan says, else at home, else on a neutral ground: %s %s',
    (plan, where) => {
      for (const seed of [1, 2, 3])
        for (const previousTemplate of ['room', 'table', 'street', where])
          expect(planDrawing(idea(plan, { seed, previousTemplate })).template).toBe(where);
    },
  );

  it('shows what is at home in several places in another than in the scene before', () => {
    const at = (previousTemplate: string) =>
      planDrawing(idea('A spotted mouse.', { previousTemplate })).template;
    expect([at('hills'), at('forest')]).toEqual(['forest', 'hills']);
  });

  it.each([
    ['A sock; a sheep.', []],
    ['A flask; a fountain.', []],
    ['A ship; a group of doors.', []],
    ['A red kite; an old raincoat.', []],
    ['A pan; a spoon.', ['spoon']],
    ['A cow; a hen.', ['drawn-hen']],
  ])('has beside it only what stands on the same ground and is no toy: %s', (plan, props) => {
    expect(planDrawing(idea(plan)).props.map(({ emoji }) => emoji)).toEqual(props);
  });

  it.each([
    ['A red kite.', '#d92b36'],
    ['A blue car.', '#2f6fd6'],
  ])('is in the colour that the plan gives it: %s', (plan, colour) => {
    expect(planDrawing(idea(plan)).heroes[0]?.accent).toBe(colour);
  });

  it('keeps furniture indoors where that is told, and on neutral ground where nothing is', () => {
    for (const [description, template] of [
      ['A wardrobe', 'abstract'],
      ['A bed', 'abstract'],
      ['A rug in a living room', 'room'],
      ['A staircase in an old house', 'room'],
    ] as const)
      expect(planDrawing(idea(description, { previousTemplate: 'room' })).template).toBe(template);
    expect(planDrawing(idea('A sofa in a field')).template).not.toBe('room');
  });

  it('keeps one colour family through a film', () => {
    const film = expected
      .slice(0, 20)
      .map(
        ([description], index) =>
          planDrawing(
            idea(description, { topic: 'Old sailors', style: 'calm', sceneNumber: index + 1 }),
          ).family,
      );
    expect(new Set(film).size).toBe(1);
  });

  it('gives unrelated ideas no common hero', () => {
    const one = ['A dog runs on the beach', 'A puppy sleeps'].map(
      (text) => planDrawing(idea(text)).heroes[0]?.emoji,
    );
    const other = new Set(
      ['A rocket on its pad', 'An astronaut in orbit'].map(
        (text) => planDrawing(idea(text)).heroes[0]?.emoji,
      ),
    );
    expect(one.filter((hero) => other.has(hero))).toEqual([]);
  });

  it.each([
    ['An empty medieval street with closed shutters.', 'castle'],
    ['A vine climbing a tree in a tropical forest.', 'climber'],
    ['A piano key.', 'key'],
    ['A school office.', 'tower'],
    ['Retour cuisine; Elle attrape un verre.', 'plate'],
  ])('sets the line where the noun itself has no picture: %s (no %s)', (description) => {
    const dialogue = 'The Black Death was long over by dinner.';
    const { board } = planDrawing(idea(description, { dialogue, topic: 'A lizard 🦎 at dinner' }));
    expect(board?.plan).toMatchObject({ layout: 'words', quote: dialogue });
  });

  it.each([
    ['A tractor; a quarrel. In Grimsby.', 'drawn-tractor-side'],
    ['A slice of pizza.', 'pizza'],
    ['A mum; a wedding ring. On a potato field.', 'drawn-ring-gold'],
    ['A grain of salt.', 'salt'],
    ['A small clay pot filled with clear honey.', 'honey-pot'],
    ['A tin of biscuits.', 'drawn-biscuit-tray'],
    ['A small bottle of almond flavouring beside a pod.', 'drawn-bottle'],
    ['A potato sack.', 'drawn-sack-potatoes'],
    ['A car ferry.', 'drawn-ferry-boat'],
  ])('leads with what is surely drawn: %s', (description, hero) => {
    const { heroes, props, board } = planDrawing(idea(description, { dialogue: 'It went on.' }));
    expect(board).toBeNull();
    expect(heroes[0]?.emoji).toBe(hero);
    expect(props).toEqual([]);
  });

  it.each([
    ['A runner burning sugar.', 'run', '', [], 'street'],
    ['A nurse knowing every name.', 'stand', 'clipboard', [], 'room'],
    ['A cook owing the rent.', 'cook', '', [], 'table'],
    ['A bus driver knowing every name.', 'stand', '', ['bus'], 'street'],
    ['A shepherd.', 'stand', '', ['drawn-sheep'], 'hills'],
    // What the line tells of comes before what is usual.
    ['A cook sleeping.', 'sleep', '', [], 'bedroom'],
    ['A farmer driving a tractor.', 'stand', '', ['drawn-tractor-side'], 'hills'],
  ])(
    'shows whoever does what no pose shows by their trade: %s',
    (description, action, held, beside, template) => {
      const drawing = planDrawing(idea(description, { dialogue: 'It went on.' }));
      const { board, figures, heroes, props } = drawing;
      expect({ board, template: drawing.template }).toEqual({ board: null, template });
      expect(figures.map((figure) => [figure.action, figure.held])).toEqual([[action, held]]);
      expect([...heroes, ...props].map(({ emoji }) => emoji)).toEqual(beside);
    },
  );

  it.each(['A nurse dying.', 'A teacher retiring.', 'A grandmother owing the rent.'])(
    'shows nobody at their work who has left it, or has none: %s',
    (description) => {
      expect(planDrawing(idea(description, { dialogue: 'It went on.' })).board).not.toBeNull();
    },
  );

  it.each([
    ['A peasant bargaining with a lord.', 2, []],
    ['A group of customers.', 3, ['shopping-bags', 'shopping-bags', 'shopping-bags']],
    ['A person going to the gym.', 1, []],
    ['A person taking off the rings.', 1, ['drawn-ring-gold']],
    ['A person pulling up a carrot.', 1, ['drawn-carrot-whole']],
  ])(
    'shows people with bodies and what they have to do with, nothing else: %s',
    (description, people, things) => {
      const { heroes, props, figures, board } = planDrawing(
        idea(description, { dialogue: 'It went on.' }),
      );
      expect(board).toBeNull();
      expect(figures).toHaveLength(people);
      const shown = [...heroes, ...props].map(({ emoji }) => emoji);
      expect([...shown, ...figures.map(({ held }) => held)].filter((name) => name !== '')).toEqual(
        things,
      );
    },
  );

  it('puts no name and no part of a name beside its subject', () => {
    const dialogue = 'Meet at 6 Dove Row with a potato peeler.';
    expect(planDrawing(idea('A fox in a forest', { dialogue })).props).toEqual([]);
  });

  it('shows no thing for what is only read: a step is no ladder', () => {
    const { heroes, props } = planDrawing(idea('A banana. It reads: “Step 2”.'));
    expect([...heroes, ...props].map(({ emoji }) => emoji)).toEqual(['banana']);
  });

  it('shows type, not a guess, for words nobody knows', () => {
    const drawing = planDrawing(
      idea('Zxqvian flumbonics', { dialogue: 'Blorp the vint', topic: 'Zxq' }),
    );
    expect(drawing.heroes).toEqual([]);
    expect(drawing.props).toEqual([]);
    expect(drawing.card.headline).toBe('Blorp the vint');
  });

  it('survives JSON, and refuses what is no drawing', () => {
    const drawing = planDrawing(idea('A fox in the rain', { dialogue: 'It ran 12,500 miles.' }));
    expect(drawing.card.figure).toBe('12,500');
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    expect(() => parseDrawing({ ...drawing, template: 'moonbase' })).toThrow(/template/);
    expect(() => parseDrawing({ ...drawing, seed: -1 })).toThrow(/seed/);
    expect(() => parseDrawing(null)).toThrow();
  });
});

describe('a place where nobody is', () => {
  it('is its set, where what is to be read is heard as well', () => {
    const place = { dialogue: 'We lived on the farm above the town.' };
    const { board, template, heroes } = planDrawing(
      idea('On a farm. It reads: “We lived on the farm above the town.”', place),
    );
    expect([board, template, heroes]).toEqual([null, 'hills', []]);
  });

  it('is type, where something else is to be read', () => {
    const { board } = planDrawing(
      idea('On a farm. It reads: “Summer 1963”.', { dialogue: 'We lived on the farm.' }),
    );
    expect(board).not.toBeNull();
  });
});

describe('a landscape', () => {
  it.each([
    ['A deep blue sky above a dry desert with no water in sight.', 'sky'],
    ['The sea, clouds, rain on mountains and a river flowing back to the sea.', 'coast'],
    ['A wide green valley at dawn.', 'hills'],
  ])('is its set, with nothing written over it: %s', (description, template) => {
    const drawing = planDrawing(idea(description, { dialogue: 'It goes on for ever.' }));
    expect([drawing.template, drawing.board, drawing.card.headline]).toEqual([template, null, '']);
  });

  it.each(['A breathing space.', 'A playing field in a spreadsheet.'])(
    'is nothing that only has its name: %s',
    (description) => {
      const { board } = planDrawing(idea(description, { dialogue: 'It costs nothing.' }));
      expect(board?.plan.quote).toBe('It costs nothing.');
    },
  );

  it('stands behind whoever is in it', () => {
    const { figures, board } = planDrawing(idea('A farmer walking across a field.'));
    expect([figures.length, board]).toEqual([1, null]);
  });
});
