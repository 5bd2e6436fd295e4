import type { Canvas } from '@napi-rs/canvas';
import { createCast, type Player } from '../actors/cast.ts';
import { createCompany, type StagedFigure } from '../actors/company.ts';
import { createParticles, type Ambience, type Particles } from '../brushes/particles.ts';
import { gradeSheet } from '../brushes/finish.ts';
import { createRiches, type Riches } from './riches.ts';
import { paintSurface, type Box, type Context } from '../brushes/surface.ts';
import { cameraPoint, type Camera } from '../camera.ts';
import type { Plane, Stage, StageBrief } from '../stage.ts';
import { readInk, seenParts, type Ink } from './seen-parts.ts';

/** A painted sheet of the stage. */
export interface Sheet {
  canvas: Canvas;
  box: Box;
  depth: number;
  driftX: number;
  ink: Ink;
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
  return { canvas, box, depth, driftX: driftX ?? 0, ink: readInk(canvas) };
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

/**
 * Draws sheets that lie one behind the other, the hindmost first, each where it is seen. `nearer` are drawn later. The pixels are
 * those of whole sheets: each is laid down whole, within a clip.
 */
export function drawSheets(
  context: Context,
  frame: Pick<StageBrief, 'width' | 'height'>,
  { sheets, nearer }: { sheets: readonly Sheet[]; nearer: readonly Sheet[] },
  camera: Camera,
  timeMs: number,
): void {
  const placed = [...sheets, ...nearer].map((sheet) => {
    const { ink, canvas } = sheet;
    const place = placeOf(sheet, camera, timeMs);
    return { ink, width: canvas.width, height: canvas.height, place };
  });
  const parts = seenParts(placed, frame);
  for (const [index, { canvas }] of sheets.entries()) {
    const place = placed[index]?.place;
    if (place === undefined) continue;
    for (const part of parts[index] ?? []) {
      context.save();
      context.beginPath();
      context.rect(part.x, part.y, part.width, part.height);
      context.clip();
      context.drawImage(canvas, place.x, place.y, place.width, place.height);
      context.restore();
    }
  }
}
