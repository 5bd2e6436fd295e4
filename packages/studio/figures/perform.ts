import type { Acting, Other } from './actions/acting.ts';
import { conversing, saying } from './actions/conversing.ts';
import { actingOf } from './actions/play.ts';
import {
  armStyle,
  drawCape,
  drawLeg,
  drawNeck,
  drawSkirt,
  drawTorso,
  shadeTorso,
  type Dress,
} from './body/body.ts';
import { drawArm, drawArmHand } from './body/limbs.ts';
import { arm, type Pose } from './body/pose.ts';
import { carried, sizeOf, wheeled } from './body/posture.ts';
import type { Measures } from './body/measures.ts';
import { solveSkeleton, type Skeleton } from './body/skeleton.ts';
import type { Point } from './brush/geometry.ts';
import type { Ink } from './brush/ink.ts';
import type { Figure } from './figure.ts';
import { expressionOf } from './head/expression.ts';
import { drawHead, drawHeadBack } from './head/head.ts';
import { faceAt, type FigureMoment } from './moment.ts';
import { drawHeld, type DrawProp, type HeldThing, type PropSpot, type Seat } from './props/prop.ts';
import { wheelchairBack, wheelchairFront } from './props/wheelchair.ts';

/** A dressed figure, ready to act. */
export interface Performer {
  readonly figure: Figure;
  readonly dress: Dress;
  readonly held: HeldThing | null;
  readonly seed: number;
  /** Moves the motion, seconds: two who dance do not dance as one. */
  readonly shift: number;
  readonly seat?: Seat;
  /** The other one of two who do something together. */
  readonly other?: OtherOne;
}

/** How far off another one stands, and where their head is, in units from between the performer's feet. */
export interface OtherOne {
  readonly gap: number;
  readonly head: Point;
}

interface Performance {
  readonly acting: Acting;
  readonly pose: Pose;
  readonly joints: Skeleton;
  readonly spot: PropSpot;
}

function prepare(
  ink: Ink,
  { figure, dress, held, shift, seat = 'chair', other }: Performer,
  moment: FigureMoment,
): Performance {
  const { look, feeling } = figure;
  const isTalking = figure.action === 'talk' || figure.action === 'listen';
  const acting =
    moment.speaking === undefined
      ? actingOf[figure.action]
      : isTalking
        ? conversing(moment.speaking)
        : saying(actingOf[figure.action], moment.speaking);
  const seconds = moment.alive ? acting.stillAt + shift + moment.timeMs / 1000 : acting.stillAt;
  const playedAt = (target?: Other): Pose => {
    const played = carried(acting.pose(seconds, target), feeling, moment.alive ? seconds : null);
    return look.wheelchair ? wheeled(played) : played;
  };
  const pose = holdingUp(turnedTo(other, playedAt, dress), acting.holds, held);
  const joints = solveSkeleton(pose, dress.measures);
  const spot: PropSpot = {
    ink,
    tones: dress.tones,
    joints,
    measures: dress.measures,
    seconds,
    size: sizeOf(look),
    held: acting.holds === 'thing' ? held : null,
    accent: look.top,
    thing: figure.held,
    thingColour: figure.heldColour ?? null,
    seat,
    gap: other?.gap ?? 0,
  };
  return { acting, pose, joints, spot };
}

/** The posture in which the hands are at the other's head: the back bends first, then the arms reach from where the shoulder is now. */
function turnedTo(
  other: OtherOne | undefined,
  playedAt: (target?: Other) => Pose,
  { measures }: Dress,
): Pose {
  if (other === undefined) return playedAt();
  const length = measures.upperArm + measures.foreArm;
  const from = (pose: Pose): Other => {
    const { root } = solveSkeleton(pose, measures).far;
    return { x: (other.head.x - root.x) / length, y: (other.head.y - root.y) / length };
  };
  const bent = playedAt(from(playedAt()));
  const { near, far } = playedAt(from(bent));
  return { ...bent, near, far };
}

/** Where somebody's head is, in units from between their feet. */
export function headOf(figure: Figure, measures: Measures): Point {
  const acting = actingOf[figure.action];
  const pose = carried(acting.pose(acting.stillAt), figure.feeling, null);
  return solveSkeleton(figure.look.wheelchair ? wheeled(pose) : pose, measures).head;
}

/** An umbrella is as wide as it is high; a balloon on its string is not. */
const isOverHead = ({ isAloft, width, height }: HeldThing): boolean =>
  isAloft && width > height * 0.85;
/** What is over the head is large. */
const aloftScale = (held: HeldThing): number => (held.isAloft ? (isOverHead(held) ? 3 : 1.9) : 1);

/** A hand that hangs down from here on hides what it holds behind the body. */
const hanging = 0.6;

/** What somebody holds is seen: the arm comes up before the body, for an umbrella to the height of the shoulder. */
function holdingUp(pose: Pose, holds: Acting['holds'], held: HeldThing | null): Pose {
  if (held === null || (holds !== 'near' && holds !== 'far') || pose[holds].y < hanging)
    return pose;
  const raised = held.isAloft
    ? arm(isOverHead(held) ? 0.3 : 0.46, 0.14, 'grip', { inFront: true })
    : arm(0.42, 0.5, 'grip', { inFront: true });
  return { ...pose, [holds]: raised };
}

function drawProps(
  performance: Performance,
  wheelchair: boolean,
  props: readonly DrawProp[] = [],
): void {
  const { acting, spot } = performance;
  for (const prop of props) if (!wheelchair || acting.onFoot?.includes(prop) !== true) prop(spot);
}

function drawOneArm(
  ink: Ink,
  performer: Performer,
  performance: Performance,
  side: 'near' | 'far',
): void {
  const { dress } = performer;
  const { pose, joints } = performance;
  if (pose[side].inFront) shadeTorso(ink, joints, joints[side], dress);
  const style = armStyle(dress, side === 'far', pose[side].inFront);
  drawArm(ink, joints[side], style, dress.measures);
}

function drawOneHand(
  ink: Ink,
  performer: Performer,
  performance: Performance,
  side: 'near' | 'far',
): void {
  const { dress, held } = performer;
  const { acting, pose, joints, spot } = performance;
  const holds = held !== null && acting.holds === side;
  if (holds) {
    const longSide = 112 * spot.size * Math.max(0.5, held.share * 0.8) * aloftScale(held);
    const rise = held.isAloft ? longSide * held.height * 0.47 : 12 * spot.size;
    drawHeld(ink, held, joints[side].end.x + 6, joints[side].end.y - rise, longSide);
  }
  const style = armStyle(dress, side === 'far', pose[side].inFront);
  drawArmHand(ink, joints[side], holds ? 'grip' : pose[side].hand, style, dress.measures);
}

/** Both arms of one layer: what is in the hands lies over sleeves and under fingers. */
function drawArms(
  ink: Ink,
  performer: Performer,
  performance: Performance,
  inFront: boolean,
): void {
  const sides = (['far', 'near'] as const).filter(
    (side) => performance.pose[side].inFront === inFront,
  );
  for (const side of sides) drawOneArm(ink, performer, performance, side);
  if (inFront) drawProps(performance, performer.figure.look.wheelchair, performance.acting.inHands);
  for (const side of sides) drawOneHand(ink, performer, performance, side);
}

/** Draws the figure with the ground's middle at 0,0 of the ink's frame. */
export function perform(
  ink: Ink,
  performer: Performer,
  moment: FigureMoment,
  facing: 1 | -1,
): void {
  const { figure, dress, seed } = performer;
  const { look } = figure;
  const performance = prepare(ink, performer, moment);
  const { acting, joints, spot } = performance;
  const head = { look, tones: dress.person, maker: dress.tones, measures: dress.measures };
  drawProps(performance, look.wheelchair, acting.back);
  if (look.wheelchair) wheelchairBack(spot);
  drawCape(ink, joints, dress);
  drawHeadBack(ink, joints, head);
  drawArms(ink, performer, performance, false);
  drawLeg(ink, joints, dress, true);
  drawLeg(ink, joints, dress, false);
  drawSkirt(ink, joints, dress);
  drawNeck(ink, joints, dress);
  drawTorso(ink, joints, dress);
  const expression = expressionOf(figure.feeling, acting.face ?? {});
  drawHead(ink, joints, head, faceAt(joints, expression, moment, seed, facing), spot.seconds);
  if (look.wheelchair) wheelchairFront(spot);
  drawProps(performance, look.wheelchair, acting.middle);
  drawArms(ink, performer, performance, true);
  drawProps(performance, look.wheelchair, acting.front);
}
