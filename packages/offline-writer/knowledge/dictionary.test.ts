import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from './create-knowledge.ts';

const known = createKnowledge();
const define = (head: string, context = '') => known.define(head, context)?.sentence ?? null;

describe('the dictionary', () => {
  it.each([
    ['dumplings', 'Dumplings are small balls or strips of boiled or steamed dough.'],
    [
      'aardvark',
      'An aardvark is a nocturnal burrowing mammal of the grasslands of Africa that feeds on termites.',
    ],
    [
      'a lighthouse',
      'A lighthouse is a tower with a light that gives warning of shoals to passing ships.',
    ],
    ['origami', 'Origami is the Japanese art of folding paper into shapes representing objects.'],
    ['karate', 'Karate is a traditional Japanese system of unarmed combat.'],
    ['the history of karate', 'Karate is a traditional Japanese system of unarmed combat.'],
    [
      'Tennis',
      'Tennis is a game played with rackets by two or four players who hit a ball back and forth over a net that divides the court.',
    ],
    ['glaciers', 'A glacier is a slowly moving mass of ice.'],
    ['bees', 'Bees are hairy-bodied insects including social and solitary species.'],
    ['the Great Barrier Reef', 'The Great Barrier Reef is the largest coral reef in the world.'],
    [
      'Johann Gutenberg',
      'Johann Gutenberg, who lived from 1400 to 1468, was a German printer who was the first in Europe to print using movable type and the first to use a press.',
    ],
  ])('defines "%s" in one good sentence', (head, sentence) => {
    expect(define(head)).toBe(sentence);
  });

  it('chooses a sense by the other words of the idea', () => {
    expect(define('sextant', 'an instrument that sailors used to measure stars')).toMatch(
      /measuring instrument/,
    );
    expect(define('ferry', 'the boat that takes vehicles across the water')).toMatch(/boat/);
    expect(define('python', 'a snake that eats rats')).not.toMatch(/spirit/);
  });

  it.each([
    'crane',
    'bat',
    'bridge',
    'jazz',
    'python',
    'apple',
    'java',
    'turkey',
    'Gandhi',
    'mercury',
    'spring',
    'match',
    'react',
  ])('leaves "%s" alone where nothing says which is meant', (head) => {
    expect(define(head)).toBeNull();
  });

  it.each([
    'bitch',
    'cock',
    'gypsy',
    'chink',
    'spade',
    'slut',
    'ninny',
    'penis',
    'tardigrades',
    'Pluto',
    'Kamala Harris',
    'Quibblo app',
    'golden retriever puppy',
    'honey mustard chicken',
    'emu war',
    '',
    '  ',
    '’s',
    '...',
  ])('says nothing of "%s"', (head) => {
    expect(define(head)).toBeNull();
  });

  it('knows kinds from near to far, and parts', () => {
    const guitar = known.define('guitar', '');
    expect(guitar?.kinds.slice(0, 2)).toEqual(['stringed instrument', 'musical instrument']);
    expect(guitar?.parts).toContain('fingerboard');
    expect(known.define('dachshund', '')?.kinds.slice(0, 3)).toEqual([
      'hunting dog',
      'dog',
      'canine',
    ]);
  });

  it('never fails, and gives nothing but whole sentences of 5 to 30 words', () => {
    const noun = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        'lighthouse',
        'violin',
        'comet',
        'dentist',
        'samovar',
        'violins',
        'the violin',
        'Marie Curie',
        'malaria',
      ),
    );
    fc.assert(
      fc.property(noun, fc.string({ maxLength: 120 }), (head, context) => {
        const found = known.define(head, context);
        if (found === null) return;
        expect(found.sentence).toMatch(/^[^\sa-z].*[.!?]$/);
        const words = found.sentence.split(' ').length;
        expect(words).toBeGreaterThanOrEqual(5);
        expect(words).toBeLessThanOrEqual(30);
      }),
    );
  });
});
