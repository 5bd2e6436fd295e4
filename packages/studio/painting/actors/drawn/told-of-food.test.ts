import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('food and things of the house as a line tells of them', () => {
  it.each([
    ['An onion.', 'Chop the onion finely.', 'onion-chopped'],
    ['Four eggs.', 'Beat four eggs with the sugar.', 'beaten-eggs'],
    ['A banana.', 'Mash it with a fork.', 'banana-mash'],
    ['Some dough.', 'Roll it out thin.', 'dough-rolled'],
    ['Some butter.', 'Melt the butter first.', 'butter-melted'],
  ])('%s “%s”', (description, dialogue, name) => {
    expect(shown(plan(description, dialogue))[0]).toBe(name);
  });

  it.each([
    'A circular saw.',
    'A Dutch oven.',
    'A haggis.',
    'A hospital bag.',
    'A shepherd’s pie.',
  ])('is words where only a cousin of it is drawn: %s', (description) => {
    expect(plan(description).board).not.toBeNull();
  });

  it('is one bowl of several eggs that are beaten', () => {
    const [lead] = plan('Four eggs.', 'Beat four eggs with the sugar.').heroes;
    expect(lead).toMatchObject({ emoji: 'drawn-beaten-eggs' });
    expect(lead?.count).toBeUndefined();
  });

  it('has the colour that the line says', () => {
    expect(plan('A green pepper.').heroes[0]).toMatchObject({
      emoji: 'drawn-bell-pepper',
      accent: expect.stringMatching(/^#/u) as unknown,
    });
  });
});
