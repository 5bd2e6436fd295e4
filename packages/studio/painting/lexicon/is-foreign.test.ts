import { describe, expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

describe('isForeign', () => {
  it.each([
    'El pan de la abuela se hace con harina.',
    'Der alte Fischer und die Katze.',
    'Le chat dort dans la cuisine.',
    'İki kedi ve bir köpek.',
    'Trzy koty śpią na kanapie.',
    'بئر واحدة غيّرت القرية.',
    'Anjing itu tidur di rumah yang besar.',
  ])('knows another language: %s', (text) => {
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    '',
    'Bread.',
    'The café opens at eight.',
    'Two dogs bark.',
    'I had una cerveza with the señora.',
    'Marta bakes bread per day.',
    'Die hard fans do cheer.',
  ])('takes for English what is not surely another: %s', (text) => {
    expect(isForeign(text)).toBe(false);
  });
});
