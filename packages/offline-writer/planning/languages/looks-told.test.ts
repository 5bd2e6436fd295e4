import { describe, expect, it } from 'vitest';
import { newMemory } from '../film-memory.ts';
import { createKindOf } from '../noun-kinds.ts';
import { pictureOfForeignLine } from './foreign-line.ts';

const kindOf = createKindOf();

/** How the things look that a line shows: "red onion". */
function looksIn(language: string, whole: string): string {
  const context = { language, memory: newMemory(), kindOf };
  return pictureOfForeignLine({ whole, from: 0, to: whole.length }, context)
    .subjects.map(({ count, look, what }) =>
      [count === 1 ? '' : count, look, what].join(' ').trim(),
    )
    .join('; ');
}

describe('one of several [SCRIPT-26]', () => {
  it.each([
    ['fr', "L'un des chats dort.", 'cat'],
    ['es', 'Uno de los perros ladra.', 'dog'],
    ['it', 'Uno dei cani abbaia.', 'dog'],
    ['de', 'Einer der alten Hunde bellt.', 'dog'],
  ])('is one, in %s: %s', (language, line, right) => {
    expect(looksIn(language, line)).toMatch(new RegExp(`(?:^| )${right}$`, 'u'));
  });
});

describe('how a thing looks is read in every language [SCRIPT-27]', () => {
  it.each([
    ['es', 'Una cebolla roja en la mesa.', 'red onion; table'],
    ['es', 'La mochila naranja pesa.', 'orange backpack'],
    ['es', 'Una silla de madera.', 'wooden chair'],
    ['fr', 'La vache brune broute.', 'brown cow'],
    ['fr', 'Du vin blanc.', 'white wine'],
    ['de', 'Ein roter Briefkasten.', 'red postbox'],
    ['de', 'Die alte schwarze Katze.', 'black cat'],
    ['nl', 'Te koop: onze bakfiets, blauw, uit 2017.', 'blue cargo bike'],
    ['it', 'Due gatti neri.', '2 black cat'],
    ['pt', 'Um rádio azul.', 'blue radio'],
    ['pl', 'Czarny kot.', 'black cat'],
    ['tr', 'Kırmızı bir bisiklet.', 'red bicycle'],
    ['id', 'Kucing hitam.', 'black cat'],
  ])('%s: %s', (language, line, right) => {
    expect(looksIn(language, line)).toBe(right);
  });
});
