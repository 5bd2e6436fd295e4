import { describe, expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { threadsOf } from './threads.ts';

/** What a sentence of a story may not be told without; null where it stands by itself. */
function neededFor(text: string, sentence: string): string | null {
  const { units, language } = readMaterial(text);
  const unit = units.find((one) => one.text === sentence);
  const threads = threadsOf(units, { isEnglish: language === 'en', genre: 'story' });
  const needed = threads.get(unit?.id ?? -1) ?? null;
  return units.find(({ id }) => id === needed)?.text ?? null;
}

describe('a sentence about the same person as the one before it', () => {
  it.each([
    [
      'That winter a bus driver called Noreen Platt came in to fetch her hat. She heard the choir and sat down. She could not sing a note. She found old chairs in attics.',
      'She found old chairs in attics.',
      'That winter a bus driver called Noreen Platt came in to fetch her hat.',
    ],
    [
      'In der Werft arbeitete eine Schweißerin aus Danzig. Sie kam jeden Morgen zu Fuß. Sie sprach mit niemandem. Sie zeichnete Vögel auf den Stahl.',
      'Sie zeichnete Vögel auf den Stahl.',
      'In der Werft arbeitete eine Schweißerin aus Danzig.',
    ],
    [
      'La factrice du village avait un vieux vélo vert. Elle partait à cinq heures. Elle connaissait tous les chiens. Elle chantait dans les côtes.',
      'Elle chantait dans les côtes.',
      'La factrice du village avait un vieux vélo vert.',
    ],
    [
      'Nel 1962 arrivò a Bari un pianista famoso. Viaggiava con tre bauli. Mangiava solo pere. Dormiva fino a mezzogiorno.',
      'Dormiva fino a mezzogiorno.',
      'Nel 1962 arrivò a Bari un pianista famoso.',
    ],
    [
      'La relojera vino de Soria en el tren de las siete. Subió a la torre con su maleta. Desmontó todas las ruedas.',
      'Desmontó todas las ruedas.',
      'La relojera vino de Soria en el tren de las siete.',
    ],
  ])('needs who that is, and none of those between: %s', (text, sentence, needed) => {
    expect(neededFor(text, sentence)).toBe(needed);
  });
});

describe('a sentence that only goes on', () => {
  it.each([
    ['We had waited on the pier since noon. Then a yellow boat came round the rocks.', 1],
    ['Wir standen seit dem Mittag am Steg. Dann bog ein gelbes Boot um die Felsen.', 1],
    ['Nous attendions sur le quai depuis midi. Puis une barque jaune passa les rochers.', 1],
  ])('needs nothing: %s', (text, at) => {
    const { units } = readMaterial(text);
    expect(neededFor(text, units[at]?.text ?? '')).toBeNull();
  });

  it('needs whom it is about all the same', () => {
    const text = 'A welder came to the pier at noon. Then she painted her name on the boat.';
    expect(neededFor(text, 'Then she painted her name on the boat.')).toBe(
      'A welder came to the pier at noon.',
    );
  });
});
