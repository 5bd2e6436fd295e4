import { createBoard, type FrameOfBoard } from '../boards/create-board.ts';
import type { Context } from './brushes/surface.ts';
import type { Drawing } from './drawing.ts';
import { registerFonts } from '../fonts/fonts.ts';
import { createCloseShot } from './shots/close.ts';
import type { Moment } from './shots/cues.ts';
import type { Shot } from './shots/held.ts';
import { createNumberLabel } from './shots/number-label.ts';
import { createHandsShot } from './shots/hands.ts';
import { createFramedStill } from './shots/framed.ts';
import { paintSet } from './shots/set.ts';
import { keepForScene, planCuts, type Cut } from './shots/timeline.ts';
import { createWideShot, entriesSeen } from './shots/wide.ts';
import type { SceneCue } from '../scene.ts';
import type { StageBrief } from './stage.ts';
import { stageBriefOf } from './stage-brief.ts';
import { stageFor } from './templates/catalogue.ts';

export type { Moment } from './shots/cues.ts';

/** Draws any moment of one scene. The same moment always gives the same pixels, in any order, on any thread. */
export interface Painter {
  draw(context: Context, moment: Moment): void;
  /** The moment whose picture this is, or its look: see `Picture`. Left out where nobody knows better. */
  shownAt?(moment: Moment): number;
  /** When something in it is seen to happen, in order. */
  cues(scene: Omit<Moment, 'timeMs'>): SceneCue[];
}

/**
 * Paints a scene's sheets, once, and gives what draws its frames. `size` is the frame in pixels; layouts follow its shape.
 * Holds some 60 MB at 1080 × 1920. Throws when the drawing names an illustration that does not exist.
 */
export async function createPainter(drawing: Drawing, size: FrameOfBoard): Promise<Painter> {
  const board = drawing.board === null ? null : await createBoard(drawing.board, drawing, size);
  if (board !== null) return board;
  registerFonts(`${drawing.card.headline}${drawing.card.kicker}`);
  const brief = stageBriefOf(drawing, size);
  return withLabel(brief, await createStagePainter(brief));
}

/** A stage with the number of what it shows over each of its shots. */
function withLabel(brief: StageBrief, painter: Painter): Painter {
  const label = createNumberLabel(brief);
  const labelMs = ({ timeMs }: Moment) => (brief.drawing.motion === 'still' ? enteredMs : timeMs);
  return label === null
    ? painter
    : {
        ...painter,
        draw(context, moment) {
          painter.draw(context, moment);
          label.draw(context, labelMs(moment));
        },
        shownAt: (moment) =>
          label.rests(labelMs(moment))
            ? (painter.shownAt?.(moment) ?? moment.timeMs)
            : moment.timeMs,
      };
}
/** Of a still, all has come in. */
const enteredMs = 1_000;

async function createStagePainter(brief: StageBrief): Promise<Painter> {
  const { drawing } = brief;
  if (drawing.hands !== undefined)
    return await createHandsShot(brief, stageFor(brief), drawing.hands);
  const set = await paintSet(brief, stageFor(brief));
  if (drawing.motion === 'still') return await createFramedStill(set);
  const wide = createWideShot(set);
  const close = await createCloseShot(set);
  const cutsOf = keepForScene((scene) => planCuts(drawing.shots, scene));
  const shotAt = (moment: Moment): { shot: Shot; cut: Cut } => {
    const cut = currentCut(cutsOf(moment), moment);
    // A painted scene stays a picture: where a stored drawing asks for a card of type, the set is seen from elsewhere.
    return { shot: cut.shot === 'close' ? (close ?? wide) : wide, cut };
  };
  return {
    draw(context, moment) {
      const { shot, cut } = shotAt(moment);
      shot.draw(context, moment, cut);
    },
    shownAt(moment) {
      const { shot, cut } = shotAt(moment);
      return shot.shownAt(moment, cut);
    },
    cues(scene) {
      const seen = cutsOf(scene).flatMap((cut): SceneCue[] => [
        ...(cut.index > 0 ? [{ kind: 'cut' as const, timeMs: cut.startMs }] : []),
        ...(cut.shot === 'close' && close !== null ? [] : entriesSeen(set, scene, cut)),
      ]);
      return seen.toSorted((one, other) => one.timeMs - other.timeMs);
    },
  };
}

function currentCut(cuts: readonly Cut[], moment: Moment): Cut {
  return (
    cuts.findLast(({ startMs }) => startMs <= moment.timeMs) ?? {
      shot: 'wide',
      startMs: 0,
      endMs: moment.durationMs,
      index: 0,
    }
  );
}
