import { expect, test } from 'vitest';
import { isEmail } from '@scenewright/contract/rules/email.ts';

test.each(['a@b.c', 'mara.lind+films@mail.example.com', 'élodie@exämple.org'])(
  '%s is an address [AUTH-17]',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'mara',
  'mara@example',
  '@example.com',
  'mara@.',
  'mara@@example.com',
  'mara@exa@mple.com',
  'ma ra@example.com',
  'mara@exam ple.com',
  ' mara@example.com',
  `${'a'.repeat(250)}@b.cd`,
  'ma\u200Bra@example.com',
  'ma\u00ADra@example.com',
  '\u202Emara@example.com',
  'mara@exam\u0007ple.com',
  'mara\u3164@example.com',
])('“%s” is none', (text) => expect(isEmail(text)).toBe(false));
