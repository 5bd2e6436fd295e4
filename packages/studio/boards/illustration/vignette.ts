import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import { drawStanding, type Vignette } from './draw-standing.ts';
import { groupsOf, needsPanels } from './panels.ts';
import { createPanels } from './panel-vignette.ts';
import type { Manner } from './piece.ts';
import type { Rooms } from './room.ts';
import type { Standing } from './rows.ts';
import { createSetting, type Setting } from './setting.ts';
import { isAfloat, settingKindOf, type SettingKind } from './setting-kind.ts';
import { standingIn, type Shown } from './standing.ts';

/* The picture on a board: whom or what it speaks of, large, on a ground and before a shape of colour. */

/** Between what stands nearest and the edge of what it stands on, and how far the ground reaches behind what stands farthest, in units. */
const [toLip, toHorizon] = [58, 62];
/** Where things stand in a room: clear of the edge of their ground, and of the air above a moving camera. */
function standingRoom({ illustration: room }: Rooms, kind: SettingKind, unit: number): Box {
  const above = room.height * 0.045;
  const below = isAfloat(kind) ? above : toLip * unit;
  const beside = room.width * 0.05;
  return {
    x: room.x + beside,
    y: room.y + above,
    width: room.width - beside * 2,
    height: room.height - above - below,
  };
}

/** What things are in, as its planes are painted: where its ground begins follows from where they stand. */
function settingAround(
  standing: readonly Standing[],
  { rooms, kind, room }: { rooms: Rooms; kind: SettingKind; room: Box },
  { brief, palette, isLive }: Manner,
): Setting {
  const { unit } = brief;
  const foot = Math.max(room.y, ...standing.map(({ y }) => y));
  const farthest = Math.min(foot, ...standing.map(({ y }) => y));
  const setting = {
    ...{ board: brief, palette, rooms, kind },
    horizon: farthest - toHorizon * unit * (kind === 'road' ? 1.5 : 1),
    lip: foot + toLip * unit * 0.86,
    centre: room.x + room.width / 2,
  };
  return createSetting(setting, isLive);
}

/** Makes ready what stands there. Throws for art that nobody draws. */
export async function createVignette(
  shown: Shown,
  rooms: Rooms,
  manner: Manner,
): Promise<Vignette> {
  const groups = groupsOf(shown);
  const [only = shown] = groups;
  const kind = settingKindOf(only.things, only.figures.length > 0);
  const room = standingRoom(rooms, kind, manner.brief.unit);
  if (needsPanels(groups)) return await createPanels(groups, { rooms, room, manner });
  const standing = await standingIn(room, only, manner);
  const setting = settingAround(standing, { rooms, kind, room }, manner);
  const placed = { standing, room, kind, from: 0, of: standing.length };
  const drawPieces = (context: Context, moment: Moment): void =>
    drawStanding(context, moment, placed, { manner, shift: setting.shiftAt(moment) });
  return {
    drawPieces,
    draw(context, moment) {
      setting.behind(context, moment);
      drawPieces(context, moment);
      setting.before(context, moment);
    },
  };
}
