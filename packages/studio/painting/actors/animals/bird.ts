import type { Bird } from '../drawn/bird-kind.ts';
import {
  birdBody,
  birdHead,
  birdLeg,
  bodySize,
  flightNeck,
  flyingBody,
  foldedWing,
  isOwl,
  openWing,
  tailFeathers,
  throat,
} from '../drawn/bird-parts.ts';
import type { Part } from '../drawn/drawn-thing.ts';
import { birdStanceOf, type BirdStance } from './bird-stances.ts';
import type { Acted } from './doings.ts';
import {
  moved,
  piece,
  pointAt,
  pointFrom,
  stretched,
  turned,
  within,
  type Piece,
  type Posed,
} from './piece.ts';
import { cycleOf, eyesShut, smooth, swing } from './rhythm.ts';

interface Fixed {
  readonly tail: readonly Part[];
  readonly body: readonly Part[];
  readonly wing: readonly Part[];
  readonly open: readonly Part[];
  readonly shut: readonly Part[];
  readonly near: readonly Part[];
  readonly far: readonly Part[];
  readonly flying: ReturnType<typeof flyingBody>;
}
const fixedOf = new WeakMap<Bird, Fixed>();

function fixed(bird: Bird): Fixed {
  const known = fixedOf.get(bird);
  if (known !== undefined) return known;
  const made = {
    tail: tailFeathers(bird),
    body: birdBody(bird),
    wing: foldedWing(bird),
    open: birdHead(bird, false),
    shut: birdHead(bird, true),
    near: openWing(bird, false),
    far: openWing(bird, true),
    flying: flyingBody(bird),
  };
  fixedOf.set(bird, made);
  return made;
}

/** A bird at one moment; in the air by its wings, under water by its flippers. */
export function poseBird(bird: Bird, acted: Acted): Posed {
  if (acted.doing === 'fly') return flying(bird, acted);
  const { ry, ground } = bodySize(bird);
  const stance = birdStanceOf(bird, acted);
  const isUnder = acted.medium === 'under';
  const dive = isUnder
    ? within(moved(0, 0), turned({ x: 0, y: 0 }, bird.upright === 1 ? -1.2 : -0.1))
    : moved(0, 0);
  const pieces = standing(bird, stance, acted);
  return {
    pieces: isUnder ? pieces.map(({ parts, at }) => piece(parts, within(dive, at))) : pieces,
    ground: isUnder ? null : acted.medium === 'afloat' ? ry * 0.62 : ground,
    rise: stance.rise,
  };
}

function standing(bird: Bird, stance: BirdStance, acted: Acted): Piece[] {
  const { ry, ground } = bodySize(bird);
  const { tail, body: bodyParts, wing, open, shut } = fixed(bird);
  const body = within(
    moved(0, stance.drop),
    within(
      turned({ x: 0, y: ry * 0.7 }, stance.pitch),
      stretched({ x: 0, y: ry }, 1, 1 + stance.breath),
    ),
  );
  const head = pointAt(body, { x: bird.neck.x + stance.head.x, y: bird.neck.y + stance.head.y });
  const face = within(
    moved(head.x, head.y),
    within(
      turned({ x: 0, y: 0 }, stance.head.turn),
      stretched({ x: 0, y: 0 }, stance.head.facing, 1),
    ),
  );
  const legOf = (foot: BirdStance['feet'][number], x: number) =>
    piece(
      stance.hasLegs
        ? birdLeg(bird, pointAt(body, { x, y: ry * 0.8 }), { x: x + foot.x, y: ground - foot.up })
        : [],
    );
  const headPiece = piece(eyesShut(acted) ? shut : open, face);
  const isTucked = stance.head.facing < 0 && acted.doing === 'sleep' && bird.upright === undefined;
  return [
    piece(tail, within(body, turned({ x: 30, y: 0 }, stance.tail))),
    legOf(stance.feet[0], 4),
    legOf(stance.feet[1], -8),
    piece([throat(bird, pointFrom(body, head))], body),
    piece(bodyParts, body),
    ...(isTucked ? [] : [headPiece]),
    piece(
      wing,
      within(
        body,
        within(
          turned({ x: -10, y: -ry * 0.3 }, stance.wing * 0.5),
          stretched({ x: 0, y: -ry * 0.4 }, 1, 1 + stance.wing * 0.25),
        ),
      ),
    ),
    ...(isTucked ? [headPiece] : []),
  ];
}

/** How often a bird of this size beats its wings in a second. */
const beatOf = ({ cm }: Bird): number => Math.max(1.5, Math.min(5, 5.2 * (14 / cm) ** 0.5));

/** 1: the wings are up, -1: down. Large birds glide between their strokes. */
function stroke(bird: Bird, { seconds, alive }: Acted): number {
  if (!alive) return 1;
  const hertz = beatOf(bird);
  const glides = bird.cm > 38;
  const round = glides ? 5 / hertz + 1.5 : 1;
  const within_ = cycleOf(seconds, round) * round;
  if (glides && within_ > 5 / hertz) {
    const into = (within_ - 5 / hertz) / 1.5;
    const held = 0.62 + 0.06 * swing(seconds, 0.7);
    const edge = smooth(Math.min(into, 1 - into) / 0.16);
    return (
      Math.cos(within_ * hertz * Math.PI * 2) * (1 - edge) * 0.4 + held * edge + 0.6 * (1 - edge)
    );
  }
  return Math.cos(within_ * hertz * Math.PI * 2);
}

/** Seen from its left, one wing before its body and one behind it. */
function flying(bird: Bird, acted: Acted): Posed {
  const { flying: body, near, far, open, shut } = fixed(bird);
  const up = stroke(bird, acted);
  const { seconds, alive } = acted;
  // Wings are seen shorter when they are level, and never quite vanish.
  const high = up >= 0 ? 0.2 + 0.8 * up : 0.2 * (1 + up) + 0.78 * up;
  const lift = alive ? moved(0, -up * 4) : moved(0, 0);
  const tilt = turned({ x: 0, y: 0 }, 0.06 + (alive ? swing(seconds, 0.23) * 0.04 : 0));
  const hull = within(lift, tilt);
  const wing = (shift: number, lean: number) =>
    within(
      hull,
      within(
        moved(shift, -4),
        within(stretched({ x: 0, y: 0 }, 1, high), turned({ x: 0, y: 0 }, lean)),
      ),
    );
  const x = -48 - flightNeck(bird);
  const size = isOwl(bird) ? 0.7 : Math.min(1, 17 / bird.headSize);
  const head = within(
    hull,
    within(
      moved(x, -2),
      within(turned({ x: 0, y: 0 }, -0.05), stretched({ x: 0, y: 0 }, size, size)),
    ),
  );
  return {
    pieces: [
      piece(far, wing(8, 0.42)),
      piece(body.behind, hull),
      piece(body.body, hull),
      piece(eyesShut(acted) ? shut : open, head),
      piece(near, wing(0, 0)),
    ],
    ground: null,
    rise: 0,
  };
}
