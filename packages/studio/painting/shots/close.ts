import { createPlayerAt, type Player } from '../actors/cast.ts';
import { drawFigure, figureMoves, type FigureView, type StagedFigure } from '../actors/company.ts';
import { drawPlayer, playerMoves, type PlayerView } from '../actors/draw-player.ts';
import { onTwos, seenAs } from '../actors/on-twos.ts';
import { handwork } from '../../figures/handwork.ts';
import type { FigureAction } from '../../figures/figure.ts';
import type { Camera } from '../camera.ts';
import type { Moment } from './cues.ts';
import { holdWhereSlow, type Shot, type ShotParts } from './held.ts';
import { createSoftSet } from './soft-set.ts';
import { belowFrame, overscan, type StageBrief } from '../stage.ts';
import type { PaintedSet } from './set.ts';
import type { Cut } from './timeline.ts';

/** A lens no further than the set reaches: below its last sheet and beside it there is nothing to see. */
function withinSet(lens: Camera, brief: StageBrief): Camera {
  const { zoom, focusX, focusY, panX, panY } = lens;
  const { width, height } = brief;
  const end = focusY + (belowFrame(brief) - focusY) * zoom;
  const beyond = width * overscan;
  const left = focusX + (-beyond - focusX) * zoom;
  const right = focusX + (width + beyond - focusX) * zoom;
  return {
    ...lens,
    panX: Math.min(-left, Math.max(width - right, panX)),
    panY: Math.max(panY, height - end),
  };
}

/** The lens that brings the lead to fill the frame. */
function lensOn({ brief }: PaintedSet, { placement, box, reach }: Player): Camera {
  const { width, height, blend } = brief;
  const wanted = Math.min(
    (width * blend(0.86, 0.62)) / reach,
    (height * blend(0.5, 0.7)) / box.height,
  );
  const zoom = Math.min(1.75, Math.max(1, wanted));
  // What is tall stands higher, so that captions below leave its foot free.
  const lowest = height * blend(0.655, 0.76) - (box.height * zoom) / 2;
  const middleY = placement.grounded ? placement.y - box.height / 2 : placement.y;
  const focusX = placement.x;
  return {
    zoom,
    panX: width / 2 - focusX,
    panY: Math.min(height * blend(0.41, 0.43), lowest) - middleY,
    focusX,
    focusY: middleY,
  };
}

/** Before the lens things pass by while the lead stays where it is. */
function travelling(width: number, share: number): Camera {
  return { zoom: 1, panX: (share - 0.5) * width * 0.06, panY: 0, focusX: 0, focusY: 0 };
}

/** Seen whole too: their bodies tell. */
const bodywork: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'play-music',
  'play-violin',
  'present',
  'lift',
  'throw',
  'drive',
  'ride',
  'sleep',
  'swim',
  'fall',
  'climb',
  'dance',
  'jump',
  'meditate',
  'lie-down',
  'sleep-on-ground',
  'kick',
  'catch',
  'bend',
  'kneel',
  'pray',
  'bow',
  'queue',
  'sit-on-ground',
  'sit-on-bed',
  'sit-on-bench',
  'sit-on-steps',
  'sit-at-table',
  'sit-in-bath',
  'look-up',
  'look-out',
]);

/** The lens on the head and shoulders of who leads, or on their hands at work; several stay in sight. */
function lensOnFigure({ brief, company, cast }: PaintedSet, lead: StagedFigure): Camera {
  const { width, height, portrait, blend } = brief;
  const tall = lead.art.height * lead.scale;
  const broad = lead.art.width * lead.scale;
  const half = ({ art, scale }: StagedFigure) => art.width * scale * 0.45;
  const things = cast.filter(({ placement }) => placement.lead);
  const left = Math.min(
    ...company.map((each) => each.x - half(each)),
    ...things.map(({ placement, reach }) => placement.x - reach / 2),
  );
  const right = Math.max(
    ...company.map((each) => each.x + half(each)),
    ...things.map(({ placement, reach }) => placement.x + reach / 2),
  );
  // What the scene shows beside somebody stays beside them.
  const isGroup = company.length + things.length > 1;
  const { action } = lead.figure;
  const isWhole = handwork.has(action) || bodywork.has(action) || things.length > 0;
  const wanted = isGroup
    ? Math.min((width * 0.92) / (right - left), isWhole ? (height * blend(0.56, 0.86)) / tall : 9)
    : isWhole
      ? Math.min((width * blend(0.98, 0.6)) / broad, (height * blend(0.56, 0.86)) / tall)
      : Math.min((height * blend(0.78, 1.3)) / tall, (width * 0.9) / broad);
  // Nobody, and no hand that points, is cut off for the sake of a nearer view.
  const zoom = Math.min(isWhole ? 1.7 : 2.1, Math.max(1, wanted));
  const focusX = isGroup ? (left + right) / 2 : lead.x;
  // From the feet up: the face of somebody seen alone, the middle of who is at work or has something beside them.
  const focusY = lead.y - tall * (isWhole ? 0.56 : 0.8);
  return {
    zoom,
    panX: width / 2 - focusX,
    panY: height * (portrait ? (isWhole ? 0.4 : 0.36) : 0.42) - focusY,
    focusX,
    focusY,
  };
}

/** The people as the lens sees them, with the slow push of its camera. The lead fills the frame; the set behind it is out of focus. */
function createFigureClose(set: PaintedSet, lead: StagedFigure): Shot {
  const { brief, riches, company } = set;
  const beside = set.cast.filter(({ placement }) => placement.lead);
  const lens = withinSet(lensOnFigure(set, lead), brief);
  // Indoors only the floor is nearer than they are: blurred over their feet it would let them fade.
  const soft = createSoftSet(set, lens, set.stage.indoors === true);
  const people = company.map((staged) => ({ ...staged, travel: 0 }));
  const viewAt = (moment: Moment, cut: Cut): FigureView => {
    const shotMs = moment.timeMs - cut.startMs;
    const share = shotMs / Math.max(1, cut.endMs - cut.startMs);
    const playing = { moment, shotMs, share, alive: true, enters: false, width: brief.width };
    const zoom = lens.zoom * (1 + 0.05 * share + punchAt(shotMs));
    return { camera: { ...lens, zoom }, playing };
  };
  const playerAt = (moment: Moment, cut: Cut): PlayerView =>
    actedAt(moment.timeMs, viewAt(moment, cut).camera, cut, brief);
  return holdWhereSlow(brief, {
    ...airOf(set),
    moves: (between, cut) =>
      riches !== null
        ? Number.POSITIVE_INFINITY
        : Math.max(
            ...people.map((staged, index) =>
              figureMoves(
                staged,
                index,
                seenAs(between, (moment) => viewAt(moment, cut)),
              ),
            ),
            ...beside.map((player) =>
              playerMoves(
                player,
                seenAs(between, (moment) => playerAt(moment, cut)),
              ),
            ),
          ),
    drawSet(context, moment, cut, isOnce) {
      const at = (timeMs: number): Moment => ({ ...moment, timeMs });
      const seen = onTwos(moment.timeMs, (timeMs) => viewAt(at(timeMs), cut), isOnce);
      soft.drawBehind(context);
      for (const player of beside)
        drawPlayer(
          context,
          player,
          onTwos(moment.timeMs, (timeMs) => playerAt(at(timeMs), cut), isOnce),
        );
      for (const [index, staged] of people.entries()) drawFigure(context, staged, index, seen);
      soft.drawBefore(context);
      const { share } = seen.now.playing;
      riches?.drawNear(context, travelling(brief.width, share), moment.timeMs);
    },
  });
}

/** What is in the air before the lens, and the grade. */
const airOf = ({ particles, grade }: PaintedSet): Pick<ShotParts, 'drawAir' | 'isAirQuick'> => ({
  isAirQuick: particles?.isQuick === true,
  drawAir(context, moment) {
    particles?.draw(context, moment.timeMs);
    context.drawImage(grade, 0, 0);
  },
});

/** What is there from the start, and stays where it is: the lens goes with it. */
function actedAt(sceneMs: number, camera: Camera, { startMs }: Cut, brief: StageBrief): PlayerView {
  const { width, height } = brief;
  const acting = { sceneMs, timeMs: sceneMs - startMs, share: 0.5, entryMs: -10_000, alive: true };
  return { camera, acting: { ...acting, width, height } };
}

/** A cut begins a little too near and settles. */
const punchAt = (shotMs: number) => Math.max(0, 1 - shotMs / 260) ** 2 * 0.035;

/** Null where the scene has no lead. */
export async function createCloseShot(set: PaintedSet): Promise<Shot | null> {
  const somebody = set.company.find(({ figure, lead: leads }) => leads || figure.speaks);
  if (somebody !== undefined)
    return createFigureClose(set, set.company.find(({ figure }) => figure.speaks) ?? somebody);
  const lead = set.cast.findLast(({ placement }) => placement.lead);
  return lead === undefined ? null : await createThingClose(set, lead);
}

/** A thing or an animal as the lens sees it. */
async function createThingClose(set: PaintedSet, lead: Player): Promise<Shot> {
  const { brief, riches } = set;
  const lens = withinSet(lensOn(set, lead), brief);
  const large = await createPlayerAt(brief, set.stage, lead.placement, lens.zoom);
  const table = set.stage.surface === 'table' && lead.placement.grounded;
  const soft = createSoftSet(set, lens, table);
  const shareAt = (timeMs: number, cut: Cut) =>
    (timeMs - cut.startMs) / Math.max(1, cut.endMs - cut.startMs);
  const viewAt = ({ timeMs }: Moment, cut: Cut): PlayerView => {
    const camera: Camera = {
      zoom: 1 + 0.05 * shareAt(timeMs, cut) + punchAt(timeMs - cut.startMs),
      ...{ panX: 0, panY: 0, focusX: brief.width / 2, focusY: brief.height * 0.42 },
    };
    return actedAt(timeMs, camera, cut, brief);
  };
  const player = {
    ...large,
    placement: {
      ...large.placement,
      x: brief.width / 2,
      y: lens.panY + lead.placement.y + (lead.placement.y - lens.focusY) * (lens.zoom - 1),
    },
  };
  return holdWhereSlow(brief, {
    ...airOf(set),
    moves: (between, cut) =>
      riches !== null
        ? Number.POSITIVE_INFINITY
        : playerMoves(
            player,
            seenAs(between, (moment) => viewAt(moment, cut)),
          ),
    drawSet(context, moment, cut, isOnce) {
      soft.drawBehind(context);
      drawPlayer(
        context,
        player,
        onTwos(moment.timeMs, (timeMs) => viewAt({ ...moment, timeMs }, cut), isOnce),
      );
      soft.drawBefore(context);
      const share = shareAt(moment.timeMs, cut);
      riches?.drawNear(context, travelling(brief.width, share), moment.timeMs);
    },
  });
}
