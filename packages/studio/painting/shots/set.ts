import type { Canvas } from '@napi-rs/canvas';
import { createCast, type Player } from '../actors/cast.ts';
import { createCompany, type StagedFigure } from '../actors/company.ts';
import { createParticles, type Ambience, type Particles } from '../brushes/particles.ts';
import { gradeSheet } from '../brushes/finish.ts';
import { createRiches, type Riches } from './riches.ts';
import { paintSurface, type Box, type Context } from '../brushes/surface.ts';
import { cameraPoint, type Camera } from '../camera.ts';
import type { Plane, Stage, StageBrief } from '../stage.ts';

/** A painted sheet of the stage. */
export interface Sheet {
  canvas: Canvas;
  box: Box;
  depth: number;
  driftX: number;
  /** The row of the canvas from which on all of it is opaque, down to its end: what lies behind is not seen. */
  solidFrom: number;
}

/** A stage, painted once: all that its shots draw from. */
export interface PaintedSet {
  brief: StageBrief;
  stage: Stage;
  sheets: readonly Sheet[];
  foreground: readonly Sheet[];
  cast: readonly Player[];
  /** Its people, the hindmost first. */
  company: readonly StagedFigure[];
  particles: Particles | null;
  riches: Riches | null;
  grade: Canvas;
}

function paintSheet({ box, depth, driftX, paint }: Plane): Sheet {
  const canvas = paintSurface(box.width, box.height, (context) => {
    context.translate(-box.x, -box.y);
    paint(context);
  });
  return { canvas, box, depth, driftX: driftX ?? 0, solidFrom: solidFrom(canvas) };
}

const opaque = 255;
/** Rows that are read at once: the whole of a sheet would be 9 MB. */
const band = 64;

/** Reads a canvas from below until something shows through. */
function solidFrom(canvas: Canvas): number {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  for (let bottom = height; bottom > 0; bottom -= band) {
    const top = Math.max(0, bottom - band);
    const { data } = context.getImageData(0, top, width, bottom - top);
    for (let alpha = data.length - 1; alpha >= 0; alpha -= 4)
      if (data[alpha] !== opaque) return top + Math.floor(alpha / (4 * width)) + 1;
  }
  return 0;
}

/** Paints a stage's sheets, behind and before the actors. */
export function paintSheets(stage: Stage): Pick<PaintedSet, 'sheets' | 'foreground'> {
  return { sheets: stage.planes.map(paintSheet), foreground: stage.foreground.map(paintSheet) };
}

/** Weather wins over the template's own motes, where there is weather. */
function ambienceOf({ drawing }: StageBrief, stage: Stage): Ambience | null {
  if (stage.ambience === 'bubbles' || stage.ambience === 'twinkle') return stage.ambience;
  if (stage.indoors === true) return stage.ambience;
  if (drawing.weather === 'rain') return 'rain';
  return drawing.weather === 'snow' ? 'snow' : stage.ambience;
}

/** How many more motes, drops and flakes a premium picture has. */
const premiumParticles = 1.8;

export async function paintSet(brief: StageBrief, stage: Stage): Promise<PaintedSet> {
  const { width, height, unit, palette, drawing } = brief;
  const ambience = ambienceOf(brief, stage);
  const colours = {
    glow: palette.glow,
    accent: palette.accent,
    accentTwo: palette.accentTwo,
    leaf: palette.near,
  };
  return {
    brief,
    stage,
    ...paintSheets(stage),
    cast: await createCast(brief, stage),
    company: await createCompany(brief, stage),
    particles:
      ambience === null
        ? null
        : createParticles(
            ambience,
            { width, top: 0, bottom: height, unit },
            drawing.seed,
            colours,
            drawing.richness === 'premium' ? premiumParticles : 1,
          ),
    riches: createRiches(brief, stage),
    grade: gradeSheet(brief),
  };
}

/**
 * Far sheets hardly grow in a slow push (under 2.5 %), so they only pan, by whole pixels: copying costs a twentieth of
 * resampling, and that is what keeps a frame near 12 ms.
 */
const copiedDepth = 0.45;
const slowZoom = 1.06;

/** Where the camera sees a sheet. */
function placeOf({ canvas, box, depth, driftX }: Sheet, camera: Camera, timeMs: number): Box {
  const { width, height } = canvas;
  if (depth === 0) return { x: box.x, y: box.y, width, height };
  const drift = (driftX * timeMs) / 1000;
  if (depth <= copiedDepth && camera.zoom <= slowZoom)
    return {
      x: Math.round(box.x + camera.panX * depth + drift),
      y: Math.round(box.y + camera.panY * depth),
      width,
      height,
    };
  const { x, y, scale } = cameraPoint(camera, box.x, box.y, depth);
  return { x: x + drift, y, width: box.width * scale, height: box.height * scale };
}

/** Draws one sheet where the camera sees it. */
export function drawSheet(context: Context, sheet: Sheet, camera: Camera, timeMs: number): void {
  const { x, y, width, height } = placeOf(sheet, camera, timeMs);
  context.drawImage(sheet.canvas, x, y, width, height);
}

/** Rows of the frame, the last not among them. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The rows of the frame in which a sheet hides all that lies behind it. */
function hiddenBy({ canvas, solidFrom }: Sheet, place: Box, frameWidth: number): Rows {
  const reachesSides = place.x <= -1 && place.x + place.width >= frameWidth + 1;
  if (!reachesSides) return { from: 0, to: 0 };
  // The edges of what is solid are mixed with what lies beyond them where a sheet is enlarged.
  return {
    from: Math.ceil(place.y + ((solidFrom + 1) * place.height) / canvas.height) + 1,
    to: Math.floor(place.y + place.height) - 1,
  };
}

/** How far down a sheet is seen that reaches down to a row. */
function seenTo(bottom: number, hidden: readonly Rows[]): number {
  const over = hidden.find(({ from, to }) => from < bottom && to >= bottom);
  return over === undefined ? bottom : seenTo(over.from, hidden);
}

/**
 * Draws sheets that lie one behind the other, the hindmost first, each down to where nearer ones hide it: enlarging what nobody
 * sees is up to a seventh of a frame's cost. `nearer` are drawn later.
 */
export function drawSheets(
  context: Context,
  { width, height }: StageBrief,
  { sheets, nearer }: { sheets: readonly Sheet[]; nearer: readonly Sheet[] },
  camera: Camera,
  timeMs: number,
): void {
  const placed = [...sheets, ...nearer].map((sheet) => {
    const place = placeOf(sheet, camera, timeMs);
    return { sheet, place, hidden: hiddenBy(sheet, place, width) };
  });
  for (const [index, { sheet, place }] of placed.slice(0, sheets.length).entries()) {
    const bottom = Math.min(height, place.y + place.height);
    const hidden = placed.slice(index + 1).map((each) => each.hidden);
    const end = seenTo(bottom, hidden);
    if (end <= place.y) continue;
    context.save();
    if (end < bottom) {
      context.beginPath();
      context.rect(0, 0, width, end);
      context.clip();
    }
    context.drawImage(sheet.canvas, place.x, place.y, place.width, place.height);
    context.restore();
  }
}
