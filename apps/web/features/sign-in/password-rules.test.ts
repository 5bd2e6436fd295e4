import { expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

test.each([
  ['', 'Password cannot be empty or only whitespace'],
  ['          ', 'Password cannot be empty or only whitespace'],
  [
    '\u00a0\u200b\u3164\u2060\ufeff\u00ad\u200d\u3000',
    'Password cannot be empty or only whitespace',
  ],
  ['😀😀😀😀😀😀😀', 'Password must be at least 8 characters long'],
  ['x'.repeat(257), 'Password cannot be longer than 256 characters'],
  ['1234567', 'Password must be at least 8 characters long'],
])('%j is refused', (password, fault) => expect(passwordFault(password)).toBe(fault));

test.each(['12345678', 'a long pass phrase', ' spaces '])('%j is taken', (password) =>
  expect(passwordFault(password)).toBeUndefined(),
);
