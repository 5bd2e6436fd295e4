import { expect, test } from 'vitest';
import { productionNotes } from './production-notes.ts';

const tiktok = {
  orientation: 'vertical',
  platformName: 'TikTok',
  durationS: 30,
  email: 'a@b.c',
  ownEmail: 'a@b.c',
} as const;
const youtube = {
  orientation: 'landscape',
  platformName: 'YouTube',
  durationS: 30,
  email: 'a@b.c',
  ownEmail: 'a@b.c',
} as const;

test.each([
  [{ ...tiktok, durationS: 61 }, 'warning', 'Vertical videos perform best when under 60 seconds'],
  [{ ...tiktok, durationS: 60 }, 'success', 'Your video length is optimised for TikTok'],
  [
    { ...youtube, durationS: 29 },
    'info',
    'Consider longer durations for landscape videos to maximise engagement',
  ],
  [youtube, 'success', 'Your video length is optimised for YouTube'],
] as const)('%j begins with a %s', (production, tone, text) => {
  expect(productionNotes(production)[0]).toEqual({ tone, text });
});

test('a missing address is the last word, and only then [WIZ-30]', () => {
  expect(productionNotes({ ...tiktok, email: ' ' }).at(-1)).toEqual({
    tone: 'warning',
    text: 'Adding an email will help you receive notifications when your video is ready',
  });
  expect(productionNotes(tiktok).filter(({ tone }) => tone === 'warning')).toEqual([]);
});

test.each([
  ['A@B.C', 'a@b.c', 0],
  ['ada+films@gmail.com', 'A.da@googlemail.com', 0],
  ['somebody@else.example', 'a@b.c', 1],
  ['a@b.c', null, 1],
])('an address (%s) that is not the own one (%s) is asked first', (email, ownEmail, count) => {
  expect(
    productionNotes({ ...tiktok, email, ownEmail }).filter(({ text }) =>
      text.startsWith('We ask this delivery address for its consent'),
    ),
  ).toHaveLength(count);
});

test('every video gets the tip [WIZ-30]', () => {
  expect(productionNotes(youtube).filter(({ tone }) => tone === 'tip')).toHaveLength(1);
});
