import type { Part } from '../drawn/drawn-thing.ts';
import { filled, oval, path, stroked } from '../drawn/rig-paths.ts';
import type { Acted } from './doings.ts';
import { moved, piece, turned, within, type Posed } from './piece.ts';
import { cycleOf, eyesShut, fidget, swing } from './rhythm.ts';

export const snakeAbout = { cm: 120, staging: 'walker', main: '#6a9a4a' } as const;
const ground = 84;

/** The head, its neck at 0 0. */
function head(shut: boolean, tongue: boolean): Part[] {
  return [
    ...(tongue
      ? [
          stroked('#d9382e', 2, path`M-22 4L-30 7L-35 5`),
          stroked('#d9382e', 2, path`M-30 7L-33 11`),
        ]
      : []),
    filled('main', path`M-25 2C-26 -10 -12 -15 2 -10C10 -6 10 6 2 9C-10 12 -23 10 -25 2Z`),
    filled('light', path`M-24 4C-14 8 -4 8 4 6C0 10 -18 12 -24 4Z`),
    ...(shut
      ? [stroked('#231d24', 2, path`M-17 -3C-14 0 -10 0 -8 -3`)]
      : [filled('#f6f3d8', oval(-12, -4, 4, 4)), filled('#231d24', oval(-13, -4, 2, 3))]),
  ];
}

/** A body through points that a wave runs along, thinner towards its tail. */
function creeping({ seconds, alive, doing }: Acted): {
  parts: Part[];
  neck: { x: number; y: number };
} {
  const goes = doing === 'walk' || doing === 'run' || doing === 'swim';
  const turn = goes && alive ? cycleOf(seconds, doing === 'run' ? 0.7 : 1.2) * Math.PI * 2 : 0;
  const point = (at: number) => {
    const x = 34 + at * 116;
    const wave = Math.sin(at * 11 - turn) * (goes ? 11 : 8) * (0.35 + at * 0.65);
    return { x, y: ground - 20 + wave };
  };
  const points = Array.from({ length: 25 }, (_, index) => point(index / 24));
  const line = (from: number, to: number) => {
    const [first, ...rest] = points.slice(from, to);
    return rest.reduce(
      (text, { x, y }) => `${text}${path`L${x} ${y}`}`,
      path`M${first?.x ?? 0} ${first?.y ?? 0}`,
    );
  };
  const raised = goes ? 16 : 40;
  const neck = { x: 24, y: ground - 24 - raised + (alive ? swing(seconds, 0.5) * 1.5 : 0) };
  const start = points[0] ?? neck;
  return {
    parts: [
      stroked('dark', 7, line(19, 25)),
      stroked('main', 12, line(13, 21)),
      stroked('main', 16, line(0, 15)),
      stroked(
        'main',
        16,
        path`M${start.x + 2} ${start.y}C${start.x - 18} ${start.y + 4} ${neck.x + 8} ${neck.y + 24} ${neck.x} ${neck.y}`,
      ),
      ...points
        .filter((_, at) => at % 3 === 1 && at < 20)
        .map(({ x, y }) => filled('light', oval(x, y - 2, 4, 2.4))),
    ],
    neck,
  };
}

/** Asleep it is a coil, the head on top. */
function coiled({ seconds, alive }: Acted): { parts: Part[]; neck: { x: number; y: number } } {
  const breath = alive ? swing(seconds, 0.3) * 1.2 : 0;
  const ring = (y: number, rx: number, ry: number) => [
    stroked('deep', 18, oval(86, y + 2.5, rx, ry)),
    stroked('main', 16, oval(86, y, rx, ry)),
  ];
  return {
    parts: [
      stroked(
        'dark',
        8,
        path`M134 ${ground - 10}C150 ${ground - 8} 160 ${ground - 6} 168 ${ground - 8}`,
      ),
      ...ring(ground - 19, 62, 9),
      ...ring(ground - 33 - breath, 44, 7),
      filled('light', oval(60, ground - 11, 5, 2.4)),
      filled('light', oval(92, ground - 9, 5, 2.4)),
      filled('light', oval(118, ground - 12, 5, 2.4)),
    ],
    neck: { x: 70, y: ground - 46 - breath },
  };
}

/** Seen from its side and a little from above. */
export function poseSnake(acted: Acted): Posed {
  const lies = acted.doing === 'sleep' || acted.doing === 'lie' || acted.doing === 'sit';
  const { parts, neck } = lies ? coiled(acted) : creeping(acted);
  const eats = acted.doing === 'eat' || acted.doing === 'drink';
  const tongue = !eyesShut(acted) && (!acted.alive || cycleOf(acted.seconds, 1.3) < 0.3);
  const at = within(
    moved(neck.x, neck.y + (eats ? 14 : 0)),
    turned({ x: 0, y: 0 }, fidget(acted) * 0.1 + (eats ? -0.4 : lies ? 0 : 0.05)),
  );
  return {
    pieces: [piece(parts), piece(head(eyesShut(acted), tongue), at)],
    ground: acted.medium === 'under' ? null : acted.medium === 'afloat' ? ground - 14 : ground - 1,
    rise: 0,
  };
}
