import type { Player } from '../actors/cast.ts';
import { drawFigure, walksInAt, type FigureView } from '../actors/company.ts';
import { drawPlayer } from '../actors/draw-player.ts';
import { onTwos } from '../actors/on-twos.ts';
import type { SceneCue } from '../../scene.ts';
import type { Context } from '../brushes/surface.ts';
import { cameraAt, planMove, type CameraMove } from '../camera.ts';
import { propEntryMs, type Moment } from './cues.ts';
import { drawSheets, type PaintedSet } from './set.ts';
import type { Cut } from './timeline.ts';
import { createTitle } from './title.ts';

const alreadyThere = -10_000;
/** Late enough for everything to have grown: what a still picture shows. */
const grownMs = 60_000;

/** The stage as a whole: the establishing shot, and where later shots come back to. */
export interface WideShot {
  draw(context: Context, moment: Moment, cut: Cut): void;
}

function entryOf(player: Player, index: number, moment: Moment, cut: Cut): number {
  if (player.placement.lead) return cut.index === 0 ? -140 : alreadyThere;
  return propEntryMs(player.placement.actor, index, moment) - cut.startMs;
}

/** What comes in while its wide shot is seen: things with their words, people who walk in. */
export function entriesSeen(
  { cast, company }: Pick<PaintedSet, 'cast' | 'company'>,
  scene: Omit<Moment, 'timeMs'>,
  { startMs, endMs, index: cutIndex }: Cut,
): SceneCue[] {
  const things = cast.flatMap(({ placement }, index) =>
    placement.lead ? [] : [propEntryMs(placement.actor, index, scene)],
  );
  const people =
    cutIndex > 0 ? [] : company.flatMap((staged, index) => walksInAt(staged, index, scene) ?? []);
  return [...things, ...people]
    .filter((timeMs) => timeMs >= startMs && timeMs < endMs)
    .map((timeMs) => ({ kind: 'entry', timeMs }));
}

export function createWideShot(set: PaintedSet): WideShot {
  const { brief, stage, sheets, foreground, cast, company, particles, riches, grade } = set;
  const still = brief.drawing.motion === 'still';
  const moves: CameraMove[] = [0, 1, 2].map((turn) =>
    planMove(brief, brief.drawing, brief.random.fork(`move ${turn}`)),
  );
  const isEmpty = company.length === 0 && !cast.some(({ placement }) => placement.lead);
  const title = isEmpty ? createTitle(brief) : null;
  return {
    draw(context, moment, cut) {
      const move = moves[cut.index % moves.length];
      if (move === undefined) return;
      const viewAt = (timeMs: number): FigureView => {
        const shotMs = timeMs - cut.startMs;
        const share = shotMs / Math.max(1, cut.endMs - cut.startMs);
        const playing = {
          moment: { ...moment, timeMs },
          ...{ shotMs, share, alive: !still, enters: cut.index === 0, width: brief.width },
        };
        return { camera: cameraAt(move, share), playing };
      };
      const seen = onTwos(moment.timeMs, viewAt);
      const { camera } = seen.now;
      const { shotMs } = seen.now.playing;
      const airMs = still ? 0 : moment.timeMs;
      drawSheets(context, brief, { sheets, nearer: foreground }, camera, airMs);
      stage.live?.draw(context, camera, still ? grownMs : moment.timeMs);
      riches?.drawLight(context, camera, moment.timeMs);
      const { height } = brief;
      for (const sunk of [true, false]) {
        if (!sunk) drawSheets(context, brief, { sheets: foreground, nearer: [] }, camera, airMs);
        for (const [index, player] of cast.entries()) {
          if (goesBehind(player, set) === sunk)
            drawPlayer(
              context,
              player,
              onTwos(moment.timeMs, (sceneMs) => {
                const view = viewAt(sceneMs);
                const { shotMs: timeMs, ...playing } = view.playing;
                const entryMs = entryOf(player, index, moment, cut);
                return { ...view, acting: { ...playing, timeMs, sceneMs, entryMs, height } };
              }),
            );
        }
        // In front of things, behind what is nearest of the set.
        if (sunk)
          for (const [index, staged] of company.entries()) drawFigure(context, staged, index, seen);
      }
      riches?.drawNear(context, camera, moment.timeMs);
      particles?.draw(context, still ? 4000 : moment.timeMs);
      title?.draw(context, still || cut.index > 0 ? grownMs : shotMs + 350);
      context.drawImage(grade, 0, 0);
    },
  };
}

/** Everything is behind the foreground but what lies on a table top, which is the foreground. */
function goesBehind({ placement }: Player, { stage }: PaintedSet): boolean {
  return placement.sunk || !(stage.surface === 'table' && placement.grounded);
}
