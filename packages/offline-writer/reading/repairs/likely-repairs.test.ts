import { describe, expect, it } from 'vitest';
import { withLikelyRepairs } from './likely-repairs.ts';

describe('what is likely a repair [SCRIPT-29]', () => {
  it.each([
    ['his own vespa, wait not vespa, his okada', 'his okada'],
    [
      'elle a une cuve de 100 litres, mais non, 150 litres facile',
      'elle a une cuve de 150 litres facile',
    ],
    [
      'Plant the bulbs in September, 15 cm deep. Correction: November, not September. Water once.',
      'Plant the bulbs in November, 15 cm deep. Water once.',
    ],
    [
      "The fire started in a butcher's... what am I on about, a bakery on Pudding Lane.",
      'The fire started in a bakery on Pudding Lane.',
    ],
    [
      'pane raffermo 300 g\npomodori 1 kg, anzi no 800 g che sennò viene lenta\nbrodo mezzo litro',
      'pane raffermo 300 g\npomodori 800 g che sennò viene lenta\nbrodo mezzo litro',
    ],
    [
      'flour 500 g\nbutter 1 cup, sorry, 200 g or it burns\nsugar 3 tbsp',
      'flour 500 g\nbutter 200 g or it burns\nsugar 3 tbsp',
    ],
    [
      'Hay feria el domingo, de 10 a 17, perdón hasta las 18 que agregaron una hora. Traigan mate.',
      'Hay feria el domingo, de 10 a 18. Traigan mate.',
    ],
    [
      'der Flohmarkt geht von 9 bis 13 Uhr, halt nein bis 14 Uhr weil sie verlängert haben. Kommt alle',
      'der Flohmarkt geht von 9 bis 14 Uhr. Kommt alle',
    ],
    ['Dit is mijn 6e keer, nee wacht 7e, en ik ben moe.', 'Dit is mijn 7e keer, en ik ben moe.'],
  ])('is said as it is meant: %s', (written, meant) => {
    expect(withLikelyRepairs(written)).toBe(meant);
  });

  it.each([
    'Use oil, not butter, and no salt.',
    'A man asks for a table. No, says the waiter. A man asks for a chair.',
    '"Bake it for 20 minutes, no wait, 30," she said, and left.',
    'Wait 5 minutes, then wait 10 more.',
  ])('is none in %s', (written) => {
    expect(withLikelyRepairs(written)).toBe(written);
  });

  it('is looked for no longer in a text that is made of cues', () => {
    const repair = 'Steep it for 5 minutes, no wait, 6 minutes.';
    const flooded = `${repair} ${'he (no 5, '.repeat(200)}`.trim();
    expect(withLikelyRepairs(repair)).toBe('Steep it for 6 minutes.');
    expect(withLikelyRepairs(flooded)).toBe(flooded);
  });
});
