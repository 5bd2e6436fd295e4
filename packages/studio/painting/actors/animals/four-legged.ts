import { leg, neck, paw, tail, trunkOfBody } from '../drawn/four-legged-body.ts';
import { head } from '../drawn/four-legged-head.ts';
import type { FourLegged } from '../drawn/four-legged-kind.ts';
import type { Part } from '../drawn/drawn-thing.ts';
import { filled, oval, path, stroked } from '../drawn/rig-paths.ts';
import type { Acted } from './doings.ts';
import {
  moved,
  piece,
  pointAt,
  pointFrom,
  stretched,
  turned,
  within,
  type Matrix,
  type Piece,
  type Posed,
} from './piece.ts';
import { eyesShut } from './rhythm.ts';
import { stanceOf, type Stance } from './stances.ts';

/** Parts that are the same at all moments, made once for each animal. */
interface Fixed {
  readonly trunk: readonly Part[];
  readonly tail: readonly Part[];
  readonly open: readonly Part[];
  readonly shut: readonly Part[];
}

const fixedOf = new WeakMap<FourLegged, Fixed>();

function fixed(animal: FourLegged): Fixed {
  const known = fixedOf.get(animal);
  if (known !== undefined) return known;
  const frame = { animal, x: 0, y: 0, r: animal.head.size };
  const made = {
    trunk: trunkOfBody(animal),
    tail: tail(animal),
    open: head(frame),
    shut: head({ ...frame, shut: true }),
  };
  fixedOf.set(animal, made);
  return made;
}

/** The body lowered at its shoulders and hips, and breathing. */
function bodyMatrix({ length: l, depth: d }: FourLegged, { front, back, breath }: Stance): Matrix {
  const shoulder = { x: l * 0.1, y: d * 0.5 };
  const tilt = Math.asin(Math.max(-0.9, Math.min(0.9, (back - front) / (l * 0.8))));
  return within(
    moved(0, front),
    within(turned(shoulder, tilt), stretched({ x: l * 0.5, y: d }, 1, 1 + breath)),
  );
}

/** Where the legs begin, along the body: far fore, far hind, near fore, near hind. */
const hips = [0.2, 0.82, 0.1, 0.92] as const;

function legAt(animal: FourLegged, stance: Stance, body: Matrix, index: 0 | 1 | 2 | 3): Part[] {
  const { length: l, depth: d, legs } = animal;
  const x = l * hips[index];
  const isFore = index % 2 === 0;
  const tone = index < 2 ? 'dark' : 'main';
  const ground = d + legs;
  const foot = stance.feet[index];
  const hip = pointAt(body, { x, y: d * 0.68 });
  if (stance.folded === 'all' || (stance.folded === 'hind' && !isFore))
    return folded(animal, { x: hip.x, ground, isFore, tone });
  return leg(animal, hip, { x: x + foot.x, y: ground - foot.up }, isFore, tone);
}

/** A leg laid on the ground: paws before the chest, hind feet beside the belly. */
function folded(
  animal: FourLegged,
  { x, ground, isFore, tone }: { x: number; ground: number; isFore: boolean; tone: string },
): Part[] {
  const { length: l, depth: d, legs, legWidth: w } = animal;
  const y = ground - w * 0.5;
  const reach = isFore
    ? Math.min(legs, l * 0.4) * 0.85 + w
    : Math.min(legs, l * 0.4) * 0.5 + w * 1.4;
  const sole = { x: x - reach, y: ground };
  const far = tone === 'dark' ? { x: -w * 0.7, y: -w * 0.25 } : { x: 0, y: 0 };
  const lower = [
    stroked(tone, w, path`M${x + far.x} ${y + far.y}L${sole.x + far.x} ${y + far.y}`),
    paw(animal, { x: sole.x + far.x, y: sole.y + far.y }),
  ];
  if (isFore || tone === 'dark') return lower;
  // The haunch covers where it begins.
  const [rx, ry] = [l * 0.22, Math.min(d * 0.5, l * 0.29)];
  const middle = { x: x - l * 0.06, y: ground - ry * 0.98 };
  return [
    filled('main', oval(middle.x, middle.y, rx, ry)),
    stroked(
      'shade',
      1.6,
      path`M${middle.x - rx} ${middle.y + ry * 0.2}C${middle.x - rx} ${middle.y - ry} ${middle.x + rx * 0.2} ${middle.y - ry * 1.2} ${middle.x + rx * 0.6} ${middle.y - ry * 0.7}`,
    ),
    ...lower,
  ];
}

/** Head and neck; where the head would leave the neck too long, it stays at its length. */
function headAndNeck(animal: FourLegged, stance: Stance, body: Matrix, acted: Acted): Piece[] {
  const { size: r } = animal.head;
  const { x, y, turn, facing } = stance.head;
  const { open, shut } = fixed(animal);
  const local = pointFrom(body, { x, y });
  const face = within(
    moved(x, y),
    within(turned({ x: 0, y: 0 }, turn), stretched({ x: r * 0.35, y: 0 }, facing, 1)),
  );
  return [
    piece(neck({ animal, x: local.x, y: local.y, r }), body),
    piece(eyesShut(acted) ? shut : open, face),
  ];
}

/** A four-legged animal at one moment. */
export function poseFourLegged(animal: FourLegged, acted: Acted): Posed {
  const { length: l, depth: d, legs } = animal;
  const stance = stanceOf(animal, acted);
  const body = bodyMatrix(animal, stance);
  const { trunk, tail: tailParts } = fixed(animal);
  const legPiece = (index: 0 | 1 | 2 | 3) => piece(legAt(animal, stance, body, index));
  const tailAt = within(body, turned({ x: l * 0.95, y: d * 0.25 }, stance.tail));
  const trunkPiece = piece(trunk, body);
  const isLow = stance.folded === 'all';
  const afloat = acted.medium === 'afloat';
  return {
    pieces: [
      piece(tailParts, tailAt),
      legPiece(0),
      legPiece(1),
      trunkPiece,
      ...(isLow ? [] : [legPiece(2)]),
      legPiece(3),
      ...(isLow ? [legPiece(2)] : []),
      ...headAndNeck(animal, stance, body, acted),
    ],
    ground: afloat ? d * 0.62 : acted.medium === 'under' ? null : d + legs,
    rise: stance.rise,
  };
}
