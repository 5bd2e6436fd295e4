import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import type { Figure, FigureKind, Material } from '../reading/material.ts';
import { briefOf, materialOf, noPictures, partsWith, unitsOf } from '../testing/sample-material.ts';
import { writeScript } from '../write-script.ts';

const write = (material: Material, brief: Partial<Brief> = {}) =>
  writeScript(briefOf({ sceneCount: 10, ...brief }), partsWith(material), noPictures);
const told = (material: Material, brief?: Partial<Brief>) =>
  write(material, brief).scenes.map(({ dialogue }) => dialogue);
const figure = (kind: FigureKind, text: string): Figure => ({ kind, text, value: text, unit: '' });

describe('a list', () => {
  const units = unitsOf(
    { text: 'Check the oil cap for milky gunk before anything else.', kind: 'item' },
    { text: 'It means that the head gasket is gone.', kind: 'sentence', leansOn: 0 },
    { text: 'Run a magnet along the sills of both sides.', kind: 'item' },
    { text: 'Compare the number on the dash with the number on the door.', kind: 'item' },
  );
  const material = materialOf({
    title: '3 checks before you buy a used car',
    units,
    form: { hasList: true },
  });

  it('gives each point its scene, with what leans on it', () => {
    expect(write(material).genre).toBe('list');
    expect(told(material)).toEqual([
      '3 checks before you buy a used car.',
      'Check the oil cap for milky gunk before anything else. It means that the head gasket is gone.',
      'Run a magnet along the sills of both sides.',
      'Compare the number on the dash with the number on the door.',
    ]);
  });

  it('lets points share a scene only where there are too few', () => {
    expect(told(material, { sceneCount: 2 }).join(' ')).toContain(
      'Run a magnet along the sills of both sides. Compare the number',
    );
  });
});

describe('a how-to', () => {
  it('announces numbered steps, but none whose own words say where it stands', () => {
    const units = unitsOf(
      { text: 'Cross the wide end over the narrow end.', kind: 'step', number: 1 },
      { text: 'Then pull it up through the loop at your neck.', kind: 'step', number: 2 },
      { text: 'Tighten the knot with two fingers.', kind: 'step', number: 3 },
    );
    const script = write(materialOf({ units, form: { hasSteps: true } }));
    expect(script.genre).toBe('how-to');
    expect(script.scenes.map(({ dialogue }) => dialogue)).toEqual([
      'Step 1: Cross the wide end over the narrow end.',
      'Then pull it up through the loop at your neck.',
      'Step 3: Tighten the knot with two fingers.',
    ]);
    expect(script.scenes[0]?.sentences[0]).toEqual({
      text: 'Step 1:',
      source: 'structure',
      of: '',
    });
  });

  it('keeps the announcement in the scene of its step, however full that is', () => {
    const units = unitsOf(
      { text: 'Cross the wide end over the narrow end.', kind: 'step', number: 1 },
      {
        text: 'Pull it up through the loop at your neck and turn it over.',
        kind: 'step',
        number: 2,
      },
    );
    for (const sceneLengthS of [4, 5, 6, 7]) {
      const script = write(materialOf({ units, form: { hasSteps: true } }), { sceneLengthS });
      const scene = script.scenes.find(({ dialogue }) => dialogue.includes('Step 2:'));
      expect(scene?.dialogue).toContain('Step 2: Pull it up');
    }
  });

  it('says no English structure words in a film of another language', () => {
    const units = unitsOf({
      text: 'Cruza el extremo ancho sobre el estrecho.',
      kind: 'step',
      number: 1,
    });
    expect(told(materialOf({ language: 'es', units, form: { hasSteps: true } }))).toEqual([
      'Cruza el extremo ancho sobre el estrecho.',
    ]);
  });
});

describe('a recipe', () => {
  it('keeps all amounts, and tells what is needed before what is done', () => {
    const units = unitsOf(
      { text: 'Whisk everything.', kind: 'step' },
      { text: '200 g flour.', kind: 'ingredient' },
      { text: '2 eggs.', kind: 'ingredient' },
      { text: 'Bake for 20 minutes.', kind: 'step' },
    );
    const material = materialOf({ units, form: { hasIngredients: true, hasSteps: true } });
    expect(write(material).genre).toBe('recipe');
    expect(told(material).join(' ')).toBe(
      'You need: 200 g flour. 2 eggs. Whisk everything. Bake for 20 minutes.',
    );
  });

  it('does not say what is needed where a line says it already', () => {
    const units = unitsOf(
      { text: 'You need 3 very ripe bananas.', kind: 'ingredient' },
      { text: '2 eggs.', kind: 'ingredient' },
      { text: 'Mash the bananas.', kind: 'step' },
    );
    const material = materialOf({ units, form: { hasIngredients: true, hasSteps: true } });
    expect(told(material).join(' ')).toBe(
      'You need 3 very ripe bananas. 2 eggs. Mash the bananas.',
    );
  });
});

describe('news', () => {
  it('tells what, where, when, how much, and what it means for you', () => {
    const units = unitsOf(
      'The council reopened the old swimming pool.',
      'You can swim there free of charge until the end of the month.',
      {
        text: 'The repairs cost 2.4 million euros.',
        figures: [figure('money', '2.4 million euros')],
      },
      { text: 'The doors open on Saturday at 9:00.', figures: [figure('clock', '9:00')] },
      'It stands in Harbour Street, beside the fire station.',
    ).map((unit) =>
      unit.id === 4
        ? { ...unit, text: 'The pool stands in Harbour Street, beside the fire station.' }
        : unit,
    );
    const material = materialOf({ requests: ['Make a news video.'], units });
    expect(write(material).genre).toBe('news');
    expect(told(material).join(' ')).toBe(
      'The council reopened the old swimming pool. The pool stands in Harbour Street, beside the fire station. The doors open on Saturday at 9:00. ' +
        'The repairs cost 2.4 million euros. You can swim there free of charge until the end of the month.',
    );
  });
});

describe('a pitch', () => {
  it('tells problem, product, proof and call, and moves nothing away from what it leans on', () => {
    const units = unitsOf(
      'Order yours at the market on Friday.',
      'Introducing the salad box.',
      {
        text: 'It keeps salad fresh for ten days.',
        leansOn: 1,
        figures: [figure('duration', 'ten days')],
      },
      { text: '3,000 kitchens use the box.', figures: [figure('count', '3,000')] },
      'Tired of salad that ends in the bin?',
    );
    // A problem that is told after the product stays behind it.
    expect(told(materialOf({ requests: ['Write a pitch.'], units })).join(' ')).toBe(
      'Introducing the salad box. It keeps salad fresh for ten days. Tired of salad that ends in the bin? 3,000 kitchens use the box. Order yours at the market on Friday.',
    );
  });

  it('leaves a text of many sentences in the order of its author', () => {
    const sentences = [
      'Most people give up the piano before they can play one song.',
      'Last year we rented out 212 pianos.',
      'This winter we are trying something new.',
      'The offer ends on 30 November.',
      'Join for 29 pounds a month.',
      'Tired of scales?',
      'You get a lesson with a teacher called Old Ned.',
      'Introducing the half piano.',
    ];
    const units = unitsOf(...sentences);
    expect(told(materialOf({ requests: ['Write a pitch.'], units })).join(' ')).toBe(
      sentences.join(' '),
    );
  });
});

describe('a story', () => {
  it('keeps its order and its first person', () => {
    const units = unitsOf(
      'When I was nine, I stole a boat.',
      'My father saw it from the harbour wall.',
      'He never said a word.',
    );
    const material = materialOf({ units });
    expect(write(material).genre).toBe('story');
    expect(told(material).join(' ')).toBe(
      'When I was nine, I stole a boat. My father saw it from the harbour wall. He never said a word.',
    );
  });
});

describe('a poem', () => {
  const units = unitsOf(
    { text: 'The tide forgets the harbour', kind: 'verse' },
    { text: 'the harbour keeps the tide', kind: 'verse' },
    { text: 'and every boat is dreaming', kind: 'verse', block: 1 },
    { text: 'of water on each side', kind: 'verse', block: 1 },
  );
  const material = materialOf({ units, form: { isVerse: true } });

  it('is said word for word, with a rest where a line ends', () => {
    expect(told(material)).toEqual([
      'The tide forgets the harbour [pause 0.4s] the harbour keeps the tide',
      'and every boat is dreaming [pause 0.4s] of water on each side',
    ]);
  });

  it('loses whole stanzas and never the last, and lists the rest', () => {
    const script = write(material, { sceneCount: 1, sceneLengthS: 5 });
    expect(script.scenes[0]?.dialogue).toMatch(
      /^and every boat is dreaming.*of water on each side/u,
    );
    expect(script.scenes.length + script.leftOut.length).toBeGreaterThan(2);
  });
});

describe('a joke', () => {
  const units = unitsOf(
    'Why did the scarecrow win a prize?',
    'Nobody in the village knew.',
    'He was outstanding in his field.',
  );

  it('waits before its punch line, which comes last and alone', () => {
    const scenes = told(materialOf({ units }));
    expect(write(materialOf({ units })).genre).toBe('joke');
    expect(scenes.at(-1)).toBe('He was outstanding in his field.');
    expect(scenes.at(-2)).toMatch(/\[pause 0\.8s\]$/u);
  });

  it('keeps its punch line where there is too little room', () => {
    expect(told(materialOf({ units }), { sceneCount: 2, sceneLengthS: 5 }).at(-1)).toBe(
      'He was outstanding in his field.',
    );
  });
});

describe('a quiz', () => {
  it('leaves time to guess between question and answer, and never asks without answering', () => {
    const units = unitsOf(
      { text: 'Which planet is the largest?', kind: 'question' },
      { text: 'Jupiter.', kind: 'answer' },
      { text: 'Which planet spins on its side?', kind: 'question' },
      { text: 'Uranus.', kind: 'answer' },
    );
    const material = materialOf({ units, title: 'Planet quiz', form: { hasQuiz: true } });
    expect(told(material).join(' ')).toBe(
      'Planet quiz. Question 1: Which planet is the largest? [pause 1.5s] Jupiter. [pause 1s] Question 2: Which planet spins on its side? [pause 1.5s] Uranus. [pause 1s]',
    );
    for (const sceneCount of [1, 2, 3]) {
      const said = told(material, { sceneCount, sceneLengthS: 5 }).join(' ');
      expect(said.includes('largest')).toBe(said.includes('Jupiter'));
      expect(said.includes('side')).toBe(said.includes('Uranus'));
    }
  });
});

describe('an explainer', () => {
  it('is what all other material is told as, in its own order', () => {
    const material = materialOf({
      units: unitsOf(
        'Tides follow the moon.',
        'A spring tide comes when sun and moon pull together.',
      ),
    });
    expect(write(material).genre).toBe('explainer');
    expect(told(material).join(' ')).toBe(
      'Tides follow the moon. A spring tide comes when sun and moon pull together.',
    );
  });
});

describe('an article', () => {
  it('keeps figures and corrections first where it must be cut, and its own order', () => {
    const plain = Array.from(
      { length: 12 },
      (_, index) =>
        `The harbour has a long and quiet story of its own, part ${'abcdefghijkl'[index]}.`,
    );
    const units = unitsOf(
      ...plain,
      { text: 'Every third boat is now electric.', figures: [figure('count', 'third')] },
      { text: 'But the count leaves out the ferries.', leansOn: 12, corrects: 12 },
    );
    const material = materialOf({ requests: ['Make a summary of the article.'], units });
    const script = write(material, { sceneCount: 2, sceneLengthS: 8 });
    const said = script.scenes.map(({ dialogue }) => dialogue).join(' ');
    expect(script.genre).toBe('article');
    expect(said).toMatch(
      /^The harbour has a long and quiet story of its own, part a\..*Every third boat is now electric\. But the count leaves out the ferries\.$/u,
    );
  });
});

describe('a dialogue', () => {
  it('is said turn by turn, without the names in front', () => {
    const units = unitsOf(
      { text: 'Is it far?', kind: 'turn', speaker: 'Anna' },
      { text: 'Only if we walk.', kind: 'turn', speaker: 'Ben' },
    );
    const material = materialOf({ units, form: { isDialogue: true } });
    expect(write(material).genre).toBe('dialogue');
    expect(told(material).join(' ')).toBe('Is it far? [pause 0.3s] Only if we walk.');
  });
});

describe('a script', () => {
  it('is said as it is written, scene by scene', () => {
    const units = unitsOf(
      { text: 'This is the lighthouse.', picture: 'a lighthouse at dawn', block: 0, number: 1 },
      { text: 'And this is its keeper.', picture: 'an old woman with a lamp', block: 1, number: 2 },
    );
    const material = materialOf({ units, form: { isScript: true } });
    expect(write(material).genre).toBe('script');
    expect(told(material)).toEqual(['This is the lighthouse.', 'And this is its keeper.']);
  });
});
