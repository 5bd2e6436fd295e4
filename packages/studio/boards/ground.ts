import type { Canvas } from '@napi-rs/canvas';
import { frameRate } from '@scenewright/media/encoding.ts';
import { poseMs } from '../painting/actors/on-twos.ts';
import { fillCircle, paintGlow, paintSurface, type Context } from '../painting/brushes/surface.ts';
import { darken, mix, withOpacity } from '../painting/palette/colour.ts';
import { noiseAt, type Random } from '../painting/random.ts';
import { mostHeld } from '../painting/shots/held.ts';
import { underType, type BoardColours } from './colours.ts';

/* What a board stands on: art that reaches the frame's edges, in three planes that drift apart as the camera moves. */

export interface Ground {
  draw(context: Context, timeMs: number, durationMs: number): void;
}

export interface GroundBrief {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly colours: BoardColours;
  readonly random: Random;
  /** Clips move; a still picture stands, but for a slow push of the camera. */
  readonly isLive: boolean;
  readonly isRich: boolean;
  /** Whether a picture with a setting of its own stands on it: ornaments would stand in it. */
  readonly isBare: boolean;
  /** The set of a place that is told, out of focus, in whatever size; it takes the place of all else. */
  readonly place: Canvas | null;
}

/** How far planes reach past the frame, so that a moving camera never shows an edge. */
const overscan = 0.06;

interface Plane {
  readonly canvas: Canvas;
  /** How far it moves during the scene, in shares of the overscan. */
  readonly moveX: number;
  readonly moveY: number;
}

type Motif = (
  context: Context,
  brief: GroundBrief,
  size: { width: number; height: number },
) => void;

/** Large arcs out of one corner. */
const arcs: Motif = (context, { colours, random, unit }, { width, height }) => {
  const right = random.chance(0.5);
  const [x, y] = [
    right ? width * 0.98 : width * 0.02,
    random.chance(0.5) ? height * 0.04 : height * 0.96,
  ];
  for (let ring = 5; ring >= 1; ring -= 1) {
    context.strokeStyle = withOpacity(ring % 2 === 0 ? colours.accent : colours.groundArt, 0.5);
    context.lineWidth = 26 * unit;
    context.beginPath();
    context.arc(x, y, ring * 130 * unit, 0, Math.PI * 2);
    context.stroke();
  }
};

/** A grid of dots that fades out. */
const dots: Motif = (context, { colours, random, unit }, { width, height }) => {
  const [gap, count] = [58 * unit, 9];
  const [left, top] = [
    random.chance(0.5) ? gap : width - gap * (count + 0.5),
    random.chance(0.5) ? gap : height - gap * (count + 2),
  ];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      fillCircle(
        context,
        left + column * gap,
        top + row * gap,
        (7 - (row + column) * 0.25) * unit,
        withOpacity(colours.accentTwo, 0.55),
      );
};

/** Slanted bands across one corner. */
const bands: Motif = (context, { colours, random, unit }, { width, height }) => {
  const fromTop = random.chance(0.5);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 7);
  const reach = Math.hypot(width, height);
  for (const [at, colour] of [colours.groundArt, colours.accent, colours.accentTwo].entries()) {
    context.fillStyle = withOpacity(colour, at === 0 ? 0.8 : 0.45);
    const y = (fromTop ? -1 : 1) * (reach * 0.4 + at * 74 * unit);
    context.fillRect(-reach, y - 26 * unit, reach * 2, (52 - at * 12) * unit);
  }
  context.restore();
};

/** Soft hills of colour from below. */
const waves: Motif = (context, { colours, random, unit }, { width, height }) => {
  for (let layer = 0; layer < 3; layer += 1) {
    const top = height * (0.8 + layer * 0.055);
    const phase = random.between(0, Math.PI * 2);
    context.fillStyle = withOpacity(
      layer === 1 ? colours.accent : colours.groundArt,
      0.34 + layer * 0.1,
    );
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 24 * unit)
      context.lineTo(x, top + Math.sin((x / width) * Math.PI * 2.2 + phase) * 56 * unit);
    context.lineTo(width, height);
    context.closePath();
    context.fill();
  }
};

/** A great disc that rises out of a lower corner, a thin ring around it. */
const moon: Motif = (context, { colours, random, unit }, { width, height }) => {
  const radius = Math.min(width, height) * 0.66;
  const [x, y] = [width * (random.chance(0.5) ? 0.94 : 0.06), height * 0.9];
  fillCircle(
    context,
    x,
    y,
    radius,
    underType(mix(colours.groundArt, colours.accent, 0.22), colours),
  );
  fillCircle(context, x, y, radius * 0.66, underType(colours.groundArt, colours));
  context.strokeStyle = withOpacity(colours.accentTwo, 0.22);
  context.lineWidth = 10 * unit;
  context.beginPath();
  context.arc(x, y, radius * 1.12, 0, Math.PI * 2);
  context.stroke();
};

/** A slope of colour across the lower half, a lighter one behind it. */
const wedge: Motif = (context, { colours, random }, { width, height }) => {
  const [from, to] = random.chance(0.5) ? [0.5, 0.74] : [0.74, 0.5];
  for (const [lift, tint] of [
    [0.09, colours.groundArt],
    [0, mix(colours.groundArt, colours.accent, 0.3)],
  ] as const) {
    context.fillStyle = underType(tint, colours);
    context.beginPath();
    context.moveTo(0, height * (from - lift));
    context.lineTo(width, height * (to - lift));
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fill();
  }
};

const motifs = [arcs, moon, dots, wedge, bands, moon, waves, wedge] as const;

/** A set that fills the plane, darker towards its edges. */
function paintPlace(
  place: Canvas,
  { colours }: GroundBrief,
  { width, height }: { width: number; height: number },
): Canvas {
  return paintSurface(width, height, (context) => {
    context.imageSmoothingEnabled = true;
    context.drawImage(place, 0, 0, width, height);
    const edge = context.createRadialGradient(
      width / 2,
      height * 0.45,
      Math.min(width, height) * 0.35,
      width / 2,
      height * 0.45,
      Math.hypot(width, height) * 0.6,
    );
    edge.addColorStop(0, withOpacity(darken(colours.ground, 0.4), 0));
    edge.addColorStop(1, withOpacity(darken(colours.ground, 0.5), 0.45));
    context.fillStyle = edge;
    context.fillRect(0, 0, width, height);
  });
}

function paintBase(
  { colours, random, unit }: GroundBrief,
  size: { width: number; height: number },
): Canvas {
  return paintSurface(size.width, size.height, (context) => {
    const lit = mix(colours.ground, colours.groundArt, 0.35);
    const gradient = context.createLinearGradient(0, 0, size.width * 0.4, size.height);
    gradient.addColorStop(0, lit);
    gradient.addColorStop(0.55, colours.ground);
    gradient.addColorStop(1, mix(colours.ground, colours.shadow, 0.1));
    context.fillStyle = gradient;
    context.fillRect(0, 0, size.width, size.height);
    const glowAt = random.chance(0.5) ? 0.15 : 0.85;
    paintGlow(context, size.width * glowAt, size.height * 0.16, 760 * unit, [
      [0, withOpacity(colours.groundArt, 0.55)],
      [1, withOpacity(colours.groundArt, 0)],
    ]);
  });
}

/** Fine grain: it hides the steps of a gradient. */
function paintGrain(width: number, height: number): Canvas {
  return paintSurface(width, height, (context) => {
    const image = context.createImageData(256, 256);
    for (let at = 0; at < 256 * 256; at += 1) {
      const grey = noiseAt(9, at) > 0.5 ? 255 : 0;
      image.data.set([grey, grey, grey, noiseAt(5, at) * 9], at * 4);
    }
    const tile = paintSurface(256, 256, (own) => own.putImageData(image, 0, 0));
    const pattern = context.createPattern(tile, 'repeat');
    if (pattern !== null) context.fillStyle = pattern;
    context.fillRect(0, 0, width, height);
  });
}

/** Paints the planes once. */
export function createGround(brief: GroundBrief): Ground {
  const { width, height, unit, random, isRich, place } = brief;
  const isBare = brief.isBare || place !== null;
  const size = {
    width: Math.ceil(width * (1 + overscan * 2)),
    height: Math.ceil(height * (1 + overscan * 2)),
  };
  const first = random.index(motifs.length);
  const chosen = [
    ...(isBare ? [] : [motifs[first]]),
    ...(isRich && !isBare
      ? [motifs[(first + 1 + random.index(motifs.length - 1)) % motifs.length]]
      : []),
  ];
  const directionX = random.chance(0.5) ? 1 : -1;
  const base: Plane = {
    canvas: place === null ? paintBase(brief, size) : paintPlace(place, brief, size),
    moveX: (place === null ? 0.2 : 0.5) * directionX,
    moveY: 0.1,
  };
  const planes: readonly Plane[] = [
    base,
    ...chosen.map((motif, at) => ({
      canvas: paintSurface(size.width, size.height, (context) => motif?.(context, brief, size)),
      moveX: (0.55 + at * 0.35) * directionX,
      moveY: -0.3 - at * 0.2,
    })),
  ];
  const grain = paintGrain(width, height);
  const reach = { x: width * overscan, y: height * overscan };
  const speed = brief.isLive ? 1 : 0.55;
  const furthest = Math.max(
    ...planes.map(({ moveX, moveY }) => Math.hypot(moveX * reach.x, moveY * reach.y)),
  );
  /** Like a stage's set it stands still for the second of two frames where it is slow. */
  const shownAt = (timeMs: number, durationMs: number) =>
    (furthest * 2 * speed * 1000) / frameRate <= mostHeld * unit * durationMs
      ? poseMs(timeMs)
      : timeMs;
  return {
    draw(context, timeMs, durationMs) {
      const share = (shownAt(timeMs, durationMs) / Math.max(1, durationMs) - 0.5) * 2 * speed;
      for (const { canvas, moveX, moveY } of planes)
        // Whole pixels: drawing between them costs fifty times as much.
        context.drawImage(
          canvas,
          Math.round(-reach.x + share * moveX * reach.x),
          Math.round(-reach.y + share * moveY * reach.y),
        );
      context.drawImage(grain, 0, 0);
    },
  };
}
