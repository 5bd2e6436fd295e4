import type { DrawnThing, Part } from './drawn-thing.ts';
import { boxed, filled, oval, path, stroked } from './rig-paths.ts';

/** What makes one bird differ from another, standing and in the air; its body is about 80 units long. */
interface Bird {
  readonly cm: number;
  readonly main: string;
  readonly breast: string;
  readonly wing: string;
  readonly head: string;
  readonly beak: {
    readonly tone: string;
    readonly long: number;
    readonly deep: number;
    readonly hooked?: boolean;
  };
  readonly legs: number;
  readonly legTone: string;
  /** How far the head stands before and above the body. */
  readonly neck: { readonly x: number; readonly y: number; readonly wide: number };
  readonly headSize: number;
  readonly tail: number;
  /** 0 lies, 1 stands upright. */
  readonly upright?: number;
  readonly extra?: 'comb' | 'owl' | 'forked' | 'bib' | 'webbed' | 'white-head' | 'penguin';
}

const small = {
  legs: 16,
  legTone: '#7a5a48',
  headSize: 19,
  tail: 34,
  neck: { x: -30, y: -22, wide: 30 },
  beak: { tone: '#5a4a42', long: 12, deep: 7 },
} as const;

const kinds: Readonly<Record<string, Bird>> = {
  robin: {
    ...small,
    cm: 16,
    main: '#8a6a4c',
    breast: '#e0632e',
    wing: 'dark',
    head: 'main',
    extra: 'bib',
  },
  sparrow: { ...small, cm: 16, main: '#a5805a', breast: '#e2d6c2', wing: 'deep', head: '#7a5236' },
  bluetit: { ...small, cm: 14, main: '#5a8fc4', breast: '#f0d45a', wing: 'dark', head: '#e8f0f6' },
  blackbird: {
    ...small,
    cm: 26,
    main: '#35323c',
    breast: 'main',
    wing: 'dark',
    head: 'main',
    beak: { tone: '#f0a52e', long: 15, deep: 7 },
    tail: 46,
  },
  crow: {
    ...small,
    cm: 46,
    main: '#2f2d38',
    breast: 'main',
    wing: 'dark',
    head: 'main',
    beak: { tone: '#1f1d26', long: 20, deep: 10 },
    tail: 44,
    legs: 22,
  },
  swift: {
    ...small,
    cm: 18,
    main: '#4a4448',
    breast: 'light',
    wing: 'dark',
    head: 'main',
    legs: 5,
    tail: 44,
    beak: { tone: '#2a2428', long: 6, deep: 5 },
    extra: 'forked',
  },
  swallow: {
    ...small,
    cm: 18,
    main: '#2f4a7c',
    breast: '#f3e6d2',
    wing: 'dark',
    head: 'main',
    legs: 8,
    tail: 52,
    beak: { tone: '#2a2428', long: 7, deep: 5 },
    extra: 'forked',
  },
  gull: {
    ...small,
    cm: 55,
    main: '#f4f5f7',
    breast: '#ffffff',
    wing: '#a3adba',
    head: '#ffffff',
    beak: { tone: '#f0b43c', long: 20, deep: 8, hooked: true },
    legs: 24,
    legTone: '#e8a05a',
    extra: 'webbed',
  },
  pigeon: {
    ...small,
    cm: 34,
    main: '#8f9aab',
    breast: '#b39ab0',
    wing: 'dark',
    head: 'dark',
    legTone: '#d0706a',
    headSize: 16,
    neck: { x: -32, y: -28, wide: 26 },
  },
  owl: {
    ...small,
    cm: 40,
    main: '#9a7248',
    breast: '#e6d3ae',
    wing: 'dark',
    head: 'main',
    headSize: 32,
    neck: { x: -8, y: -46, wide: 52 },
    upright: 1,
    beak: { tone: '#e8b04a', long: 8, deep: 8 },
    tail: 20,
    legs: 10,
    extra: 'owl',
  },
  hen: {
    ...small,
    cm: 44,
    main: '#c2703a',
    breast: 'light',
    wing: 'dark',
    head: 'main',
    legTone: '#e8a83c',
    legs: 22,
    beak: { tone: '#f0b43c', long: 12, deep: 8 },
    tail: 30,
    neck: { x: -36, y: -42, wide: 34 },
    headSize: 17,
    extra: 'comb',
  },
  cockerel: {
    ...small,
    cm: 52,
    main: '#a8452e',
    breast: '#3f5a4a',
    wing: '#d98a3d',
    head: 'main',
    legTone: '#e8a83c',
    legs: 26,
    beak: { tone: '#f0b43c', long: 12, deep: 8 },
    tail: 52,
    neck: { x: -36, y: -50, wide: 34 },
    headSize: 17,
    extra: 'comb',
  },
  duck: {
    ...small,
    cm: 55,
    main: '#a58a68',
    breast: '#7a4a34',
    wing: '#8d7355',
    head: '#2f7a52',
    legTone: '#f0983c',
    legs: 13,
    beak: { tone: '#f0c24a', long: 22, deep: 9 },
    tail: 22,
    neck: { x: -38, y: -40, wide: 24 },
    headSize: 17,
    extra: 'webbed',
  },
  duckling: {
    ...small,
    cm: 18,
    main: '#f2cf52',
    breast: 'light',
    wing: 'dark',
    head: 'main',
    legTone: '#f0983c',
    legs: 12,
    beak: { tone: '#f0983c', long: 15, deep: 8 },
    tail: 10,
    headSize: 24,
    neck: { x: -28, y: -30, wide: 30 },
    extra: 'webbed',
  },
  goose: {
    ...small,
    cm: 85,
    main: '#f2f0ea',
    breast: '#ffffff',
    wing: '#d8d4ca',
    head: 'main',
    legTone: '#f0983c',
    legs: 18,
    beak: { tone: '#f0983c', long: 20, deep: 10 },
    tail: 22,
    neck: { x: -46, y: -74, wide: 17 },
    headSize: 15,
    extra: 'webbed',
  },
  stork: {
    ...small,
    cm: 110,
    main: '#f6f5f1',
    breast: '#ffffff',
    wing: '#2f2d38',
    head: '#ffffff',
    legTone: '#dd5a3c',
    legs: 78,
    beak: { tone: '#dd5a3c', long: 46, deep: 9 },
    tail: 22,
    neck: { x: -46, y: -62, wide: 18 },
    headSize: 15,
  },
  heron: {
    ...small,
    cm: 95,
    main: '#8f9dae',
    breast: '#eef1f4',
    wing: 'dark',
    head: '#f6f5f1',
    legTone: '#a89060',
    legs: 66,
    beak: { tone: '#e8b04a', long: 36, deep: 8 },
    tail: 22,
    neck: { x: -46, y: -66, wide: 15 },
    headSize: 13,
  },
  penguin: {
    ...small,
    cm: 95,
    main: '#2f3342',
    breast: '#ffffff',
    wing: 'dark',
    head: 'main',
    legTone: '#f0983c',
    legs: 5,
    beak: { tone: '#f0983c', long: 15, deep: 7 },
    tail: 12,
    headSize: 23,
    neck: { x: -6, y: -58, wide: 44 },
    upright: 1,
    extra: 'penguin',
  },
  eagle: {
    ...small,
    cm: 90,
    main: '#5c4032',
    breast: 'dark',
    wing: 'dark',
    head: '#f6f3ea',
    legTone: '#f0b43c',
    legs: 18,
    beak: { tone: '#f0b43c', long: 19, deep: 12, hooked: true },
    tail: 36,
    neck: { x: -22, y: -40, wide: 42 },
    headSize: 20,
    upright: 0.6,
  },
  swan: {
    ...small,
    cm: 140,
    main: '#fafaf7',
    breast: '#ffffff',
    wing: '#e6e5e0',
    head: 'main',
    legTone: '#3a363c',
    legs: 14,
    beak: { tone: '#e8803c', long: 20, deep: 9 },
    tail: 18,
    neck: { x: -48, y: -84, wide: 15 },
    headSize: 14,
    extra: 'webbed',
  },
};

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
  Object.entries(kinds).flatMap(([name, bird]) => [
    [name, drawStanding(bird)] as const,
    ...(earthbound.has(name) ? [] : [[`${name}-flying`, drawFlying(bird)] as const]),
  ]),
);
