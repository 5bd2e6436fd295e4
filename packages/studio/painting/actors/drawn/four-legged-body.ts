import { spots } from './coat-marks.ts';
import type { Part } from './drawn-thing.ts';
import { has, type FourLegged, type Frame } from './four-legged-kind.ts';
import { filled, oval, path, stroked } from './rig-paths.ts';

/** A point of a drawing, units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a joint is between two ends, with bones of these lengths; `side` 1 bends it forward, -1 back. */
function jointOf(from: Point, to: Point, upper: number, lower: number, side: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + far * far) / (2 * Math.max(far, 0.1));
  const off = Math.sqrt(Math.max(0, upper * upper - along * along));
  const [ux, uy] = [dx / Math.max(far, 0.1), dy / Math.max(far, 0.1)];
  return { x: from.x + ux * along - uy * off * side, y: from.y + uy * along + ux * off * side };
}

/** A leg from its hip to its sole; the knee bends as the leg needs, forward in a fore leg and back in a hind leg. */
export function leg(
  animal: FourLegged,
  hip: Point,
  sole: Point,
  fore: boolean,
  tone: string,
): Part[] {
  const { depth, legs, legWidth: w, foot } = animal;
  const bone = (depth * 0.3 + legs) * 0.51;
  const ankle = { x: sole.x, y: sole.y - w * 0.5 };
  const knee = jointOf(hip, ankle, bone, bone, fore ? 1 : -1);
  const toe = sole.x;
  return [
    stroked(
      tone,
      w * 1.35,
      path`M${hip.x} ${hip.y}L${hip.x + (knee.x - hip.x) * 0.7} ${hip.y + (knee.y - hip.y) * 0.7}`,
    ),
    stroked(tone, w, path`M${hip.x} ${hip.y}L${knee.x} ${knee.y}L${ankle.x} ${ankle.y}`),
    ...(has(animal, 'socks')
      ? [stroked(foot, w, path`M${(knee.x + toe) / 2} ${(knee.y + ankle.y) / 2}L${toe} ${ankle.y}`)]
      : []),
    paw(animal, sole),
  ];
}

/** What it stands on. */
export function paw({ legWidth: w, foot }: FourLegged, { x, y }: Point): Part {
  return filled(
    foot,
    path`M${x - w * 0.85} ${y}C${x - w * 0.9} ${y - w * 0.8} ${x + w * 0.5} ${y - w * 0.9} ${x + w * 0.55} ${y}Z`,
  );
}

/** How it carries its tail. */
export function tail({ tail: kind, length: l, depth: d, legWidth: w }: FourLegged): Part[] {
  const [x, y] = [l * 0.95, d * 0.22];
  switch (kind) {
    case 'bushy':
      return [
        filled(
          'main',
          path`M${x - 6} ${y}C${x + 20} ${y - 10} ${x + 46} ${y + 14} ${x + 40} ${y + 40}C${x + 20} ${y + 44} ${x + 8} ${y + 24} ${x - 6} ${y + 14}Z`,
        ),
        filled(
          'pale',
          path`M${x + 40} ${y + 40}C${x + 44} ${y + 28} ${x + 40} ${y + 18} ${x + 36} ${y + 14}C${x + 32} ${y + 24} ${x + 26} ${y + 32} ${x + 24} ${y + 38}Z`,
        ),
      ];
    case 'tuft':
      return [
        stroked(
          'dark',
          w * 0.34,
          path`M${x} ${y}C${x + 14} ${y + 6} ${x + 12} ${y + 24} ${x + 13} ${y + 40}`,
        ),
        filled(
          'deep',
          path`M${x + 13} ${y + 36}C${x + 20} ${y + 44} ${x + 18} ${y + 54} ${x + 12} ${y + 58}C${x + 7} ${y + 52} ${x + 7} ${y + 42} ${x + 13} ${y + 36}Z`,
        ),
      ];
    case 'thin':
      return [
        stroked(
          'dark',
          w * 0.36,
          path`M${x} ${y + 4}C${x + 24} ${y + 8} ${x + 30} ${y + 30} ${x + 54} ${y + 22}`,
        ),
      ];
    case 'horse':
      return [
        filled(
          'deep',
          path`M${x - 4} ${y - 4}C${x + 20} ${y - 6} ${x + 26} ${y + 30} ${x + 16} ${y + 58}C${x + 10} ${y + 50} ${x + 2} ${y + 30} ${x - 4} ${y + 10}Z`,
        ),
      ];
    case 'up':
      return [
        stroked(
          'main',
          w * 0.75,
          path`M${x - 2} ${y + 4}C${x + 18} ${y} ${x + 20} ${y - 20} ${x + 16} ${y - 32}`,
        ),
      ];
    case 'plume':
      return [
        filled(
          'main',
          path`M${x - 8} ${y + 14}C${x + 30} ${y + 18} ${x + 48} ${y - 22} ${x + 32} ${y - 52}C${x + 24} ${y - 68} ${x} ${y - 64} ${x + 2} ${y - 48}C${x + 18} ${y - 46} ${x + 16} ${y - 14} ${x - 10} ${y - 2}Z`,
        ),
        filled(
          'light',
          path`M${x + 6} ${y + 4}C${x + 28} ${y - 6} ${x + 34} ${y - 34} ${x + 22} ${y - 54}C${x + 34} ${y - 30} ${x + 34} ${y + 2} ${x + 6} ${y + 10}Z`,
        ),
      ];
    case 'curl':
      return [
        stroked(
          'dark',
          w * 0.34,
          path`M${x} ${y + 4}C${x + 16} ${y - 2} ${x + 16} ${y - 14} ${x + 8} ${y - 12}C${x + 2} ${y - 8} ${x + 14} ${y + 2} ${x + 20} ${y - 8}`,
        ),
      ];
    default:
      return [filled('main', oval(x + 4, y + 2, w * 0.8, w * 0.7))];
  }
}

/** A fleece of locks, one tone over the other; all of a tone are one path, which costs as much as one of them. */
function wool({ length: l, depth: d }: FourLegged): Part[] {
  const locks = Array.from({ length: 13 }, (_, at) => {
    const turn = (at / 13) * Math.PI * 2;
    return oval(
      l * 0.48 + Math.cos(turn) * l * 0.46,
      d * 0.48 + Math.sin(turn) * d * 0.44,
      l * 0.17,
      d * 0.3,
    );
  });
  return [0, 1].map((odd) =>
    filled(odd === 0 ? 'light' : 'main', locks.filter((_, at) => at % 2 !== odd).join('')),
  );
}

function spines({ length: l, depth: d }: FourLegged): Part[] {
  const lines = Array.from({ length: 22 }, (_, at) => {
    const turn = Math.PI * (1.02 + (at / 21) * 0.96);
    const [x, y] = [l * 0.55 + Math.cos(turn) * l * 0.42, d * 0.62 + Math.sin(turn) * d * 0.6];
    return path`M${x} ${y}L${x + Math.cos(turn) * 12 + 4} ${y + Math.sin(turn) * 14}`;
  });
  return [0, 1].map((odd) =>
    stroked(odd === 0 ? 'dark' : 'deep', 4, lines.filter((_, at) => at % 2 !== odd).join('')),
  );
}

/** Dark over the back and down the flanks, as a German shepherd is. */
const saddle = ({ length: l, depth: d }: FourLegged): Part =>
  filled(
    '#463a30',
    path`M${l * 0.14} ${d * 0.06}C${l * 0.35} ${d * 0.02} ${l * 0.62} ${d * 0.08} ${l * 0.84} ${d * 0.02}C${l * 0.98} ${d * 0.02} ${l * 1.02} ${d * 0.22} ${l * 1.01} ${d * 0.44}C${l * 0.9} ${d * 0.36} ${l * 0.8} ${d * 0.42} ${l * 0.7} ${d * 0.6}C${l * 0.56} ${d * 0.7} ${l * 0.42} ${d * 0.66} ${l * 0.3} ${d * 0.52}C${l * 0.22} ${d * 0.4} ${l * 0.16} ${d * 0.24} ${l * 0.14} ${d * 0.06}Z`,
  );

/** Body, fleece and humps, and what is on its coat. */
export function trunkOfBody(animal: FourLegged): Part[] {
  const { length: l, depth: d, belly } = animal;
  const body = path`M${l * 0.1} ${d * 0.08}C${l * 0.35} ${d * 0.02} ${l * 0.62} ${d * 0.08} ${l * 0.84} ${d * 0.02}C${l * 1.04} ${d * 0.02} ${l * 1.05} ${d * 0.55} ${l * 0.97} ${d * 0.82}C${l * 0.9} ${d * 1.06} ${l * 0.76} ${d * 0.86} ${l * 0.5} ${d * 0.94}C${l * 0.3} ${d * 1} ${l * 0.22} ${d * 1.12} ${l * 0.08} ${d * 0.96}C${-l * 0.06} ${d * 0.72} ${-l * 0.05} ${d * 0.22} ${l * 0.1} ${d * 0.08}Z`;
  return [
    ...(has(animal, 'hump')
      ? [
          filled(
            'main',
            path`M${l * 0.12} ${d * 0.2}C${l * 0.2} ${-d * 0.7} ${l * 0.4} ${-d * 0.7} ${l * 0.48} ${d * 0.06}C${l * 0.56} ${-d * 0.7} ${l * 0.76} ${-d * 0.7} ${l * 0.86} ${d * 0.2}Z`,
          ),
        ]
      : []),
    ...(has(animal, 'wool') ? wool(animal) : []),
    filled('main', body),
    ...(has(animal, 'saddle') ? [saddle(animal)] : []),
    ...(belly === undefined || has(animal, 'wool')
      ? []
      : [
          filled(
            belly,
            path`M${l * 0.06} ${d * 0.9}C${l * 0.3} ${d * 0.74} ${l * 0.7} ${d * 0.72} ${l * 0.94} ${d * 0.86}C${l * 0.84} ${d * 0.98} ${l * 0.74} ${d * 0.86} ${l * 0.5} ${d * 0.94}C${l * 0.3} ${d * 1} ${l * 0.2} ${d * 1.12} ${l * 0.06} ${d * 0.9}Z`,
          ),
        ]),
    ...(has(animal, 'udder')
      ? [filled('#f0a8ac', oval(l * 0.72, d * 0.98, l * 0.09, d * 0.14))]
      : []),
    ...(has(animal, 'patches')
      ? [
          filled(
            '#2f2a33',
            path`M${l * 0.3} ${d * 0.06}C${l * 0.5} ${d * 0.02} ${l * 0.56} ${d * 0.3} ${l * 0.44} ${d * 0.5}C${l * 0.34} ${d * 0.56} ${l * 0.22} ${d * 0.36} ${l * 0.3} ${d * 0.06}Z`,
          ),
          filled(
            '#2f2a33',
            path`M${l * 0.72} ${d * 0.06}C${l * 0.96} ${-d * 0.02} ${l * 1.02} ${d * 0.3} ${l * 0.96} ${d * 0.6}C${l * 0.84} ${d * 0.68} ${l * 0.7} ${d * 0.4} ${l * 0.72} ${d * 0.06}Z`,
          ),
          filled('#2f2a33', oval(l * 0.58, d * 0.74, l * 0.08, d * 0.12)),
        ]
      : []),
    ...(has(animal, 'stripes')
      ? [0.24, 0.38, 0.52, 0.66, 0.8].map((at) =>
          filled(
            'deep',
            path`M${l * at} ${d * 0.04}C${l * (at + 0.05)} ${d * 0.3} ${l * (at + 0.03)} ${d * 0.5} ${l * (at + 0.06)} ${d * 0.64}C${l * (at + 0.07)} ${d * 0.4} ${l * (at + 0.09)} ${d * 0.2} ${l * (at + 0.06)} ${d * 0.04}Z`,
          ),
        )
      : []),
    ...(has(animal, 'spots') ? [spots(animal)] : []),
    ...(has(animal, 'spines') ? spines(animal) : []),
  ];
}

/** From the shoulders to the head, with the mane of a horse. */
export function neck({ animal, x, y, r }: Frame): Part[] {
  const { length: l, depth: d } = animal;
  const thick = animal.neck ?? 1;
  return [
    filled(
      'main',
      path`M${l * 0.34} ${d * 0.06}C${l * 0.2} 0 ${x + r * 1.1} ${y + r * 0.2} ${x + r * 0.9 * thick} ${y - r * 0.4}L${x - r * 0.4} ${y + r * 0.6}C${x + r * 0.2} ${y + r * 1.4} ${-l * 0.05} ${d * 0.4} ${l * 0.02} ${d * 0.76}Z`,
    ),
    ...(has(animal, 'horse-mane')
      ? [
          filled(
            'deep',
            path`M${x - r * 0.1} ${y - r * 1.1}C${x + r * 1.2} ${y - r * 1.1} ${x + r * 1.6} ${y + r * 0.6} ${l * 0.3} ${d * 0.02}C${l * 0.32} ${d * 0.3} ${x + r * 1.4} ${y + r * 1.6} ${x + r * 0.6} ${y - r * 0.2}Z`,
          ),
        ]
      : []),
  ];
}
