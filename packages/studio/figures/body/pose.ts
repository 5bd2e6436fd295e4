/** How a hand is shaped. `grip` closes around a bar or handle. */
export type HandShape = 'relaxed' | 'fist' | 'grip' | 'open' | 'point' | 'flat';

/** Where a palm is: from its shoulder, ahead (x) and down (y), in arm lengths. */
export interface ArmPose {
  readonly x: number;
  readonly y: number;
  /** The side of the elbow: 1 is down for an arm that reaches ahead and back for one that hangs. */
  readonly bend: 1 | -1;
  readonly hand: HandShape;
  /** Turn of the hand against the forearm, radians. */
  readonly wrist: number;
  /** Drawn before the body rather than behind it. */
  readonly inFront: boolean;
}

/** Where an ankle is: from the middle of the ground, ahead (x) and up (lift), in leg lengths. */
export interface LegPose {
  readonly x: number;
  readonly lift: number;
  /** 1: the knee goes ahead, -1: back. */
  readonly knee: 1 | -1;
  /** Radians; positive lowers the toe. */
  readonly toe: number;
  /** How long thigh and shin look where they point to the viewer; 1 in full. */
  readonly seen: readonly [thigh: number, shin: number];
}

/** A posture of any body: lengths are shares of the limb they belong to, so that children and adults fit. */
export interface Pose {
  /** 0 faces the viewer, 1 is a profile. */
  readonly turn: number;
  /** Of the hips: ahead and up from the ground, in leg lengths; 1 is straight legs. */
  readonly hipX: number;
  readonly hipY: number;
  /** Of the spine, radians; positive leans ahead. */
  readonly lean: number;
  /** Of the head, radians; positive tips ahead. */
  readonly tilt: number;
  /** How far the face looks down (1) or up (-1). */
  readonly nod: number;
  /** Turn of the whole body about the hips, radians. */
  readonly roll: number;
  readonly near: ArmPose;
  readonly far: ArmPose;
  readonly nearLeg: LegPose;
  readonly farLeg: LegPose;
}

export function arm(
  x: number,
  y: number,
  hand: HandShape = 'relaxed',
  more: Partial<ArmPose> = {},
): ArmPose {
  return { x, y, hand, bend: 1, wrist: 0, inFront: false, ...more };
}

export function leg(x: number, lift = 0, more: Partial<LegPose> = {}): LegPose {
  return { x, lift, knee: 1, toe: 0, seen: [1, 1], ...more };
}

/** Upright, weight on both legs. */
export function standing(change: Partial<Pose> = {}): Pose {
  return {
    turn: 0.35,
    hipX: 0,
    hipY: 0.997,
    lean: 0,
    tilt: 0,
    nod: 0,
    roll: 0,
    near: arm(-0.13, 0.965, 'relaxed', { inFront: true }),
    far: arm(0.14, 0.96),
    nearLeg: leg(-0.05),
    farLeg: leg(0.06),
    ...change,
  };
}

/** Upright on a seat of half a leg's height. */
export function seated(change: Partial<Pose> = {}): Pose {
  return standing({
    turn: 0.7,
    hipX: -0.2,
    hipY: 0.56,
    near: arm(0.42, 0.72, 'relaxed', { inFront: true }),
    far: arm(0.5, 0.7),
    nearLeg: leg(0.32),
    farLeg: leg(0.42),
    ...change,
  });
}

/** A sine of `hertz` at `seconds`, moved by `phase` turns. */
export const swing = (seconds: number, hertz: number, phase = 0): number =>
  Math.sin((seconds * hertz + phase) * Math.PI * 2);
