import type { Feeling, FigureLook } from '../figure.ts';
import { leg, type Pose } from './pose.ts';

interface Carriage {
  readonly lean: number;
  readonly tilt: number;
  readonly nod: number;
  readonly hipY: number;
}

/** How a feeling is carried. */
const carriages: Readonly<Record<Feeling, Carriage>> = {
  calm: { lean: 0, tilt: 0, nod: 0, hipY: 0 },
  happy: { lean: -0.02, tilt: 0.05, nod: -0.1, hipY: 0 },
  sad: { lean: 0.09, tilt: 0.16, nod: 0.55, hipY: -0.012 },
  angry: { lean: 0.07, tilt: 0.05, nod: 0.2, hipY: 0 },
  afraid: { lean: -0.09, tilt: -0.04, nod: 0.1, hipY: -0.025 },
  surprised: { lean: -0.06, tilt: -0.06, nod: -0.2, hipY: 0 },
  tired: { lean: 0.1, tilt: 0.13, nod: 0.4, hipY: -0.02 },
  proud: { lean: -0.05, tilt: -0.08, nod: -0.25, hipY: 0 },
  'in-love': { lean: 0.02, tilt: 0.11, nod: -0.15, hipY: 0 },
};

/** The pose in a feeling, breathing where `seconds` is not null. */
export function carried(pose: Pose, feeling: Feeling, seconds: number | null): Pose {
  const { lean, tilt, nod, hipY } = carriages[feeling];
  const breath = seconds === null ? 0 : Math.sin(seconds * 1.7);
  return {
    ...pose,
    lean: pose.lean + lean,
    tilt: pose.tilt + tilt + breath * 0.006,
    nod: Math.max(-1, Math.min(1, pose.nod + nod)),
    hipY: pose.hipY + hipY + breath * 0.002,
  };
}

/** The same action from a wheelchair: the legs rest, the rest acts. */
export function wheeled(pose: Pose): Pose {
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, value));
  return {
    ...pose,
    turn: within(pose.turn, 0.35, 0.7),
    hipX: -0.14,
    hipY: 0.55,
    roll: 0,
    lean: within(pose.lean, -0.14, 0.26),
    tilt: within(pose.tilt, -0.2, 0.3),
    nearLeg: leg(0.36, 0.07),
    farLeg: leg(0.44, 0.07),
  };
}

/** How large the things are that somebody uses; 1 is for an adult. */
export const sizeOf = (look: FigureLook): number =>
  ({ baby: 0.42, child: 0.64, teen: 0.93, adult: 1, old: 0.96 })[look.age];
