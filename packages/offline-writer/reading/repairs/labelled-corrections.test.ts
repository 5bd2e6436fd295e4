import { describe, expect, it } from 'vitest';
import { asPutRight } from './index.ts';

describe('a correction behind a label', () => {
  it.each([
    [
      'Our pool opens on Saturday 10 May. Correction: on Saturday 17 May, because the pump comes late. Entry is free.',
      'Our pool opens on Saturday 17 May, because the pump comes late. Entry is free.',
    ],
    ['Doors open at 7pm. EDIT: 6.30pm. Bring a chair.', 'Doors open at 6.30pm. Bring a chair.'],
    [
      'Unser Freibad öffnet am Samstag, dem 10. Mai. Korrektur: am Samstag, dem 17. Mai. Kinder zahlen nichts.',
      'Unser Freibad öffnet am Samstag, dem 17. Mai. Kinder zahlen nichts.',
    ],
    [
      'Het zwembad gaat open op zaterdag 10 mei. Correctie: op zaterdag 17 mei. Kinderen gratis.',
      'Het zwembad gaat open op zaterdag 17 mei. Kinderen gratis.',
    ],
    [
      'La piscine ouvre le samedi 10 mai. Correctif : le samedi 17 mai. Entrée gratuite.',
      'La piscine ouvre le samedi 17 mai. Entrée gratuite.',
    ],
  ])('puts right what it corrects, and leaves what follows: %s', (typed, meant) => {
    expect(asPutRight(typed)).toBe(meant);
  });

  it('that takes nothing back stays as it was written', () => {
    const typed = 'Last month we had 40 hens. Update: we now have 50 hens and 45 eggs a day.';
    expect(asPutRight(typed)).toBe(typed);
  });
});
