import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const kinds = (idea: string) =>
  readMaterial(idea).units.map(({ kind, text }) => `${kind}: ${text}`);

describe('a recipe', () => {
  it('is read where it stands on one line', () => {
    const { units, form } = readMaterial(
      'Banana pancakes: 2 ripe bananas, 2 eggs, 50 g oats, a pinch of cinnamon. Mash the bananas. Fry for 2 minutes a side.',
    );
    expect(form.hasIngredients).toBe(true);
    expect(units.filter(({ kind }) => kind === 'ingredient')).toHaveLength(4);
    expect(units.at(-1)?.text).toBe('Fry for 2 minutes a side.');
    expect(readMaterial('Costs: 40 euros a day, 2 nights. I paid.').form.hasIngredients).toBe(
      false,
    );
  });

  it('shows whom it serves and how long it takes, and says neither', () => {
    const { units } = readMaterial(
      'Soup\n\nServes: 4\nPrep: 10 min. Cook: 35 min.\nIngredients: 250 g lentils, 1 onion\n\n1. Fry the onion for 5 min. until soft.\n2. Add the lentils.',
    );
    expect(units.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'ingredient: 250 g lentils.',
      'ingredient: 1 onion.',
      'step: Fry the onion for 5 min. until soft.',
      'step: Add the lentils.',
    ]);
    expect(units[0]?.onScreen).toBe('Serves: 4; Prep: 10 min.; Cook: 35 min.');
  });

  it('lists its amounts in one line, with no label', () => {
    expect(
      kinds('Pancakes\n2 cups flour, 2 eggs, 300ml milk, pinch of salt\nWhisk all. Fry it.'),
    ).toEqual(expect.arrayContaining(['ingredient: 2 cups flour.', 'ingredient: Pinch of salt.']));
    expect(kinds('We sold 2 cups, 3 plates and a lamp. It rained.')[0]).toBe(
      'sentence: We sold 2 cups, 3 plates and a lamp.',
    );
  });

  it('is headed by a label alone on its line', () => {
    expect(
      kinds('肉じゃが\n材料：肉150g、じゃがいも3個\n作り方\n1．肉を切る。\n2．煮る。').slice(-2),
    ).toEqual(['step: 肉を切る。', 'step: 煮る。']);
  });

  it('is none where a sentence holds an amount', () => {
    expect(kinds('1. Week one was hell.\n2. After 90 days I had lost 6 kg.')).toEqual([
      'item: Week one was hell.',
      'item: After 90 days I had lost 6 kg.',
    ]);
  });

  it('is no list of what to pack, though one thing has an amount', () => {
    const { form, units } = readMaterial(
      'Camp – what to bring:\n• sleeping bag and pillow\n• waterproof jacket\n• torch with spare batteries\n• refillable bottle, at least 750 ml\n• no phones',
    );
    expect(form.hasIngredients).toBe(false);
    expect(units.filter(({ kind }) => kind === 'item')).toHaveLength(5);
  });

  it('knows a cook who speaks', () => {
    expect(
      readMaterial('Anna: Who is it?\nCook: It is me.\nAnna: Oh!').units.map(
        (unit) => unit.speaker,
      ),
    ).toEqual(['Anna', 'Cook', 'Anna']);
  });
});

describe('a heading that ends in a full stop', () => {
  it.each([
    'How to descale a kettle.\n\nBoil vinegar in it. Rinse twice.',
    'How to descale a kettle. Boil vinegar in it. Rinse twice.',
  ])('is the title: %j', (idea) => {
    const { title, units } = readMaterial(idea);
    expect(title).toBe('How to descale a kettle');
    expect(units.map(({ text }) => text)).toEqual(['Boil vinegar in it.', 'Rinse twice.']);
  });
});

describe('Japanese and Chinese', () => {
  it('keep brackets and quotations with their sentences', () => {
    expect(kinds('彼は言った（「行く。」と）。それから（注：夜。雨。）帰った。')).toHaveLength(2);
    expect(kinds('很多人说：“能看见。”其实（很多人不知道。真的。）这是错的。')).toHaveLength(2);
  });

  it('read headings in 【】 and points with ・ and ※', () => {
    const { title, units } = readMaterial(
      '【お知らせ】\n図書館の時間が変わります。\n・平日：9:00～20:00\n※月曜日は休館日です。',
    );
    expect(title).toBe('お知らせ');
    expect(units.map(({ text }) => text)).toEqual([
      '図書館の時間が変わります。',
      '平日：9:00～20:00。',
      '月曜日は休館日です。',
    ]);
  });
});

describe('things that are needed', () => {
  it('make no recipe where nothing is measured or cooked', () => {
    const { form } = readMaterial(
      'How to find a leak\n\nYou will need: your water meter, a pencil, one hour\n\n1) Turn off every tap.\n2) Read the meter.\n3) Wait. Read it again.',
    );
    expect(form).toMatchObject({ hasIngredients: false, hasSteps: true });
  });
});

describe('a how-to of one sentence', () => {
  it('is a head and its orders, each a sentence; what must not be done stays with what is', () => {
    const { title, units } = readMaterial(
      "How to get a stuck ring off your finger: hold your hand up for a minute, put dish soap around the ring, then twist it slowly, don't pull. If your finger turns blue, see a doctor.",
    );
    expect(title).toBe('How to get a stuck ring off your finger');
    expect(units.map(({ text }) => text)).toEqual([
      'Hold your hand up for a minute.',
      'Put dish soap around the ring.',
      "Then twist it slowly, don't pull.",
      'If your finger turns blue, see a doctor.',
    ]);
  });

  it('is left whole where its parts are no orders', () => {
    const { units } = readMaterial(
      'How to win at chess: patience, practice, and a good coach. I learnt it at nine.',
    );
    expect(units.map(({ text }) => text).join(' ')).toContain(
      'patience, practice, and a good coach',
    );
  });

  it('names whom a dish serves in its title, and says only the name', () => {
    expect(
      readMaterial(
        "Grandma's pancakes (serves 4)\nIngredients:\n- 1 kg potatoes\n- 2 eggs\nMethod:\n1. Grate the potatoes.\n2. Fry them.",
      ).title,
    ).toBe("Grandma's pancakes");
  });
});

describe('a list within a sentence', () => {
  it('is no list of points where only a digit of a larger number counts them', () => {
    const text =
      'Seit 2016 haben wir 4.817 Dinge auf dem Tisch gehabt: Toaster, Mixer, Nähmaschinen und ein Akkordeon.';
    expect(readMaterial(`${text} Alles ging heil nach Hause.`).units[0]?.text).toBe(text);
  });

  it('is one where its sentence counts them', () => {
    const { units } = readMaterial(
      'There are 3 things on the table: toasters, mixers and radios. All of them went home whole.',
    );
    expect(units.filter(({ kind }) => kind === 'item')).toHaveLength(3);
  });
});
