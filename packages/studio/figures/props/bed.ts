import { between, point } from '../brush/geometry.ts';
import { boxPath, fillShape, strokeLine, strokePath, svgPath } from '../brush/ink.ts';
import { lighten, mix } from '../../painting/palette/colour.ts';
import type { DrawProp } from './prop.ts';
import { wood } from './furniture.ts';

/** A bed around somebody who lies on their back with the feet ahead. */
export const bed: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const top = joints.hip.y + measures.halfHip * 0.4;
  const left = joints.head.x - 74 * size;
  const right = joints.hip.x + (measures.thigh + measures.shin) * 1.05;
  const frame = tones.cloth(wood);
  fillShape(
    ink,
    boxPath(left - 18 * size, top - 112 * size, 22 * size, 112 * size - top, 8),
    frame,
    5,
  );
  fillShape(ink, boxPath(right, top - 42 * size, 20 * size, 42 * size - top, 8), frame, 5);
  fillShape(ink, boxPath(left, top + 34 * size, right - left, 22 * size, 4), frame, 5);
  fillShape(
    ink,
    boxPath(left, top - 4, right - left + 2, 44 * size, 12),
    tones.cloth('#f4f1ec'),
    6,
  );
  fillShape(
    ink,
    boxPath(joints.head.x - 62 * size, joints.head.y - 6 * size, 132 * size, 60 * size, 26 * size),
    tones.cloth('#ffffff'),
    7,
  );
};

export const blanket: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size, accent, seconds } = spot;
  const top = joints.hip.y + measures.halfHip * 0.4;
  const right = joints.hip.x + (measures.thigh + measures.shin) * 1.05;
  const from = between(joints.hip, joints.chest, 0.66);
  const breath = Math.sin(seconds * 1.9) * 2.4;
  const cloth = tones.cloth(mix(accent, '#6f86d6', 0.5));
  const shape = svgPath(
    `M ${from.x - 12} ${top + 30 * size} L ${from.x - 10} ${top - 30 * size} C ${from.x} ${joints.chest.y - measures.halfShoulder - 6 - breath} ${joints.hip.x - 20} ${joints.hip.y - 56 * size - breath} ${joints.hip.x + 30} ${joints.hip.y - 46 * size} C ${joints.hip.x + 90 * size} ${joints.hip.y - 66 * size} ${right - 70 * size} ${top - 66 * size} ${right - 26 * size} ${top - 70 * size} C ${right + 2} ${top - 66 * size} ${right + 3} ${top} ${right + 2} ${top + 34 * size} Z`,
  );
  fillShape(ink, shape, cloth, 8);
  strokePath(
    ink,
    svgPath(`M ${from.x - 4} ${top + 26 * size} L ${from.x - 3} ${top - 34 * size}`),
    tones.flat(lighten(mix(accent, '#6f86d6', 0.5), 0.6)),
    15 * size,
  );
  for (const index of [0, 1, 2]) {
    const rise = (seconds * 0.35 + index / 3) % 1;
    const [x, y] = [
      joints.head.x + (44 + rise * 46) * size,
      joints.head.y - (50 + rise * 84) * size,
    ];
    const side = (8 + rise * 12) * size;
    strokeLine(
      ink,
      [
        point(x - side / 2, y - side / 2),
        point(x + side / 2, y - side / 2),
        point(x - side / 2, y + side / 2),
        point(x + side / 2, y + side / 2),
      ],
      `rgba(111,134,214,${(1 - rise * 0.7).toFixed(2)})`,
      4 * size,
    );
  }
};
