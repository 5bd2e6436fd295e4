import { expect, it } from 'vitest';
import { namedInFull, withoutWorkingLabel } from './named-in-full.ts';

it.each([
  ['Margaret from the club asked me to put down how I repot my orchids.', 'how I repot my orchids'],
  [
    'how to jump a dead battery when nobody is around',
    'how to jump a dead battery when nobody is around',
  ],
  ['everyone keeps asking for my banana bread recipe so here it is', 'my banana bread recipe'],
  [
    'chicos va la receta del agua de jamaica de mi mamá que me pidieron',
    'agua de jamaica de mi mamá',
  ],
  ['Voici enfin la recette des crêpes de ma grand-mère, promis.', 'crêpes de ma grand-mère'],
  ['Hier kommt das Rezept für Omas Kartoffelsuppe, bitte sehr.', 'Omas Kartoffelsuppe'],
  [
    'Several ladies at the guild asked how I get candle wax out of a tablecloth, so here it is.',
    'how I get candle wax out of a tablecloth',
  ],
  ['I never knew how to tell my father that I was leaving.', null],
  ['How to swim', null],
  ['She lost the recipe when the house burned down.', null],
])('a chatty sentence says what is told: %s', (sentence, name) => {
  expect(namedInFull(sentence)).toBe(name);
});

it.each([
  ['GUION nº 12 - estelas de los aviones', 'estelas de los aviones'],
  ['Script 3: the lake', 'the lake'],
  ['Script doctors', 'Script doctors'],
])('a title has no working label: %s', (title, bare) => {
  expect(withoutWorkingLabel(title)).toBe(bare);
});
