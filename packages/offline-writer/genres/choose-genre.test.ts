import { describe, expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { chooseGenre } from './choose-genre.ts';

const genreOf = (idea: string) => chooseGenre(readMaterial(idea)).id;

describe('the genre of an idea', () => {
  it.each([
    'I told my wife she was drawing her eyebrows too high.\nShe looked surprised.',
    'My dog ate my homework. Now he has more education than me.',
    'Did you hear about the claustrophobic astronaut? He needed a little space.',
  ])('is a joke where two lines are one: "%s"', (idea) => {
    expect(genreOf(idea)).toBe('joke');
  });

  it.each([
    'Un señor entra en una zapatería. «¿Qué número?», dice la dependienta. «Da igual: ¡son para quitármelos!».',
    'Une femme entre dans une boulangerie. « Trois croissants. » « Il en reste un. » « Alors trois fois le même. »',
    'Ein Pferd kommt in eine Bar. Fragt der Wirt: „Warum so ein langes Gesicht?“',
  ])('is a joke where somebody comes in and a reply ends it, in any language: %s', (idea) => {
    expect(genreOf(idea)).toBe('joke');
  });

  it('is no joke where a figure or a wish stands in two lines', () => {
    expect(genreOf('I sold 40 jars. Now I need 60 more.')).not.toBe('joke');
    expect(genreOf('My grandmother kept bees. She never wore gloves.')).not.toBe('joke');
    expect(genreOf('The mayor resigned. He took bribes.')).not.toBe('joke');
    expect(genreOf('Make a video about my dog. He can skate.')).not.toBe('joke');
  });

  it('is no story because a second sentence begins with "It was"', () => {
    expect(
      genreOf('The pool is closing. It was built by volunteers. The town saved for it.'),
    ).not.toBe('story');
    expect(genreOf('Once there was a lighthouse that was afraid. It shook.')).toBe('story');
  });

  it('is no pitch where others struggle and customers are only spoken of', () => {
    const article = `Bakeries struggle with the price of butter. Customers notice. One in five shops has closed since 2021.
      Margarine is cheaper but changes the taste. Unions ask for help.`;
    expect(genreOf(article)).not.toBe('pitch');
    expect(genreOf('Tired of cold tea? Meet Warmly. Customers love it. Order yours today.')).toBe(
      'pitch',
    );
  });

  it('is a dialogue where points under dashes ask and answer, in any other language', () => {
    expect(
      genreOf(
        '– Un caffè, per favore.\n– Seduto o in piedi?\n– Che differenza fa?\n– In piedi 1,20 euro.\n– E se mi appoggio?\n– Allora 1,85.',
      ),
    ).toBe('dialogue');
    expect(genreOf('– Farina\n– Zucchero\n– Burro fresco\n– Quattro uova')).not.toBe('dialogue');
  });
});
