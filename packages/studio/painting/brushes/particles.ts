import type { Canvas } from '@napi-rs/canvas';
import { withOpacity } from '../palette/colour.ts';
import { noiseAt } from '../random.ts';
import { fillCircle, paintGlow, paintSurface, type Context } from './surface.ts';

export type Ambience =
  | 'dust'
  | 'rain'
  | 'snow'
  | 'fireflies'
  | 'twinkle'
  | 'bubbles'
  | 'embers'
  | 'confetti'
  | 'leaves';

interface Habit {
  count: number;
  /** Size of the sprite, in units. */
  size: number;
  /** Speed in frame heights a second; positive falls. */
  fall: number;
  /** Sideways sway, as a share of the width. */
  sway: number;
  /** Lean of the fall: sideways pixels for each pixel down. */
  slant: number;
  opacity: number;
  /** How much each one's brightness comes and goes, 0–1. */
  pulse: number;
}

const habits: Record<Ambience, Habit> = {
  dust: { count: 34, size: 9, fall: -0.012, sway: 0.03, slant: 0, opacity: 0.5, pulse: 0.7 },
  rain: { count: 90, size: 44, fall: 1.15, sway: 0, slant: -0.12, opacity: 0.42, pulse: 0 },
  snow: { count: 70, size: 15, fall: 0.09, sway: 0.03, slant: 0.1, opacity: 0.9, pulse: 0 },
  fireflies: { count: 26, size: 26, fall: -0.015, sway: 0.05, slant: 0, opacity: 0.95, pulse: 1 },
  twinkle: { count: 40, size: 16, fall: 0, sway: 0, slant: 0, opacity: 0.9, pulse: 1 },
  bubbles: { count: 26, size: 30, fall: -0.075, sway: 0.018, slant: 0, opacity: 0.6, pulse: 0 },
  embers: { count: 36, size: 14, fall: -0.09, sway: 0.035, slant: 0.12, opacity: 0.9, pulse: 0.8 },
  confetti: { count: 46, size: 20, fall: 0.13, sway: 0.025, slant: 0, opacity: 0.95, pulse: 0 },
  leaves: { count: 16, size: 26, fall: 0.06, sway: 0.07, slant: 0.3, opacity: 0.9, pulse: 0 },
};

/** Frame heights a second. What falls or rises no quicker is as calm at 15 frames a second. */
const calmFall = 0.02;

export interface Particles {
  /** Whether they go so far from frame to frame that each frame must show it. */
  readonly isQuick: boolean;
  draw(context: Context, timeMs: number): void;
}

export interface ParticleColours {
  glow: string;
  accent: string;
  accentTwo: string;
  leaf: string;
}

function paintDot(context: Context, kind: Ambience, size: number, colour: string): void {
  const half = size / 2;
  if (kind === 'rain') {
    context.strokeStyle = withOpacity(colour, 0.8);
    context.lineWidth = Math.max(1, size * 0.045);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(half * 1.12, size * 0.04);
    context.lineTo(half * 0.88, size * 0.96);
    context.stroke();
  } else if (kind === 'bubbles') {
    context.strokeStyle = withOpacity('#ffffff', 0.75);
    context.lineWidth = Math.max(1, size * 0.06);
    context.beginPath();
    context.arc(half, half, half * 0.82, 0, Math.PI * 2);
    context.stroke();
    fillCircle(context, half, half, half * 0.8, withOpacity('#ffffff', 0.12));
    fillCircle(context, half * 0.7, half * 0.66, half * 0.17, withOpacity('#ffffff', 0.9));
  } else if (kind === 'confetti' || kind === 'leaves') {
    context.translate(half, half);
    context.rotate(0.7);
    context.fillStyle = colour;
    context.beginPath();
    if (kind === 'leaves') context.ellipse(0, 0, half * 0.85, half * 0.36, 0, 0, Math.PI * 2);
    else context.roundRect(-half * 0.55, -half * 0.3, half * 1.1, half * 0.6, half * 0.12);
    context.fill();
  } else {
    paintGlow(context, half, half, half, [
      [0, withOpacity(colour, 0.95)],
      [0.25, withOpacity(colour, 0.6)],
      [1, withOpacity(colour, 0)],
    ]);
  }
}

function coloursFor(
  kind: Ambience,
  { glow, accent, accentTwo, leaf }: ParticleColours,
): readonly [string, ...string[]] {
  if (kind === 'confetti') return [accent, accentTwo, glow];
  if (kind === 'leaves') return [leaf, accentTwo];
  if (kind === 'embers') return [accentTwo, accent];
  return kind === 'snow' || kind === 'rain' ? ['#ffffff'] : [glow];
}

const wrap = (value: number): number => value - Math.floor(value);

/** Motes, drops and flakes, each a pure function of the time: frames may be drawn in any order. `top` and `bottom` bound them,
 * `density` is a factor of how many there are. */
export function createParticles(
  kind: Ambience,
  area: { width: number; top: number; bottom: number; unit: number },
  seed: number,
  colours: ParticleColours,
  density = 1,
): Particles {
  const habit = habits[kind];
  const dots: Canvas[] = coloursFor(kind, colours).map((colour) => {
    const size = habit.size * area.unit;
    return paintSurface(size, size, (context) => paintDot(context, kind, size, colour));
  });
  const height = area.bottom - area.top;
  return {
    isQuick: Math.abs(habit.fall) > calmFall,
    draw(context, timeMs) {
      const seconds = timeMs / 1000;
      for (let i = 0; i < Math.round(habit.count * density); i++) {
        const dot = dots[i % dots.length];
        if (dot === undefined) continue;
        const [a, b, c, d] = [
          noiseAt(seed, i * 4),
          noiseAt(seed, i * 4 + 1),
          noiseAt(seed, i * 4 + 2),
          noiseAt(seed, i * 4 + 3),
        ];
        const scale = 0.45 + c * 0.75;
        const fallen = habit.fall * (0.6 + 0.8 * scale) * seconds;
        const y = wrap(b + fallen);
        const x = wrap(
          a +
            (fallen * habit.slant * height) / area.width +
            habit.sway * Math.sin(seconds * (0.5 + d) + d * 9),
        );
        const pulse = 1 - habit.pulse * (0.5 + 0.5 * Math.sin(seconds * (0.9 + d * 1.6) + c * 20));
        const edge = Math.min(1, Math.min(y, 1 - y) * 12);
        context.globalAlpha =
          habit.opacity * pulse * (kind === 'rain' ? 1 : edge) * (0.5 + 0.5 * c);
        const size = dot.width * scale;
        context.drawImage(
          dot,
          x * area.width - size / 2,
          area.top + y * height - size / 2,
          size,
          size,
        );
      }
      context.globalAlpha = 1;
    },
  };
}
