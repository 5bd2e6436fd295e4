import type { FigureAction } from './figure.ts';

/** How far apart two stand who do this to one another, between their feet, as a share of a standing adult's height. */
const gaps: Readonly<Partial<Record<FigureAction, number>>> = {
  hug: 0.29,
  give: 0.62,
  argue: 0.66,
  talk: 0.58,
  listen: 0.58,
  laugh: 0.5,
  dance: 0.7,
  sing: 0.6,
  comfort: 0.4,
  bandage: 0.62,
  comb: 0.36,
  feed: 0.56,
  bathe: 0.56,
  'read-to': 0.56,
  'shake-hands': 0.53,
  whisper: 0.34,
  'carry-end': 0.8,
  'push-too': 0.3,
  kneel: 0.46,
  bow: 0.8,
  'lean-over': 0.5,
};

/** The gap between two who do `action` together, facing one another; null where it is done alone. */
export const pairGap = (action: FigureAction): number | null => gaps[action] ?? null;

/** Behind whose back somebody does it: both face the same way. */
export const fromBehind: ReadonlySet<FigureAction> = new Set<FigureAction>(['comb']);

/** Their hands are over the other's body, and so drawn before it. */
export const reachesOver: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'comb',
  'feed',
  'bathe',
  'whisper',
]);

/** What they hold stands on the ground, as large as it is. */
export const onGround: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'pull',
  'push-along',
  'carry-end',
  'lift-up',
  'stroke',
]);
