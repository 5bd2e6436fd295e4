import { framingAt } from '../../camera/shots.ts';
import { planCutTimes, stillLengths } from '../../camera/cut-times.ts';
import { findFramings, type View } from '../../camera/framings.ts';
import type { SceneCue } from '../../scene.ts';
import type { ShareBox } from '../../camera/picture-map.ts';
import { createPlayerAt, type Player } from '../actors/cast.ts';
import { nearerFigure, type StagedFigure } from '../actors/company.ts';
import type { Context } from '../brushes/surface.ts';
import { cameraPoint, placeOnSheet, type Camera } from '../camera.ts';
import { hashText } from '../random.ts';
import { overscan, type Plane, type Stage, type StageBrief } from '../stage.ts';
import { stageFor } from '../templates/catalogue.ts';
import type { Moment } from './cues.ts';
import type { Shot } from './held.ts';
import { keepForScene, type Cut } from './timeline.ts';
import { paintSheets, type PaintedSet } from './set.ts';
import { createWideShot } from './wide.ts';

/** A painted still: the whole, a closer one and one from another side, with cuts on words. */
export interface FramedStill {
  draw(context: Context, moment: Moment): void;
  /** The moment whose picture this is, as of a shot. */
  shownAt(moment: Moment): number;
  cues(scene: Omit<Moment, 'timeMs'>): SceneCue[];
}

/** What is painted is as sharp in a closer framing, so no source sets a limit. */
const sharp = 0.5;
/** Faces stand above the middle of the frame: what the camera looks at lies this much lower, in shares of the height. */
const headroom = 0.045;
const still: Camera = { zoom: 1, panX: 0, panY: 0, focusX: 0, focusY: 0 };

export async function createFramedStill(set: PaintedSet): Promise<FramedStill> {
  const framings = framingsOf(set);
  const closer = await Promise.all(framings.slice(1).map((view) => prepareFraming(set, view)));
  const whole = createWideShot(set);
  // Scenes in one place share its seed, but not what they say.
  const { seed, card } = set.brief.drawing;
  const order = hashText(`${seed}/${card.kicker}/${card.headline}`);
  const cutsOf = keepForScene(({ durationMs, words }: Omit<Moment, 'timeMs'>) =>
    framings.length > 1 ? planCutTimes({ durationMs, words }, stillLengths) : [],
  );
  // One closer framing at a time: painting it takes no longer than a few frames, and each is as large as the whole set.
  let seen: { index: number; shot: Shot } | null = null;
  const shotAt = (moment: Moment): { shot: Shot; cut: Cut } => {
    const edges = [0, ...cutsOf(moment), moment.durationMs];
    const index = Math.max(
      0,
      edges.slice(0, -1).findLastIndex((ms) => ms <= moment.timeMs),
    );
    const framing = framingAt(index, framings.length, order);
    if (framing > 0 && seen?.index !== framing) {
      const shot = closer[framing - 1]?.();
      if (shot !== undefined) seen = { index: framing, shot };
    }
    const [startMs = 0, endMs = moment.durationMs] = edges.slice(index);
    return {
      shot: framing === 0 || seen === null ? whole : seen.shot,
      cut: { shot: 'wide', startMs, endMs, index },
    };
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
    cues: (scene) => cutsOf(scene).map((timeMs) => ({ kind: 'cut', timeMs })),
  };
}

/** Where the camera can stand: it holds the lead, and cuts nothing in half that can be left whole, and no face. */
function framingsOf({ brief, cast, company }: PaintedSet): View[] {
  const faces = company.map((staged) => faceBox(brief, staged));
  const leads = company.length > 0 ? [] : cast.filter(({ placement }) => placement.lead);
  const boxOf = (player: Player) => shareBox(brief, player);
  const face = faces[company.findIndex(({ lead: leading }) => leading)] ?? faces[0];
  const lead = face ?? (leads[0] === undefined ? null : boxOf(leads[0]));
  const focus =
    lead === null
      ? { x: 0.5, y: 0.45 }
      : { x: (lead.left + lead.right) / 2, y: (lead.top + lead.bottom) / 2 + headroom };
  const picture = { focus, shown: { width: 1, height: 1 }, enlarged: sharp };
  const tries = [cast.map(boxOf), leads.map(boxOf), []].map((wholes) =>
    findFramings({ ...picture, wholes: [...faces, ...wholes] }),
  );
  return tries.find(({ length }) => length > 1) ?? tries.flat().slice(0, 1);
}

function shareBox({ width, height }: StageBrief, { placement, box }: Player): ShareBox {
  const top = placement.grounded ? placement.y - box.height : placement.y - box.height / 2;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: share((placement.x - box.width / 2) / width),
    right: share((placement.x + box.width / 2) / width),
    top: share(top / height),
    bottom: share((top + box.height) / height),
  };
}

/** Head and hair of a figure, whatever it does: the uppermost quarter of its box. */
function faceBox({ width, height }: StageBrief, { art, x, y, scale }: StagedFigure): ShareBox {
  const tall = art.height * scale;
  const half = Math.min(art.width * scale, tall * 0.36) / 2;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: share((x - half) / width),
    right: share((x + half) / width),
    top: share((y - tall) / height),
    bottom: share((y - tall * 0.74) / height),
  };
}

/** A closer framing: its players at once, its sheets when it is first seen. */
async function prepareFraming(set: PaintedSet, view: View): Promise<() => Shot> {
  const { brief } = set;
  const lens = lensOf(brief, view);
  const cast = await Promise.all(
    set.cast.map(async ({ placement }) => {
      const player = await createPlayerAt(brief, set.stage, placement, view.zoom);
      const { x, y } = cameraPoint(lens, placement.x, placement.y, 1);
      return { ...player, placement: { ...player.placement, x, y } };
    }),
  );
  const company = set.company.map((staged) => nearerFigure(staged, lens));
  return () => {
    const stage = frameStage(brief, stageFor(brief), lens);
    return createWideShot({ ...set, ...paintSheets(stage), stage, cast, company });
  };
}

/** The camera that brings a view's part of the frame to fill it. */
function lensOf({ width, height }: StageBrief, { x, y, zoom }: View): Camera {
  return {
    zoom,
    panX: (0.5 - x) * width,
    panY: (0.5 - y) * height,
    focusX: x * width,
    focusY: y * height,
  };
}

/** Half a step towards them and half a longer lens: far things grow as well, or the wall behind a face would stay as it was. */
const lensDepth = (depth: number): number => (depth < 1 ? 0.4 + 0.6 * depth : 1 + (depth - 1) / 2);

/** The same stage as a nearer camera sees it, painted anew, so that it is as sharp. */
function frameStage(brief: StageBrief, stage: Stage, lens: Camera): Stage {
  const frame = (plane: Plane) => framePlane(brief, plane, lens);
  const { live } = stage;
  return {
    ...stage,
    planes: stage.planes.map(frame),
    foreground: stage.foreground.map(frame),
    ...(live && {
      live: {
        depth: live.depth,
        draw(context, camera, timeMs) {
          context.save();
          placeOnSheet(context, camera, live.depth);
          placeOnSheet(context, lens, lensDepth(live.depth));
          live.draw(context, still, timeMs);
          context.restore();
        },
      },
    }),
  };
}

function framePlane({ width, height }: StageBrief, plane: Plane, lens: Camera): Plane {
  const { box, depth } = plane;
  const corner = cameraPoint(lens, box.x, box.y, lensDepth(depth));
  const origin = cameraPoint(lens, 0, 0, lensDepth(depth));
  const extra = depth === 0 ? 0 : Math.round(width * overscan);
  const left = Math.max(-extra, Math.floor(corner.x));
  const top = Math.max(depth === 0 ? 0 : -extra, Math.floor(corner.y));
  const right = Math.min(width + extra, Math.ceil(corner.x + box.width * corner.scale));
  const bottom = Math.min(height * 1.03, Math.ceil(corner.y + box.height * corner.scale));
  return {
    ...plane,
    box: {
      x: left,
      y: top,
      width: Math.max(1, right - left),
      height: Math.max(1, Math.ceil(bottom) - top),
    },
    paint(context) {
      context.translate(origin.x, origin.y);
      context.scale(origin.scale, origin.scale);
      plane.paint(context);
    },
  };
}
