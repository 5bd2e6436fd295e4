import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const kinds = (idea: string): readonly string[] =>
  readMaterial(idea).units.map((unit) => `${unit.kind}: ${unit.text}`);

describe('blocks', () => {
  it('reads a recipe', () => {
    expect(
      kinds(
        'Pancakes\n\nIngredients:\n- 2 cups flour\n- 1 egg\n\nMethod:\n1. Mix the flour.\n2. Add the egg.',
      ),
    ).toEqual([
      'ingredient: 2 cups flour.',
      'ingredient: 1 egg.',
      'step: Mix the flour.',
      'step: Add the egg.',
    ]);
  });

  it('reads numbers within a line as steps', () => {
    const { units, title } = readMaterial(
      'How to fold a sheet: (1) stand it up (2) tuck the corner (3) lay it flat.',
    );
    expect(title).toBe('How to fold a sheet');
    expect(units.map(({ kind, number }) => [kind, number])).toEqual([
      ['step', 1],
      ['step', 2],
      ['step', 3],
    ]);
  });

  it('keeps a poem line by line', () => {
    const { units, form } = readMaterial(
      'The wind is up,\nthe lamp is low,\nand no one knows\nwhere swallows go.',
    );
    expect(form.isVerse).toBe(true);
    expect(units.map((unit) => unit.text)).toEqual([
      'The wind is up,',
      'the lamp is low,',
      'and no one knows',
      'where swallows go.',
    ]);
  });

  it.each([
    'By the back door, two gumboots lean together\nlike old mates who have run out of things to say.\nThere is mud on the left one from the paddock,\nand a spider has moved into the right.',
    'Sie hat die Kartoffeln so dünn geschält\ndass man durch die Schale lesen konnte.\nIhre Hände rochen nach Seife\nund nach dem Hof.',
    'Il est resté sous le tilleul\navec son bras cassé\net deux prénoms dans un cœur.\nPersonne ne s’y assoit plus\nsauf la pluie, le dimanche.',
  ])('keeps a poem whose sentences run over its lines: %s', (poem) => {
    const { units, form } = readMaterial(`Oma\n\n${poem}`);
    expect(form.isVerse).toBe(true);
    expect(units.map(({ text }) => text)).toEqual(poem.split('\n'));
  });

  it.each([
    [
      'The water will be turned off on Tuesday from nine\nuntil about noon. Please fill a kettle beforehand,\nand do not use the washing machine.\nThe plumbers will need to get into the cellar, so\nkeep the passage clear.',
      4,
    ],
    [
      'We open at eight.\nBring your own cup\nbecause ours are all chipped.\nCoffee is two pounds,\ncake is whatever you think it is worth.',
      3,
    ],
    [
      'Bitte stellt die Räder ab Montag nicht mehr vor\ndie Tür, denn die Feuerwehr muss da durch. Es gibt\nBügel hinter dem Haus und der Schlüssel hängt bei\nmir im zweiten Stock.',
      2,
    ],
  ])('joins the torn lines of a notice, which is no poem: %s', (notice, sentences) => {
    const { units, form } = readMaterial(notice);
    expect(form.isVerse).toBe(false);
    const said = units.map(({ text }) => text);
    expect(said.join(' ')).toBe(notice.replaceAll('\n', ' '));
    expect(said.length).toBeLessThanOrEqual(sentences);
  });

  it('reads who speaks in a dialogue', () => {
    const { units, form } = readMaterial(
      'Mum: Is it clean?\nLeo: Define clean.\nMum: Can I see the floor?',
    );
    expect(form.isDialogue).toBe(true);
    expect(units.map((unit) => unit.speaker)).toEqual(['Mum', 'Leo', 'Mum']);
  });

  it('knows a son from a sound', () => {
    const { units } = readMaterial(
      'Mother: Where is your coat?\nSon: On the bus.\nMother: And it?\nSon: Gone.',
    );
    expect(units.map((unit) => unit.speaker)).toEqual(['Mother', 'Son', 'Mother', 'Son']);
    const french = readMaterial(
      'Narrateur : La mer est calme.\nSon : des vagues\nNarrateur : Elle dort.',
    );
    expect(french.units.map((unit) => unit.text)).toEqual(['La mer est calme.', 'Elle dort.']);
  });

  it('takes what only has a colon for no dialogue', () => {
    expect(
      readMaterial('Heat pump: about £12,500 installed.\nGas boiler: about £2,800 installed.').form
        .isDialogue,
    ).toBe(false);
  });

  it('reads a quiz with and without labels', () => {
    const labelled = readMaterial(
      'Q1. What is the deepest point? A: Challenger Deep\nQ2. How many hearts has an octopus? A: Three',
    );
    expect(labelled.units.map(({ kind, leansOn }) => [kind, leansOn])).toEqual([
      ['question', null],
      ['answer', 0],
      ['question', null],
      ['answer', 2],
    ]);
    const plain = readMaterial(
      'What is the capital of France? Paris. What is the capital of Peru? Lima.',
    );
    expect(plain.form.hasQuiz).toBe(true);
  });

  it('reads what stands in front of a labelled answer as its question', () => {
    const { units } = readMaterial(
      'Q1. Which bird cannot fly backwards?\nA: The owl\nDECIDER How many bones has a swan in its neck?  A: 24',
    );
    expect(units.map(({ kind }) => kind)).toEqual(['question', 'answer', 'question', 'answer']);
  });

  it('reads a numbered statement in front of its answer as a question', () => {
    const { units } = readMaterial(
      '1. Which flag has a dragon? Answer: Wales\n2. Which bone is the longest? Answer: the thigh bone\n3. True or false: an octopus has nine brains. Answer: true',
    );
    expect(units.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }).flatMap(() => ['question', 'answer']),
    );
  });

  it('reads lines without bullets as points under their heading', () => {
    expect(kinds('morning burner\n20 squats\n15 push ups\n30 sec plank')).toEqual([
      'item: 20 squats.',
      'item: 15 push ups.',
      'item: 30 sec plank.',
    ]);
  });

  it('lets the further sentences of a point lean on it', () => {
    const { units } = readMaterial('- Cold start. If it is warm, walk.\n- Check the oil.');
    expect(units.map(({ kind, leansOn }) => [kind, leansOn])).toEqual([
      ['item', null],
      ['sentence', 0],
      ['item', null],
    ]);
  });

  it('gives seconds, pictures and texts in the picture to their scene', () => {
    const { units } = readMaterial(
      'SCENE 1 (0:00-0:08)\n[Visual: foggy harbor]\nVO: In 1987, eleven men left.\n(SFX: gull)\n\nSCENE 2 (0:08-0:14)\n[Visual: a lamp]\nVO: Nobody knows.\nTEXT ON SCREEN: PART 2',
    );
    expect(
      units.map(({ text, seconds, picture, onScreen }) => ({ text, seconds, picture, onScreen })),
    ).toEqual([
      { text: 'In 1987, eleven men left.', seconds: 8, picture: 'foggy harbor', onScreen: null },
      { text: 'Nobody knows.', seconds: 6, picture: 'a lamp', onScreen: 'PART 2' },
    ]);
  });

  it('never speaks notes to the editor, also on lines of their own', () => {
    expect(
      kinds('Narrator: She knows.\n\nNOTES FOR EDITOR: no jump cuts.\nGrain everywhere.'),
    ).toEqual(['sentence: She knows.']);
  });

  it('reads labels of other languages', () => {
    const { units, requests } = readMaterial(
      'Escena 1: una playa vacía\nNarrador: El mar está tranquilo.\nMúsica: guitarra suave',
    );
    expect(units.map(({ text, picture }) => [text, picture])).toEqual([
      ['El mar está tranquilo.', 'una playa vacía'],
    ]);
    expect(requests).toEqual(['guitarra suave']);
  });
});

describe('what leans on what', () => {
  it.each([
    ['An old man came out. He said hello.', [null, 0]],
    ['Anna said she was late. We waited.', [null, null]],
    ['Mix it well. Then add milk.', [null, 0]],
    ['Why is honey sticky? Because of sugar.', [null, 0]],
    ['A man walked in. Nobody looked. The man sat down.', [null, null, 0]],
    ['It is raining. It takes an hour to walk home.', [null, null]],
    ['This is my house. No equipment. No excuses.', [null, 0, 1]],
  ])('%s', (idea, expected) => {
    expect(readMaterial(idea).units.map((unit) => unit.leansOn)).toEqual(expected);
  });

  it.each([
    ['Myth: Bats are blind. Fact: They see well.', [null, 0]],
    ['I thought it was the storm. It was my uncle Farouk.', [null, 0]],
    ['People said bombs did that. They were wrong.', [null, 0]],
    [
      'Many people think sugar makes children wild. Studies tested it. They found no effect.',
      [null, null, 0],
    ],
    ['La presse parle de carottes. En réalité, un radar était à bord.', [null, 0]],
  ])('%s is taken back', (idea, expected) => {
    expect(readMaterial(idea).units.map((unit) => unit.corrects)).toEqual(expected);
  });
});

describe('wishes', () => {
  it.each([
    'Make it funny and fast.',
    'Use upbeat music.',
    'The video should be 30 seconds.',
    'Target audience: parents',
    'Vertical, for TikTok.',
    'No people.',
    "don't show my face",
    'End with a call to action.',
    'Camera zooms in on the jar.',
  ])('%s is never spoken', (wish) => {
    expect(kinds(`Honey never spoils. ${wish}\nBees make it.`)).toEqual([
      'sentence: Honey never spoils.',
      'sentence: Bees make it.',
    ]);
  });

  it.each([
    'Use two cups of flour.',
    'Start with a clean pan.',
    'Call us today.',
    'Make it a habit.',
    'Show your ticket at the door.',
    'Add the music lovers in your life to the list.',
  ])('%s is material', (line) => {
    expect(kinds(`We open early. ${line}`)).toContain(`sentence: ${line}`);
  });

  it.each([
    ['Her slogan is "no sad tacos" so please keep it.', 'Her slogan is "no sad tacos".'],
    ['Pitch for our demo day: Field robots waste water.', 'Field robots waste water.'],
    ['Comment your score, end with "No cheating, Dave"', 'Comment your score.'],
  ])('%s is spoken without what it asks', (idea, spoken) => {
    const { units, requests } = readMaterial(`${idea}\nWe open at nine.`);
    expect(units.map((unit) => unit.text)).toEqual([spoken, 'We open at nine.']);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['Haz un vídeo sobre el volcán Kilauea', 'el volcán Kilauea'],
    ['Erstelle ein Video über Vulkane', 'Vulkane'],
    ['火山についての動画を作ってください', '火山'],
    ['اصنع فيديو عن القهوة', 'القهوة'],
    ['can u do one of those tiktok vids about mitosis', 'mitosis'],
  ])('%s asks for a film', (idea, topic) => {
    expect(readMaterial(idea)).toMatchObject({ topic: { text: topic }, units: [] });
  });
});

describe('untidy lines', () => {
  it('parts sentences at a face that laughs, and leaves other signs within theirs', () => {
    const { units } = readMaterial('He needed long weights 😂 he now buys from Kettering');
    expect(units.map(({ text }) => text)).toEqual([
      'He needed long weights.',
      'He now buys from Kettering.',
    ]);
    expect(kinds('She fed the 🐈 he had found')).toHaveLength(1);
  });

  it('reads stars without a space as bullets, and none within a line', () => {
    expect(kinds('What I learned\n*the camera was a dummy\n*most nicked: batteries')).toEqual([
      'item: The camera was a dummy.',
      'item: Most nicked: batteries.',
    ]);
    expect(kinds('It is *very* late and *everybody* left.')).toEqual([
      'sentence: It is very late and everybody left.',
    ]);
  });

  it('ends sentences at the lines of who types no capitals', () => {
    const { units } = readMaterial(
      'cocer 35 minutos. quitar el corazon y pasar todo por el pasapurés con mucha calma\npesar la pulpa. por cada kilo, 800 g de azúcar y el zumo de medio limón bien maduro\nfuego bajo. salta y quema',
    );
    expect(units.map(({ text }) => text)).toContain('Pesar la pulpa.');
    expect(units.map(({ text }) => text)).toContain('Fuego bajo.');
  });

  it('says jars, and no laughter or kiss', () => {
    const { units } = readMaterial(
      "After 43 yrs Pargeter's Wools is closing. Fill the hot jars. Doors shut at 4 and then theres cake hahaha. Thankyou Kirkby. Dot & Len x",
    );
    const said = units.map(({ text }) => text).join(' ');
    expect(said).toContain('hot jars.');
    expect(said).not.toMatch(/haha| x\b/u);
  });

  it('keeps the lines of an author apart, and joins those that a page has broken', () => {
    const own = readMaterial(
      'we meet at the lido car park and not at the bandstand any more because of the works there\nbag store is 1 pound and it goes to the fund\nhead torch or you dont run, no exceptions after Mill Lane\ndogs are ok',
    );
    expect(own.units.map(({ text }) => text)).toContain(
      'Bag store is 1 pound and it goes to the fund.',
    );
    expect(own.units.map(({ text }) => text)).toContain('Dogs are ok.');
    const broken = readMaterial(
      'The bridge over the river reopened on Saturday, fourteen months after\na flood took out its middle pier and left the village on one side of it\nwithout a chemist, a school or a shop for the whole of a long winter.',
    );
    expect(broken.units).toHaveLength(1);
  });
});
