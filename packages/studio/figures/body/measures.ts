import type { Age, FigureLook } from '../figure.ts';

/** The lengths of a body in figure units. Widths are halves where the name says half. */
export interface Measures {
  readonly headWidth: number;
  readonly headHeight: number;
  readonly neck: number;
  /** From the hips to between the shoulders. */
  readonly spine: number;
  readonly halfShoulder: number;
  readonly halfWaist: number;
  readonly halfHip: number;
  readonly upperArm: number;
  /** From elbow to the middle of the palm. */
  readonly foreArm: number;
  readonly armWidth: number;
  readonly thigh: number;
  readonly shin: number;
  readonly legWidth: number;
  readonly ankle: number;
  readonly foot: number;
  /** How far the back is bent at rest, in radians. */
  readonly stoop: number;
}

/** How high a standing adult is in figure units, hair included. */
export const adultUnits = 535;

const adult: Measures = {
  headWidth: 84,
  headHeight: 98,
  neck: 15,
  spine: 148,
  halfShoulder: 46,
  halfWaist: 34,
  halfHip: 36,
  upperArm: 84,
  foreArm: 88,
  armWidth: 29,
  thigh: 124,
  shin: 122,
  legWidth: 42,
  ankle: 15,
  foot: 62,
  stoop: 0,
};

const byAge: Readonly<Record<Age, Measures>> = {
  adult,
  old: { ...adult, spine: 142, thigh: 116, shin: 114, halfWaist: 38, stoop: 0.19 },
  teen: {
    ...adult,
    headWidth: 82,
    headHeight: 95,
    spine: 132,
    halfShoulder: 39,
    halfWaist: 29,
    halfHip: 31,
    upperArm: 77,
    foreArm: 79,
    armWidth: 25,
    thigh: 114,
    shin: 112,
    legWidth: 37,
    foot: 58,
  },
  child: {
    headWidth: 80,
    headHeight: 86,
    neck: 10,
    spine: 96,
    halfShoulder: 30,
    halfWaist: 26,
    halfHip: 27,
    upperArm: 54,
    foreArm: 58,
    armWidth: 22,
    thigh: 70,
    shin: 68,
    legWidth: 32,
    ankle: 12,
    foot: 45,
    stoop: 0,
  },
  baby: {
    headWidth: 76,
    headHeight: 76,
    neck: 4,
    spine: 64,
    halfShoulder: 24,
    halfWaist: 27,
    halfHip: 28,
    upperArm: 34,
    foreArm: 36,
    armWidth: 22,
    thigh: 32,
    shin: 31,
    legWidth: 29,
    ankle: 10,
    foot: 32,
    stoop: 0,
  },
};

const torsoByBuild = { slim: 0.88, average: 1, broad: 1.2 } as const;
const limbByBuild = { slim: 0.88, average: 1, broad: 1.13 } as const;
/** Shoulders, waist and hips by gender; babies and children are alike. */
const byGender = {
  man: { shoulder: 1.06, waist: 1.05, hip: 0.95, limb: 1.05 },
  woman: { shoulder: 0.86, waist: 0.84, hip: 1.02, limb: 0.91 },
  person: { shoulder: 0.95, waist: 0.95, hip: 0.98, limb: 0.98 },
} as const;
const alike = { shoulder: 1, waist: 1, hip: 1, limb: 1 };

export function measuresOf({ age, build, gender }: FigureLook): Measures {
  const rest = byAge[age];
  const grown = age === 'baby' || age === 'child' ? alike : byGender[gender];
  const [torso, limb] = [torsoByBuild[build], limbByBuild[build] * grown.limb];
  return {
    ...rest,
    halfShoulder: rest.halfShoulder * grown.shoulder * (1 + (torso - 1) * 0.75),
    halfWaist: rest.halfWaist * grown.waist * (1 + (torso - 1) * 1.5),
    halfHip: rest.halfHip * grown.hip * torso,
    armWidth: rest.armWidth * limb,
    legWidth: rest.legWidth * limb,
  };
}
