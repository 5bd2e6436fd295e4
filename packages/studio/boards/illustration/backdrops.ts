import { paintCloud } from '../../painting/brushes/clouds.ts';
import {
  fillCircle,
  paintGlow,
  verticalGradient,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../painting/palette/colour.ts';
import { isAfloat, type SettingKind } from './setting-kind.ts';
import type { SettingBrief } from './setting.ts';

/* The shape of colour behind a board's picture, and what is far off in it. */

/** A sun on the horizon, an arch, or a wall of colour that reaches the frame's edges. */
type ShapeName = 'sun' | 'arch' | 'wall';

export interface BackShape {
  readonly name: ShapeName;
  readonly box: Box;
}

const beyond = 26;

/** The wall of colour of a grid: as far as the frame reaches on the picture's side. */
function wallBox({ board, rooms, horizon, lip }: SettingBrief): Box {
  const { width, height, unit } = board;
  const pad = beyond * unit;
  const { x, y, width: wide } = rooms.illustration;
  const foot = rooms.grid === 'above' ? lip : Math.min(height, Math.max(horizon + 60 * unit, lip));
  if (rooms.grid === 'above' || rooms.grid === 'below') {
    const top = rooms.grid === 'above' ? -pad : y + 10 * unit;
    return { x: -pad, y: top, width: width + pad * 2, height: foot - top };
  }
  const gap = 24 * unit;
  const [from, to] = rooms.grid === 'left' ? [-pad, x + wide + gap] : [x - gap, width + pad];
  return { x: from, y: -pad, width: to - from, height: foot + pad };
}

/** The picture's side of a lying frame, where its ground reaches higher up than words beside it end; else null. */
export function sideOfPicture(brief: SettingBrief): Box | null {
  const { rooms, horizon } = brief;
  if (rooms.grid === 'above' || rooms.grid === 'below' || isAfloat(brief.kind)) return null;
  return horizon < rooms.board.y + rooms.board.height - 4 ? wallBox(brief) : null;
}

/** What stands behind a picture, by the turn of its board: never the same twice in a row. */
export function shapeOf(brief: SettingBrief): BackShape {
  const { board, rooms, horizon, centre, kind } = brief;
  const { unit, turn } = board;
  const { y, width, height } = rooms.illustration;
  const isLying = rooms.grid === 'left' || rooms.grid === 'right';
  const third = isAfloat(kind) && isLying ? 'sun' : 'wall';
  const names: readonly ShapeName[] =
    rooms.grid === 'above' ? ['wall', 'wall', 'arch'] : ['sun', 'arch', third];
  const name = names[turn % 3] ?? 'sun';
  if (name === 'wall' || sideOfPicture(brief) !== null)
    return { name: 'wall', box: wallBox(brief) };
  const foot = isAfloat(kind) ? y + height : horizon + 44 * unit;
  if (name === 'arch') {
    const wide = Math.min(width * 0.86, (foot - y) * 1.15);
    return { name, box: { x: centre - wide / 2, y: y + 4 * unit, width: wide, height: foot - y } };
  }
  const side = Math.min(width * 1.02, (foot - y) * (isAfloat(kind) ? 1 : 1.22));
  const top = isAfloat(kind) ? y + (height - side) / 2 : y + 4 * unit;
  return { name, box: { x: centre - side / 2, y: top, width: side, height: side } };
}

/** The outline of a shape as the context's path. */
function trace(context: Context, { name, box }: BackShape): void {
  context.beginPath();
  if (name === 'wall') context.rect(box.x, box.y, box.width, box.height);
  else if (name === 'arch')
    context.roundRect(box.x, box.y, box.width, box.height, [box.width / 2, box.width / 2, 0, 0]);
  else context.arc(box.x + box.width / 2, box.y + box.width / 2, box.width / 2, 0, Math.PI * 2);
}

/** Light that falls through a window onto a wall. */
function paintLight(context: Context, { box }: BackShape, tint: string): void {
  const [wide, high] = [Math.min(box.width, box.height) * 0.17, box.height * 0.3];
  const left = box.x + box.width * 0.56;
  const top = box.y + box.height * 0.12;
  context.fillStyle = withOpacity(tint, 0.2);
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [left + column * wide * 1.14 - row * wide * 0.5, top + row * high * 1.06];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + wide, y + wide * 0.12);
    context.lineTo(x + wide * 0.54, y + high + wide * 0.12);
    context.lineTo(x - wide * 0.46, y + high);
    context.fill();
  }
}

/** Rolling hills far off, two of them behind each other. */
function paintHills(
  context: Context,
  { board, palette, horizon }: SettingBrief,
  { box }: BackShape,
): void {
  const { colours, unit, random } = board;
  const stream = random.fork('hills');
  for (const [layer, tone] of [
    mix(palette.far, colours.accentTwo, 0.35),
    mix(palette.far, palette.near, 0.55),
  ].entries()) {
    const top = horizon - (110 - layer * 58) * unit;
    const phase = stream.between(0, Math.PI * 2);
    const swell = (46 - layer * 12) * unit;
    context.fillStyle = mix(tone, colours.ground, colours.tone === 'ink' ? 0.35 : 0.08);
    context.beginPath();
    context.moveTo(box.x, horizon + 120 * unit);
    for (let x = box.x; x <= box.x + box.width + 20 * unit; x += 20 * unit)
      context.lineTo(x, top + Math.sin((x / (660 * unit)) * Math.PI + phase) * swell);
    context.lineTo(box.x + box.width, horizon + 120 * unit);
    context.fill();
  }
}

function paintClouds(
  context: Context,
  { board, kind }: SettingBrief,
  { box }: BackShape,
  tint: string,
): void {
  const stream = board.random.fork('clouds');
  const white = mix('#ffffff', board.colours.accentTwo, 0.12);
  const places =
    kind === 'air'
      ? ([
          [0.2, 0.36, 0.46],
          [0.84, 0.62, 0.5],
          [0.32, 0.9, 0.62],
        ] as const)
      : ([
          [0.22, 0.3, 0.34],
          [0.82, 0.22, 0.26],
        ] as const);
  for (const [x, y, size] of places)
    paintCloud(
      context,
      box.x + box.width * x,
      box.y + box.height * y,
      Math.min(box.width, box.height * 1.4) * size,
      { top: white, foot: mix(white, tint, 0.45) },
      stream,
    );
}

/** Stars in the dark. */
function paintStars(context: Context, { board }: SettingBrief, { box }: BackShape): void {
  const stream = board.random.fork('stars');
  for (let star = 0; star < mostStars; star += 1)
    fillCircle(
      context,
      box.x + box.width * stream.between(0, 1),
      box.y + box.height * stream.between(0, 1),
      stream.between(1.4, 4.6) * board.unit,
      withOpacity('#ffffff', stream.between(0.35, 0.95)),
    );
}
const mostStars = 90;
const night = '#1a1742';
const indoors: ReadonlySet<SettingKind> = new Set(['table', 'studio', 'wall']);
const outdoors: ReadonlySet<SettingKind> = new Set(['meadow', 'road', 'water', 'air']);

/** The colour behind a picture: it carries drawings of all colours on all grounds. */
export function paintBackdrop(context: Context, brief: SettingBrief, shape: BackShape): void {
  const { board, kind, palette } = brief;
  const { colours, unit } = board;
  const { box, name } = shape;
  const isSky = kind === 'air' || kind === 'water';
  const own = isSky ? mix(palette.skyLow, palette.skyTop, 0.35) : colours.accentTwo;
  const isNight = kind === 'space' || (board.isNight === true && outdoors.has(kind));
  const tint = isNight
    ? mix(night, palette.skyTop, 0.18)
    : mix(own, colours.ground, name === 'wall' ? 0.1 : 0.14);
  context.save();
  trace(context, shape);
  context.clip();
  context.fillStyle = verticalGradient(context, box.y, box.y + box.height, [
    [0, name === 'wall' && !isNight ? mix(tint, colours.accent, isSky ? 0 : 0.1) : tint],
    [1, lighten(tint, isNight ? 0.1 : 0.22)],
  ]);
  context.fillRect(box.x, box.y, box.width, box.height);
  paintGlow(context, box.x + box.width * 0.5, box.y + box.height * 0.62, box.width * 0.6, [
    [0, withOpacity('#ffffff', isNight ? 0.1 : 0.26)],
    [1, withOpacity('#ffffff', 0)],
  ]);
  if (indoors.has(kind)) paintLight(context, shape, '#ffffff');
  if (kind === 'meadow' || kind === 'road') {
    if (name === 'wall')
      fillCircle(
        context,
        box.x + box.width * 0.74,
        box.y + box.height * 0.42,
        120 * unit,
        withOpacity('#ffffff', 0.5),
      );
    paintHills(context, brief, shape);
  }
  if (isNight) paintStars(context, brief, shape);
  else if (kind === 'air' || (!indoors.has(kind) && name === 'wall'))
    paintClouds(context, brief, shape, lighten(tint, 0.2));
  context.restore();
  if (name === 'wall') return;
  trace(context, shape);
  context.strokeStyle = withOpacity(darken(tint, 0.2), 0.35);
  context.lineWidth = 4 * unit;
  context.stroke();
}
