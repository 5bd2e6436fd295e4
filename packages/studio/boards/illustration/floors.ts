import {
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../../painting/brushes/surface.ts';
import { paintGrass } from '../../painting/brushes/plants.ts';
import { contrast, darken, lighten, mix, withOpacity } from '../../painting/palette/colour.ts';
import type { BoardColours } from '../colours.ts';
import { sideOfPicture } from './backdrops.ts';
import type { SettingKind } from './setting-kind.ts';
import type { SettingBrief } from './setting.ts';

/* What a board's picture stands on, from its horizon to the foot of the frame, where captions are read on it. */

/** A colour like `tint` on which whatever reads on a board's ground reads no worse: captions stand there. */
export function calmFloor(tint: string, { ground, text }: BoardColours): string {
  const away = contrast(text, '#ffffff') > contrast(text, '#000000') ? lighten : darken;
  const least = contrast(text, ground);
  for (let share = 0; share < 1; share += 0.04) {
    const moved = away(mix(tint, ground, 0.45), share);
    if (contrast(text, moved) >= least) return moved;
  }
  return ground;
}

/** The colour of a surface in the light. */
function surfaceOf({ board, palette }: SettingBrief, kind: SettingKind): string {
  const { colours } = board;
  const dim = colours.tone === 'ink' ? 0.3 : 0.08;
  const tones: Readonly<Record<SettingKind, string>> = {
    table: mix(colours.accent, '#c98d5a', 0.45),
    studio: mix(colours.accent, colours.accentTwo, 0.3),
    meadow: lighten(palette.near, 0.12),
    road: mix(palette.ink, palette.far, 0.35),
    water: mix('#3f9cc4', palette.skyTop, 0.35),
    air: colours.ground,
    space: colours.ground,
    wall: colours.ground,
  };
  return mix(tones[kind], colours.ground, dim);
}

/** Boards of a table that run to a point behind it, and its edge. */
function paintTable(context: Context, brief: SettingBrief, tone: string): void {
  const { board, horizon, lip, centre } = brief;
  const { width, unit } = board;
  context.fillStyle = verticalGradient(context, horizon, lip, [
    [0, darken(tone, 0.1)],
    [1, lighten(tone, 0.16)],
  ]);
  context.fillRect(-60 * unit, horizon, width + 120 * unit, lip - horizon);
  context.strokeStyle = withOpacity(darken(tone, 0.5), 0.18);
  context.lineWidth = 4 * unit;
  for (let line = -9; line <= 9; line += 1) {
    context.beginPath();
    context.moveTo(centre + line * 150 * unit, horizon);
    context.lineTo(centre + line * 205 * unit, lip);
    context.stroke();
  }
  context.fillStyle = withOpacity('#ffffff', 0.28);
  context.fillRect(-60 * unit, horizon, width + 120 * unit, 4 * unit);
}

/** A floor that runs up to a skirting board. */
function paintStudio(context: Context, { board, horizon, lip }: SettingBrief, tone: string): void {
  const { width, unit } = board;
  context.fillStyle = verticalGradient(context, horizon, lip, [
    [0, darken(tone, 0.14)],
    [1, lighten(tone, 0.06)],
  ]);
  context.fillRect(-60 * unit, horizon, width + 120 * unit, lip - horizon);
}

function paintRoad(context: Context, brief: SettingBrief, tone: string): void {
  const { board, palette, horizon, lip } = brief;
  const { width, unit } = board;
  context.fillStyle = mix(lighten(palette.near, 0.1), board.colours.ground, 0.12);
  context.fillRect(-60 * unit, horizon, width + 120 * unit, lip - horizon);
  const top = horizon + (lip - horizon) * 0.24;
  context.fillStyle = verticalGradient(context, top, lip, [
    [0, lighten(tone, 0.1)],
    [1, tone],
  ]);
  context.fillRect(-60 * unit, top, width + 120 * unit, lip - top);
  context.fillStyle = withOpacity('#ffffff', 0.55);
  context.fillRect(-60 * unit, top, width + 120 * unit, 6 * unit);
  for (let x = -60 * unit; x < width + 60 * unit; x += 210 * unit)
    fillRounded(
      context,
      { x, y: lip - (lip - top) * 0.24, width: 120 * unit, height: 12 * unit },
      6 * unit,
      withOpacity('#ffffff', 0.6),
    );
}

function paintMeadow(context: Context, { board, horizon, lip }: SettingBrief, tone: string): void {
  const { width, unit, random } = board;
  const stream = random.fork('grass');
  const ridge = (x: number): number => horizon + Math.sin(x / (260 * unit)) * 8 * unit;
  context.fillStyle = verticalGradient(context, horizon, lip, [
    [0, darken(tone, 0.06)],
    [1, lighten(tone, 0.1)],
  ]);
  context.beginPath();
  context.moveTo(-60 * unit, lip);
  for (let x = -60 * unit; x <= width + 60 * unit; x += 18 * unit) context.lineTo(x, ridge(x));
  context.lineTo(width + 60 * unit, lip);
  context.fill();
  paintGrass(context, -60 * unit, width + 60 * unit, ridge, 26 * unit, darken(tone, 0.04), stream);
}

function paintWater(context: Context, { board, horizon, lip }: SettingBrief, tone: string): void {
  const { width, unit, random } = board;
  const stream = random.fork('water');
  context.fillStyle = verticalGradient(context, horizon, lip, [
    [0, lighten(tone, 0.22)],
    [1, tone],
  ]);
  context.fillRect(-60 * unit, horizon, width + 120 * unit, lip - horizon);
  for (let wave = 0; wave < 26; wave += 1) {
    const depth = stream.between(0, 1);
    fillRounded(
      context,
      {
        x: stream.between(-40 * unit, width),
        y: horizon + depth * (lip - horizon),
        width: (60 + depth * 120) * unit,
        height: (4 + depth * 5) * unit,
      },
      6 * unit,
      withOpacity('#ffffff', 0.28),
    );
  }
}

const painters = {
  table: paintTable,
  studio: paintStudio,
  meadow: paintMeadow,
  road: paintRoad,
  water: paintWater,
  air: () => undefined,
  space: () => undefined,
  wall: () => undefined,
} as const;

/** The front of what has an edge: a lit line, its side, and its shade below. */
function paintEdge(context: Context, { board, lip }: SettingBrief, tone: string): void {
  const { width, unit } = board;
  context.fillStyle = darken(tone, 0.34);
  context.fillRect(-60 * unit, lip, width + 120 * unit, 26 * unit);
  context.fillStyle = withOpacity('#ffffff', 0.35);
  context.fillRect(-60 * unit, lip, width + 120 * unit, 5 * unit);
}

/** The ground of a picture down to `foot`. */
export function paintFloor(context: Context, brief: SettingBrief, foot: number): void {
  const { board, kind, horizon, lip, centre, rooms } = brief;
  const { width, unit, colours } = board;
  const tone = surfaceOf(brief, kind);
  if (rooms.grid !== 'above') {
    const calm = calmFloor(tone, colours);
    const reads =
      contrast(colours.text, '#ffffff') > contrast(colours.text, '#000000') ? lighten : darken;
    context.fillStyle = verticalGradient(context, lip, foot, [
      [0, calm],
      [1, reads(calm, 0.12)],
    ]);
    context.fillRect(-60 * unit, lip, width + 120 * unit, foot - lip);
  }
  context.save();
  // Words beside a ground that reaches up behind them would stand on two colours.
  const beside = sideOfPicture(brief);
  if (beside !== null) {
    context.beginPath();
    context.rect(beside.x, horizon - 80 * unit, beside.width, lip - horizon + 80 * unit);
    context.clip();
  }
  painters[kind](context, brief, tone);
  context.restore();
  // A pool of light where it stands.
  const reach = rooms.illustration.width * 0.62;
  context.save();
  context.translate(centre, (horizon + lip) / 2);
  context.scale(1, Math.min(0.3, (lip - horizon) / reach / 2));
  paintGlow(context, 0, 0, reach, [
    [0, withOpacity('#ffffff', 0.22)],
    [1, withOpacity('#ffffff', 0)],
  ]);
  context.restore();
  if (kind === 'table' || kind === 'studio' || rooms.grid === 'above')
    paintEdge(context, brief, tone);
}

/** What stands nearer than the picture: blades of grass, the wave before a boat. */
export function paintForeground(context: Context, brief: SettingBrief): void {
  const { board, kind, lip } = brief;
  const { width, unit, random } = board;
  const tone = surfaceOf(brief, kind);
  const beside = sideOfPicture(brief);
  if (kind === 'meadow')
    paintGrass(
      context,
      beside?.x ?? -60 * unit,
      beside === null ? width + 60 * unit : beside.x + beside.width,
      () => lip + 4 * unit,
      44 * unit,
      darken(tone, 0.16),
      random.fork('front grass'),
    );
  if (kind !== 'water') return;
  context.fillStyle = withOpacity(lighten(tone, 0.08), 0.92);
  context.beginPath();
  context.moveTo(-60 * unit, lip + 8 * unit);
  for (let x = -60 * unit; x <= width + 60 * unit; x += 14 * unit)
    context.lineTo(x, lip - 70 * unit + Math.sin(x / (48 * unit)) * 9 * unit);
  context.lineTo(width + 60 * unit, lip + 8 * unit);
  context.fill();
}
