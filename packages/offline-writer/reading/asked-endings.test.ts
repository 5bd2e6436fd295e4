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
  ['si puedes al final pon: con amor desde el Zulia', 'con amor desde el Zulia'],
  ['Al final pon: Nos vemos pronto', 'Nos vemos pronto'],
  ['at the end write Happy Birthday Jean 🎂', 'Happy Birthday Jean'],
])('a note says which words come last: %s', (note, last) => {
  expect(askedEndingOf(note)).toBe(last);
});

it.each([
  'at the end our logo "Bakery Rossi"',
  'say "hello" slowly',
  'warm voice at the end please',
  'at the end: our logo',
  'at the end write it large',
  'am Ende Musik von "Queen"',
])('no words are asked for: %s', (note) => {
  expect(askedEndingOf(note)).toBeNull();
});
