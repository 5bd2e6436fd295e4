import { createPlayerAt, drawPlayer, type Player } from '../actors/cast.ts';
import { fillCircle, paintSurface, type Context } from '../brushes/surface.ts';
import { withOpacity } from '../palette/colour.ts';
import type { Camera } from '../camera.ts';
import type { Moment } from './cues.ts';
import { outOfFocus } from './lens.ts';
import type { PaintedSet } from './set.ts';
import type { Cut } from './timeline.ts';

/** The lead fills the frame; the set behind it is out of focus. */
export interface CloseShot {
  draw(context: Context, moment: Moment, cut: Cut): void;
}

/** Discs of light, as a lens makes of far lamps. */
function paintBokeh(context: Context, { brief }: PaintedSet): void {
  const { width, height, unit, palette } = brief;
  const stream = brief.random.fork('bokeh');
  for (let i = 0; i < 16; i++) {
    const radius = unit * stream.between(18, 64);
    const tone = i % 3 === 0 ? palette.accentTwo : palette.glow;
    fillCircle(
      context,
      stream.next() * width,
      stream.next() * height * 0.66,
      radius,
      withOpacity(tone, stream.between(0.06, 0.2)),
    );
  }
}

/** The lens that brings the lead to fill the frame. */
function lensOn({ brief }: PaintedSet, { placement, sprite }: Player): Camera {
  const { width, height, portrait } = brief;
  const wanted = Math.min(
    (width * (portrait ? 0.86 : 0.62)) / sprite.width,
    (height * (portrait ? 0.5 : 0.7)) / sprite.height,
  );
  const zoom = Math.min(1.75, Math.max(1.2, wanted));
  const middleY = placement.grounded ? placement.y - sprite.height / 2 : placement.y;
  const focusX = placement.x;
  return {
    zoom,
    panX: width / 2 - focusX,
    panY: height * (portrait ? 0.41 : 0.43) - middleY,
    focusX,
    focusY: middleY,
  };
}

/** Before the lens things pass by while the lead stays where it is. */
function travelling(width: number, share: number): Camera {
  return { zoom: 1, panX: (share - 0.5) * width * 0.06, panY: 0, focusX: 0, focusY: 0 };
}

/** Null where the scene has no lead. */
export async function createCloseShot(set: PaintedSet): Promise<CloseShot | null> {
  const lead = set.cast.findLast(({ placement }) => placement.lead);
  if (lead === undefined) return null;
  const { brief, particles, riches, grade } = set;
  const lens = lensOn(set, lead);
  const large = await createPlayerAt(brief, set.stage, lead.placement, lens.zoom);
  const back = outOfFocus(set, set.sheets, lens, 26 * brief.unit);
  const setting = paintSurface(brief.width, brief.height, (context) => {
    context.drawImage(back, 0, 0);
    paintBokeh(context, set);
  });
  const before = outOfFocus(
    set,
    set.foreground.map((sheet) => ({ ...sheet, depth: 1 })),
    lens,
    9 * brief.unit,
  );
  return {
    draw(context, moment, cut) {
      const shotMs = moment.timeMs - cut.startMs;
      const share = shotMs / Math.max(1, cut.endMs - cut.startMs);
      const punch = Math.max(0, 1 - shotMs / 260) ** 2 * 0.035;
      const camera: Camera = {
        zoom: 1 + 0.05 * share + punch,
        panX: 0,
        panY: 0,
        focusX: brief.width / 2,
        focusY: brief.height * 0.42,
      };
      const player = {
        ...large,
        placement: {
          ...large.placement,
          x: brief.width / 2,
          y: lens.panY + lead.placement.y + (lead.placement.y - lens.focusY) * (lens.zoom - 1),
        },
      };
      const table = set.stage.surface === 'table' && lead.placement.grounded;
      context.drawImage(setting, 0, 0);
      if (table) context.drawImage(before, 0, 0);
      drawPlayer(context, player, camera, {
        timeMs: shotMs,
        entryMs: -10_000,
        alive: true,
        width: brief.width,
        height: brief.height,
      });
      if (!table) context.drawImage(before, 0, 0);
      riches?.drawNear(context, travelling(brief.width, share), moment.timeMs);
      particles?.draw(context, moment.timeMs);
      context.drawImage(grade, 0, 0);
    },
  };
}
