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
};

/** The gap between two who do `action` together, facing one another; null where it is done alone. */
export const pairGap = (action: FigureAction): number | null => gaps[action] ?? null;
