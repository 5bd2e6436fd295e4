import { describe, expect, it } from 'vitest';
import { sift } from '../sifting/sift.ts';
import { readMaterial } from './read-material.ts';

const texts = (idea: string): readonly string[] =>
  readMaterial(idea).units.map((unit) => unit.text);

describe('an idea, read', () => {
  it('reads points whose numbers have no mark behind them', () => {
    const idea =
      '5 ways to tell a fish\n1 eyes clear and bulging\n2 gills bright red\n3 it smells of the sea';
    expect(readMaterial(idea).units.map(({ kind, number, text }) => [kind, number, text])).toEqual(
      expect.arrayContaining([
        ['item', 1, 'Eyes clear and bulging.'],
        ['item', 2, 'Gills bright red.'],
        ['item', 3, 'It smells of the sea.'],
      ]),
    );
    expect(texts('Prices\n1 onion\n2 eggs\n3 big tomatoes')).not.toContain('Eggs.');
  });

  it('keeps what is spoken of a script and gives the visuals to the pictures', () => {
    const material = readMaterial(
      'Scene 1: A dark street at night.\nVO: Every night, 12,000 bats leave this bridge.\n\nScene 2 (5s): The river.\nNarrator: They eat 10 tons of insects.\nOn screen: 10 tons\nMusic: soft piano',
    );
    expect(
      material.units.map(({ text, picture, onScreen, seconds }) => ({
        text,
        picture,
        onScreen,
        seconds,
      })),
    ).toEqual([
      {
        text: 'Every night, 12,000 bats leave this bridge.',
        picture: 'A dark street at night.',
        onScreen: null,
        seconds: null,
      },
      {
        text: 'They eat 10 tons of insects.',
        picture: 'The river.',
        onScreen: '10 tons',
        seconds: 5,
      },
    ]);
    expect(material.form.isScript).toBe(true);
    expect(material.requests).toEqual(['soft piano']);
  });

  it.each(['Scene 1 (1s)\nVisual: A bee.\nNarrator: Bees.', 'VO: Hello world.'])(
    'speaks a labelled line however little it says: %j',
    (script) => {
      expect(texts(script)).toHaveLength(1);
      expect(readMaterial(script).topic).toBeNull();
    },
  );

  it('takes wishes to the film-maker out and keeps the material', () => {
    const material = readMaterial(
      'Make a 30-second video about the history of coffee. Make it funny. Use upbeat music. Coffee was discovered in Ethiopia around 850 AD. End with: "Drink more coffee."',
    );
    expect(material.topic).toEqual({
      text: 'the history of coffee',
      head: 'coffee',
      aspect: 'when',
      count: null,
    });
    expect(material.units.map((unit) => unit.text)).toEqual([
      'Coffee was discovered in Ethiopia around 850 AD.',
    ]);
    expect(material.ending).toBe('Drink more coffee.');
    expect(material.requests).toHaveLength(3);
  });

  it('a numbered step is said, though the idea asks for a film and the step begins as a wish does', () => {
    const idea =
      'can u make a tiktok of how i clean my white shoes\n\n1 remove laces, soak in hot water w/ powder soap\n2 dry brush first!!! if you wet it it becomes mud\n3 toothpaste + baking soda, 1:1, on old toothbrush\n4 wipe w wet cloth\n5 cover w tissue then dry in SHADE. sun = yellow';
    expect(readMaterial(idea, sift).units.map(({ text }) => text)).toContain(
      'Cover w tissue then dry in SHADE.',
    );
  });

  it('reads the instructions of a how-to as material', () => {
    expect(
      texts(
        'Mix the flour with two cups of milk. Use a warm pan. Start with a little butter. Call us today.',
      ),
    ).toEqual([
      'Mix the flour with two cups of milk.',
      'Use a warm pan.',
      'Start with a little butter.',
      'Call us today.',
    ]);
  });

  it('tells which sentence leans on which', () => {
    const { units } = readMaterial(
      'A study followed 200 people. Both groups walked daily. One group ate less. But almost half of them gained weight.',
    );
    expect(units.map((unit) => unit.leansOn)).toEqual([null, 0, null, 2]);
    expect(units.map((unit) => unit.corrects)).toEqual([null, null, null, 2]);
  });
});

describe('a bare topic', () => {
  it.each([
    ['emu war', 'emu war', null, null],
    ['5 tips for better sleep', 'better sleep', 'how', 5],
    ['how do vaccines work', 'vaccines', 'how', null],
    ['why honey never spoils', 'honey', 'why', null],
    ['why is the sky blue?', 'sky', 'why', null],
    ['how tornadoes form', 'tornadoes', 'how', null],
    ['how to meditate', 'meditate', 'how', null],
  ])('%s', (idea, head, aspect, count) => {
    const { topic, units, language } = readMaterial(idea);
    expect(topic).toMatchObject({ head, aspect, count });
    expect(units).toEqual([]);
    expect(language).toBe('en');
  });

  it('shows what a note in brackets asks for, without the asking', () => {
    const { units } = readMaterial(
      'At five percent it grows to £41,600. (show a piggy bank here)\nTime does the work. [add a photo of our jar, please]',
    );
    expect(units.map(({ picture }) => picture)).toEqual(['a piggy bank', 'a photo of our jar']);
  });
});

describe('what is said to the maker around the matter', () => {
  it('is cut off in front of what it is about', () => {
    const { units } = readMaterial(
      'Hi, pls make this one slow, no drums.\n\nIts about the launch women of Skerrow. They dragged ten tons of boat down the beach.',
    );
    expect(units[0]?.text).toBe('The launch women of Skerrow.');
  });

  it('asks for a gag, a last scene and words on it, and is not said', () => {
    const { units } = readMaterial(
      'Make a short promo please, upbeat, start with a beach shot. Its for Wrack & Ruin, liquid seaweed feed. Gathered by hand by two sisters on Sanday in Orkney. £8.50. It does smell. I\'d like the smell to be a gag somewhere in the middle. Last scene: logo + weed.example and the words "Feed it like the tide does". Keep text on screen short.',
    );
    const said = units.map(({ text }) => text).join(' ');
    expect(said).toContain('It does smell.');
    expect(said).not.toMatch(/gag|logo|last scene/iu);
    expect(units.at(-1)?.onScreen).toBe('Feed it like the tide does');
  });

  it('keeps what somebody in a tale says', () => {
    const { units } = readMaterial(
      'supply teacher walks into 9C, last period friday. Says right, I\'ve taught in prisons, I taught Latin to marines, nothing you do can scare me. Little voice from the back: "Miss, its not us. It\'s the wasp."',
    );
    expect(units.map(({ text }) => text).join(' ')).toContain('nothing you do can scare me');
  });

  it('is a bare topic where two words are no sentence', () => {
    for (const idea of ['tide mills', 'Lost property'])
      expect(readMaterial(idea)).toMatchObject({ units: [], topic: { text: idea } });
    expect(readMaterial('Bees are dying').units).toHaveLength(1);
  });

  it('is a source where it says so', () => {
    const { requests } = readMaterial(
      'The footbridge reopened on Saturday.\n\nsource: town notes / pls credit',
    );
    expect(requests.join(' ')).toContain('town notes');
  });
});
