import { describe, expect, it } from 'vitest';
import { castOfIdea, withCast } from './cast-in-picture.ts';

const mira = { name: 'Mira', kind: 'person', look: 'a scientist' } as const;
const biscuit = { name: 'Biscuit', kind: 'animal', look: 'a fox' } as const;
const mill = { name: 'Old Mill', kind: 'place', look: 'a windmill' } as const;

describe('members in the pictures of a film', () => {
  it.each([
    ['An old man reading in a garden', [mira], 1, 'Mira reading in a garden'],
    ['A black hole in deep space', [mira], 0, 'Mira beside a black hole in deep space'],
    ['A black hole in deep space', [mira], 1, 'A black hole in deep space'],
    ['A black hole in deep space', [mira], 3, 'Mira beside a black hole in deep space'],
    ['A field of wheat', [mira, biscuit, mill], 2, 'Mira and Biscuit beside a field of wheat at Old Mill'],
    ['A field of wheat', [mill], 0, 'A field of wheat at Old Mill'],
    ['An old on a balance scale', [mira, mill], 1, 'Mira at Old Mill, walking towards the light'],
    ['The words "day" on a table', [mira], 0, 'Mira, looking straight at us'],
    ['The words "mill" on a table', [mill], 0, 'Old Mill, seen from afar'],
    ['Mira at a window', [mira], 0, 'Mira at a window'],
    ['A field of wheat', [], 0, 'A field of wheat'],
  ])('%s, %j, %i: %s', (picture, members, position, expected) => expect(withCast(picture, members, position, 4)).toBe(expected));

  it('are those whom the idea names', () => {
    expect(castOfIdea({ title: '', prompt: 'How Biscuit met mira', styleNotes: '', cast: [mill, mira, biscuit] })).toEqual([biscuit, mira]);
  });
});
