import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

function filmOf(idea: string) {
  const { title, scenes, leftOut } = writer.writeScript(briefOf({ idea }));
  const sentences = scenes.flatMap((scene) => scene.sentences);
  const known = sentences.filter(
    ({ source, of }) => source === 'fact' && !of.startsWith('dictionary'),
  );
  return {
    title,
    leftOut: leftOut.filter(({ why }) => why === 'request').map(({ sentence }) => sentence.text),
    own: sentences.filter(({ source }) => source === 'own').map(({ text }) => text),
    subjects: [...new Set(known.map(({ of }) => of.split('#')[0]))],
  };
}

describe('a topic whose sense is stated', () => {
  it.each(
    representative(
      [
        ['turkey (the bird)', 'turkey-bird'],
        ['TURKEY - the animal, not the country', 'turkey-bird'],
        ['turkey the country pls', 'turkey-country'],
        ['a video about Turkey. The country, not the food!', 'turkey-country'],
        ['facts about turkey, as in the bird', 'turkey-bird'],
        ['Turkey', 'turkey-country'],
        ['Java the island', 'java-island'],
        ['the island of Java', 'java-island'],
        ['java, the programming language (not the island)', 'java-language'],
        ['Java (not the island)', 'java-language'],
        ['Java, not the programming language', 'java-island'],
        ['Mercury (the planet)', 'mercury'],
        ['the planet mercury', 'mercury'],
        ['mercury the planet not the metal', 'mercury'],
        ['apple the fruit', 'apple'],
        ['Rose (flower, for a class of 7 year olds)', 'rose'],
        ['bats! the animal, not for cricket', 'bat'],
      ],
      () => '',
      6,
    ),
  )('%s: tells of %s, and does not say which one', (idea, subject) => {
    const { subjects, own } = filmOf(idea);
    expect(subjects).toEqual([subject]);
    expect(own).toEqual([]);
  });

  it.each([
    'mercury (the singer)',
    'Mercury. the metal',
    'Turkey, the film',
    'Java (the band)',
    'Mars the chocolate bar',
    'bread the band',
    'Titanic (the musical)',
    'the ferry Java',
    'Venus the tennis player',
  ])('tells nothing of another sense: %s', (idea) => {
    expect(filmOf(idea).subjects).toEqual([]);
  });
});

describe('a topic with a remark behind it', () => {
  it.each(
    representative(
      [
        ['hamsters (4 my niece, shes 6, pls nothing sad)', 'hamster'],
        ['Yuri Gagarin (assembly, friday, max 5 slides)', 'yuri-gagarin'],
        ['ladybugs, 20 sec max, cheerful, no scary music', 'ladybird'],
        ['how does a fridge work?? year 5 science hw, due tues', 'refrigerator'],
        ['bonfire night - keep it short, dont mention injuries', 'gunpowder-plot'],
        ['sea water (my son asked me in the bath)', 'sea-salt'],
        ['Henry the eighth. for my year 4s, not too gory please', 'henry-viii'],
        ['golf, explained so my boss gets it', 'golf'],
        ['binary code for beginners, avoid jargon', 'binary'],
        ['suffragettes!! history homework, no more than 40 seconds', 'suffragettes'],
        ['Archimedes and the bath', 'archimedes'],
        ['Helen Keller and her teacher', 'helen-keller'],
        ['what if the moon just vanished', 'moon'],
        ['what would happen if there was no moon', 'moon'],
        ['pancake recipe from my nan', null],
        ['milk round price list', null],
        ['the wind in the willows', null],
        ['ostrich leather handbags 20% off', null],
        ['golf club dinner', null],
        ['sweet gum', null],
        ['halloween history, keep it spooky', 'halloween'],
        ['ramadan explained for my coworkers, respectful tone', 'ramadan'],
        ['the moon landing (teacher says use dates)', 'moon-landing'],
        ['how does wifi work, ELI5', 'wi-fi'],
        ['why is the sea salty + can you drink it', 'ocean'],
        ['Amazon (rainforest not the shop)', 'amazon-rainforest'],
        ['Jaguar - the animal obviously, not the car', 'jaguar'],
        ['what if the sun disappeared', 'sun'],
        ['fish finger sandwich', null],
        ['Nazi Germany', null],
        ['giraffe tongue', 'giraffe'],
        ['our goat Bert', null],
        ['robot wars', null],
        ['China plates for sale', null],
        ['memory foam mattress', null],
        ['rugby club tour 2024', null],
      ],
      () => '',
      12,
    ),
  )('%s: tells of %s', (idea, subject) => {
    const { subjects, own } = filmOf(idea);
    expect(subjects).toEqual(subject === null ? [] : [subject]);
    if (subject !== null)
      expect(own.join(' ')).not.toMatch(/eli5|pls|please|max|year|avoid|dont|asked/iu);
  });
});

describe('a misspelt topic', () => {
  it.each(
    representative(
      [
        ['girraffe', 'giraffe', 'Giraffe'],
        ['elefants', 'elephant', 'Elephants'],
        ['jelly fish', 'jellyfish', 'Jellyfish'],
        ['Alexandar Fleming', 'alexander-fleming', 'Alexander Fleming'],
        ['fotosynthesis', 'photosynthesis', 'Photosynthesis'],
        ['tutankamun', 'tutankhamun', 'Tutankhamun'],
        ['florance nitingale', 'florence-nightingale', 'Florence Nightingale'],
        ['leonardo davinchi', 'leonardo-da-vinci', 'Leonardo da Vinci'],
        ['Ghandi', 'mahatma-gandhi', 'Gandhi'],
        ['shakespere', 'william-shakespeare', 'Shakespeare'],
        ['vulcanos', 'volcano', 'Volcanoes'],
        ['juptier', 'jupiter', 'Jupiter'],
        ['tornadoe', 'tornado', 'Tornado'],
        ['hurricaine', 'hurricane', 'Hurricane'],
        ['napolean', 'napoleon', 'Napoleon'],
        ['the colloseum', 'colosseum', 'The Colosseum'],
        ['pinguins', 'penguin', 'Penguins'],
        ['krokodile', 'crocodile', 'Crocodile'],
        ['why do fire flies glow', 'firefly', 'Why do fireflies glow?'],
        ['blackholes', 'black-hole', 'Black holes'],
      ],
      () => '',
      7,
    ),
  )('%s: tells of %s under the title %s', (idea, subject, title) => {
    const film = filmOf(idea);
    expect(film.subjects).toEqual([subject]);
    expect(film.title).toBe(title);
    expect(film.leftOut).toEqual([]);
  });

  it.each([
    'Venis',
    'Romer',
    'Okafor',
    'Brandvold',
    'Marsden',
    'Katarina',
    'Pariss Hylton',
    'loin',
  ])('is no misspelling of a name that it may not mean: %s', (idea) => {
    expect(filmOf(idea).subjects).toEqual([]);
  });
});

describe('a reason that nobody knows', () => {
  it('is asked for last: what a thing is answers no "why"', () => {
    const { scenes } = writer.writeScript(briefOf({ idea: 'why do zebras have spots' }));
    const said = scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(said.at(-1)).toMatch(/^Why do zebras have spots\?$/u);
    expect(scenes.map(({ plan }) => plan.layout)).not.toContain('question-answer');
  });

  it('is told where it is known', () => {
    expect(filmOf('why do leaves change colour in autumn').subjects).toEqual(['autumn-leaves']);
    expect(filmOf('The bus leaves at six.').subjects).toEqual([]);
  });
});
