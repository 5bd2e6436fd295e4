import type { Canvas } from '@napi-rs/canvas';
import {
  fillCircle,
  paintSurface,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { readAtlas, type Atlas, type Country, type Place, type Ring } from './atlas.ts';
import {
  apart,
  mainlandOf,
  middleOf,
  projectionAround,
  type Point,
  type Project,
} from './projection.ts';

/* The world as it is seen on a board: cropped to the countries that are named, their neighbours faint. */

export interface View {
  readonly atlas: Atlas;
  readonly countries: readonly Country[];
  /** From the globe to pixels of the frame. */
  readonly project: Project;
  readonly centre: Place;
  /** As far as the globe is drawn: beyond it is bent out of shape. */
  readonly globe: { readonly x: number; readonly y: number; readonly radius: number };
  /** Outlines that frame each country, in pixels. */
  readonly mainlands: readonly (readonly Point[])[][];
}

/** What is nearer than this, in degrees, is drawn from the finer outlines. */
const nearDegrees = 28;

/** Land farther away than this is bent out of shape. */
const farDegrees = 105;

/** Half the height of the nearest view, in shares of the globe's radius: outlines are too coarse for more. */
const leastHalf = 0.007;

export const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The view that shows all of the countries, each with room around it. Null where the atlas lacks one of them. */
export function viewOf({ area, unit }: BoardBrief, regions: readonly string[]): View | null {
  const find = (atlas: Atlas): readonly Country[] =>
    regions.flatMap((region) =>
      atlas.countries.filter((country) => country.region === region).slice(0, 1),
    );
  const fine = readAtlas('fine');
  const found = find(fine);
  if (found.length < regions.length) return null;
  const places = found.flatMap((country) => mainlandOf(country).flat());
  // Each country counts alike: a ragged coast has more points than a smooth one.
  const centre = middleOf(found.map((country) => middleOf(mainlandOf(country).flat())));
  const flat = projectionAround(centre);
  const bounds = boxOf(places.map(flat));
  const half = Math.max(leastHalf, bounds.height / 2);
  const pad = 60 * unit;
  const scale = Math.min(
    (area.width - pad * 2) / Math.max(bounds.width, leastHalf * 2),
    (area.height - pad * 2) / (half * 2),
  );
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const [fromX, fromY] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const project: Project = (place) => {
    const [flatX, flatY] = flat(place);
    return [x + (flatX - fromX) * scale, y + (flatY - fromY) * scale];
  };
  const isNear = Math.max(...places.map((place) => apart(place, centre))) < nearDegrees;
  const coarse = isNear ? [] : find(readAtlas('coarse'));
  const isCoarse = coarse.length === regions.length && !isNear;
  const countries = isCoarse ? coarse : found;
  return {
    atlas: isCoarse ? readAtlas('coarse') : fine,
    countries,
    project,
    centre,
    globe: {
      x: x - fromX * scale,
      y: y - fromY * scale,
      radius: 2 * Math.sin((farDegrees * Math.PI) / 360) * scale,
    },
    mainlands: countries.map((country) => mainlandOf(country).map((ring) => ring.map(project))),
  };
}

/** Traces an outline; long stretches along a parallel are bent as the projection bends them. */
function trace(context: Context, ring: Ring, project: Project): void {
  let before: Place | null = null;
  for (const place of ring) {
    // The way round the date line is the short one.
    const turns = before === null ? 0 : Math.round((before[0] - place[0]) / 360);
    const here: Place = [place[0] + turns * 360, place[1]];
    const from: Place = before ?? here;
    const steps = Math.max(1, Math.ceil(Math.abs(here[0] - from[0]) / 3));
    if (before === null) context.moveTo(...project(here));
    else
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        const point = project([
          from[0] + (here[0] - from[0]) * share,
          from[1] + (here[1] - from[1]) * share,
        ]);
        context.lineTo(...point);
      }
    before = here;
  }
}

const isSeen = (ring: Ring, centre: Place): boolean =>
  ring.every((place) => apart(place, centre) < 175) &&
  ring.some((place) => apart(place, centre) < farDegrees);

/** Meridians and parallels, far enough apart to be few. */
function traceNet(context: Context, { project, centre }: View): void {
  for (let longitude = -180; longitude < 180; longitude += 10)
    traceOpen(
      context,
      Array.from({ length: 67 }, (_, at): Place => [longitude, -82 + at * 2.5]),
      project,
      centre,
    );
  for (let latitude = -80; latitude <= 80; latitude += 10)
    traceOpen(
      context,
      Array.from({ length: 145 }, (_, at): Place => [-180 + at * 2.5, latitude]),
      project,
      centre,
    );
}

function traceOpen(
  context: Context,
  places: readonly Place[],
  project: Project,
  centre: Place,
): void {
  let isOn = false;
  for (const place of places) {
    if (apart(place, centre) > farDegrees) {
      isOn = false;
      continue;
    }
    const [x, y] = project(place);
    if (isOn) context.lineTo(x, y);
    else context.moveTo(x, y);
    isOn = true;
  }
}

/** Sea, land and borders, painted once over the whole frame. */
export function paintWorld({ width, height, colours, unit }: BoardBrief, view: View): Canvas {
  const isPaper = colours.tone === 'paper';
  const sea = mix(colours.ground, colours.groundArt, isPaper ? 0.55 : 0.18);
  const land = mix(colours.ground, isPaper ? '#ffffff' : colours.text, isPaper ? 0.7 : 0.17);
  return paintSurface(width, height, (context) => {
    const { x, y, radius } = view.globe;
    context.fillStyle = mix(colours.ground, colours.shadow, isPaper ? 0.06 : 0.2);
    context.fillRect(0, 0, width, height);
    fillCircle(context, x, y, radius, sea);
    context.clip();
    context.strokeStyle = mix(sea, colours.text, 0.07);
    context.lineWidth = 2 * unit;
    context.beginPath();
    traceNet(context, view);
    context.stroke();
    context.fillStyle = land;
    context.beginPath();
    for (const { polygons } of view.atlas.countries)
      for (const polygon of polygons)
        if (polygon[0] !== undefined && isSeen(polygon[0], view.centre))
          for (const ring of polygon) trace(context, ring, view.project);
    context.fill('evenodd');
    context.strokeStyle = mix(land, colours.text, 0.36);
    context.lineWidth = 3 * unit;
    context.lineJoin = 'round';
    context.beginPath();
    for (const line of view.atlas.borders)
      if (isSeen(line, view.centre)) trace(context, line, view.project);
    context.stroke();
  });
}

/** One country in its colour, painted once: to fade in is cheaper than to trace its coast in each frame. */
export function paintCountry(
  { width, height, colours, unit }: BoardBrief,
  view: View,
  at: number,
): { canvas: Canvas; box: Box } {
  const points =
    view.countries[at]?.polygons.flatMap((polygon) => (polygon[0] ?? []).map(view.project)) ?? [];
  const inFrame = points.filter(
    ([x, y]) => x > -60 && y > -60 && x < width + 60 && y < height + 60,
  );
  const whole = boxOf(inFrame.length > 0 ? inFrame : [[0, 0]]);
  const grow = 16 * unit;
  const box = {
    x: Math.floor(whole.x - grow),
    y: Math.floor(whole.y - grow),
    width: Math.ceil(whole.width + grow * 2),
    height: Math.ceil(whole.height + grow * 2),
  };
  const canvas = paintSurface(box.width, box.height, (context) => {
    context.translate(-box.x, -box.y);
    context.beginPath();
    context.arc(view.globe.x, view.globe.y, view.globe.radius, 0, Math.PI * 2);
    context.clip();
    context.beginPath();
    for (const polygon of view.countries[at]?.polygons ?? [])
      if (polygon[0] !== undefined && isSeen(polygon[0], view.centre))
        for (const ring of polygon) trace(context, ring, view.project);
    context.fillStyle = at % 2 === 0 ? colours.accent : colours.accentTwo;
    context.fill('evenodd');
    context.strokeStyle = colours.card;
    context.lineJoin = 'round';
    context.lineWidth = 5 * unit;
    context.stroke();
  });
  return { canvas, box };
}
