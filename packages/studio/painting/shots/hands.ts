import { planCutTimes, stillLengths } from '../../camera/cut-times.ts';
import type { HandsAct } from '../../hands/act.ts';
import { createHandsArt } from '../../hands/paint-hands.ts';
import type { SceneCue } from '../../scene.ts';
import { poseMs } from '../actors/on-twos.ts';
import type { Context } from '../brushes/surface.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { propEntryMs, type Moment } from './cues.ts';
import { keepForScene } from './timeline.ts';

/** Hands at work fill the picture: they begin on their word and go on calmly, while the camera comes a little nearer. */
export interface HandsShot {
  draw(context: Context, moment: Moment): void;
  /** The moment whose picture this is: that in which the hands took up their pose. */
  shownAt(moment: Moment): number;
  cues(scene: Omit<Moment, 'timeMs'>): SceneCue[];
}

/** The moment that shows an act best, in seconds of it; what is still stays there. */
const posedSeconds = 0.9;
/** How much nearer the camera comes over a scene, and in a still's second framing. */
const push = 0.05;
const nearer = 1.16;

export async function createHandsShot(
  brief: StageBrief,
  stage: Stage,
  act: HandsAct,
): Promise<HandsShot> {
  const art = await createHandsArt(brief, stage, act);
  const isStill = brief.drawing.motion === 'still';
  const cutsOf = keepForScene((scene: Omit<Moment, 'timeMs'>) =>
    isStill ? planCutTimes(scene, stillLengths) : [],
  );
  // The whole picture is held, as a pose is: nothing in it moves but the hands, and their camera by a tenth of a pixel a frame.
  const shotAt = (moment: Moment, timeMs: number) =>
    cutsOf(moment).filter((ms) => ms <= timeMs).length;
  return {
    shownAt(moment) {
      const posedMs = poseMs(moment.timeMs);
      return shotAt(moment, posedMs) === shotAt(moment, moment.timeMs) ? posedMs : moment.timeMs;
    },
    draw(context, moment) {
      const posedMs = poseMs(moment.timeMs);
      const shot = shotAt(moment, moment.timeMs);
      const share = posedMs / Math.max(1, moment.durationMs);
      const framing = shot % 2 === 1 ? nearer : 1;
      const startMs = act.cue === '' ? 0 : Math.min(900, propEntryMs(act, 0, moment));
      const seconds = isStill
        ? posedSeconds
        : posedSeconds + Math.max(0, posedMs - startMs) / 1_000;
      art.draw(context, seconds, { framing, push: 1 + push * share });
    },
    cues: (scene) => cutsOf(scene).map((timeMs) => ({ kind: 'cut', timeMs })),
  };
}
