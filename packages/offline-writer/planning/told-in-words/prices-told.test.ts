import { describe, expect, it } from 'vitest';
import { planOf } from '../words-as-cards/testing/plan-of-second.ts';

describe('prices of one sentence, in words or free of charge [CARD-19]', () => {
  it.each([
    [
      'de',
      'Ab sofort kostet der Eintritt zwei Euro, Kinder schwimmen umsonst.',
      ['Ab sofort kostet der Eintritt: 2 Euro', 'Kinder schwimmen: umsonst'],
    ],
    [
      'de',
      'Erwachsene zahlen acht Euro, Schüler kommen gratis hinein.',
      ['Erwachsene zahlen: 8 Euro', 'Schüler kommen hinein: gratis'],
    ],
    ['en', 'Lunch costs six dollars, soup is free.', ['Lunch: 6 dollars', 'Soup: free']],
    [
      'es',
      'El taller cuesta quince euros, los menores entran gratis.',
      ['El taller: 15 euros', 'Los menores entran: gratis'],
    ],
    [
      'fr',
      'Le repas coûte douze euros, le café est gratuit.',
      ['Le repas: 12 euros', 'Le café: gratuit'],
    ],
    ['nl', 'Koffie kost twee euro, thee is gratis.', ['Koffie: 2 euro', 'Thee: gratis']],
    [
      'pl',
      'Bilet kosztuje piętnaście złotych, dzieci wchodzą za darmo.',
      ['Bilet: 15 złotych', 'Dzieci wchodzą: za darmo'],
    ],
    ['pt', 'O pão custa dois reais e o café três reais.', ['O pão: 2 reais', 'O café: 3 reais']],
    ['tr', 'Bilet yirmi lira, öğrencilere bedava.', ['Bilet: 20 lira', 'Öğrencilere: bedava']],
  ])('stand on one board: %s %s', (language, sentence, items) => {
    expect(planOf([sentence], { language, genre: 'news' })).toMatchObject({
      layout: 'money',
      items,
    });
  });

  it('is an amount with its sentence where it is one', () => {
    const sentence = 'Ab März kostet das Parken drei Euro pro Stunde.';
    expect(planOf([sentence], { language: 'de', genre: 'news' })).toMatchObject({
      layout: 'money',
      figure: { value: '3', unit: 'Euro' },
      quote: sentence,
    });
  });

  it.each([
    ['it', 'Il cornetto costa un euro e venti.'],
    ['en', 'She was not a woman to waste two pounds ten.'],
    ['en', 'You are free to go, and nobody pays.'],
  ])('is none where the price is told in other words: %s %s', (language, sentence) => {
    expect(planOf([sentence], { language, genre: 'news' })?.layout).not.toMatch(/money|figure/u);
  });
});
