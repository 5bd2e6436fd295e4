import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief } from '../board.ts';
import { drawCard, slideIn } from '../marks.ts';
import { drawType } from '../type.ts';
import { cues, isMirrored, withHeading } from './chart-parts.ts';
import { drawPrice, layOutPrices } from './price-rows.ts';

/** Prices one under the other, as on a board in a shop. */
export function priceBoard(brief: BoardBrief): Board | null {
  const { plan, colours, unit, isPortrait } = brief;
  const headed = withHeading(brief);
  const { area } = headed;
  const pad = (isPortrait ? 62 : 72) * unit;
  const width = isPortrait
    ? area.width
    : Math.min(area.width, (plan.quote === '' ? 1320 : 9999) * unit);
  const { rows, gap, height } = layOutPrices(
    plan.items,
    { width: width - pad * 2, height: area.height - pad * 2 },
    // Alone in the frame its rows are large.
    { unit, maxPx: (brief.hasPicture || !isPortrait ? 86 : 116) * unit, minPx: 32 * unit },
  );
  const tall = height + pad * 2;
  const card: Box = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - tall) / 2,
    width,
    height: tall,
  };
  const isRight = isMirrored(plan);
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      const up = (1 - easeOut(progress(moment.timeMs, -250, 500))) * 80 * unit;
      context.save();
      context.translate(0, up);
      drawCard(context, card, colours.card, { radius: 34 * unit, shadow: colours.shadow });
      fillRounded(context, { ...card, height: 18 * unit }, 9 * unit, colours.accent);
      context.restore();
      const times = cues(plan.items, moment);
      let y = card.y + pad;
      for (const [at, row] of rows.entries()) {
        const since = moment.timeMs - (times[at] ?? 0);
        const box = { x: card.x + pad, y, width: width - pad * 2, height: row.height };
        if (at > 0) {
          context.fillStyle = withOpacity(colours.mutedOnCard, 0.22);
          context.fillRect(box.x, y - gap / 2 - unit, box.width, 2.5 * unit);
        }
        const { label } = row;
        if (label !== null) {
          const labelWidth =
            row.priceType === null ? box.width : box.width - row.priceType.width - label.px * 0.9;
          const x = label.isRightToLeft
            ? box.x + box.width - labelWidth
            : isRight
              ? box.x + box.width - label.width
              : box.x;
          drawType(context, label, { x, y }, { colour: colours.onCard }, since);
        }
        slideIn(context, (isRight ? -1 : 1) * 50 * unit, 0, progress(since, 120, 420), () =>
          drawPrice(context, row, box, {
            colour: colours.strongOnCard,
            dots: withOpacity(colours.mutedOnCard, 0.7),
            isRight,
            share: progress(since, 200, 500),
          }),
        );
        y += row.height + gap;
      }
    },
  };
}
