import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { popIn } from '../marks.ts';
import { drawType, setType } from '../type.ts';

const countMs = 900;
const popMs = 420;
/** Signs that stand in front of a figure; every other unit stands behind it. */
const leading = /^[$€£¥₹₩₽]$/u;
const year = /^[12]\d{3}$/u;
const plainNumber = /^\d{1,3}(?:[,. \u00a0\u202f]\d{3})*(?:[.,]\d+)?$|^\d+(?:[.,]\d+)?$/u;

/** The figure on its way: the same shape, with as much of its worth as it has come. Years and odd forms stand still. */
export function countedTo(value: string, unit: string, share: number): string {
  if (share >= 1 || !plainNumber.test(value) || (year.test(value) && unit === '')) return value;
  const digits = value.replace(/\D/gu, '');
  const now = String(Math.round(Number(digits) * share)).padStart(digits.length, '0');
  let at = 0;
  const grown = value.replace(/\d/gu, () => now[at++] ?? '0');
  // Leading noughts and the signs between thousands are not written; that before a decimal is.
  return grown.replace(/^(?:0(?:[,. \u00a0\u202f](?=\d{3}(?!\d)))?)+(?=\d)/u, '');
}

/** One figure as large as the frame bears, with its unit and what it measures. It counts up as it is said. */
export const figure: BoardBuilder = ({ plan, area, unit: px, colours, isPortrait }) => {
  if (plan.figure === null || plan.figure.value === '') return null;
  const { value, unit, label } = plan.figure;
  const isLeading = leading.test(unit);
  const isJoined = isLeading || /^(?:%|٪|‰|°\w?)$/u.test(unit);
  const full = isJoined ? (isLeading ? `${unit}${value}` : `${value}${unit}`) : value;
  const number = setType(
    full,
    { width: area.width, height: area.height * 0.5 },
    {
      maxPx: (isPortrait ? 330 : 300) * px,
      minPx: 90 * px,
      weight: 800,
      align: 'middle',
      leading: 1,
      mostLines: 1,
    },
  );
  // Unit and label are one phrase: "4.2 / million dollars raised by March".
  const below = [isJoined ? '' : unit, label].filter((text) => text !== '').join(' ');
  const caption =
    below === ''
      ? null
      : setType(
          below,
          { width: area.width * 0.92, height: area.height * 0.34 },
          { maxPx: 84 * px, minPx: 36 * px, weight: 700, align: 'middle' },
        );
  const gap = 44 * px;
  const total = number.height + (caption === null ? 0 : gap + caption.height);
  const top = area.y + (area.height - total) / 2;
  const centre = area.x + area.width / 2;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const start = entryTime(value, words, durationMs);
      const since = timeMs - start;
      const share = progress(since, 0, countMs);
      const shown = countedTo(value, unit, Math.max(0.02, easeOut(share)));
      const text = isJoined ? (isLeading ? `${unit}${shown}` : `${shown}${unit}`) : shown;
      popIn(context, centre, top + number.height / 2, progress(since, 0, popMs), () => {
        context.font = number.font;
        context.textAlign = 'center';
        context.textBaseline = 'alphabetic';
        context.direction = 'ltr';
        context.fillStyle = colours.strong;
        context.fillText(text, centre, top + (number.lines[0]?.baseline ?? number.px));
      });
      // The rule is there from the beginning: a frame is never empty.
      const grown = easeOut(progress(timeMs, -250, 700));
      const rule = Math.min(area.width * 0.5, number.width * 0.8) * grown;
      if (grown > 0)
        fillRounded(
          context,
          {
            x: centre - rule / 2,
            y: top + number.height + gap * 0.2,
            width: rule,
            height: 12 * px,
          },
          6 * px,
          colours.accent,
        );
      if (caption !== null)
        drawType(
          context,
          caption,
          { x: area.x + area.width * 0.04, y: top + number.height + gap },
          { colour: colours.text },
          since - 260,
        );
    },
  };
};
