import { describe, expect, it } from 'vitest';
import type { WrittenScript } from './brief.ts';
import {
  briefOf,
  knowing,
  materialOf,
  noPictures,
  partsWith,
  unitsOf,
} from './testing/sample-material.ts';
import { writeScript } from './write-script.ts';
import type { Brief } from './brief.ts';
import type { Known, KnownFact } from './knowledge/known.ts';
import type { Material } from './reading/material.ts';

const write = (material: Material, brief: Partial<Brief> = {}, known?: Known) =>
  writeScript(briefOf(brief), partsWith(material, known), noPictures);
const dialogues = ({ scenes }: WrittenScript) => scenes.map(({ dialogue }) => dialogue);
const fact = (id: string, text: string, parts: Partial<KnownFact> = {}): KnownFact => ({
  id,
  aspect: 'what',
  sentences: [text],
  show: '',
  isAnswer: false,
  ...parts,
});

describe('a film of little material', () => {
  const material = materialOf({
    units: unitsOf('My grandmother kept bees for forty years.', {
      text: 'She never wore gloves.',
      leansOn: 0,
    }),
  });

  it('is shorter than what was asked for', () => {
    const script = write(material);
    expect(dialogues(script).join(' ')).toBe(
      'My grandmother kept bees for forty years. She never wore gloves.',
    );
    expect(script.scenes.reduce((sum, { durationS }) => sum + durationS, 0)).toBeLessThan(10);
  });

  it('lets each scene last its speech and a breath', () => {
    for (const { dialogue, durationS } of write(material).scenes) {
      const speechS = partsWith(material).measure(dialogue);
      expect(durationS - speechS).toBeGreaterThanOrEqual(0.4 - 1e-9);
      expect(durationS - speechS).toBeLessThan(1.4 + 1e-9);
    }
  });
});

describe('a film of too much material', () => {
  const units = unitsOf(
    'The town opened a new library today.',
    'It took four years of planning and a good deal of patience from all who live there.',
    'Nearly half of all children in the town now have a library card of their own.',
    {
      text: 'But the council first said that it was only a quarter of them.',
      leansOn: 2,
      corrects: 2,
    },
    'The architects wanted a round building with a garden on its roof for the summer.',
    'Many people came to see the doors being opened by the oldest reader of the town.',
  );

  it('keeps a claim and its correction together, and lists the rest', () => {
    for (const sceneCount of [1, 2, 3, 4]) {
      const script = write(materialOf({ units }), { sceneCount, sceneLengthS: 6 });
      const said = dialogues(script).join(' ');
      expect(said.includes('Nearly half')).toBe(said.includes('council first said'));
      expect(script.leftOut.length).toBeGreaterThan(0);
      expect(script.need.scenes).toBeGreaterThan(sceneCount);
    }
  });
});

describe('a bare topic', () => {
  const topic = { text: 'why honey never spoils', head: 'honey', aspect: 'why' } as const;

  it('is told by facts that are known of it, each with its id', () => {
    const facts = [
      fact('honey#1', 'Honey holds too little water for microbes to live in.', { isAnswer: true }),
      fact('honey#2', 'Bees dry honey with their wings.'),
    ];
    const script = write(materialOf({ topic }), {}, knowing(facts));
    expect(script.scenes.flatMap(({ sentences }) => sentences)).toEqual([
      {
        text: 'Honey holds too little water for microbes to live in.',
        source: 'fact',
        of: 'honey#1',
      },
      { text: 'Bees dry honey with their wings.', source: 'fact', of: 'honey#2' },
    ]);
    expect(script.title).toBe('Why honey never spoils');
  });

  it('is a title, what a dictionary says, and an end card where nothing is known of it', () => {
    const dictionary: Known = {
      topicOf: () => null,
      foreignTopicOf: () => null,
      factsFor: () => [],
      define: () => ({
        sentence: 'Honey is a sweet yellow liquid made by bees.',
        kinds: [],
        parts: [],
      }),
    };
    const script = write(materialOf({ topic }), {}, dictionary);
    expect(dialogues(script)).toEqual(['', 'Honey is a sweet yellow liquid made by bees.', '']);
    expect(script.scenes.map(({ durationS }) => durationS)).toEqual([3, 4, 2]);
  });

  it('is one scene that says the question that the creator typed', () => {
    const script = write(
      materialOf({ topic: { text: 'Why does honey never spoil?', head: 'honey' } }),
    );
    expect(dialogues(script)).toEqual(['Why does honey never spoil?']);
  });

  it('is a title that needs no more than itself where no scene has the seconds for a fact', () => {
    const long = fact('honey#0', 'Bees bees bees bees bees bees bees bees bees bees bees.');
    const script = write(
      materialOf({ topic: { text: 'honey' } }),
      { sceneCount: 1, sceneLengthS: 3 },
      knowing([long]),
    );
    expect(dialogues(script)).toEqual(['Honey.']);
    expect(script.need.scenes).toBe(1);
  });

  it('says its name once where nothing else can be said of it [SCRIPT-23]', () => {
    const script = write(
      materialOf({ language: 'de', topic: { text: 'Warum Honig nie verdirbt', head: 'Honig' } }),
    );
    expect(dialogues(script)).toEqual(['Warum Honig nie verdirbt.', '']);
  });

  it('does not say for whom the film is [SCRIPT-23]', () => {
    const script = write(
      materialOf({
        topic: { text: 'How a canal lock lifts a boat, for year 5', head: 'canal lock' },
      }),
    );
    expect(dialogues(script)).toEqual(['How a canal lock lifts a boat.', '']);
  });
});

describe('answers to our questions', () => {
  it('are said as the creator typed them, at their place, and name the question', () => {
    const material = materialOf({
      topic: { text: 'our salad box', head: 'salad box' },
      requests: ['Make a product video'],
      units: unitsOf('Our box keeps salad fresh for ten days.'),
    });
    const script = write(material, {
      answers: [
        { id: 'pitch.call', text: 'Order yours at the market.' },
        { id: 'pitch.problem', text: 'Half of all salad is wasted.' },
      ],
    });
    expect(script.genre).toBe('pitch');
    expect(dialogues(script).join(' ')).toBe(
      'Half of all salad is wasted. Our box keeps salad fresh for ten days. Order yours at the market.',
    );
    expect(
      script.scenes
        .flatMap(({ sentences }) => sentences)
        .map(({ source, of }) => `${source}:${of}`),
    ).toEqual(['answer:pitch.problem', 'own:', 'answer:pitch.call']);
  });
});

describe('wishes to the film-maker', () => {
  it('are never said, and listed', () => {
    const script = write(
      materialOf({ requests: ['Make it funny.'], units: unitsOf('My dog can open the fridge.') }),
    );
    expect(dialogues(script)).toEqual(['My dog can open the fridge.']);
    expect(script.leftOut).toEqual([
      { sentence: { text: 'Make it funny.', source: 'own', of: '' }, why: 'request', place: 2 },
    ]);
  });
});
