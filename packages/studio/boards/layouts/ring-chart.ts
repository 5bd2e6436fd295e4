import { easeInOut, progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { mainFill, writeMiddle } from './chart-parts.ts';
import { countedShare } from './counted-share.ts';
import { figure } from './figure.ts';
import { comparable } from './measured-amounts.ts';
import { captionOf, halves, strokeArc } from './ring-parts.ts';
import { ringOfShares } from './ring-of-shares.ts';
import { shareOfPlan, type Share } from './share-of-plan.ts';

const turnMs = 1000;
const mostFigures = 20;

/** A share as a ring that fills, the figure within it. */
function ring(brief: BoardBrief, { share, text, label }: Share): Board {
  const { colours, unit, isPortrait } = brief;
  const { art, words } = halves(brief, label !== '');
  const outer = Math.min(art.width, art.height, 820 * unit) / 2;
  const thick = outer * 0.27;
  const radius = outer - thick / 2;
  const at = { x: art.x + art.width / 2, y: art.y + art.height / 2, radius };
  const inner = (outer - thick) * 1.62;
  const value = setType(
    text,
    { width: inner, height: inner * 0.62 },
    {
      maxPx: 250 * unit,
      minPx: 40 * unit,
      weight: 800,
      leading: 1,
      align: 'middle',
      mostLines: text.length > 8 ? 2 : 1,
    },
  );
  const caption = captionOf(brief, label, words);
  const track = mix(colours.ground, colours.text, 0.16);
  return {
    draw(context, { timeMs, durationMs, words: spoken }: Moment) {
      const since = timeMs - entryTime(text, spoken, durationMs, 240);
      const come = easeInOut(progress(since, 0, turnMs));
      strokeArc(context, at, { from: 0, to: 1, width: thick, colour: track });
      strokeArc(context, at, {
        from: 0,
        to: share * come,
        width: thick,
        colour: mainFill(colours),
      });
      const isPlain = value.lines.length === 1;
      popIn(context, at.x, at.y, progress(since, 0, 420), () => {
        if (isPlain)
          writeMiddle(
            context,
            text,
            { x: at.x, y: at.y },
            {
              font: value.font,
              px: value.px,
              align: 'center',
              colour: colours.strong,
            },
          );
        else
          drawType(
            context,
            value,
            { x: at.x - inner / 2, y: at.y - value.height / 2 },
            { colour: colours.strong },
            since,
          );
      });
      if (caption !== null)
        drawCaption(context, caption, words, {
          colour: colours.text,
          isPortrait,
          since: since - 260,
        });
    },
  };
}

const drawCaption = (
  context: Context,
  caption: SetType,
  box: Box,
  { colour, isPortrait, since }: { colour: string; isPortrait: boolean; since: number },
): void =>
  drawType(
    context,
    caption,
    { x: box.x, y: isPortrait ? box.y : box.y + (box.height - caption.height) / 2 },
    { colour },
    since,
  );

/** A share as a ring or as so many of so many; never without a share that can be read. */
export const ringChart: BoardBuilder = (brief) => {
  const { plan, random } = brief;
  const rows = comparable(plan.items).filter(({ kind, value }) => kind === '%' && value > 0);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  if (plan.figure === null && rows.length > 1 && rows.length <= 6 && sum <= 101)
    return ringOfShares(brief, rows);
  const share = shareOfPlan(plan);
  if (share === null) return plan.figure === null ? null : figure(brief);
  const tens = Math.round(share.share * 1000) / 100;
  const isTens = share.counted === null && Number.isInteger(tens) && share.text.includes('%');
  const counted =
    share.counted ?? (isTens && random.chance(0.5) ? { part: tens, whole: 10 } : null);
  return counted !== null && counted.whole >= 2 && counted.whole <= mostFigures
    ? countedShare(brief, share, counted)
    : ring(brief, share);
};
