import { earTips, greyBrow, trunk } from './coat-marks.ts';
import type { Part } from './drawn-thing.ts';
import { has, hasTrunk, type Frame } from './four-legged-kind.ts';
import { filled, oval, path, stroked } from './rig-paths.ts';

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

/** Shut, the lid is a line that hangs. */
function eye({ x, y, r, shut }: Frame): Part[] {
  return shut === true
    ? [
        stroked(
          '#231d24',
          r * 0.1,
          path`M${x - r * 0.58} ${y - r * 0.14}C${x - r * 0.5} ${y + r * 0.05} ${x - r * 0.28} ${y + r * 0.05} ${x - r * 0.2} ${y - r * 0.14}`,
        ),
      ]
    : [
        filled('#231d24', oval(x - r * 0.38, y - r * 0.12, r * 0.15, r * 0.17)),
        filled('#ffffff', oval(x - r * 0.42, y - r * 0.18, r * 0.05, r * 0.05)),
      ];
}

/** Ears, muzzle or trunk, eye, and horns. */
export function head(frame: Frame): Part[] {
  const { animal, x, y, r } = frame;
  const { long: m, deep, tone } = animal.muzzle;
  const tip = x - r * 0.8 - m;
  const nose = hasTrunk(animal)
    ? trunk(frame)
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
  const locks = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * Math.PI * 2;
    return oval(
      x + r * 0.35 + Math.cos(turn) * r * 1.05,
      y + r * 0.25 + Math.sin(turn) * r * 1.15,
      r * 0.52,
      r * 0.52,
    );
  });
  const mane = [0, 1].map((odd) =>
    filled(odd === 0 ? '#9e5f2a' : '#8a4f22', locks.filter((_, at) => at % 2 !== odd).join('')),
  );
  return [
    ...(has(animal, 'mane')
      ? [...mane, filled('#8a4f22', oval(x + r * 0.4, y + r * 0.3, r * 1.2, r * 1.3))]
      : []),
    ...(animal.ear === 'fan' ? [] : ear(frame)),
    ...(has(animal, 'black-ears') ? earTips(frame) : []),
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
    ...(has(animal, 'grey-brow') ? greyBrow(frame) : []),
    ...eye(frame),
    ...onHead(frame),
  ];
}
