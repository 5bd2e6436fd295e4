import type { DrawnThing, Part } from './drawn-thing.ts';
import { boxed, filled, oval, path, stroked } from './rig-paths.ts';

/** What makes one four-legged animal differ from another; lengths in units of which its body is about 100 long. */
export interface FourLegged {
  readonly cm: number;
  readonly main: string;
  /** Of the body behind, and how deep it is. */
  readonly length: number;
  readonly depth: number;
  readonly legs: number;
  readonly legWidth: number;
  readonly foot: string;
  /** The middle of the head from the top of the chest. */
  readonly head: { readonly x: number; readonly y: number; readonly size: number };
  readonly muzzle: { readonly long: number; readonly deep: number; readonly tone: string };
  readonly ear: 'prick' | 'flop' | 'round' | 'long' | 'side' | 'fan';
  readonly tail: 'bushy' | 'thin' | 'tuft' | 'stub' | 'curl' | 'up' | 'horse';
  readonly nose: string;
  /** Tone of belly and throat; empty for none. */
  readonly belly?: string;
  readonly neck?: number;
  readonly extra?: readonly Extra[];
}

type Extra =
  | 'wool'
  | 'mane'
  | 'horse-mane'
  | 'horns'
  | 'goat-horns'
  | 'antlers'
  | 'hump'
  | 'trunk'
  | 'patches'
  | 'stripes'
  | 'spines'
  | 'udder'
  | 'whiskers'
  | 'socks'
  | 'snout'
  | 'mask';

interface Frame {
  readonly animal: FourLegged;
  /** The middle of the head, and its radius. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const has = ({ extra }: FourLegged, one: Extra): boolean => extra?.includes(one) ?? false;

/** A leg from the body down, its foot forward by `swing`. */
function leg(animal: FourLegged, x: number, tone: string, swing: number): Part[] {
  const { depth, legs, legWidth, foot } = animal;
  const ground = depth + legs;
  const toe = x + swing;
  const knee = (x + toe) / 2 + (x < animal.length / 2 ? -1 : 3);
  return [
    stroked(
      tone,
      legWidth * 1.35,
      path`M${x} ${depth * 0.66}L${(x + knee) / 2} ${depth + legs * 0.2}`,
    ),
    stroked(
      tone,
      legWidth,
      path`M${x} ${depth * 0.8}L${knee} ${depth + legs * 0.45}L${toe} ${ground - legWidth * 0.5}`,
    ),
    ...(has(animal, 'socks')
      ? [
          stroked(
            foot,
            legWidth,
            path`M${(knee + toe) / 2} ${depth + legs * 0.7}L${toe} ${ground - legWidth * 0.5}`,
          ),
        ]
      : []),
    filled(
      foot,
      path`M${toe - legWidth * 0.85} ${ground}C${toe - legWidth * 0.9} ${ground - legWidth * 0.8} ${toe + legWidth * 0.5} ${ground - legWidth * 0.9} ${toe + legWidth * 0.55} ${ground}Z`,
    ),
  ];
}

function tail({ tail: kind, length: l, depth: d, legWidth: w }: FourLegged): Part[] {
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

function trunkOfBody(animal: FourLegged): Part[] {
  const { length: l, depth: d, belly } = animal;
  const body = path`M${l * 0.1} ${d * 0.08}C${l * 0.35} ${d * 0.02} ${l * 0.62} ${d * 0.08} ${l * 0.84} ${d * 0.02}C${l * 1.04} ${d * 0.02} ${l * 1.05} ${d * 0.55} ${l * 0.97} ${d * 0.82}C${l * 0.9} ${d * 1.06} ${l * 0.76} ${d * 0.86} ${l * 0.5} ${d * 0.94}C${l * 0.3} ${d * 1} ${l * 0.22} ${d * 1.12} ${l * 0.08} ${d * 0.96}C${-l * 0.06} ${d * 0.72} ${-l * 0.05} ${d * 0.22} ${l * 0.1} ${d * 0.08}Z`;
  const wool = Array.from({ length: 13 }, (_, at) => {
    const turn = (at / 13) * Math.PI * 2;
    return filled(
      at % 2 === 0 ? 'main' : 'light',
      oval(
        l * 0.48 + Math.cos(turn) * l * 0.46,
        d * 0.48 + Math.sin(turn) * d * 0.44,
        l * 0.17,
        d * 0.3,
      ),
    );
  });
  return [
    ...(has(animal, 'hump')
      ? [
          filled(
            'main',
            path`M${l * 0.12} ${d * 0.2}C${l * 0.2} ${-d * 0.7} ${l * 0.4} ${-d * 0.7} ${l * 0.48} ${d * 0.06}C${l * 0.56} ${-d * 0.7} ${l * 0.76} ${-d * 0.7} ${l * 0.86} ${d * 0.2}Z`,
          ),
        ]
      : []),
    ...(has(animal, 'wool') ? wool : []),
    filled('main', body),
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
    ...(has(animal, 'spines')
      ? Array.from({ length: 22 }, (_, at) => {
          const turn = Math.PI * (1.02 + (at / 21) * 0.96);
          const [x, y] = [
            l * 0.55 + Math.cos(turn) * l * 0.42,
            d * 0.62 + Math.sin(turn) * d * 0.6,
          ];
          return stroked(
            at % 2 === 0 ? 'deep' : 'dark',
            4,
            path`M${x} ${y}L${x + Math.cos(turn) * 12 + 4} ${y + Math.sin(turn) * 14}`,
          );
        })
      : []),
  ];
}

function neck({ animal, x, y, r }: Frame): Part[] {
  const { length: l, depth: d } = animal;
  const thick = animal.neck ?? 1;
  return [
    filled(
      'main',
      path`M${l * 0.34} ${d * 0.06}C${l * 0.2} ${d * 0.0} ${x + r * 1.1} ${y + r * 0.2} ${x + r * 0.9 * thick} ${y - r * 0.4}L${x - r * 0.4} ${y + r * 0.6}C${x + r * 0.2} ${y + r * 1.4} ${-l * 0.05} ${d * 0.4} ${l * 0.02} ${d * 0.76}Z`,
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

function ear({ animal, x, y, r }: Frame): Part[] {
  const at = { x: x + r * 0.35, y: y - r * 0.62 };
  switch (animal.ear) {
    case 'prick':
      return [
        filled(
          'dark',
          path`M${x - r * 0.1} ${y - r * 0.8}L${x + r * 0.1} ${y - r * 1.75}L${x + r * 0.6} ${y - r * 0.7}Z`,
        ),
        filled(
          'main',
          path`M${at.x - r * 0.1} ${at.y - r * 0.1}L${at.x + r * 0.35} ${at.y - r * 1.1}L${at.x + r * 0.62} ${at.y + r * 0.2}Z`,
        ),
      ];
    case 'flop':
      return [
        filled(
          'dark',
          path`M${at.x - r * 0.3} ${at.y}C${at.x + r * 0.5} ${at.y - r * 0.5} ${at.x + r * 1.0} ${at.y + r * 0.5} ${at.x + r * 0.55} ${at.y + r * 1.3}C${at.x} ${at.y + r * 1.3} ${at.x - r * 0.1} ${at.y + r * 0.6} ${at.x - r * 0.3} ${at.y}Z`,
        ),
      ];
    case 'round':
      return [
        filled('main', oval(at.x + r * 0.1, at.y - r * 0.12, r * 0.42, r * 0.42)),
        filled('deep', oval(at.x + r * 0.08, at.y - r * 0.08, r * 0.22, r * 0.22)),
      ];
    case 'long':
      return [
        filled(
          'dark',
          path`M${x - r * 0.05} ${y - r * 0.7}C${x - r * 0.3} ${y - r * 2.0} ${x + r * 0.2} ${y - r * 3} ${x + r * 0.4} ${y - r * 2.6}C${x + r * 0.7} ${y - r * 1.8} ${x + r * 0.4} ${y - r * 0.9} ${x + r * 0.3} ${y - r * 0.6}Z`,
        ),
        filled(
          'main',
          path`M${at.x - r * 0.1} ${at.y}C${at.x + r * 0.1} ${at.y - r * 1.4} ${at.x + r * 0.8} ${at.y - r * 2.2} ${at.x + r * 0.95} ${at.y - r * 1.7}C${at.x + r * 1.1} ${at.y - r} ${at.x + r * 0.6} ${at.y - r * 0.1} ${at.x + r * 0.4} ${at.y + r * 0.2}Z`,
        ),
      ];
    case 'fan':
      return [
        filled(
          'dark',
          path`M${x + r * 0.1} ${y - r * 0.7}C${x + r * 1.0} ${y - r * 1.3} ${x + r * 1.8} ${y - r * 0.5} ${x + r * 1.5} ${y + r * 0.7}C${x + r * 1.1} ${y + r * 1.3} ${x + r * 0.3} ${y + r * 1.0} ${x + r * 0.2} ${y + r * 0.2}Z`,
        ),
      ];
    default:
      return [
        filled(
          'dark',
          path`M${at.x - r * 0.2} ${at.y + r * 0.1}C${at.x + r * 0.3} ${at.y - r * 0.5} ${at.x + r * 1.1} ${at.y - r * 0.3} ${at.x + r * 1.25} ${at.y + r * 0.1}C${at.x + r * 0.8} ${at.y + r * 0.5} ${at.x + r * 0.2} ${at.y + r * 0.5} ${at.x - r * 0.2} ${at.y + r * 0.1}Z`,
        ),
      ];
  }
}

const horn = '#e8dcc0';
function onHead({ animal, x, y, r }: Frame): Part[] {
  return [
    ...(has(animal, 'horns')
      ? [
          stroked(
            horn,
            r * 0.28,
            path`M${x} ${y - r * 0.85}C${x - r * 0.1} ${y - r * 1.3} ${x - r * 0.5} ${y - r * 1.3} ${x - r * 0.6} ${y - r * 1.5}`,
          ),
          stroked(
            horn,
            r * 0.28,
            path`M${x + r * 0.4} ${y - r * 0.8}C${x + r * 0.5} ${y - r * 1.3} ${x + r * 0.3} ${y - r * 1.5} ${x + r * 0.1} ${y - r * 1.7}`,
          ),
        ]
      : []),
    ...(has(animal, 'goat-horns')
      ? [
          stroked(
            horn,
            r * 0.3,
            path`M${x + r * 0.1} ${y - r * 0.8}C${x + r * 0.2} ${y - r * 1.6} ${x + r * 0.7} ${y - r * 1.9} ${x + r * 1.2} ${y - r * 1.7}`,
          ),
          filled(
            'pale',
            path`M${x - r * 0.9} ${y + r * 0.8}L${x - r * 0.75} ${y + r * 1.9}L${x - r * 0.3} ${y + r * 0.8}Z`,
          ),
        ]
      : []),
    ...(has(animal, 'antlers')
      ? [-0.1, 0.5].flatMap((at) => [
          stroked(
            '#8a6a44',
            r * 0.2,
            path`M${x + r * at} ${y - r * 0.8}C${x + r * (at + 0.2)} ${y - r * 1.6} ${x + r * (at + 1.2)} ${y - r * 1.8} ${x + r * (at + 0.9)} ${y - r * 3}`,
          ),
          stroked(
            '#8a6a44',
            r * 0.16,
            path`M${x + r * (at + 0.4)} ${y - r * 1.5}L${x + r * (at - 0.1)} ${y - r * 2.2}`,
          ),
          stroked(
            '#8a6a44',
            r * 0.16,
            path`M${x + r * (at + 0.85)} ${y - r * 1.95}L${x + r * (at + 0.3)} ${y - r * 2.7}`,
          ),
        ])
      : []),
    ...(has(animal, 'whiskers')
      ? [-0.1, 0.2].map((at) =>
          stroked(
            '#ffffffb0',
            r * 0.07,
            path`M${x - r * 0.9} ${y + r * (0.4 + at)}L${x - r * 0.1} ${y + r * (0.3 + at * 1.6)}`,
          ),
        )
      : []),
  ];
}

function head(frame: Frame): Part[] {
  const { animal, x, y, r } = frame;
  const { long: m, deep, tone } = animal.muzzle;
  const tip = x - r * 0.8 - m;
  const nose = has(animal, 'trunk')
    ? [
        stroked(
          'main',
          r * 0.62,
          path`M${x - r * 0.6} ${y + r * 0.2}C${x - r * 1.5} ${y + r * 0.6} ${x - r * 1.0} ${y + r * 2.2} ${x - r * 1.4} ${y + r * 2.7}`,
        ),
        stroked(
          'dark',
          r * 0.12,
          path`M${x - r * 1.25} ${y + r * 1.2}L${x - r * 0.85} ${y + r * 1.3}`,
        ),
        stroked(
          '#f6efdd',
          r * 0.22,
          path`M${x - r * 0.55} ${y + r * 0.75}C${x - r * 0.6} ${y + r * 1.2} ${x - r * 1.0} ${y + r * 1.5} ${x - r * 1.4} ${y + r * 1.4}`,
        ),
      ]
    : [
        filled(
          tone,
          path`M${x - r * 0.2} ${y - r * 0.55}C${x - r * 0.8} ${y - r * 0.45} ${tip} ${y + r * 0.3 - deep * 0.5} ${tip} ${y + r * 0.3 + deep * 0.15}C${tip} ${y + r * 0.3 + deep} ${x - r * 0.6} ${y + r * 0.96} ${x - r * 0.1} ${y + r * 0.9}Z`,
        ),
        has(animal, 'snout')
          ? filled(
              animal.nose,
              path`M${tip - 1} ${y + r * 0.3 - deep * 0.42}C${tip + 5} ${y + r * 0.3 - deep * 0.5} ${tip + 5} ${y + r * 0.3 + deep * 0.7} ${tip} ${y + r * 0.3 + deep * 0.62}Z`,
            )
          : filled(animal.nose, oval(tip + r * 0.17, y + r * 0.3 - deep * 0.08, r * 0.2, r * 0.17)),
        stroked(
          'deep',
          r * 0.07,
          path`M${tip + r * 0.25} ${y + r * 0.3 + deep * 0.5}C${tip + r * 0.5} ${y + r * 0.3 + deep * 0.72} ${tip + r * 0.8} ${y + r * 0.3 + deep * 0.66} ${tip + r * 0.95} ${y + r * 0.3 + deep * 0.45}`,
        ),
      ];
  const mane = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2;
    return filled(
      at % 2 === 0 ? '#8a4f22' : '#9e5f2a',
      oval(
        x + r * 0.35 + Math.cos(turn) * r * 1.05,
        y + r * 0.25 + Math.sin(turn) * r * 1.15,
        r * 0.52,
        r * 0.52,
      ),
    );
  });
  return [
    ...(has(animal, 'mane')
      ? [...mane, filled('#8a4f22', oval(x + r * 0.4, y + r * 0.3, r * 1.2, r * 1.3))]
      : []),
    ...(animal.ear === 'fan' ? [] : ear(frame)),
    filled('main', oval(x, y, r, r * 0.95)),
    ...nose,
    ...(animal.ear === 'fan' || animal.ear === 'flop' ? ear(frame) : []),
    ...(has(animal, 'mask')
      ? [
          filled(
            'pale',
            path`M${x - r * 0.9} ${y + r * 0.1}C${x - r * 0.5} ${y + r * 0.3} ${x} ${y + r * 0.4} ${x + r * 0.5} ${y + r * 0.8}C${x} ${y + r} ${x - r * 0.6} ${y + r * 0.96} ${x - r * 0.9} ${y + r * 0.7}Z`,
          ),
        ]
      : []),
    filled('#231d24', oval(x - r * 0.38, y - r * 0.12, r * 0.15, r * 0.17)),
    filled('#ffffff', oval(x - r * 0.42, y - r * 0.18, r * 0.05, r * 0.05)),
    ...onHead(frame),
  ];
}

/** Draws a four-legged animal from its left side, standing with one leg of each pair before the other. */
export function drawFourLegged(animal: FourLegged): DrawnThing {
  const { length: l, cm, main, depth, legs } = animal;
  const frame = { animal, x: animal.head.x, y: animal.head.y, r: animal.head.size };
  const parts = [
    ...tail(animal),
    ...leg(animal, l * 0.2, 'dark', 5),
    ...leg(animal, l * 0.82, 'dark', -6),
    ...trunkOfBody(animal),
    ...leg(animal, l * 0.1, 'main', -5),
    ...leg(animal, l * 0.92, 'main', 2),
    ...neck(frame),
    ...head(frame),
  ];
  return boxed(parts, { cm, staging: 'walker', main, foot: depth + legs });
}
