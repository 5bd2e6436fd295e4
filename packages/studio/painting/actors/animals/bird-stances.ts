import { bodySize } from '../drawn/bird-parts.ts';
import type { Bird } from '../drawn/bird-kind.ts';
import type { Acted, AnimalDoing } from './doings.ts';
import { footAt, type Foot } from './gait.ts';
import { cycleOf, fidget, glance, leap, smooth, swing } from './rhythm.ts';

/** How a bird on its feet holds itself; units, radians. */
export interface BirdStance {
  /** How far the body is lowered. */
  readonly drop: number;
  /** Its breast down is negative. */
  readonly pitch: number;
  readonly breath: number;
  /** From where the head is when it stands. */
  readonly head: {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly facing: number;
  };
  /** Far, near. */
  readonly feet: readonly [Foot, Foot];
  readonly hasLegs: boolean;
  /** How far the wing is lifted off the body, 0–1. */
  readonly wing: number;
  readonly tail: number;
  readonly rise: number;
}

const together: readonly [Foot, Foot] = [
  { x: -1, up: 0 },
  { x: -1, up: 0 },
];
/** The near leg drawn up under the body. */
const onOne = ({ legs }: Bird): readonly [Foot, Foot] => [
  { x: -4, up: 0 },
  { x: 20, up: legs * 0.56 },
];
const stepS = ({ cm }: Bird): number => 0.62 * (cm / 40) ** 0.3;

function stand(bird: Bird, acted: Acted): BirdStance {
  const { seconds, alive } = acted;
  const r = bird.headSize;
  return {
    drop: 0,
    pitch: 0,
    breath: alive ? 0.016 * swing(seconds, 0.5) : 0,
    head: {
      x: fidget(acted) * r * 0.12,
      y: fidget(acted, 4) * r * 0.08,
      turn: fidget(acted, 8) * 0.16,
      facing: 1,
    },
    feet: bird.onOneLeg === true && acted.doing !== 'wade' ? onOne(bird) : together,
    hasLegs: true,
    wing: 0,
    tail: alive ? 0.04 * swing(seconds, 0.9) : 0,
    rise: 0,
  };
}

/** Step by step, the head thrust forward with each; penguins waddle. */
function walk(bird: Bird, acted: Acted): BirdStance {
  const { seconds, alive } = acted;
  const isQuick = acted.doing === 'run';
  const length = stepS(bird) * (isQuick ? 0.6 : 1);
  const cycle = alive ? cycleOf(seconds, length) : 0.08;
  const waddles = bird.extra === 'penguin';
  const stride = {
    duty: isQuick ? 0.5 : 0.58,
    length: Math.max(14, bird.legs * 0.7) * (isQuick ? 1.4 : 1),
    lift: Math.max(5, bird.legs * 0.22),
  };
  const sway = alive ? swing(seconds, 1 / length) : 0.5;
  const nod = alive ? Math.abs(swing(seconds, 1 / length)) : 0.6;
  return {
    ...stand(bird, acted),
    drop: waddles ? -2 * Math.abs(sway) : 1 - nod,
    pitch: waddles ? sway * 0.1 : isQuick ? -0.16 : 0,
    head: {
      x: -nod * bird.headSize * (waddles ? 0 : 0.34),
      y: isQuick ? 4 : 0,
      turn: 0,
      facing: 1,
    },
    feet: [footAt((cycle + 0.5) % 1, stride), footAt(cycle, stride)],
    wing: waddles ? 0.25 + 0.25 * sway : 0,
  };
}

function hop(bird: Bird, acted: Acted): BirdStance {
  const { height, air, crouch } = leap(acted);
  const tucked = air === null ? 0 : bird.legs * 0.3;
  return {
    ...stand(bird, acted),
    drop: crouch * bird.legs * 0.4,
    pitch: crouch * -0.12,
    feet: [
      { x: -1, up: tucked },
      { x: 2, up: tucked },
    ],
    wing: air === null ? 0 : 0.8,
    rise: height * 46,
  };
}

/** Sat down on its feet; asleep with its beak in the feathers of its back. */
function rest(bird: Bird, acted: Acted): BirdStance {
  const { seconds, alive, doing } = acted;
  const { ry } = bodySize(bird);
  const asleep = doing === 'sleep';
  const base = stand(bird, acted);
  const { neck, headSize: r, upright = 0 } = bird;
  const breath = alive ? (asleep ? 0.035 : 0.02) * swing(seconds, 0.3) : 0;
  const drop = bird.legs * 0.94;
  const tucked = { x: -12 - neck.x, y: -ry * 0.62 - neck.y, turn: 0.12, facing: -1 };
  // A flamingo sleeps as it stands.
  if (asleep && bird.onOneLeg === true) return { ...base, breath, head: tucked };
  if (!asleep || upright > 0.5)
    return {
      ...base,
      drop: upright > 0.5 ? bird.legs * 0.5 : drop,
      hasLegs: upright > 0.5,
      breath,
      head: asleep ? { x: -2, y: r * 0.4, turn: -0.12, facing: 1 } : base.head,
    };
  return {
    ...base,
    drop,
    hasLegs: false,
    breath,
    head: tucked,
  };
}

/** It bows and pecks, and looks up between. */
function peck(bird: Bird, acted: Acted): BirdStance {
  const { seconds, alive, doing } = acted;
  const { ground, ry } = bodySize(bird);
  const round = doing === 'drink' ? 2.4 : 1.8;
  const t = alive ? cycleOf(seconds, round) : 0.4;
  const down = smooth(t / 0.14) * (1 - smooth((t - 0.66) / 0.14));
  const picks = alive && doing === 'eat' && down === 1 ? Math.abs(swing(seconds, 1.9)) * 5 : 0;
  if ((bird.upright ?? 0) > 0.5)
    // It only bows.
    return {
      ...stand(bird, acted),
      pitch: -0.3 * down,
      head: {
        x: -4 * down,
        y: bird.headSize * 0.5 * down + picks * 0.5,
        turn: -0.4 * down,
        facing: 1,
      },
    };
  const pitch = -0.5 * down;
  // From the bowed body, so that the beak comes to the ground.
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const at = { x: bird.neck.x * 0.9 - 14, y: ground - bird.headSize * 1.15 - picks };
  const dy = at.y - ry * 0.7;
  const local = { x: cos * at.x + sin * dy, y: -sin * at.x + cos * dy + ry * 0.7 };
  return {
    ...stand(bird, acted),
    pitch,
    head: {
      x: (local.x - bird.neck.x) * down,
      y: (local.y - bird.neck.y) * down,
      turn: -0.75 * down,
      facing: 1,
    },
    tail: -0.1 * down,
  };
}

const look = (bird: Bird, acted: Acted): BirdStance => ({
  ...stand(bird, acted),
  head: { x: 0, y: -2, turn: 0, facing: glance(acted) },
});

/** On the water; under it the flippers beat. */
function swim(bird: Bird, acted: Acted): BirdStance {
  const { seconds, alive, medium } = acted;
  const base = stand(bird, acted);
  const isDiving = medium === 'under' && bird.upright === 1;
  return {
    ...base,
    // The body lies in the water, the beak points ahead.
    head: isDiving ? { x: 0, y: 0, turn: 1.05, facing: 1 } : base.head,
    hasLegs: false,
    pitch: alive ? 0.03 * swing(seconds, 0.6) : 0,
    wing: medium === 'under' ? 0.6 + (alive ? 0.6 * swing(seconds, 1.3) : 0.4) : 0,
  };
}

/** As it lies on its back, before it is turned over: the neck drawn in, so that its head is on the ground as well. */
const lifeless = (bird: Bird, acted: Acted): BirdStance => ({
  ...stand(bird, { ...acted, alive: false }),
  head: { x: 4, y: Math.max(0, -bird.neck.y - bodySize(bird).ry * 0.55), turn: 0, facing: 1 },
  feet: [
    { x: -4, up: bird.legs * 0.3 },
    { x: 6, up: bird.legs * 0.1 },
  ],
});

const stances: Readonly<Record<AnimalDoing, (bird: Bird, acted: Acted) => BirdStance>> = {
  stand,
  walk,
  run: walk,
  fly: hop,
  swim,
  jump: hop,
  sleep: rest,
  lie: rest,
  sit: rest,
  eat: peck,
  drink: peck,
  look,
  wade: stand,
  dead: lifeless,
};

export const birdStanceOf = (bird: Bird, acted: Acted): BirdStance =>
  stances[acted.doing](bird, acted);
