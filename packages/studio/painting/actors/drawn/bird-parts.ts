import type { Bird } from './bird-kind.ts';
import type { Part } from './drawn-thing.ts';
import { filled, oval, path, stroked } from './rig-paths.ts';

/* The parts of a bird, its body around 0 0, looking left. */

export function beakOf({ beak, headSize: r }: Bird, x: number, y: number): Part[] {
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

/** A shut eye is a line that hangs. */
const lid = (x: number, y: number, size: number): Part =>
  stroked(
    '#1f1b22',
    size * 0.55,
    path`M${x - size} ${y - size * 0.2}C${x - size * 0.5} ${y + size * 0.7} ${x + size * 0.5} ${y + size * 0.7} ${x + size} ${y - size * 0.2}`,
  );

/** Its eyes look ahead. */
export const isOwl = ({ extra }: Bird): boolean => extra === 'owl' || extra === 'round-owl';

function owlHead(bird: Bird, shut: boolean): Part[] {
  const { headSize: r, head } = bird;
  const tuft = (side: number) =>
    filled(
      'dark',
      path`M${r * 0.8 * side} ${-r * 0.5}L${r * 0.7 * side} ${-r * 1.25}L${r * 0.1 * side} ${-r * 0.8}Z`,
    );
  const eye = (side: number): Part[] => {
    const x = r * side;
    return [
      filled(bird.breast, oval(x, -r * 0.05, r * 0.42, r * 0.42)),
      ...(shut
        ? [lid(x, -r * 0.02, r * 0.24)]
        : [
            filled(
              bird.extra === 'owl' ? '#f2b83a' : '#5a3f2c',
              oval(x, -r * 0.05, r * 0.27, r * 0.27),
            ),
            filled('#1f1b22', oval(x, -r * 0.05, r * 0.15, r * 0.15)),
          ]),
    ];
  };
  return [
    ...(bird.extra === 'owl' ? [tuft(-1), tuft(1)] : []),
    filled(head, oval(0, 0, r, r * 0.92)),
    ...eye(-0.4),
    ...eye(0.4),
    filled(bird.beak.tone, path`M${-r * 0.13} ${r * 0.15}L${r * 0.13} ${r * 0.15}L0 ${r * 0.52}Z`),
  ];
}

function combOf(r: number): readonly [Part, Part] {
  return [
    filled(
      '#d9382e',
      path`M${-r * 0.7} ${-r * 0.6}C${-r * 0.9} ${-r * 1.5} ${-r * 0.3} ${-r * 1.5} ${-r * 0.2} ${-r * 1.1}C${-r * 0.1} ${-r * 1.7} ${r * 0.5} ${-r * 1.6} ${r * 0.4} ${-r * 1.1}C${r * 0.9} ${-r * 1.4} ${r} ${-r * 0.8} ${r * 0.6} ${-r * 0.6}Z`,
    ),
    filled('#d9382e', oval(-r * 0.75, r * 0.75, r * 0.24, r * 0.42)),
  ];
}

/** Long yellow feathers that stand up behind the forehead. */
const crestOf = (r: number): Part =>
  filled(
    '#f2cf3c',
    path`M${-r * 0.5} ${-r * 0.7}C${-r * 0.7} ${-r * 1.7} ${-r * 0.2} ${-r * 2.1} ${r * 0.1} ${-r * 2.3}C${r * 0.05} ${-r * 1.9} ${r * 0.1} ${-r * 1.7} ${r * 0.2} ${-r * 1.6}C${r * 0.5} ${-r * 1.9} ${r * 0.8} ${-r} ${r * 1.15} ${-r * 2}C${r} ${-r * 1.6} ${r * 0.9} ${-r * 1.4} ${r * 0.85} ${-r * 1.2}C${r * 1.1} ${-r * 1.3} ${r * 1.4} ${-r * 1.3} ${r * 1.6} ${-r * 1.2}C${r * 1.3} ${-r * 0.9} ${r} ${-r * 0.5} ${r * 0.7} ${-r * 0.3}Z`,
  );

/** Feathers of the head that rise to one point at its back. */
const tuftOf = (r: number, head: string): Part =>
  filled(
    head,
    path`M${-r * 0.7} ${-r * 0.6}C${-r * 0.3} ${-r * 1.3} ${r * 0.3} ${-r * 1.7} ${r * 1.15} ${-r * 1.9}C${r * 0.85} ${-r * 1.3} ${r} ${-r * 0.7} ${r * 0.9} ${-r * 0.2}Z`,
  );

/** What marks the side of a head below its eye. */
function markOf({ headSize: r, extra }: Bird): readonly Part[] {
  if (extra === 'cheek')
    return [
      filled(
        '#f6f3ea',
        path`M${-r * 0.78} ${r * 0.08}C${-r * 0.3} ${r * 0.04} ${r * 0.5} ${-r * 0.1} ${r * 0.92} ${r * 0.02}C${r} ${r * 0.45} ${r * 0.4} ${r * 0.72} ${-r * 0.1} ${r * 0.6}C${-r * 0.5} ${r * 0.55} ${-r * 0.74} ${r * 0.34} ${-r * 0.78} ${r * 0.08}Z`,
      ),
    ];
  if (extra === 'eye-stripe')
    return [
      filled(
        '#22222c',
        path`M${-r * 0.98} ${-r * 0.12}C${-r * 0.4} ${-r * 0.36} ${r * 0.4} ${-r * 0.3} ${r * 0.96} ${r * 0.02}L${r * 0.8} ${r * 0.4}C${r * 0.3} ${r * 0.04} ${-r * 0.4} ${-r * 0.02} ${-r * 0.98} ${r * 0.06}Z`,
      ),
      filled(
        '#f2e6d8',
        path`M${-r * 0.95} ${r * 0.1}C${-r * 0.4} ${r * 0.02} ${r * 0.3} ${r * 0.1} ${r * 0.76} ${r * 0.46}C${r * 0.3} ${r * 0.9} ${-r * 0.7} ${r * 0.8} ${-r * 0.95} ${r * 0.1}Z`,
      ),
    ];
  return [];
}

/** Head and beak, the head's middle at 0 0. */
export function birdHead(bird: Bird, shut: boolean): Part[] {
  const { headSize: r, head, extra } = bird;
  if (isOwl(bird)) return owlHead(bird, shut);
  const [comb, lobe] = combOf(r);
  const size = Math.max(2.6, r * 0.14);
  const [x, y] = [-r * 0.36, -r * 0.15];
  const eye = shut
    ? [lid(x, y, size * 1.4)]
    : [
        filled('#1f1b22', oval(x, y, size, size)),
        filled('#ffffff', oval(x - size * 0.3, y - size * 0.3, size * 0.32, size * 0.32)),
      ];
  return [
    ...(extra === 'comb' ? [comb] : []),
    ...(extra === 'crest' ? [crestOf(r)] : []),
    ...(extra === 'tuft' ? [tuftOf(r, head)] : []),
    ...beakOf(bird, 0, 0),
    filled(head, oval(0, 0, r, r)),
    ...(extra === 'penguin'
      ? [filled('#f2c24a', oval(-r * 0.35, r * 0.55, r * 0.34, r * 0.24))]
      : []),
    ...(extra === 'comb' ? [lobe] : []),
    // Robins are red about the face.
    ...(extra === 'bib'
      ? [
          filled(
            bird.breast,
            path`M${-r * 0.92} ${-r * 0.2}C${-r * 0.5} ${-r * 0.5} ${r * 0.1} ${-r * 0.2} ${r * 0.1} ${r * 0.5}C${r * 0.1} ${r * 0.9} ${-r * 0.3} ${r * 1.1} ${-r * 0.6} ${r * 0.9}C${-r * 0.9} ${r * 0.6} ${-r} ${r * 0.2} ${-r * 0.92} ${-r * 0.2}Z`,
          ),
        ]
      : []),
    ...markOf(bird),
    ...eye,
  ];
}

/** Half of a bird's body, and how far below it the ground is. */
export function bodySize({ upright = 0, legs }: Bird): { rx: number; ry: number; ground: number } {
  const [rx, ry] = upright === 0 ? [42, 28] : [32 + 6 * (1 - upright), 30 + 20 * upright];
  return { rx, ry, ground: ry + legs };
}

export function tailFeathers(bird: Bird): Part[] {
  const { tail, upright = 0, extra } = bird;
  const { ry } = bodySize(bird);
  const isUpright = upright > 0.5;
  if (bird.isCocked === true)
    return [
      filled(
        'dark',
        path`M24 -14L${30 + tail * 0.2} ${-16 - tail}L${44 + tail * 0.3} ${-10 - tail}L40 4Z`,
      ),
    ];
  const end = isUpright ? { x: 26, y: ry * 0.8 } : { x: 34, y: 4 };
  return extra === 'forked'
    ? [
        filled(
          'dark',
          path`M${end.x - 6} ${end.y - 12}L${end.x + tail} ${end.y - 14}L${end.x + tail * 0.5} ${end.y - 2}L${end.x + tail} ${end.y + 12}L${end.x - 4} ${end.y + 8}Z`,
        ),
      ]
    : [
        filled(
          'dark',
          path`M${end.x - 10} ${end.y - 14}L${end.x + tail} ${end.y - (isUpright ? -6 : 16)}C${end.x + tail + 5} ${end.y} ${end.x + tail - 4} ${end.y + 8} ${end.x + tail - 10} ${end.y + 8}L${end.x - 10} ${end.y + 12}Z`,
        ),
      ];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A leg from the body to its sole; lifted, its knee bends back. */
export function birdLeg({ legTone, extra }: Bird, hip: Point, sole: Point): Part[] {
  const { x, y } = sole;
  const slack = Math.max(0, (y - hip.y) * 0.04 + Math.abs(x - hip.x) * 0.3);
  const knee = { x: (hip.x + x) / 2 + slack, y: (hip.y + y) / 2 };
  return [
    stroked(legTone, 4, path`M${hip.x} ${hip.y}L${knee.x} ${knee.y}L${x} ${y - 2}`),
    extra === 'webbed' || extra === 'penguin'
      ? filled(legTone, path`M${x + 4} ${y - 5}L${x - 14} ${y}L${x + 6} ${y}Z`)
      : stroked(legTone, 3, path`M${x + 7} ${y - 1.5}L${x - 9} ${y - 1.5}`),
  ];
}

/** From the shoulders to a head. */
export function throat(bird: Bird, { x, y }: Point): Part {
  const { rx, ry } = bodySize(bird);
  const { wide } = bird.neck;
  return filled(
    'main',
    path`M${-rx * 0.1} ${-ry * 0.86}C${-rx * 0.3} ${-ry} ${x + wide * 0.6} ${y * 0.7} ${x + wide / 2} ${y}L${x - wide / 2} ${y}C${x - wide * 0.45} ${y * 0.4} ${-rx * 1.02} ${-ry * 0.5} ${-rx * 0.98} ${ry * 0.1}Z`,
  );
}

export function birdBody(bird: Bird): Part[] {
  const { rx, ry } = bodySize(bird);
  return [
    filled('main', oval(0, 0, rx, ry)),
    filled(
      bird.breast,
      path`M${-rx * 0.86} ${-ry * 0.5}C${-rx * 0.5} ${-ry * 0.4} ${-rx * 0.3} ${ry * 0.3} ${rx * 0.3} ${ry * 0.9}C${-rx * 0.4} ${ry * 1.1} ${-rx * 1.2} ${ry * 0.6} ${-rx * 0.86} ${-ry * 0.5}Z`,
    ),
  ];
}

/** The wing that lies on the body. */
export function foldedWing(bird: Bird): Part[] {
  const { upright = 0, extra, wing } = bird;
  const { rx, ry } = bodySize(bird);
  return [
    filled(
      wing,
      extra === 'penguin'
        ? path`M4 ${-ry * 0.7}C22 ${-ry * 0.5} 26 ${ry * 0.2} 18 ${ry * 0.6}C6 ${ry * 0.3} 0 ${-ry * 0.2} 4 ${-ry * 0.7}Z`
        : path`M${-rx * 0.34} ${-ry * 0.4}C${rx * 0.1} ${-ry * 0.8} ${rx * 0.8} ${-ry * 0.5} ${rx * 1.22} ${ry * 0.14 + upright * ry * 0.7}C${rx * 0.7} ${ry * 0.56} ${-rx * 0.3} ${ry * 0.6} ${-rx * 0.34} ${-ry * 0.4}Z`,
    ),
  ];
}

const isSickle = ({ extra }: Bird) => extra === 'forked';

/** A wing in the air, its shoulder at 0 0 and its tip up; the far one is in its own shade. */
export function openWing(bird: Bird, isFar: boolean): Part[] {
  const shape = isSickle(bird)
    ? path`M-14 2C-12 -30 6 -66 48 -92C34 -58 28 -28 18 4Z`
    : path`M-20 2C-40 -30 -46 -62 -34 -94C-6 -84 20 -48 24 4Z`;
  const quill = isSickle(bird)
    ? path`M-4 -4C-2 -30 12 -58 34 -80`
    : path`M-28 -80C-24 -52 -8 -26 6 -4`;
  const second = path`M-8 -82C-6 -56 4 -30 14 -6`;
  return [
    filled(isFar ? 'deep' : bird.wing, shape),
    ...(isFar ? [] : [stroked('shade', 2, quill)]),
    ...(isFar || isSickle(bird) ? [] : [stroked('shade', 2, second)]),
  ];
}

/** How far a long neck is stretched out before the body in flight. */
export const flightNeck = ({ neck }: Bird): number =>
  Math.max(0, Math.hypot(neck.x + 20, neck.y) - 34) * 0.95;

/** Body, tail and legs in the air, without wings and head. */
export function flyingBody(bird: Bird): { behind: Part[]; body: Part[] } {
  const { tail, legs, legTone, breast } = bird;
  const fork = isSickle(bird);
  const reach = flightNeck(bird);
  const x = -48;
  return {
    behind: [
      ...(legs > 40
        ? [
            stroked(legTone, 4, path`M26 8L${30 + legs * 0.9} 10`),
            stroked(legTone, 3, path`M${30 + legs * 0.9} 10L${40 + legs * 0.9} 7`),
          ]
        : []),
      filled(
        'dark',
        fork
          ? path`M30 -6L${46 + tail} -16L${40 + tail * 0.4} 0L${46 + tail} 14L30 8Z`
          : path`M30 -8L${44 + tail} -12C${50 + tail} -2 ${48 + tail} 6 ${42 + tail} 12L30 8Z`,
      ),
    ],
    body: [
      ...(reach > 0
        ? [
            stroked(
              'main',
              Math.min(bird.neck.wide, 18),
              path`M${x + 14} -2C${x - reach * 0.3} 0 ${x - reach * 0.6} -4 ${x - reach} -3`,
            ),
          ]
        : []),
      filled('main', path`M${x} -12C-10 -26 30 -16 46 -2C30 16 -20 24 ${x} 12Z`),
      filled(breast, path`M${x} 6C-20 10 10 12 40 2C24 18 -20 24 ${x} 12Z`),
    ],
  };
}
