import { describe, expect, it } from 'vitest';
import { sureSubject } from './sure-subjects.ts';

describe('a kind of something that is drawn', () => {
  it.each([
    ['beagle', 'dog'],
    ['border collie', 'collie'],
    ['an old greyhound', 'dog'],
    ['cockatiel', 'cockatoo'],
    ['macaw', 'parrot'],
    ['german shepherd', 'alsatian'],
    ['dingo', 'kelpie'],
    ['chaffinch', 'sparrow'],
    ['tyrannosaur', 'theropod'],
    ['overcoat', 'coat'],
    ['bungalow', 'house'],
  ])('is drawn as that: %s', (word, kind) => {
    const drawn = sureSubject(word)?.emoji;
    const other = sureSubject(kind)?.emoji ?? 't-rex';
    expect(drawn).toBe(other);
  });

  it.each(['cougar', 'flipper', 'gangplank', 'salami'])(
    'that looks otherwise is not: %s',
    (word) => {
      expect(sureSubject(word)).toBeNull();
    },
  );

  it.each([
    'a hospital bag',
    'coconut milk',
    'condensed milk',
    'some kettle corn',
    'plastic nuts',
    'the back window',
    'a gas bottle',
    'a vaccination card',
    'a goldfish bowl',
  ])('is not the thing that its last word names: %s [SCRIPT-11]', (phrase) => {
    const head = phrase.split(' ').at(-1) ?? '';
    expect(sureSubject(head)?.emoji).toBeTruthy();
    expect(sureSubject(phrase)?.emoji).not.toBe(sureSubject(head)?.emoji);
  });

  it.each(['a shopping bag', 'salted butter', 'the kitchen door', 'brown bread', 'a white plate'])(
    'beside which it looks as ever is drawn: %s [SCRIPT-11]',
    (phrase) => {
      expect(sureSubject(phrase)?.emoji).toBe(sureSubject(phrase.split(' ').at(-1) ?? '')?.emoji);
    },
  );
});
