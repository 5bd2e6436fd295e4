import type { Context } from '../../painting/brushes/surface.ts';
import type { Box } from '../../painting/brushes/surface.ts';
import { drawType, setType, type SetType } from '../type.ts';

/* What is compared: a name, and a figure or a few words that belong to it. */

export interface SideText {
  readonly name: string;
  readonly body: string;
}

export interface SideType {
  readonly kicker: SetType | null;
  readonly main: SetType;
  readonly height: number;
}

const parting = /^(.{1,40}?\S)\s*(?::\s|：|\s[–—]\s)\s*(\S.*)$/su;

/** "Before: a grey room" is a name and what belongs to it. */
export function asSide(text: string): SideText {
  const [, name = '', body = ''] = parting.exec(text.trim()) ?? [];
  return name === '' ? { name: '', body: text.trim() } : { name, body };
}

/** A figure and its unit stand on one line. */
const isFigure = (text: string): boolean => /\p{Nd}/u.test(text) && text.length <= 18;

/** Two sides in the same sizes, each in its own room. */
export function setSides(
  sides: readonly [SideText, SideText],
  room: { readonly width: number; readonly height: number },
  {
    unit,
    maxPx,
    kickerPx,
  }: { readonly unit: number; readonly maxPx: number; readonly kickerPx: number },
): readonly [SideType, SideType] {
  const mainRoom = {
    width: room.width,
    height: room.height * (sides.some(({ name, body }) => name !== '' && body !== '') ? 0.62 : 1),
  };
  const order = { minPx: 34 * unit, weight: 800, align: 'middle', leading: 1.08 } as const;
  const mains = sides.map(({ name, body }) => body || name);
  // A figure may be larger than a sentence beside it, but not by much: both sides weigh the same.
  const linesOf = (text: string): number => (isFigure(text) ? 1 : 99);
  const sizes = mains.map(
    (text) => setType(text, mainRoom, { ...order, maxPx, mostLines: linesOf(text) }).px,
  );
  const most = Math.min(...sizes) * 1.25;
  const kickers = sides.map(({ name, body }) => (body === '' ? '' : name));
  // A name is never larger than what belongs to it.
  const kickerSize = Math.min(
    Math.max(32 * unit, Math.min(...sizes) * 0.85),
    ...kickers.map(
      (text) =>
        setType(
          text,
          { width: room.width, height: room.height * 0.3 },
          {
            maxPx: kickerPx,
            minPx: 32 * unit,
            weight: 600,
            mostLines: 2,
          },
        ).px,
    ),
  );
  const set = (at: 0 | 1): SideType => {
    const main = setType(mains[at] ?? '', mainRoom, {
      ...order,
      maxPx: Math.min(maxPx, most),
      mostLines: linesOf(mains[at] ?? ''),
    });
    const name = kickers[at] ?? '';
    const kicker =
      name === ''
        ? null
        : setType(
            name,
            { width: room.width, height: room.height * 0.3 },
            {
              maxPx: kickerSize,
              minPx: Math.min(kickerSize, 32 * unit),
              weight: 600,
              align: 'middle',
              mostLines: 2,
            },
          );
    return {
      kicker,
      main,
      height: main.height + (kicker === null ? 0 : kicker.height + 22 * unit),
    };
  };
  return [set(0), set(1)];
}

/** Draws a side in the middle of its room. */
export function drawSide(
  context: Context,
  { kicker, main, height }: SideType,
  room: Box,
  { colour, since }: { readonly colour: string; readonly since: number },
): void {
  const top = room.y + (room.height - height) / 2;
  if (kicker !== null) drawType(context, kicker, { x: room.x, y: top }, { colour }, since);
  drawType(
    context,
    main,
    { x: room.x, y: top + height - main.height },
    { colour },
    since - (kicker === null ? 0 : 120),
  );
}
