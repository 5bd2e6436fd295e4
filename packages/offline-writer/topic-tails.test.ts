import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { lettersOf } from './plain-words.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

function filmOf(idea: string) {
  const { title, scenes, leftOut } = writer.writeScript(briefOf({ idea }));
  const of = scenes.flatMap(({ sentences }) => sentences).flatMap((one) => one.of);
  const known = of.find((id) => id !== '' && !id.startsWith('dictionary'));
  const shown = scenes.map(({ dialogue, description }) => `${dialogue} ${description}`).join(' ');
  return {
    title,
    shown,
    subject: known?.split('#')[0] ?? null,
    leftOut: leftOut.map(({ sentence }) => sentence.text),
  };
}

describe('what is said behind a topic to whoever makes the film', () => {
  it.each(
    representative(
      [
        ['gladiators but make it a cooking show', 'gladiators', 'Gladiators'],
        ['the dodo, sad but cute 🥲', 'dodo', 'The dodo'],
        ['chernobyl in the style of a horror movie', 'chernobyl', 'Chernobyl'],
        ['frida kahlo with mariachi music', 'frida-kahlo', 'Frida Kahlo'],
        ['stonehenge lol', 'stonehenge', 'Stonehenge'],
        ['photosynthesis #biology #revision', 'photosynthesis', 'Photosynthesis'],
        ['pirates as a sea shanty', 'pirates', 'Pirates'],
        ['the space race 🚀🚀🚀', 'space-race', 'The Space Race'],
        ['plate tectonics, no more than 40 seconds, snappy', 'plate-tectonics', 'Plate tectonics'],
        ['knights - in a whispery voice', 'knights', 'Knights'],
        ['crabs but do it like a love letter', 'crab', 'Crabs'],
        ['walt disney, black and white', 'walt-disney', 'Walt Disney'],
        ['why do cats purr but make it sinister', 'cat', 'Why do cats purr?'],
        ['how do magnets work, meme style', 'magnet', 'How do magnets work?'],
        ['icebergs cinematic', 'iceberg', 'Icebergs'],
        ['the silk road for my youtube channel', 'silk-road', 'The Silk Road'],
        ['knights but funny', 'knights', 'Knights'],
        ['napoleon with captions and epic music plz', 'napoleon', 'Napoleon'],
        ['osmosis. make it fun!', 'osmosis', 'Osmosis'],
        ['tsunamis (dramatic)', 'tsunami', 'Tsunamis'],
        ['chess, cosy, 30s', 'chess', 'Chess'],
        ['moon phases in slow motion', 'moon-phases', 'Moon phases'],
        ['goldfish but no jokes', 'goldfish', 'Goldfish'],
        ['bluetooth in a funny way', 'bluetooth', 'Bluetooth'],
        ['ada lovelace told like a bedtime story', 'ada-lovelace', 'Ada Lovelace'],
        ['camels, spoken like a nature documentary', 'camel', 'Camels'],
        ['mitosis with lo-fi beats 🎧', 'mitosis', 'Mitosis'],
        ['erosion please', 'erosion', 'Erosion'],
        ['the gunpowder plot vertical', 'gunpowder-plot', /^The gunpowder plot$/iu],
        ['otters and make it adorable', 'otter', 'Otters'],
      ],
      () => '',
      10,
    ),
  )('is in no picture and no title: %s', (idea, subject, title) => {
    const film = filmOf(idea);
    expect(film.subject).toBe(subject);
    if (typeof title === 'string') expect(film.title).toBe(title);
    else expect(film.title).toMatch(title);
  });

  it.each([
    ['our village pump but make it heroic 🔥', 'Our village pump', 'but make it heroic'],
    ['the tin bath race, in a silly way', 'The tin bath race', 'in a silly way'],
    ['unser Dorfbrunnen, aber bitte lustig', 'Unser Dorfbrunnen', 'aber bitte lustig'],
    ['la fête du four à pain, mais drôle', 'La fête du four à pain', 'mais drôle'],
    ['la peña de mi abuelo pero en plan épico', 'La peña de mi abuelo', 'pero en plan épico'],
  ])('is left out of what nothing is known of, and listed: %s', (idea, title, direction) => {
    const film = filmOf(idea);
    expect(film.title).toBe(title);
    expect(film.shown).not.toContain(direction);
    expect(film.leftOut.map(lettersOf)).toContain(lettersOf(direction));
  });

  it('is listed once', () => {
    const { leftOut } = filmOf('glaciers for my year 6s, keep it calm pls');
    expect(leftOut.toSorted()).toEqual(['for my year 6s', 'keep it calm pls']);
  });
});

describe('what people call a thing beside its name', () => {
  it.each([
    ['the legendary genghis khan', 'genghis-khan'],
    ['the great houdini', null],
    ['the mighty amazon river', 'amazon-river'],
    ['the infamous gunpowder plot', 'gunpowder-plot'],
    ['the famous taj mahal, slow and dreamy', 'taj-mahal'],
    ['the great eiffel tower', 'eiffel-tower'],
    ['the one and only nikola tesla', 'nikola-tesla'],
  ])('belongs to it: %s', (idea, subject) => {
    expect(filmOf(idea).subject).toBe(subject);
  });

  it.each(['the great bear', 'the mighty ducks', 'great white shark', 'the famous grouse'])(
    'means something else: %s',
    (idea) => {
      expect(filmOf(idea).subject).toBeNull();
    },
  );

  it.each([
    'how does bread rise without yeast',
    'penguins but they are lawyers',
    'my goldfish but make it epic',
    'why are wolves scary in cartoons',
  ])('no word of a question is taken for a direction: %s', (idea) => {
    expect(filmOf(idea).subject).toBeNull();
  });
});
