import { paintSurface, type Context } from '../brushes/surface.ts';
import { withOpacity } from '../palette/colour.ts';
import type { Moment } from './cues.ts';
import { outOfFocus } from './lens.ts';
import type { PaintedSet } from './set.ts';
import type { Cut } from './timeline.ts';
import { createTitle } from './title.ts';

/** Type over the darkened, blurred set: the sentence or the figure to remember. */
export interface CardShot {
  draw(context: Context, moment: Moment, cut: Cut): void;
}

/** A cut never shows an empty card: the type is on its way already. */
const alreadyMs = 180;

export function createCardShot(set: PaintedSet): CardShot {
  const { brief, particles, grade } = set;
  const { width, height, palette } = brief;
  const camera = { zoom: 1.25, panX: 0, panY: 0, focusX: width / 2, focusY: height * 0.4 };
  const soft = outOfFocus(set, [...set.sheets, ...set.foreground], camera, 34 * brief.unit);
  const ground = paintSurface(width, height, (context) => {
    context.drawImage(soft, 0, 0);
    context.fillStyle = withOpacity(palette.ink, 0.66);
    context.fillRect(0, 0, width, height);
  });
  const headline = createTitle(brief, 'headline');
  const figure = createTitle(brief, 'figure');
  return {
    draw(context, moment, cut) {
      context.drawImage(ground, 0, 0);
      particles?.draw(context, moment.timeMs);
      (cut.shot === 'number' ? figure : headline).draw(
        context,
        moment.timeMs - cut.startMs + alreadyMs,
      );
      context.drawImage(grade, 0, 0);
    },
  };
}
