import { describe, expect, it } from 'vitest';
import { plan } from './testing/plan-lines.ts';

const planned = (line: string, language: string, genre: 'list' | 'news' | 'story' = 'list') =>
  plan(line, {}, { language, genre });

describe('what is right and what is not [CARD-11]', () => {
  it.each([
    ['Banana goes on top, not the bottom.', 'en', ['Banana goes on top', 'Not the bottom']],
    [
      'Top loader is better than front, bum first not head first.',
      'en',
      ['Top loader is better than front', 'Bum first', 'Not head first'],
    ],
    ['Use bark, never ordinary compost.', 'en', ['Use bark', 'Never ordinary compost']],
    [
      'Vaselina en los pies antes de caminar, no después.',
      'es',
      ['Vaselina en los pies antes de caminar', 'No después'],
    ],
    ['Acqua nel sottovaso, mai sulle foglie.', 'it', ['Acqua nel sottovaso', 'Mai sulle foglie']],
    [
      'Un panier en osier, jamais un sac plastique.',
      'fr',
      ['Un panier en osier', 'Jamais un sac plastique'],
    ],
    ['Nicht ziehen, sondern drehen.', 'de', ['Nicht ziehen', 'Sondern drehen']],
    ['Zachtjes blijven drukken, niet wrijven.', 'nl', ['Zachtjes blijven drukken', 'Niet wrijven']],
    [
      'Podważyć widłami z daleka, nie szpadlem.',
      'pl',
      ['Podważyć widłami z daleka', 'Nie szpadlem'],
    ],
    ['Põe no prato fundo, não na tigela.', 'pt', ['Põe no prato fundo', 'Não na tigela']],
  ])('stand below each other: %s', (line, language, items) => {
    expect(planned(line, language)).toMatchObject({ layout: 'checklist', items });
  });

  it.each([
    ['Lessons for adults, never mind your age.', 'en'],
    ['Clases para adultos, nunca es tarde.', 'es'],
    ['The feather of a peacock is not blue.', 'en'],
    ['Otrzepać z ziemi dobrze, nie wiem czemu.', 'pl'],
  ])('are no two sides where something is only denied: %s', (line, language) => {
    expect(planned(line, language).layout).not.toBe('checklist');
  });
});

describe('what stands behind a colon [CARD-11]', () => {
  it.each([
    [
      'Weg: Kirche, Marktplatz, Bachstr., Sportplatz.',
      'de',
      'process',
      'Weg',
      ['Kirche', 'Marktplatz', 'Bachstr.', 'Sportplatz'],
    ],
    [
      'Ruta: León, Astorga, Sarria y Santiago.',
      'es',
      'process',
      'Ruta',
      ['León', 'Astorga', 'Sarria', 'Santiago'],
    ],
    [
      'Można: pralki, telewizory, telefony, czajniki.',
      'pl',
      'list',
      'Można',
      ['pralki', 'telewizory', 'telefony', 'czajniki'],
    ],
    [
      'Didn’t touch: candles, book, massage oil.',
      'en',
      'list',
      'Didn’t touch',
      ['candles', 'book', 'massage oil'],
    ],
  ])('is a list below its name, or a way: %s', (line, language, layout, quote, items) => {
    expect(planned(line, language, 'news')).toMatchObject({ layout, quote, items });
  });

  it('is none where somebody speaks in a story', () => {
    const line = 'Eu dizia terça e ele: não, quarta, filho.';
    expect(planned(line, 'pt', 'story').layout).not.toBe('list');
  });
});

it('things that are added up are a list [CARD-11]', () => {
  expect(planned('Carrycot + seat + raincover + cup holder.', 'en')).toMatchObject({
    layout: 'list',
    items: ['Carrycot', 'seat', 'raincover', 'cup holder'],
  });
});

it.each([
  ['1994, county spelling bee, Boise.', 'en', '1994'],
  ['Genova, 1978.', 'it', '1978'],
  ['Gdynia, 1987, czwarte piętro.', 'pl', '1987'],
])('the year with which a story opens stands on its card [CARD-11]: %s', (line, language, date) => {
  expect(planned(line, language, 'story')).toMatchObject({ layout: 'calendar', date });
});
