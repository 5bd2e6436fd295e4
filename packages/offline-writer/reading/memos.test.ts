import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';
import { readMemo } from './memos.ts';

describe('a voice memo', () => {
  it.each([
    [
      'okay so um idea for a video its about my uncle who walks to work every day and he is eighty',
      'my uncle who walks to work every day and he is eighty',
    ],
    [
      "hey note to self the thing about the bake sale it starts at nine right that's it stop recording how do you stop",
      'the bake sale it starts at nine',
    ],
    [
      "I have an idea for a short film, it's about a lighthouse that nobody tends any more",
      'a lighthouse that nobody tends any more',
    ],
    [
      'right is it recording ok so this is about the winter of 1963 when I was nine',
      'this is about the winter of 1963 when I was nine',
    ],
    [
      'Okay so is this thing on yes right when I was fifteen I got a job',
      'when I was fifteen I got a job',
    ],
    [
      'so why does ice float right because most things shrink when they freeze full stop',
      'so why does ice float? because most things shrink when they freeze',
    ],
    [
      'and we found our postbox in march you can stop it now love',
      'and we found our postbox in march',
    ],
  ])('%s', (said, kept) => {
    const memo = readMemo(said.replace(' um ', ' '));
    expect(memo.text).toBe(kept);
    expect(memo.asides.length).toBeGreaterThan(0);
  });

  it.each([
    'Is it working? The kettle is.',
    'It is recording season for the choir, and nobody sleeps.',
    'With one button you can stop it now and then to look.',
    'Start a new paragraph. Then rest.',
  ])('keeps what is told of a machine: %s', (said) => {
    expect(readMemo(said).text).toBe(said);
  });

  it('forgets a false start', () => {
    expect(readMemo("and I just I don't know I went home").text).toBe('and I went home');
  });

  it('reads any text in a moment, and adds no word', () => {
    const word = fc.constantFrom(
      'no',
      'wait',
      'not',
      'the',
      'five',
      'of',
      'may',
      'so',
      'okay',
      'stop',
      'recording',
      'x,',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 400 }), (words) => {
        const { text } = readMemo(words.join(' '));
        expect(
          text
            .split(' ')
            .every(
              (one) =>
                one === '' || words.some((own) => own.replace(',', '') === one.replace(',', '')),
            ),
        ).toBe(true);
      }),
    );
  });
});

describe('lines that are headed alike', () => {
  it.each([
    ['Week 1: we weighed it.\n\nWeek 2: we cut it.\n\nWeek 3: we ate it.'],
    ['Day 1: Paris.\nDay 2: Lyon, and much rain.'],
  ])('are points and nobody speaks: %j', (idea) => {
    const { units, form } = readMaterial(idea);
    expect(form.isDialogue).toBe(false);
    expect(units.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      idea.split(/\n+/u).map((line) => `item ${line}`),
    );
  });

  it('hold a belief and its correction together', () => {
    const { units } = readMaterial(
      'Myth: Owls turn their heads all the way.\nFact: They turn them by 270 degrees.\n\nMyth: Toads give warts.\nFact: A virus does. Toads are clean.',
    );
    expect(units.map(({ kind, corrects }) => `${kind} ${String(corrects)}`)).toEqual([
      'item null',
      'item 0',
      'item null',
      'item 2',
      'sentence null',
    ]);
  });
});

describe('a pasted file of figures', () => {
  it('is a list with what its columns mean, and keeps the words below it', () => {
    const { units } = readMaterial(
      'tea,price,cups_2024\ngreen,3.20,410\nblack,2.90,820\nnotes: black won again',
    );
    expect(units.map(({ text }) => text)).toEqual([
      'Green: price 3.20, 410 cups 2024.',
      'Black: price 2.90, 820 cups 2024.',
      'Black won again.',
    ]);
  });
});
