import type { Player } from '../actors/cast.ts';
import { drawFigure, figureMoves, walksInAt, type FigureView } from '../actors/company.ts';
import { drawPlayer, playerMoves, type PlayerView } from '../actors/draw-player.ts';
import { onTwos, seenAs } from '../actors/on-twos.ts';
import type { SceneCue } from '../../scene.ts';
import { cameraAt, planMove } from '../camera.ts';
import { propEntryMs, type Moment } from './cues.ts';
import { cameraMoves, holdWhereSlow, type Shot } from './held.ts';
import { drawSheets, type PaintedSet } from './set.ts';
import type { Cut } from './timeline.ts';
import { createTitle } from './title.ts';

const alreadyThere = -10_000;
/** Late enough for everything to have grown: what a still picture shows. */
const grownMs = 60_000;

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

/** How a moment of a shot is seen by those who stand on the stage. */
interface Views {
  figure(moment: Moment, cut: Cut): FigureView;
  player(player: Player, index: number, moment: Moment, cut: Cut): PlayerView;
}

function viewsOf({ brief }: PaintedSet): Views {
  const { width, height, drawing } = brief;
  const alive = drawing.motion !== 'still';
  const moves = [0, 1, 2].map((turn) =>
    planMove(brief, drawing, brief.random.fork(`move ${turn}`)),
  );
  const figure = (moment: Moment, cut: Cut): FigureView => {
    const shotMs = moment.timeMs - cut.startMs;
    const share = shotMs / Math.max(1, cut.endMs - cut.startMs);
    const playing = { moment, shotMs, share, alive, enters: cut.index === 0, width };
    const move = moves[cut.index % moves.length];
    if (move === undefined) throw new Error('a shot has no camera');
    return { camera: cameraAt(move, share), playing };
  };
  return {
    figure,
    player(player, index, moment, cut) {
      const { camera, playing } = figure(moment, cut);
      const { shotMs: timeMs, ...rest } = playing;
      const entryMs = entryOf(player, index, moment, cut);
      const acting = { ...rest, timeMs, sceneMs: moment.timeMs, entryMs, height };
      return { camera, acting };
    },
  };
}

/** The stage as a whole: the establishing shot, and where later shots come back to. */
export function createWideShot(set: PaintedSet): Shot {
  const { brief, stage, sheets, foreground, cast, company, particles, riches, grade } = set;
  const still = brief.drawing.motion === 'still';
  const views = viewsOf(set);
  const isEmpty = company.length === 0 && !cast.some(({ placement }) => placement.lead);
  const title = isEmpty ? createTitle(brief) : null;
  const titleMs = (moment: Moment, cut: Cut) =>
    still || cut.index > 0 ? grownMs : moment.timeMs - cut.startMs + 350;
  return holdWhereSlow(brief, {
    isAirQuick: !still && particles?.isQuick === true,
    moves: (between, cut) =>
      stage.live !== undefined ||
      riches !== null ||
      title?.rests(titleMs(between.posed, cut)) === false
        ? Number.POSITIVE_INFINITY
        : Math.max(
            cameraMoves(
              brief,
              seenAs(between, (moment) => views.figure(moment, cut).camera),
            ),
            ...company.map((staged, index) =>
              figureMoves(
                staged,
                index,
                seenAs(between, (moment) => views.figure(moment, cut)),
              ),
            ),
            ...cast.map((player, index) =>
              playerMoves(
                player,
                seenAs(between, (moment) => views.player(player, index, moment, cut)),
              ),
            ),
          ),
    drawSet(context, moment, cut, isOnce) {
      const { timeMs } = moment;
      const seen = onTwos(timeMs, (ms) => views.figure({ ...moment, timeMs: ms }, cut), isOnce);
      const { camera } = seen.now;
      const airMs = still ? 0 : timeMs;
      drawSheets(context, brief, { sheets, nearer: foreground }, camera, airMs);
      stage.live?.draw(context, camera, still ? grownMs : timeMs);
      riches?.drawLight(context, camera, timeMs);
      for (const sunk of [true, false]) {
        if (!sunk) drawSheets(context, brief, { sheets: foreground, nearer: [] }, camera, airMs);
        for (const [index, player] of cast.entries()) {
          if (goesBehind(player, set) === sunk)
            drawPlayer(
              context,
              player,
              onTwos(
                timeMs,
                (ms) => views.player(player, index, { ...moment, timeMs: ms }, cut),
                isOnce,
              ),
            );
        }
        // In front of things, behind what is nearest of the set.
        if (sunk)
          for (const [index, staged] of company.entries()) drawFigure(context, staged, index, seen);
      }
      riches?.drawNear(context, camera, timeMs);
    },
    drawAir(context, moment, cut) {
      particles?.draw(context, still ? 4000 : moment.timeMs);
      title?.draw(context, titleMs(moment, cut));
      context.drawImage(grade, 0, 0);
    },
  });
}

/** Everything is behind the foreground but what lies on a table top, which is the foreground. */
function goesBehind({ placement }: Player, { stage }: PaintedSet): boolean {
  return placement.sunk || !(stage.surface === 'table' && placement.grounded);
}
