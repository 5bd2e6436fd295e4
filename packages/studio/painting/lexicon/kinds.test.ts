import { describe, expect, it } from 'vitest';
import { sureSubject } from './sure-subjects.ts';

describe('a kind of something that is drawn', () => {
  it.each([
    ['beagle', 'dog'],
    ['border collie', 'collie'],
    ['an old greyhound', 'dog'],
    ['cockatiel', 'cockatoo'],
    ['macaw', 'parrot'],
    ['german shepherd', 'kelpie'],
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
});
