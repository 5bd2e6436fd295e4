import type { Part } from './drawn-thing.ts';
import { has, type FourLegged, type Frame } from './four-legged-kind.ts';
import { filled, oval, path, stroked } from './rig-paths.ts';

/** A leg from the body down, its foot forward by `swing`. */
export function leg(animal: FourLegged, x: number, tone: string, swing: number): Part[] {
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

/** Body, fleece and humps, and what is on its coat. */
export function trunkOfBody(animal: FourLegged): Part[] {
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
