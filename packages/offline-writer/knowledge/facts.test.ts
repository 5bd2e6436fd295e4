import { growthOf } from '@scenewright/contract/testing/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspects, type Aspect, type Topic } from '../reading/material.ts';
import { createKnowledge } from './create-knowledge.ts';

const known = createKnowledge();

const topic = (text: string, head: string, aspect: Aspect | null = null): Topic => ({
  text,
  head,
  aspect,
  count: null,
});
const subjectsOf = (wanted: Topic) => [
  ...new Set(known.factsFor(wanted).map(({ id }) => id.split('#')[0])),
];
const answersTo = (wanted: Topic) =>
  known
    .factsFor(wanted)
    .filter(({ isAnswer }) => isAnswer)
    .map(({ sentences }) => sentences[0] ?? '');

describe('what the writer tells of a topic', () => {
  it.each([
    ['honey', 'honey', 'honey'],
    ['Honey', 'Honey', 'honey'],
    ['the Emu War', 'the Emu War', 'emu-war'],
    ['emu war', 'emu war', 'emu-war'],
    ['black holes for kids', 'black holes', 'black-hole'],
    ['black holes for kids', 'black holes for kids', 'black-hole'],
    ['what is inflation', 'inflation', 'inflation'],
    ['interesting facts about penguins', 'interesting facts about penguins', 'penguin'],
    ['a short history of pizza', 'a short history of pizza', 'pizza'],
    ['an introduction to machine learning', 'machine learning', 'machine-learning'],
    ['the science of sleep', 'the science of sleep', 'sleep'],
    ['python for beginners', 'python', 'python-language'],
    ['T. rex', 'T. rex', 'tyrannosaurus-rex'],
    ['Mercury', 'Mercury', 'mercury'],
    ['Day of the Dead', 'Day of the Dead', 'day-of-the-dead'],
    ['Valentine’s Day', 'Valentine’s Day', 'valentines-day'],
    ['how volcanoes work', 'volcanoes', 'volcano'],
    ['the speed of light', 'the speed of light', 'speed-of-light'],
  ])('knows the subject of "%s"', (text, head, subject) => {
    expect(subjectsOf(topic(text, head))).toEqual([subject]);
  });

  it.each([
    ['honey mustard chicken recipe', 'honey mustard chicken recipe'],
    ['honey mustard chicken recipe', 'honey'],
    ['light breakfast', 'light breakfast'],
    ['a light breakfast', 'light'],
    ['bull market', 'bull market'],
    ['what is a bull market', 'bull'],
    ['the great smog of London', 'London'],
    ['the fall of Rome', 'Rome'],
    ['the merchant of Venice', 'Venice'],
    ['emus', 'emus'],
    ['Battle of Britain', 'Battle of Britain'],
    ['python', 'python'],
    ['pythons in the Everglades', 'pythons'],
    ['how a python eats its prey in the zoo', 'python'],
    ['life of pi', 'life of pi'],
    ['the birth of Venus', 'Venus'],
    ['raspberry pi', 'raspberry pi'],
    ['my dog Max', 'dog'],
    ['my dog Max', 'my dog'],
    ['our trip to Paris', 'Paris'],
    ['a lighthouse keeper on the moon', 'a lighthouse keeper on the moon'],
    ['a lighthouse keeper on the moon', 'the moon'],
    ['train for a marathon', 'train'],
    ['how to train your dragon', 'train'],
    ['star wars', 'star wars'],
    ['Hollywood stars', 'stars'],
    ['rose', 'rose'],
    ['Rose turns eighty', 'Rose'],
    ['Guns N Roses', 'Guns N Roses'],
    ['apple', 'apple'],
    ['the Apple Watch', 'Apple'],
    ['Freddie Mercury', 'Mercury'],
    ['mercury in fish', 'mercury'],
    ['bank holiday', 'bank holiday'],
    ['the bank of the river', 'bank'],
    ['cell phone plans', 'cell phone plans'],
    ['prison cells', 'cells'],
    ['sourdough pizza night', 'pizza'],
    ['chicken soup recipe', 'chicken'],
    ['chicken curry', 'chicken curry'],
    ['egg donor', 'egg donor'],
    ['a computer virus', 'virus'],
    ['cloud storage prices', 'cloud'],
    ['traffic light', 'traffic light'],
    ['the harvest moon', 'harvest moon'],
    ['moon cake', 'moon cake'],
    ['blue whale challenge', 'blue whale challenge'],
    ['tiger mom', 'tiger mom'],
    ['the Lion King', 'the Lion King'],
    ['Detroit Lions', 'Lions'],
    ['spider plant', 'spider plant'],
    ['dog food', 'dog food'],
    ['cat litter', 'cat litter'],
    ['horse chestnut', 'horse chestnut'],
    ['sea horse riding', 'sea horse riding'],
    ['American football', 'football'],
    ['football in the NFL', 'football'],
    ['the Big Bang Theory show', 'Big Bang Theory'],
    ['Paris Hilton', 'Paris'],
    ['London bridge is falling down', 'London'],
    ['New York state of mind', 'New York'],
    ['water polo', 'water polo'],
    ['water pollution', 'water'],
    ['tea party', 'tea party'],
    ['coffee shop business plan', 'coffee'],
    ['chocolate teapot', 'chocolate teapot'],
    ['salt and battery', 'salt'],
    ['paper towns', 'paper towns'],
    ['wheel of fortune', 'wheel'],
    ['sleep number bed', 'sleep number bed'],
    ['dream team', 'dream team'],
    ['heart of darkness', 'heart'],
    ['brain drain', 'brain drain'],
    ['blood diamond', 'blood diamond'],
    ['tax haven', 'tax haven'],
    ['zero waste', 'zero waste'],
    ['titanic movie review', 'titanic'],
    ['cats vs cucumbers', 'cats'],
    ['tardis', 'tardis'],
    ['constantinople', 'constantinople'],
    ['Quibblo app', 'Quibblo app'],
    ['cold showers', 'cold showers'],
    ['Spanglish', 'Spanglish'],
    ['the dancing plague of 1518', 'the dancing plague of 1518'],
    ['', ''],
    ['???', '???'],
  ])('tells nothing of "%s" where its head is read as "%s"', (text, head) => {
    expect(known.factsFor(topic(text, head))).toEqual([]);
  });

  it('answers just the why that was asked', () => {
    expect(answersTo(topic('why honey never spoils', 'honey', 'why'))).toEqual([
      expect.stringContaining('hardly ever spoils'),
    ]);
    expect(answersTo(topic('why do cats purr', 'cats', 'why'))).toEqual([
      expect.stringContaining('purrs'),
    ]);
    expect(answersTo(topic('Why do flamingos stand on one leg?', 'flamingos', 'why'))).toEqual([
      expect.stringContaining('one leg'),
    ]);
    expect(answersTo(topic('how bees make honey', 'bees', 'how'))).toEqual([
      expect.stringContaining('make honey'),
    ]);
    expect(
      answersTo(topic('how many bones are in the human body', 'bones', 'how-many'))[0],
    ).toContain('206');
  });

  it.each([
    ['why honey is illegal in Norway', 'honey', 'why'],
    ['how to harvest honey', 'honey', 'how'],
    ['how to bake bread', 'bread', 'how'],
    ['why cats hate cucumbers', 'cats', 'why'],
    ['who painted the Eiffel Tower red', 'Eiffel Tower', null],
    ['penguins in my garden', 'penguins', null],
    ['when did Einstein visit Brazil', 'Einstein', 'when'],
  ] as const)(
    'tells nothing where it knows the subject of "%s" and not the answer',
    (text, head, aspect) => {
      expect(known.factsFor(topic(text, head, aspect))).toEqual([]);
    },
  );

  it('says first what a subject is and last what follows from it, where nothing in particular is asked', () => {
    const order = known.factsFor(topic('honey', 'honey')).map(({ aspect }) => aspect);
    expect(order[0]).toBe('what');
    expect(order.at(-1)).toBe('so-what');
    expect(order.indexOf('why')).toBeLessThan(order.indexOf('how-many'));
  });

  it('finds the subject of a question behind what is asked of it', () => {
    const hearts = topic('how many hearts does an octopus have', 'hearts', 'how-many');
    expect(answersTo(hearts)).toEqual([expect.stringContaining('three hearts')]);
    expect(answersTo(topic('was the moon landing fake', 'moon landing fake'))).toEqual([
      expect.stringContaining('were real'),
    ]);
    expect(answersTo(topic('how tall is Mount Everest', 'Mount Everest', 'how-many'))[0]).toContain(
      '8,849',
    );
  });

  it('tells both sides of a comparison, one beside the other, and nothing where one is unknown', () => {
    const told = known.factsFor(topic('cats vs dogs', 'cats vs dogs'));
    expect(told.slice(0, 2).map(({ id }) => id)).toEqual(['cat#0', 'dog#0']);
    expect(subjectsOf(topic('the difference between frogs and turtles', 'difference'))).toEqual([
      'frog',
      'turtle',
    ]);
    expect(known.factsFor(topic('bitcoin vs silver', 'bitcoin vs silver'))).toEqual([]);
  });

  it('tells of a caterpillar only what names it', () => {
    const told = known.factsFor(topic('caterpillars', 'caterpillars'));
    expect(told.length).toBeGreaterThan(0);
    for (const { sentences } of told) expect(sentences[0]).toMatch(/caterpillar/i);
  });

  it('never fails, and tells nothing of a head that is no name', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(text, text, fc.constantFrom(...aspects, null), (words, head, aspect) => {
        const strange = `zq${head}`;
        // Two letters may be a name: "EU".
        const nameless = words.replaceAll(/\p{L}+/gu, 'zq');
        expect(known.factsFor(topic(nameless, strange, aspect))).toEqual([]);
        expect(Array.isArray(known.factsFor(topic(words, head, aspect)))).toBe(true);
      }),
    );
  });

  it('takes no short word for a longer name of two other slips', () => {
    expect(known.factsFor(topic('prot', 'zq', 'what'))).toEqual([]);
  });

  it('reads a hostile topic at the cost of its parts', () => {
    const read = (times: number) => {
      const long = 'the history of '.repeat(times);
      known.factsFor(topic(long, long));
    };
    expect(growthOf(read, 3_000)).toBeLessThan(3);
  });
});
