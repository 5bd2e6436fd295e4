import type { Canvas } from '@napi-rs/canvas';
import { easeOut, progress } from '../../painting/actors/motion.ts';
import { contactShadow } from '../../painting/actors/shadow.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import { drawStanding, type Placed, type Vignette } from './draw-standing.ts';
import { isView, paintPanel, panelBoxes, roomInPanel } from './panels.ts';
import { pieceOfThing, type Manner } from './piece.ts';
import type { Rooms } from './room.ts';
import type { Standing } from './rows.ts';
import { settingKindOf } from './setting-kind.ts';
import { standingIn, type Shown } from './standing.ts';

interface Panel extends Placed {
  readonly box: Box;
  readonly canvas: Canvas;
}

/** A landscape is a little wider than its panel, whatever its shape. */
const wider = 1.04;
/** It reaches so far out of a narrow panel, at most. */
const mostCut = 1.25;

/** A landscape fills its panel from below. */
async function viewIn(box: Box, { things }: Shown, manner: Manner): Promise<readonly Standing[]> {
  const [thing] = things;
  if (thing === undefined) return [];
  const longSide = box.width * wider;
  const first = await pieceOfThing(thing, longSide, manner);
  const grown = Math.min(
    Math.max(longSide / first.width, (box.height * 0.6) / first.height),
    box.height / first.height,
    mostCut * Math.max(1, longSide / first.width),
  );
  const piece = grown !== 1 ? await pieceOfThing(thing, longSide * grown, manner) : first;
  const shadow = contactShadow(8, manner.brief.colours.shadow);
  const ground = { x: box.x + box.width / 2, y: box.y + box.height * 1.02 };
  return [{ piece: { ...piece, isGrounded: false }, shadow, ...ground }];
}

async function panelOf(
  box: Box,
  shown: Shown,
  { rooms, manner, from, of }: { rooms: Rooms; manner: Manner; from: number; of: number },
): Promise<Panel> {
  const room = roomInPanel(box, shown);
  const standing = isView(shown)
    ? await viewIn(box, shown, manner)
    : await standingIn(room, shown, manner);
  const kind = settingKindOf(shown.things, shown.figures.length > 0);
  return { box, canvas: paintPanel(box, shown, rooms, manner), standing, room, kind, from, of };
}

const comeInMs = 420;
const afterMs = 160;

/** A picture of several panels, each of which comes in with what is in it. */
export async function createPanels(
  groups: readonly Shown[],
  { rooms, room, manner }: { readonly rooms: Rooms; readonly room: Box; readonly manner: Manner },
): Promise<Vignette> {
  const boxes = panelBoxes(room, groups.length);
  const panels = await Promise.all(
    groups.flatMap((shown, at) => {
      const box = boxes[at];
      const order = { rooms, manner, from: at, of: groups.length };
      return box === undefined ? [] : [panelOf(box, shown, order)];
    }),
  );
  const drawPieces = (context: Context, moment: Moment): void => {
    for (const panel of panels) {
      context.save();
      context.beginPath();
      const { x, y, width, height } = panel.box;
      context.roundRect(x, y, width, height, 34 * manner.brief.unit);
      context.clip();
      drawStanding(context, moment, panel, { manner, shift: 0 });
      context.restore();
    }
  };
  return {
    drawPieces,
    draw(context, moment) {
      for (const [at, { canvas, box }] of panels.entries()) {
        const come = easeOut(0.6 + 0.4 * progress(moment.timeMs, at * afterMs, comeInMs));
        context.drawImage(
          canvas,
          Math.round(box.x),
          Math.round(box.y + (1 - come) * box.height * 0.1),
        );
      }
      drawPieces(context, moment);
    },
  };
}
