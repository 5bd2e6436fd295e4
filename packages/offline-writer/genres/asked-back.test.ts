import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const read = (idea: string) =>
  writer.readIdea({ idea, answers: [], sceneCount: 6, sceneLengthS: 7, style: '', styleNotes: '' });
const asked = (idea: string) => read(idea).questions.map(({ text }) => text);
const genreOf = (idea: string) => read(idea).genre;
const filmOf = (idea: string) =>
  writer.writeScript({
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount: 9,
    sceneLengthS: 7,
    style: '',
    styleNotes: '',
    cast: [],
  });

describe('what is asked back', () => {
  it.each([['types of bridges'], ['kinds of knots'], ['the stages of grief']])(
    'of %s: which there are, and how one tells them apart',
    (idea) => {
      const bare = idea.replace(/^the /u, '');
      expect(asked(idea).slice(0, 2)).toEqual([
        `Which ${bare} are there?`,
        `How does one tell the ${bare} apart?`,
      ]);
      expect(asked(idea).join(' ')).not.toMatch(/number or date/u);
    },
  );

  it.each([
    ['Ann: Is the kettle on?\nBo: It is.\nAnn: Then we wait.\nBo: Then we wait.'],
    ['Why did the baker retire? He had enough dough.'],
    [
      'In 1974 my aunt drove a bus in Leith. One night it snowed. Eleven people slept on the back seats. She made tea on the engine. They still meet every winter.',
    ],
  ])('is nothing that stands there already: %s', (idea) => {
    expect(asked(idea)).toEqual([]);
  });

  it.each([
    ['waarom zijn vlinders bont', 'Wat is het antwoord, in één zin?'],
    ['warum bellen hunde', 'Was ist die Antwort, in einem Satz?'],
  ])('of a why is its answer: %s', (idea, question) => {
    expect(asked(idea)[0]).toBe(question);
  });
});

describe('a quiz in lines', () => {
  const idea = `Bird quiz!
1) Which bird is the largest? a) eagle b) ostrich c) crane ... ANSWER b, it weighs as much as two people
2) How many toes has a sparrow? a) 4 b) 8 - answer: b, 8
please leave 4 seconds to think`;

  it('has its questions, its choices and its answers apart', () => {
    expect(genreOf(idea)).toBe('quiz');
    const told = filmOf(idea)
      .scenes.map(({ dialogue }) => dialogue)
      .join(' ');
    expect(told).toContain('Which bird is the largest?');
    expect(told).toMatch(/a\) eagle b\) ostrich c\) crane\. \[pause 3\.\ds\] Ostrich, it weighs/u);
    expect(told).not.toMatch(/answer/iu);
  });

  it('is not named by its first question', () => {
    expect(filmOf(idea).title).not.toContain('Which bird');
  });
});

describe('cues of what is on the screen', () => {
  it.each([
    [
      '[ON SCREEN: whistle]\nSwimming moves to Tuesdays.\n[ON SCREEN: towel]\nBring a padlock. The first hour is free.\n\nCheers\nCoach Bea',
      ['whistle', 'towel'],
    ],
    [
      '(BILD: Laterne)\nAm Freitag gehen wir mit Laternen durch das Dorf.\n(SFX: Glocke)\n(BILD: Suppe)\nDanach gibt es Suppe am Feuer.',
      ['laterne', 'suppe'],
    ],
  ])('are the pictures of the lines under them: %s', (idea, shown) => {
    const { scenes, genre } = filmOf(idea);
    expect(genre).toBe('script');
    expect(scenes.map(({ description }) => description.toLowerCase())).toEqual(
      shown.map((thing) => expect.stringContaining(thing) as string),
    );
    expect(scenes.map(({ dialogue }) => dialogue).join(' ')).not.toMatch(/Coach|Cheers|Glocke/u);
  });
});

describe('points that are no list', () => {
  it.each([
    [
      'recipe',
      "farina 300 g\nlatte 200 ml\nun uovo e un pizzico di sale\n\nMescolate la farina con il latte. Unite l'uovo e lasciate riposare mezz'ora. Cuocete in padella finché è dorata. Servite con marmellata.",
    ],
    ['how-to', 'bleed a radiator'],
  ])('are a %s: %s', (genre, idea) => {
    expect(genreOf(idea)).toBe(genre);
  });
});
