import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

describe('one sentence that is longer than the film', () => {
  it.each([
    [
      'the choir practice is moved to the old fire station because the church roof is being mended and we start at seven instead of half past and somebody has to bring the piano key',
      'The choir practice is moved to the old fire station',
    ],
    [
      'Der Flohmarkt am Kanal beginnt am Sonntag schon um acht weil die Brücke am Nachmittag gesperrt wird und wer einen Tisch will muss ihn bis Freitag bei Frau Demir bestellen',
      'Der Flohmarkt am Kanal beginnt am Sonntag schon um acht',
    ],
  ])('is told as far as its clauses fit, and the rest is listed: %j', (idea, begun) => {
    const film = writer.writeScript(briefOf({ idea, sceneCount: 1, sceneLengthS: 7 }));
    expect(film.scenes.map(({ dialogue }) => dialogue).join(' ')).toContain(begun);
    expect(film.leftOut.length).toBeGreaterThan(0);
  });
});
