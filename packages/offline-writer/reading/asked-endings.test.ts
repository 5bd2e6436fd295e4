import { expect, it } from 'vitest';
import { askedEndingOf } from './asked-endings.ts';

it.each([
  [
    'anneme sürpriz yapıcam, sonunda da "ellerine sağlık Nermin Hanım" yazsın',
    'ellerine sağlık Nermin Hanım',
  ],
  ['Et finir sur : « On vous attend. »', 'On vous attend.'],
  ['am Ende bitte „Bis Samstag!“ einblenden', 'Bis Samstag!'],
  ['al final que ponga "nos vemos en la plaza"', 'nos vemos en la plaza'],
  ['no final escreve "feito com amor"', 'feito com amor'],
  ['alla fine scrivi “ti aspetto”', 'ti aspetto'],
  ['aan het eind graag "tot zondag" in beeld', 'tot zondag'],
  ['na końcu napis „Do zobaczenia”', 'Do zobaczenia'],
  ['put at the end "see you there" in big letters', 'see you there'],
])('a note says which words come last: %s', (note, last) => {
  expect(askedEndingOf(note)).toBe(last);
});

it.each([
  'at the end our logo "Bakery Rossi"',
  'say "hello" slowly',
  'warm voice at the end please',
  'am Ende Musik von "Queen"',
])('no words are asked for: %s', (note) => {
  expect(askedEndingOf(note)).toBeNull();
});
