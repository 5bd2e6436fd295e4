import type { Feeling } from '../figure.ts';

/** A face at rest in one feeling; lengths are shares of what they move. */
export interface Expression {
  /** Inner end of the brows: -1 down (anger), 1 up (sorrow). */
  readonly browInner: number;
  readonly browOuter: number;
  /** How far the upper lid hangs, 0–1. */
  readonly lid: number;
  /** How far the cheeks push up the lower lid, 0–1. */
  readonly squint: number;
  /** Size of the eyes; 1 at rest. */
  readonly eyes: number;
  /** 1 is a wide smile, -1 its reverse. */
  readonly smile: number;
  /** Width of the mouth; 1 at rest. */
  readonly mouthWidth: number;
  /** How far the mouth stands open without a word, 0–1. */
  readonly open: number;
  readonly blush: number;
  readonly shut: 'no' | 'calm' | 'smiling';
  readonly tears: boolean;
}

const calm: Expression = {
  browInner: 0,
  browOuter: 0,
  lid: 0.08,
  squint: 0,
  eyes: 1,
  smile: 0.4,
  mouthWidth: 0.9,
  open: 0,
  blush: 0.35,
  shut: 'no',
  tears: false,
};

const byFeeling: Readonly<Record<Feeling, Partial<Expression>>> = {
  calm: {},
  happy: {
    smile: 1,
    open: 0.3,
    mouthWidth: 1.15,
    squint: 0.3,
    browOuter: 0.3,
    browInner: 0.35,
    blush: 0.7,
  },
  sad: { browInner: 0.95, browOuter: -0.5, lid: 0.28, smile: -0.75, mouthWidth: 0.8, blush: 0.1 },
  angry: {
    browInner: -1,
    browOuter: 0.5,
    lid: 0.2,
    smile: -0.7,
    mouthWidth: 0.95,
    squint: 0.25,
    blush: 0.5,
  },
  afraid: {
    browInner: 1,
    browOuter: 0.1,
    eyes: 1.16,
    lid: 0,
    smile: -0.55,
    mouthWidth: 0.85,
    open: 0.2,
    blush: 0,
  },
  surprised: {
    browInner: 0.9,
    browOuter: 0.95,
    eyes: 1.18,
    lid: 0,
    smile: 0,
    mouthWidth: 0.5,
    open: 0.6,
  },
  tired: { browInner: 0.3, browOuter: -0.4, lid: 0.52, smile: -0.2, mouthWidth: 0.7, blush: 0.1 },
  proud: { browInner: 0.1, browOuter: 0.5, lid: 0.34, smile: 0.85, mouthWidth: 0.95, blush: 0.4 },
  'in-love': {
    browInner: 0.5,
    browOuter: 0.2,
    eyes: 1.06,
    smile: 0.95,
    mouthWidth: 1,
    blush: 1,
    squint: 0.15,
  },
};

export function expressionOf(feeling: Feeling, change: Partial<Expression>): Expression {
  return { ...calm, ...byFeeling[feeling], ...change };
}
