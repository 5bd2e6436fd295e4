/** What an animal does. Each is a pose that a still shows at once, with a motion of its own. */
export const animalDoings = [
  'stand',
  'walk',
  'run',
  'fly',
  'swim',
  'jump',
  'sleep',
  'lie',
  'sit',
  'eat',
  'drink',
  'look',
  'wade',
  'dead',
] as const;
export type AnimalDoing = (typeof animalDoings)[number];

/** What an animal is in: on the ground, in the air, under water, or on the water, seen down to its line. */
export type Medium = 'ground' | 'air' | 'under' | 'afloat';

/** What a pose is asked for. */
export interface Acted {
  readonly doing: AnimalDoing;
  readonly medium: Medium;
  /** Of its own time: no two animals are at the same moment of their gait. */
  readonly seconds: number;
  /** Without life it holds the moment that shows the doing best. */
  readonly alive: boolean;
  /** Separates blinks and glances of one from those of another. */
  readonly seed: number;
}
