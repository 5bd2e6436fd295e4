import type { Country, Place, Ring } from './atlas.ts';

/* From the globe to the frame: an azimuthal projection that keeps areas (Lambert's), centred on what is shown. */

export type Point = readonly [x: number, y: number];
export type Project = (place: Place) => Point;

const radians = Math.PI / 180;

type Vector = readonly [number, number, number];
const onSphere = ([longitude, latitude]: Place): Vector => {
  const [lambda, phi] = [longitude * radians, latitude * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

/** The middle of places on the globe, so that it is right on both sides of the date line. */
export function middleOf(places: readonly Place[]): Place {
  let [x, y, z] = [0, 0, 0];
  for (const place of places) {
    const vector = onSphere(place);
    [x, y, z] = [x + vector[0], y + vector[1], z + vector[2]];
  }
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** Degrees between two places. */
export function apart(one: Place, other: Place): number {
  const [a, b] = [onSphere(one), onSphere(other)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / radians;
}

/** Lambert's projection round a place, one unit to the globe's radius, y down. */
export function projectionAround([centreLongitude, centreLatitude]: Place): Project {
  const [sine, cosine] = [Math.sin(centreLatitude * radians), Math.cos(centreLatitude * radians)];
  return ([longitude, latitude]) => {
    const lambda = (longitude - centreLongitude) * radians;
    const [sinePhi, cosinePhi] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
    const inner = 1 + sine * sinePhi + cosine * cosinePhi * Math.cos(lambda);
    const scale = Math.sqrt(2 / Math.max(1e-6, inner));
    return [
      scale * cosinePhi * Math.sin(lambda),
      -scale * (cosine * sinePhi - sine * cosinePhi * Math.cos(lambda)),
    ];
  };
}

const areaOf = (ring: Ring): number => {
  const [middle = [0, 0]] = ring;
  const project = projectionAround(middle);
  let area = 0;
  const points = ring.map(project);
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return Math.abs(area / 2);
};

const leastShare = 0.03;
const leastReach = 12;

/** The outlines by which a country is framed: its largest land and what lies near it, not its islands overseas. */
export function mainlandOf({ polygons }: Country): readonly Ring[] {
  const outlines = polygons
    .map(([outline = []]) => ({ outline, area: areaOf(outline), middle: middleOf(outline) }))
    .toSorted((one, other) => other.area - one.area);
  const [largest] = outlines;
  if (largest === undefined) return [];
  const reach = Math.max(
    leastReach,
    Math.max(...largest.outline.map((place) => apart(place, largest.middle))) * 1.2,
  );
  return outlines
    .filter(
      ({ area, middle }) =>
        area >= largest.area * leastShare && apart(middle, largest.middle) <= reach,
    )
    .map(({ outline }) => outline);
}

/** The place within an outline that is farthest from its edge, nearly. */
export function heartOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  let [best, most]: [Point, number] = [[(left + right) / 2, (top + bottom) / 2], 0];
  const steps = 24;
  for (let row = 1; row < steps; row += 1)
    for (let column = 1; column < steps; column += 1) {
      const point: Point = [
        left + ((right - left) * column) / steps,
        top + ((bottom - top) * row) / steps,
      ];
      const room = isInside(point, points)
        ? Math.min(...points.map(([x, y]) => Math.hypot(x - point[0], y - point[1])))
        : 0;
      if (room > most) [best, most] = [point, room];
    }
  return best;
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(at + points.length - 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
