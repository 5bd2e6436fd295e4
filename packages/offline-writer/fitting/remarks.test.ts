import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const said = (idea: string, sceneCount: number): string =>
  writer
    .writeScript(briefOf({ idea, sceneCount, sceneLengthS: 6, longestSceneS: 9 }))
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ');

describe('where steps in prose have no room together', () => {
  it.each([
    [
      'How to unblock a sink without a plumber. Put a bucket under the trap. Unscrew the trap by hand. It is usually only finger tight. Tip whatever is in there into the bucket. You will not enjoy this part. Scrub the trap with an old toothbrush and rinse it in the bath. Screw it back on and check that the washer sits flat. Run the tap for a minute and look for drips. My dad used to say a dry bucket is a good bucket.',
      5,
      'look for drips',
      'My dad',
    ],
    [
      'Comment repiquer un basilic\n\nSortez la motte du pot et arrosez-la bien. Vous verrez qu’il y a vingt ou trente petits plants serrés les uns contre les autres, et c’est pour cela que le basilic meurt toujours chez vous. Séparez la motte en quatre avec les doigts. Mettez du terreau dans quatre pots percés. Posez un morceau dans chaque pot. Coupez les tiges au-dessus des feuilles. Gardez les pots à mi-ombre pendant une semaine.',
      4,
      'Gardez les pots',
      'Vous verrez',
    ],
  ])('a remark gives way to what is to be done: %s', (idea, sceneCount, step, remark) => {
    expect(said(idea, sceneCount)).toContain(step);
    expect(said(idea, sceneCount)).not.toContain(remark);
  });
});
