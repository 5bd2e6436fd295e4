import { describe, expect, it } from 'vitest';
import { planPictures } from '../planning/plan-scene.ts';
import { english, kindOf, scene } from '../planning/testing/plan-lines.ts';

const seenIn = (language: string, title: string, line: string) =>
  planPictures([scene([line])], { ...english, language, title }, kindOf)
    .flatMap((plan) => [plan, ...(plan.later ?? []).map(({ shows }) => shows)])
    .flatMap(({ subjects }) => subjects.map(({ what, doing }) => `${what} ${doing}`))
    .join('; ');

describe('things as they are called in one country', () => {
  it.each([
    ['Put your gumboots by the back door.', /gumboot/u],
    ['The ute would not start this morning.', /ute/u],
    ['He loaded the bakkie with firewood.', /bakkie/u],
    ['Chop the brinjal into small cubes.', /brinjal/u],
    ['My nani kept sweets in the almirah.', /almirah/u],
    ['The matatu to Thika leaves at six.', /matatu/u],
    ['Wear a toque, it is cold outside.', /toque/u],
    ['Fry the boerewors slowly over the coals.', /boerewors/u],
    ['The doona is in the dryer.', /doona/u],
    ['Pack the chilly bin for the beach.', /chilly bin/u],
  ])('are seen: %s [SCRIPT-19]', (line, right) => {
    expect(seenIn('en', 'Friday', line)).toMatch(right);
  });

  it.each([
    ['At the junction', 'Turn left at the robot.', /robot/u],
    ['The bathroom', 'The geyser needs a plumber and an electrician.', /geyser/u],
    ['Friday', 'The kids ate corn dogs at the fair.', /(?:^|; )(?:group of )?dogs?\b/u],
    ['Friday', 'Line a cookie sheet with paper.', /\bsheet/u],
    ['Friday', 'Cover the bowl with saran wrap.', /wrap/u],
    ['Friday', 'The sliced pan went stale.', /(?:^|; )pan\b/u],
  ])('are no other thing of that name: %s: %s [SCRIPT-19]', (title, line, wrong) => {
    expect(seenIn('en', title, line)).not.toMatch(wrong);
  });

  it.each([
    ['es', 'La valija está lista.', /suitcase/u],
    ['es', 'El zapallo pesa tres kilos.', /pumpkin/u],
    ['pt', 'A lixeira está cheia.', /bin/u],
    ['de', 'Ein Häferl steht am Tisch.', /mug/u],
    ['de', 'Das Rüebli ist süß.', /carrot/u],
    ['de', 'Das Trottinett steht im Hof.', /scooter/u],
    ['fr', 'La poubelle est pleine.', /bin/u],
    ['fr', 'La vadrouille sèche dehors.', /mop/u],
    ['nl', 'De frigo staat open.', /fridge/u],
    ['nl', 'Snij de ajuin fijn.', /onion/u],
  ])('are known in %s: %s [SCRIPT-19]', (language, line, right) => {
    expect(seenIn(language, 'Film', line)).toMatch(right);
  });

  it.each([
    ['es', 'El mate', 'Limpia la bombilla después de la yerba.', /bulb/u],
    ['es', 'El uniforme', 'El buzo de algodón tiene mangas largas.', /diver/u],
    ['de', 'Die Garderobe', 'Die Finken aus Filz bleiben hier.', /finch/u],
  ])('are no namesake of theirs in %s: %s: %s [SCRIPT-19]', (language, title, line, wrong) => {
    expect(seenIn(language, title, line)).not.toMatch(wrong);
  });
});
