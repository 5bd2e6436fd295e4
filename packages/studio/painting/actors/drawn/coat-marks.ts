import type { Part } from './drawn-thing.ts';
import { has, type FourLegged, type Frame } from './four-legged-kind.ts';
import { filled, oval, path, stroked } from './rig-paths.ts';

/* What only some coats and heads have: the spots of the young, the ears of hares, the grey of old dogs. */

const spotsAt = [
  [0.3, 0.16],
  [0.44, 0.26],
  [0.58, 0.16],
  [0.72, 0.26],
  [0.86, 0.16],
  [0.36, 0.42],
  [0.52, 0.46],
  [0.68, 0.44],
  [0.84, 0.42],
] as const;

/** Pale spots over back and flanks, in rows. */
export const spots = ({ length: l, depth: d }: FourLegged): Part =>
  filled('pale', spotsAt.map(([x, y]) => oval(l * x, d * y, l * 0.032, d * 0.055)).join(''));

/** The tips of long ears are black. */
export const earTips = ({ x, y, r }: Frame): Part[] => [
  filled(
    '#2a2430',
    path`M${x - r * 0.1} ${y - r * 2.1}C${x - r * 0.02} ${y - r * 2.7} ${x + r * 0.3} ${y - r * 2.85} ${x + r * 0.4} ${y - r * 2.6}C${x + r * 0.48} ${y - r * 2.35} ${x + r * 0.5} ${y - r * 2.2} ${x + r * 0.5} ${y - r * 2}Z`,
  ),
  filled(
    '#2a2430',
    path`M${x + r * 0.74} ${y - r * 1.9}C${x + r * 0.95} ${y - r * 2.35} ${x + r * 1.25} ${y - r * 2.55} ${x + r * 1.31} ${y - r * 2.3}C${x + r * 1.38} ${y - r * 2.05} ${x + r * 1.36} ${y - r * 1.9} ${x + r * 1.32} ${y - r * 1.75}Z`,
  ),
];

/** Old dogs are grey above their eyes and on their cheeks. */
export const greyBrow = ({ x, y, r }: Frame): Part[] => [
  filled('#d2ccc6', oval(x - r * 0.4, y - r * 0.44, r * 0.26, r * 0.12)),
  filled(
    '#d2ccc6',
    path`M${x - r * 0.7} ${y + r * 0.4}C${x - r * 0.3} ${y + r * 0.2} ${x + r * 0.1} ${y + r * 0.4} ${x + r * 0.3} ${y + r * 0.8}C${x} ${y + r * 0.96} ${x - r * 0.4} ${y + r * 0.95} ${x - r * 0.7} ${y + r * 0.8}Z`,
  ),
];

/** A trunk with its tusks; calves have none. */
export function trunk({ animal, x, y, r }: Frame): Part[] {
  const length = has(animal, 'short-trunk') ? 0.8 : 1;
  return [
    stroked(
      'main',
      r * 0.62,
      path`M${x - r * 0.6} ${y + r * 0.2}C${x - r * 1.5} ${y + r * 0.6} ${x - r} ${y + r * 2.2 * length} ${x - r * 1.4} ${y + r * 2.7 * length}`,
    ),
    stroked(
      'dark',
      r * 0.12,
      path`M${x - r * 1.25} ${y + r * 1.2 * length}L${x - r * 0.85} ${y + r * 1.3 * length}`,
    ),
    ...(has(animal, 'short-trunk')
      ? []
      : [
          stroked(
            '#f6efdd',
            r * 0.22,
            path`M${x - r * 0.55} ${y + r * 0.75}C${x - r * 0.6} ${y + r * 1.2} ${x - r} ${y + r * 1.5} ${x - r * 1.4} ${y + r * 1.4}`,
          ),
        ]),
  ];
}
