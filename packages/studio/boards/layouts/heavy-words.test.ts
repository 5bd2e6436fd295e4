import { expect, it } from 'vitest';
import { forbidden, forbids, heavyWords } from './heavy-words.ts';

const loudOf = (line: string) => {
  const pieces = line.split(' ');
  return heavyWords(pieces).map((at) => pieces[at]);
};

it.each([
  ['Numbers 1 to 27 are affected.', ['1', 'to', '27']],
  ['Zwischen 2 und heute kamen 40 Leute.', ['2']],
  ['Never leave it for 20 minutes.', ['Never']],
  ['It takes 20 minutes.', ['20']],
  ['It takes a while.', []],
  ['Minha mãe plantou no quintal', []],
  ['Na entrada ficam as guardas, voando paradas no ar.', []],
  ['No lo dejes', ['No']],
])('colours what carries a line: %s', (line, loud) => {
  expect(loudOf(line)).toEqual(loud);
});

it.each(['Which sandpaper is rougher, 60 grit or 240 grit?', 'Was ist mehr, 60 oder 240?'])(
  'colours no figure of a question, which may be its answer: %s',
  (line) => {
    expect(loudOf(line)).toEqual([]);
  },
);

it.each([
  ['Not the bottom', true],
  ['Please never pull', true],
  ['Den Akku niemals öffnen', true],
  ['Ne lavez pas les champignons', true],
  ['Kapağı açma', true],
  ['Kapağı kapat', false],
  ['Bum first', false],
  ['Sit down and call softly', false],
  ["It isn't laziness", true],
  ['Das ist keine Faulheit', true],
  ["Ce n'est pas de la paresse", true],
  ['Das ist Angst', false],
  ['It is fear', false],
  ['Ein Drama', false],
])('crosses out what a point forbids: %s', (text, isForbidden) => {
  expect(forbids(text)).toBe(isForbidden);
});

it.each([
  [['Mattresses', 'Tyres', 'Or paint'], 'We do not take', [true, true, true]],
  [['Weder Glas', 'Noch Papier'], 'In diese Tonne', [true, true]],
  [['Ni viande', 'Ni fromage'], '', [true, true]],
  [['Her bed', 'Not the piano'], 'She would leave', [false, true]],
  [['Brot', 'Noch eine Decke'], 'Packt ein', [false, false]],
  [['Uma rede', 'Um banco'], 'No quintal tem uma', [false, false]],
])('crosses out what its heading or its first point denies: %s', (items, heading, crossed) => {
  expect(forbidden(items, heading)).toEqual(crossed);
});
