import { birdKinds, type Bird } from './bird-kinds.ts';
import type { DrawnThing, Part } from './drawn-thing.ts';
import { boxed, filled, oval, path, stroked } from './rig-paths.ts';

function beakOf({ beak, headSize: r }: Bird, x: number, y: number): Part[] {
  const { tone, long, deep, hooked } = beak;
  const from = x - r * 0.82;
  return [
    filled(
      tone,
      hooked === true
        ? path`M${from} ${y - deep * 0.7}C${from - long * 0.6} ${y - deep * 0.8} ${from - long} ${y - deep * 0.2} ${from - long * 0.9} ${y + deep * 0.9}C${from - long * 0.6} ${y + deep * 0.3} ${from - long * 0.3} ${y + deep * 0.5} ${from} ${y + deep * 0.6}Z`
        : path`M${from} ${y - deep * 0.6}L${from - long} ${y + deep * 0.2}L${from} ${y + deep * 0.6}Z`,
    ),
  ];
}

function headOf(bird: Bird, x: number, y: number): Part[] {
  const { headSize: r, head, extra } = bird;
  const eye = (at: number, size: number) => [
    filled('#1f1b22', oval(at, y - r * 0.15, size, size)),
    filled('#ffffff', oval(at - size * 0.3, y - r * 0.15 - size * 0.3, size * 0.32, size * 0.32)),
  ];
  if (extra === 'owl')
    return [
      filled(
        'dark',
        path`M${x - r * 0.8} ${y - r * 0.5}L${x - r * 0.7} ${y - r * 1.25}L${x - r * 0.1} ${y - r * 0.8}Z`,
      ),
      filled(
        'dark',
        path`M${x + r * 0.8} ${y - r * 0.5}L${x + r * 0.7} ${y - r * 1.25}L${x + r * 0.1} ${y - r * 0.8}Z`,
      ),
      filled(head, oval(x, y, r, r * 0.92)),
      ...[-0.4, 0.4].flatMap((side) => [
        filled(bird.breast, oval(x + r * side, y - r * 0.05, r * 0.42, r * 0.42)),
        filled('#f2b83a', oval(x + r * side, y - r * 0.05, r * 0.27, r * 0.27)),
        filled('#1f1b22', oval(x + r * side, y - r * 0.05, r * 0.15, r * 0.15)),
      ]),
      filled(
        bird.beak.tone,
        path`M${x - r * 0.13} ${y + r * 0.15}L${x + r * 0.13} ${y + r * 0.15}L${x} ${y + r * 0.52}Z`,
      ),
    ];
  const comb =
    extra === 'comb'
      ? [
          filled(
            '#d9382e',
            path`M${x - r * 0.7} ${y - r * 0.6}C${x - r * 0.9} ${y - r * 1.5} ${x - r * 0.3} ${y - r * 1.5} ${x - r * 0.2} ${y - r * 1.1}C${x - r * 0.1} ${y - r * 1.7} ${x + r * 0.5} ${y - r * 1.6} ${x + r * 0.4} ${y - r * 1.1}C${x + r * 0.9} ${y - r * 1.4} ${x + r} ${y - r * 0.8} ${x + r * 0.6} ${y - r * 0.6}Z`,
          ),
          filled('#d9382e', oval(x - r * 0.75, y + r * 0.75, r * 0.24, r * 0.42)),
        ]
      : [];
  return [
    ...comb.slice(0, 1),
    ...beakOf(bird, x, y),
    filled(head, oval(x, y, r, r)),
    ...(extra === 'penguin'
      ? [filled('#f2c24a', oval(x - r * 0.35, y + r * 0.55, r * 0.34, r * 0.24))]
      : []),
    ...comb.slice(1),
    ...eye(x - r * 0.36, Math.max(2.6, r * 0.14)),
  ];
}

/** Standing, seen from its left. */
function drawStanding(bird: Bird): DrawnThing {
  const { cm, main, breast, wing, legs, legTone, neck, tail, upright = 0, extra } = bird;
  const [rx, ry] = upright === 0 ? [42, 28] : [32 + 6 * (1 - upright), 30 + 20 * upright];
  const [x, y] = [neck.x, neck.y];
  const ground = ry + legs;
  const foot = (at: number): Part[] => [
    stroked(legTone, 4, path`M${at} ${ry * 0.8}L${at - 1} ${ground - 2}`),
    extra === 'webbed' || extra === 'penguin'
      ? filled(legTone, path`M${at + 3} ${ground - 5}L${at - 15} ${ground}L${at + 5} ${ground}Z`)
      : stroked(legTone, 3, path`M${at + 6} ${ground - 1.5}L${at - 10} ${ground - 1.5}`),
  ];
  const end = upright > 0.5 ? { x: 26, y: ry * 0.8 } : { x: 34, y: 4 };
  const feathers =
    extra === 'forked'
      ? [
          filled(
            'dark',
            path`M${end.x - 6} ${end.y - 12}L${end.x + tail} ${end.y - 14}L${end.x + tail * 0.5} ${end.y - 2}L${end.x + tail} ${end.y + 12}L${end.x - 4} ${end.y + 8}Z`,
          ),
        ]
      : [
          filled(
            'dark',
            path`M${end.x - 10} ${end.y - 14}L${end.x + tail} ${end.y - (upright > 0.5 ? -6 : 16)}C${end.x + tail + 5} ${end.y} ${end.x + tail - 4} ${end.y + 8} ${end.x + tail - 10} ${end.y + 8}L${end.x - 10} ${end.y + 12}Z`,
          ),
        ];
  const throat = path`M${-rx * 0.1} ${-ry * 0.86}C${-rx * 0.3} ${-ry} ${x + neck.wide * 0.6} ${y * 0.7} ${x + neck.wide / 2} ${y}L${x - neck.wide / 2} ${y}C${x - neck.wide * 0.45} ${y * 0.4} ${-rx * 1.02} ${-ry * 0.5} ${-rx * 0.98} ${ry * 0.1}Z`;
  const wingPath =
    extra === 'penguin'
      ? path`M4 ${-ry * 0.7}C22 ${-ry * 0.5} 26 ${ry * 0.2} 18 ${ry * 0.6}C6 ${ry * 0.3} 0 ${-ry * 0.2} 4 ${-ry * 0.7}Z`
      : path`M${-rx * 0.34} ${-ry * 0.4}C${rx * 0.1} ${-ry * 0.8} ${rx * 0.8} ${-ry * 0.5} ${rx * 1.22} ${ry * 0.14 + upright * ry * 0.7}C${rx * 0.7} ${ry * 0.56} ${-rx * 0.3} ${ry * 0.6} ${-rx * 0.34} ${-ry * 0.4}Z`;
  const parts = [
    ...feathers,
    ...foot(4),
    ...foot(-8),
    filled('main', throat),
    filled('main', oval(0, 0, rx, ry)),
    filled(
      breast,
      path`M${-rx * 0.86} ${-ry * 0.5}C${-rx * 0.5} ${-ry * 0.4} ${-rx * 0.3} ${ry * 0.3} ${rx * 0.3} ${ry * 0.9}C${-rx * 0.4} ${ry * 1.1} ${-rx * 1.2} ${ry * 0.6} ${-rx * 0.86} ${-ry * 0.5}Z`,
    ),
    ...headOf(bird, x, y),
    ...(extra === 'bib'
      ? [
          filled(
            breast,
            path`M${x - 17} ${y - 4}C${x - 8} ${y - 10} ${x + 2} ${y - 2} ${x + 2} ${y + 12}C${x} ${y + 28} ${-rx * 0.6} ${ry * 0.5} ${-rx * 0.8} ${ry * 0.3}C${-rx * 1.05} 0 ${x - 14} ${y + 10} ${x - 17} ${y - 4}Z`,
          ),
          filled('#1f1b22', oval(x - 7, y - 4, 2.8, 2.8)),
        ]
      : []),
    filled(wing, wingPath),
  ];
  return boxed(parts, { cm, staging: 'walker', main, foot: ground });
}

/** In the air, seen from its left, one wing up and one behind it. */
function drawFlying(bird: Bird): DrawnThing {
  const { cm, main, breast, wing, head, tail, extra } = bird;
  const isSickle = extra === 'forked';
  const far = isSickle
    ? path`M-6 -6C4 -34 30 -66 74 -80C46 -50 34 -24 24 0Z`
    : path`M-14 -8C-10 -44 10 -72 40 -84C46 -60 40 -30 24 -2Z`;
  const near = isSickle
    ? path`M-12 2C-20 30 -10 62 26 92C20 56 24 26 20 4Z`
    : path`M-18 -6C-44 -30 -58 -60 -52 -92C-20 -84 14 -50 26 -2Z`;
  const x = -48;
  const parts = [
    filled('deep', far),
    filled(
      'dark',
      isSickle
        ? path`M30 -6L${46 + tail} -16L${40 + tail * 0.4} 0L${46 + tail} 14L30 8Z`
        : path`M30 -8L${44 + tail} -12C${50 + tail} -2 ${48 + tail} 6 ${42 + tail} 12L30 8Z`,
    ),
    filled('main', path`M${x} -12C-10 -26 30 -16 46 -2C30 16 -20 24 ${x} 12Z`),
    filled(breast, path`M${x} 6C-20 10 10 12 40 2C24 18 -20 24 ${x} 12Z`),
    ...beakOf({ ...bird, headSize: 15 }, x, 0),
    filled(head, oval(x, -1, 16, 15)),
    filled('#1f1b22', oval(x - 6, -4, 2.6, 2.6)),
    filled(wing, near),
    stroked(
      'shade',
      2,
      isSickle ? path`M-4 10C-8 30 0 56 20 80` : path`M-40 -76C-30 -50 -10 -24 8 -8`,
    ),
  ];
  return boxed(parts, { cm, staging: 'flyer', main });
}

const earthbound = new Set(['hen', 'cockerel', 'penguin', 'duckling']);

/** Birds by name, those that fly also as `robin-flying`. */
export const birds: ReadonlyMap<string, DrawnThing> = new Map(
  Object.entries(birdKinds).flatMap(([name, bird]) => [
    [name, drawStanding(bird)] as const,
    ...(earthbound.has(name) ? [] : [[`${name}-flying`, drawFlying(bird)] as const]),
  ]),
);
