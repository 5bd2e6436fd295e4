/** Where a picture happens decides which light it can have. */
export type Setting = 'space' | 'underwater' | 'indoors' | 'outdoors';

const settingWords: readonly (readonly [Setting, RegExp])[] = [
  ['space', /\b(?:space|planets?|galax(?:y|ies)|nebula|orbit(?:ing)?|black hole|asteroids?|comets?|spacecraft|astronauts?|mars|saturn|jupiter|satellite|neutron star|rover|lunar|(?:surface|face|far side) of the moon)\b/iu],
  ['underwater', /\b(?:underwater|undersea|reef|coral|sea (?:floor|bed)|ocean floor|trench|deep blue water|dark water|black water|octopus|jellyfish)\b/iu],
  ['indoors', /\b(?:room|kitchen|desk|table|lab(?:oratory)?|gym|studio|office|shelf|library|museum|workshop|workbench|counter|classroom|bed|bedroom|hall|stage|caf[eé]|shop|bakery|screen|laptop|lamp|sofa|stove|oven|pan|bowl|plate|cup|mug|jar|corridor|cell|neurons?|brain|server|chip|theatre|hospital|court|board)\b/iu],
];

/** The setting a picture's words speak of; the open air where they name none. */
export function settingOf(picture: string): Setting {
  return settingWords.find(([, words]) => words.test(picture))?.[0] ?? 'outdoors';
}

export const lightsBySetting: Readonly<Record<Setting, readonly string[]>> = {
  space: ['hard sunlight against black sky', 'cold starlight', 'glowing nebula light', 'blue planet-light'],
  underwater: ['shafts of light from above', 'turquoise underwater light', 'dim blue glow', 'shimmering caustic light'],
  indoors: ['morning light through a window', 'warm lamp light', 'soft afternoon light', 'evening glow', 'bright clean daylight'],
  outdoors: ['at golden hour', 'at dawn', 'under a clear midday sky', 'at dusk', 'in soft morning light', 'at blue hour'],
};

/** Whether a picture already says when it happens. */
export function namesTime(picture: string): boolean {
  return /\b(?:dawn|dusk|sunrise|sunset|sunlit|sunny|night|noon|midnight|midday|morning|afternoon|evening|starry|stars|moonlit|moonlight|dark|sunbeams?|storm|candle\w*|lamplight|spotlight|neon|golden|rain|snow|foggy|twilight|stormy)\b/iu.test(picture);
}
