import type { Canvas } from '@napi-rs/canvas';
import { footingOf, shareGround } from '../../painting/actors/footing.ts';
import { isLandscape, isPart } from '../../painting/actors/footing-lists.ts';
import { paintSurface, type Box } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import { paintBackdrop } from './backdrops.ts';
import { paintFloor, paintForeground } from './floors.ts';
import type { Illustration } from './illustration.ts';
import type { Manner } from './piece.ts';
import type { Rooms } from './room.ts';
import { isAfloat, settingKindOf } from './setting-kind.ts';
import type { Shown } from './standing.ts';

/* What shares no ground is in pictures of its own, side by side: a leaf and the tree, a spider and a river. */

/** What is far off in another picture than people are; a limb beside people is none of theirs. */
function groupsWithPeople({ figures, things }: Shown): readonly Shown[] {
  const first = things.find(({ art }) => !isPart(art));
  const seen = first === undefined ? [] : [first];
  const isFar = first !== undefined && /^(?:landscape|sky)$/u.test(footingOf(first.art));
  return isFar
    ? [
        { figures, things: [] },
        { figures: [], things: seen },
      ]
    : [{ figures, things: seen }];
}

/** What is seen together, in the order that it is told. */
export function groupsOf({ figures, things }: Shown): readonly Shown[] {
  if (figures.length > 0) return groupsWithPeople({ figures, things });
  const groups: Illustration[][] = [];
  for (const thing of things) {
    const group = groups.find((those) => those.every((other) => shareGround(thing, other)));
    if (group === undefined) groups.push([thing]);
    else group.push(thing);
  }
  return groups.map((group) => ({ figures: [], things: group }));
}

/** A landscape is no thing that stands on a ground: it is the picture. */
export const isView = ({ figures, things }: Shown): boolean =>
  figures.length === 0 && things.length === 1 && isLandscape(things[0]?.art ?? '');

/** Whether what is shown is in panels: there are several grounds, or a view. */
export const needsPanels = (groups: readonly Shown[]): boolean =>
  groups.length > 1 || groups.some(isView);

const gapShare = 0.035;

/** So many rooms side by side, or one above the other where the room is as narrow as that. */
export function panelBoxes(room: Box, count: number): readonly Box[] {
  const isColumn = room.height > room.width * 1.35 * count;
  const gap = Math.min(room.width, room.height) * gapShare;
  const length = isColumn ? room.height : room.width;
  const size = (length - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) =>
    isColumn
      ? { ...room, y: room.y + at * (size + gap), height: size }
      : { ...room, x: room.x + at * (size + gap), width: size },
  );
}

/** Where a ground begins in a panel, and where things stand on it; of its height. */
const [horizonShare, footShare] = [0.7, 0.88];

/** Where somebody or something stands in a panel. */
export function roomInPanel({ x, y, width, height }: Box, shown: Shown): Box {
  if (isView(shown)) return { x, y, width, height };
  const floats = isAfloat(settingKindOf(shown.things, shown.figures.length > 0));
  const foot = floats ? 0.9 : footShare;
  return {
    x: x + width * 0.09,
    y: y + height * 0.1,
    width: width * 0.82,
    height: height * (foot - 0.1),
  };
}

/** A panel's own ground and what is behind it, with round corners. */
export function paintPanel(box: Box, shown: Shown, rooms: Rooms, manner: Manner): Canvas {
  const { brief, palette } = manner;
  const { unit, colours } = brief;
  const kind = settingKindOf(shown.things, shown.figures.length > 0);
  const setting = {
    ...{ board: brief, palette, kind },
    rooms: { ...rooms, grid: 'above' as const, illustration: box },
    horizon: box.y + box.height * horizonShare,
    lip: box.y + box.height + 40 * unit,
    centre: box.x + box.width / 2,
  };
  return paintSurface(box.width, box.height, (context) => {
    context.translate(-box.x, -box.y);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 34 * unit);
    context.save();
    context.clip();
    paintBackdrop(context, setting, { name: 'wall', box });
    if (!isAfloat(kind) && !isView(shown)) {
      paintFloor(context, setting, setting.lip);
      paintForeground(context, setting);
    }
    context.restore();
    context.strokeStyle = withOpacity(colours.text, 0.28);
    context.lineWidth = 6 * unit;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 34 * unit);
    context.stroke();
  });
}
