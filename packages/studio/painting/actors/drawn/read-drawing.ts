import type { Staging } from '../staging.ts';
import { type DrawnThing, drawnLater, type Limb, type Part } from './drawn-thing.ts';
import { number, shapes } from './shape-paths.ts';

/*
 * Drawings are written as text, one shape a line, for there are hundreds:
 *
 *   = name width height 24cm staging floor|table #main
 *   tone box x y width height radius
 *   tone oval x y radiusX radiusY [degrees]
 *   tone leaf x y length width degrees      (from its stalk; 0 degrees points up)
 *   tone poly x y x y …
 *   tone path M…                            (SVG)
 *   use name x y scale                      (another drawing of the same sheet)
 *   limb name x y                           (what follows turns about x y; without a name it is the body)
 *
 * A tone `dark/3` strokes with a line of 3 units. A line that ends in ` ~` is drawn a second time, mirrored in the box; one
 * that ends in ` * count dx dy` is repeated.
 */

interface Fit {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** Mirrored in a box of this width; 0 for as it is. */
  readonly mirror: number;
}

const asItIs: Fit = { scale: 1, dx: 0, dy: 0, mirror: 0 };
const numbersIn: ReadonlyMap<string, string> = new Map([
  ['M', 'xy'],
  ['L', 'xy'],
  ['C', 'xyxyxy'],
  ['Q', 'xyxy'],
  ['T', 'xy'],
  ['A', '--raaxy'],
  ['Z', ''],
]);

/** A path of absolute commands, moved, scaled and mirrored. */
export function fitPath(path: string, { scale, dx, dy, mirror }: Fit): string {
  const x = (value: number) => (mirror > 0 ? mirror - value : value) * scale + dx;
  return path.replaceAll(/([MLCQTAZ])([^MLCQTAZ]*)/gu, (_, command: string, rest: string) => {
    const kinds = numbersIn.get(command) ?? '';
    const values = (rest.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
    const told = values.map((value, at) => {
      const kind = kinds[at % Math.max(1, kinds.length)];
      if (kind === 'x') return number(x(value));
      if (kind === 'y') return number(value * scale + dy);
      if (kind === '-') return number(value * scale);
      if (kind === 'r') return number(mirror > 0 ? -value : value);
      // Mirrored arcs sweep the other way.
      return number(at % 7 === 4 && mirror > 0 ? 1 - value : value);
    });
    return `${command}${told.join(' ')}`;
  });
}

/** The box of all points of the parts, with half of their lines' width. */
export function boundsOf(parts: readonly Part[]) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { path, line } of parts)
    for (const [, command = '', rest = ''] of path.matchAll(/([MLCQTAZ])([^MLCQTAZ]*)/gu)) {
      const kinds = numbersIn.get(command) ?? '';
      for (const [at, text] of (rest.match(/-?\d*\.?\d+/gu) ?? []).entries()) {
        const kind = kinds[at % Math.max(1, kinds.length)];
        const value = Number(text);
        if (kind === 'x') {
          box.left = Math.min(box.left, value - line / 2);
          box.right = Math.max(box.right, value + line / 2);
        }
        if (kind === 'y') {
          box.top = Math.min(box.top, value - line / 2);
          box.bottom = Math.max(box.bottom, value + line / 2);
        }
      }
    }
  return box;
}

function readLine(line: string, width: number): Part[] {
  const [, drawn = '', count = '1', stepX = '0', stepY = '0'] =
    /^(.*?)(?: \* (\d+) (-?[\d.]+) (-?[\d.]+))?(?: ~)?$/u.exec(line) ?? [];
  const [, toned = '', shape = '', rest = ''] = /^(\S+) (\w+) ?(.*)$/u.exec(drawn) ?? [];
  const [tone = '', stroke = '0'] = toned.split('/');
  const make = shapes.get(shape);
  if (make === undefined && shape !== 'path') throw new Error(`A drawing cannot read: ${line}`);
  const path = make === undefined ? rest : make(rest.split(/\s+/u).map(Number));
  if (path.includes('NaN')) throw new Error(`A drawing cannot read: ${line}`);
  const copies = Array.from({ length: Number(count) }, (_, at) =>
    fitPath(path, { ...asItIs, dx: Number(stepX) * at, dy: Number(stepY) * at }),
  );
  const both = line.endsWith(' ~')
    ? copies.flatMap((one) => [one, fitPath(one, { ...asItIs, mirror: width })])
    : copies;
  return both.map((one) => ({ tone, line: Number(stroke), path: one }));
}

const headForm =
  /^= (?<name>\S+) (?<width>\d+) (?<height>\d+) (?<cm>[\d.]+)cm (?<staging>\w+) (?<rest>floor|table) (?<main>#[0-9a-f]{6})$/u;

const stagings: ReadonlySet<string> = new Set<Staging>([
  'figure',
  'walker',
  'vehicle',
  'flyer',
  'swimmer',
  'boat',
  'building',
  'plant',
  'food',
  'object',
  'celestial',
  'symbol',
]);
const isStaging = (value: string): value is Staging => stagings.has(value);

type Drawings = ReadonlyMap<string, DrawnThing>;

/** What the lines of a drawing say, which may use other drawings of its sheet. */
function readParts(lines: readonly string[], width: number, drawings: Drawings): Part[] {
  let limb: Limb | null = null;
  return lines.flatMap((line) => {
    const [isLimb, named = '', jointX, jointY] = /^limb(?: (\S+) (\S+) (\S+))?$/u.exec(line) ?? [];
    if (isLimb !== undefined) {
      limb = named === '' ? null : { name: named, x: Number(jointX), y: Number(jointY) };
      return [];
    }
    const [, other = '', x, y, scale] = /^use (\S+) (\S+) (\S+) (\S+)$/u.exec(line) ?? [];
    if (other === '')
      return readLine(line, width).map((part) => (limb === null ? part : { ...part, limb }));
    const used = drawings.get(other);
    if (used === undefined) throw new Error(`A drawing cannot read: ${line}`);
    const fit = { scale: Number(scale), dx: Number(x), dy: Number(y), mirror: 0 };
    return used.parts.map((part) => ({
      ...part,
      line: part.line * fit.scale,
      path: fitPath(part.path, fit),
    }));
  });
}

function readDrawing(head: string, lines: readonly string[], drawings: Drawings): DrawnThing {
  const fields = headForm.exec(head)?.groups;
  const staging = fields?.['staging'] ?? '';
  if (fields === undefined || !isStaging(staging))
    throw new Error(`A drawing cannot read: ${head}`);
  const width = Number(fields['width']);
  return {
    width,
    height: Number(fields['height']),
    cm: Number(fields['cm']),
    staging,
    rest: fields['rest'] === 'floor' ? 'floor' : 'table',
    main: fields['main'] ?? '#888888',
    parts: readParts(lines, width, drawings),
  };
}

/** The drawings of a sheet of text, by name. One throws for what it cannot read when it is first looked at. */
export function readDrawings(sheet: string): Drawings {
  const drawings = new Map<string, DrawnThing>();
  for (const text of sheet.trim().split(/\n(?== )/u)) {
    const [head = '', ...lines] = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const [, name = ''] = head.split(' ');
    drawings.set(
      name,
      drawnLater(() => readDrawing(head, lines, drawings)),
    );
  }
  return drawings;
}
