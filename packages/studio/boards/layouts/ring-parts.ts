import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import { setType, type SetType } from '../type.ts';
import { isMirrored } from './chart-parts.ts';

/* What rings and rows of figures share. */

const top = -Math.PI / 2;

/** Where the drawn part and the words beside or below it stand. */
export function halves(
  { area, isPortrait, plan, unit }: BoardBrief,
  hasWords: boolean,
): { art: Box; words: Box } {
  if (!hasWords) return { art: area, words: { ...area, height: 0 } };
  if (isPortrait) {
    const height = area.height * 0.7;
    return {
      art: { ...area, height },
      words: { ...area, y: area.y + height + 50 * unit, height: area.height * 0.3 - 50 * unit },
    };
  }
  const width = area.width * 0.5;
  const art = { ...area, width };
  const words = { ...area, x: area.x + width + 60 * unit, width: area.width - width - 60 * unit };
  return isMirrored(plan)
    ? { art: { ...art, x: area.x + area.width - width }, words: { ...words, x: area.x } }
    : { art, words };
}

export function strokeArc(
  context: Context,
  { x, y, radius }: { x: number; y: number; radius: number },
  { from, to, width, colour }: { from: number; to: number; width: number; colour: string },
): void {
  if (to - from < 0.0005) return;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.beginPath();
  context.arc(x, y, radius, top + from * Math.PI * 2, top + to * Math.PI * 2);
  context.stroke();
}

export function captionOf(
  { unit, isPortrait }: BoardBrief,
  label: string,
  box: Box,
): SetType | null {
  if (label === '') return null;
  return setType(label, box, {
    maxPx: (isPortrait ? 84 : 96) * unit,
    minPx: 36 * unit,
    weight: 700,
    align: isPortrait ? 'middle' : 'start',
  });
}
