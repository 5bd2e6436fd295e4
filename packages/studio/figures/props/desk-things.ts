import { point } from '../brush/geometry.ts';
import { boxPath, closedPath, fillFlat, fillShape } from '../brush/ink.ts';
import type { DrawProp } from './prop.ts';
import { deskTop } from './furniture.ts';

export const writing: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot);
  const x = joints.near.end.x;
  fillShape(
    ink,
    closedPath([
      point(x - 46 * size, top - 1),
      point(x + 62 * size, top - 1),
      point(x + 76 * size, top - 9 * size),
      point(x - 30 * size, top - 9 * size),
    ]),
    tones.cloth('#fdfbf5'),
    2,
  );
  fillShape(
    ink,
    boxPath(x + 96 * size, top - 22 * size, 50 * size, 11 * size, 3),
    tones.cloth('#3b7dd8'),
    2,
  );
  fillShape(
    ink,
    boxPath(x + 100 * size, top - 11 * size, 46 * size, 11 * size, 3),
    tones.cloth('#e4573d'),
    2,
  );
};

/** A laptop seen from behind its lid's edge. */
export const laptop: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot);
  const x = Math.max(joints.near.end.x, joints.far.end.x) + 12 * size;
  const grey = tones.cloth('#9aa5b8');
  fillShape(
    ink,
    closedPath([
      point(x + 22 * size, top - 6 * size),
      point(x + 60 * size, top - 92 * size),
      point(x + 68 * size, top - 92 * size),
      point(x + 32 * size, top - 2 * size),
    ]),
    grey,
    3,
  );
  fillFlat(
    ink,
    closedPath([
      point(x + 19 * size, top - 8 * size),
      point(x + 55 * size, top - 90 * size),
      point(x + 60 * size, top - 92 * size),
      point(x + 25 * size, top - 6 * size),
    ]),
    tones.flat('#d4efff'),
  );
  fillShape(ink, boxPath(x - 66 * size, top - 7 * size, 100 * size, 7 * size, 3), grey, 2);
};
