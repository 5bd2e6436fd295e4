/* What most animals of the rig have in common. */

export const black = '#2a2430';
export const plain = {
  length: 100,
  depth: 44,
  legs: 40,
  legWidth: 11,
  foot: 'deep',
  nose: black,
  muzzle: { long: 18, deep: 14, tone: 'main' },
} as const;
export const hoofed = {
  ...plain,
  foot: '#3b3038',
  legWidth: 10,
  ear: 'side',
  hooves: true,
} as const;
