import { Path2D } from '@napi-rs/canvas';
import { keptPath } from '../brush/ink.ts';
import type { Measures } from './measures.ts';

/** Half widths and heights of a torso in its own frame: hips at 0,0, the neck up at -spine. */
export interface TorsoShape {
  readonly hip: number;
  readonly waist: number;
  readonly shoulder: number;
  readonly spine: number;
  readonly neck: number;
  /** Middle line of the front: it moves ahead as the body turns. */
  readonly middle: number;
}

export function torsoShape(measures: Measures, turn: number): TorsoShape {
  const narrow = 1 - 0.24 * turn;
  return {
    hip: measures.halfHip * narrow,
    waist: measures.halfWaist * narrow,
    shoulder: measures.halfShoulder * narrow,
    spine: measures.spine,
    neck: measures.headWidth * 0.19,
    middle: measures.halfWaist * 0.5 * turn,
  };
}

/** The torso's outline, from `bottom` (units below the hips) to the neck. Nobody adds to it. */
export function torsoPath(shape: TorsoShape, bottom: number, extra = 0): Path2D {
  const { hip, waist, shoulder, spine, neck } = shape;
  return keptPath(`torso ${hip} ${waist} ${shoulder} ${spine} ${neck} ${bottom} ${extra}`, () =>
    buildTorso(shape, bottom, extra),
  );
}

function buildTorso(shape: TorsoShape, bottom: number, extra: number): Path2D {
  const { spine, neck } = shape;
  const [hip, waist, shoulder] = [shape.hip + extra, shape.waist + extra, shape.shoulder + extra];
  const path = new Path2D();
  path.moveTo(-hip, bottom);
  path.bezierCurveTo(-hip, -spine * 0.2, -waist, -spine * 0.26, -waist, -spine * 0.44);
  path.bezierCurveTo(-waist, -spine * 0.62, -shoulder, -spine * 0.66, -shoulder, -spine * 0.86);
  path.quadraticCurveTo(-shoulder, -spine * 0.985, -shoulder * 0.62, -spine);
  path.quadraticCurveTo(-neck, -spine - 3, -neck, -spine - 7);
  path.lineTo(neck, -spine - 7);
  path.quadraticCurveTo(neck, -spine - 3, shoulder * 0.62, -spine);
  path.quadraticCurveTo(shoulder, -spine * 0.985, shoulder, -spine * 0.86);
  path.bezierCurveTo(shoulder, -spine * 0.66, waist, -spine * 0.62, waist, -spine * 0.44);
  path.bezierCurveTo(waist, -spine * 0.26, hip, -spine * 0.2, hip, bottom);
  path.quadraticCurveTo(0, bottom + 6, -hip, bottom);
  path.closePath();
  return path;
}
