import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  [{ name: 'Ada', email: 'z@example.com' }, 'A'],
  [{ name: ' élodie', email: 'z@example.com' }, 'é'],
  [{ name: null, email: 'zoe@example.com' }, 'Z'],
  [{ name: '   ', email: 'zoe@example.com' }, 'Z'],
  [{ name: '👩‍🚀 Sally', email: '' }, '👩‍🚀'],
  [{ name: null, email: '' }, 'G'],
])('%j is %s', (profile, letter) => expect(initialOf(profile)).toBe(letter));
