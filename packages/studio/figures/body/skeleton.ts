import {
  add,
  angleTo,
  point,
  polar,
  solveJoint,
  turnAbout,
  type Point,
} from '../brush/geometry.ts';
import type { Measures } from './measures.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';

export interface Limb {
  /** Shoulder or hip joint. */
  readonly root: Point;
  /** Elbow or knee. */
  readonly joint: Point;
  /** Middle of the palm, or ankle. */
  readonly end: Point;
  /** Where the hand or the foot points, radians. */
  readonly angle: number;
}

/** All joints of a body in one posture, in figure units. */
export interface Skeleton {
  readonly hip: Point;
  /** Between the shoulders. */
  readonly chest: Point;
  /** Middle of the head. */
  readonly head: Point;
  readonly spineAngle: number;
  readonly headAngle: number;
  readonly turn: number;
  readonly nod: number;
  readonly near: Limb;
  readonly far: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
}

export function solveSkeleton(pose: Pose, measures: Measures): Skeleton {
  const { spine, neck, headHeight, thigh, shin, ankle, stoop, halfHip } = measures;
  const legLength = thigh + shin;
  const hip = point(pose.hipX * legLength, -(ankle + pose.hipY * legLength));
  const lean = pose.lean + stoop;
  const up = (angle: number, length: number) => polar(point(0, 0), angle - Math.PI / 2, length);
  const chest = add(hip, up(lean, spine));
  const headAngle = lean * 0.35 + pose.tilt;
  const head = add(add(chest, up(lean * 0.8, 2)), up(headAngle + stoop, neck + headHeight * 0.45));
  const hipOffset = halfHip * 0.46 * (1 - 0.6 * pose.turn);
  const roll = (place: Point) => turnAbout(place, hip, pose.roll);
  const arms = solveArms(pose, measures, chest, lean);
  const legs = {
    near: solveLeg(hip, -hipOffset, pose.nearLeg, measures),
    far: solveLeg(hip, hipOffset, pose.farLeg, measures),
  };
  const rolled = (limb: Limb): Limb => ({
    root: roll(limb.root),
    joint: roll(limb.joint),
    end: roll(limb.end),
    angle: limb.angle + pose.roll,
  });
  return {
    hip,
    chest: roll(chest),
    head: roll(head),
    spineAngle: lean + pose.roll,
    headAngle: headAngle + pose.roll,
    turn: pose.turn,
    nod: pose.nod,
    near: rolled(arms.near),
    far: rolled(arms.far),
    nearLeg: rolled(legs.near),
    farLeg: rolled(legs.far),
  };
}

function solveArms(
  pose: Pose,
  measures: Measures,
  chest: Point,
  lean: number,
): { near: Limb; far: Limb } {
  const offset = (measures.halfShoulder - measures.armWidth * 0.3) * (1 - 0.62 * pose.turn);
  const drop = measures.armWidth * 0.6;
  const shoulder = (side: number) => turnAbout(add(chest, point(side * offset, drop)), chest, lean);
  return {
    near: solveArm(shoulder(-1), pose.near, measures),
    far: solveArm(shoulder(1), pose.far, measures),
  };
}

function solveArm(root: Point, pose: ArmPose, { upperArm, foreArm }: Measures): Limb {
  const length = upperArm + foreArm;
  const target = add(root, point(pose.x * length, pose.y * length));
  const { joint, end } = solveJoint(root, target, [upperArm, foreArm], pose.bend);
  return { root, joint, end, angle: angleTo(joint, end) + pose.wrist };
}

/** `offset` is how far the joint lies ahead of the middle of the hips. */
function solveLeg(hip: Point, offset: number, pose: LegPose, measures: Measures): Limb {
  const { thigh, shin, ankle } = measures;
  const length = thigh + shin;
  const root = add(hip, point(offset, 0));
  const target = point(pose.x * length + offset * 0.8, -(ankle + pose.lift * length));
  const bones = [thigh * pose.seen[0], shin * pose.seen[1]] as const;
  const { joint, end } = solveJoint(root, target, bones, pose.knee === 1 ? -1 : 1);
  return { root, joint, end, angle: pose.toe };
}
