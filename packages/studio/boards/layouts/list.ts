import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillPolygon, fillRounded, type Context } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawArt, drawCard, drawCross, drawDisc, drawTick, slideIn } from '../marks.ts';
import { drawType } from '../type.ts';
import { numberedItems, readsFromRight } from './alike.ts';
import { forbidden } from './heavy-words.ts';
import { layOutList, type ListRow } from './list-rows.ts';

const entryMs = 460;

type DrawMark = (
  context: Context,
  at: { x: number; y: number; radius: number; index: number; isLit: boolean },
  share: number,
) => void;

/** Rows lie bare on the ground, the one being said on a band of colour; or each is a card of its own. */
type RowStyle = 'band' | 'card';

function drawBack(
  context: Context,
  { box }: ListRow,
  style: RowStyle,
  { share, isLit }: { share: number; isLit: boolean },
  { colours, unit, plan, hasPicture }: BoardBrief,
): void {
  const isRuled = !hasPicture && style === 'band';
  if (style === 'card') {
    drawCard(context, box, isLit ? colours.accent : colours.card, {
      radius: Math.min(36 * unit, box.height * 0.3),
      shadow: colours.shadow,
    });
    return;
  }
  if (isRuled)
    fillRounded(
      context,
      { x: box.x, y: box.y + box.height + 12 * unit, width: box.width * share, height: 5 * unit },
      3 * unit,
      colours.line,
    );
  if (!isLit) return;
  const full = box.width + 48 * unit;
  const y = box.y - 4 * unit;
  const x = box.x - 24 * unit + (readsFromRight(plan) ? full * (1 - share) : 0);
  fillRounded(
    context,
    { x, y, width: full * share, height: box.height + 8 * unit },
    26 * unit,
    `${colours.groundArt}66`,
  );
}

/** Before it is said a row stands there quietly: a viewer sees at once what there is, and then what it is about. */
const quiet = 0.5;
/** All rows are there by this time, one after the other. */
const allThereMs = 900;

/** Scales what is drawn around a point. */
function drawAround(
  context: Context,
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-x, -y);
  draw();
  context.restore();
}

function createRows(brief: BoardBrief, drawMark: DrawMark): Board | null {
  const { plan, unit, colours, random } = brief;
  const items = numberedItems(plan.items.filter((item) => item.trim() !== ''));
  if (items.length === 0) return null;
  const texts = items.map(({ text }) => text);
  const style: RowStyle = items.length > 1 && random.chance(0.5) ? 'card' : 'band';
  const { rows, kicker, kickerAt } = layOutList(brief, texts, style === 'card');
  const way = readsFromRight(plan) ? -1 : 1;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      if (kicker !== null)
        drawType(context, kicker, kickerAt, { colour: colours.strong }, timeMs + 100);
      const step = Math.min(140, allThereMs / Math.max(1, rows.length));
      for (const [index, row] of rows.entries()) {
        const come = index === 0 ? 1 : progress(timeMs, index * step, 320);
        if (come <= 0) continue;
        const since = timeMs - (times[index] ?? 0);
        const said = progress(since, 0, entryMs);
        const isLit =
          rows.length > 1 && said > 0 && timeMs < (times[index + 1] ?? Number.POSITIVE_INFINITY);
        const { mark, type, textAt } = row;
        slideIn(context, way * 40 * unit, 0, come, () => {
          drawBack(context, row, style, { share: said, isLit }, brief);
          const pop = 1 + 0.12 * Math.sin(Math.PI * said);
          drawAround(context, mark, pop, () =>
            drawMark(
              context,
              { ...mark, index, isLit: isLit && style === 'card' },
              progress(since, 120, 380),
            ),
          );
          const [ink, under] =
            style === 'card'
              ? isLit
                ? [colours.onAccent, colours.accent]
                : [colours.onCard, colours.card]
              : [colours.text, colours.ground];
          const colour = mix(under, ink, quiet + (1 - quiet) * said);
          drawType(context, type, textAt, { colour }, timeMs + 300 - index * step);
        });
      }
    },
  };
}

/** A point that leads on to its text. */
function drawPoint(
  context: Context,
  { x, y, radius }: { x: number; y: number; radius: number },
  fill: string,
  way: 1 | -1,
): void {
  const size = radius * 0.72;
  fillPolygon(
    context,
    [
      [x - way * size * 0.8, y - size],
      [x + way * size, y],
      [x - way * size * 0.8, y + size],
    ],
    fill,
  );
}

/** Points one under the other, each with its number where it has one, coming in as they are said; one alone is set large beside a mark. */
export const list: BoardBuilder = (brief) => {
  const { colours, plan, unit, rowArt } = brief;
  const items = numberedItems(plan.items.filter((item) => item.trim() !== ''));
  return createRows(brief, (context, { x, y, radius, index, isLit }, share) => {
    const isOdd = index % 2 === 1;
    const face = isOdd
      ? { fill: colours.accentTwo, colour: colours.onAccentTwo }
      : { fill: colours.accent, colour: colours.onAccent };
    const own = items[index]?.number ?? null;
    const art = own === null ? (rowArt[index] ?? null) : null;
    if (art !== null) {
      drawArt(context, art, x, y, radius * 2.1);
      return;
    }
    if (items.length === 1 && own === null) {
      const height = radius * (1.6 + 0.8 * easeOut(share));
      fillRounded(
        context,
        { x: x - radius * 0.3, y: y - height / 2, width: radius * 0.6, height },
        30 * unit,
        colours.accent,
      );
      return;
    }
    const lit = { fill: colours.onAccent, colour: colours.accent };
    const { fill, colour } = isLit ? lit : face;
    // Only what is counted in its own words has a number: amounts and facts are no steps.
    if (own === null) drawPoint(context, { x, y, radius }, fill, readsFromRight(plan) ? -1 : 1);
    else drawDisc(context, x, y, radius, own, { fill, colour });
  });
};

const small = (x: number, y: number, radius: number) => ({
  x: x + radius * 0.66,
  y: y + radius * 0.66,
  size: radius * 0.42,
});

/** Points with boxes that are ticked as they are said, or crossed out. */
export const checklist: BoardBuilder = (brief) => {
  const { colours, plan, rowArt } = brief;
  const items = numberedItems(plan.items.filter((item) => item.trim() !== ''));
  const crossed = forbidden(
    items.map(({ text }) => text),
    plan.quote,
  );
  // Boxes are filled, so that they are seen on ground and card alike.
  return createRows(brief, (context, { x, y, radius, index, isLit }, ticked) => {
    const isCrossed = crossed[index] === true;
    const art = isCrossed ? null : (rowArt[index] ?? null);
    if (art !== null) drawArt(context, art, x, y, radius * 2.1);
    // Beside a drawing the box is a small one, at its foot.
    const place = art === null ? { x, y, size: radius } : small(x, y, radius);
    const own = isCrossed
      ? ([colours.accentTwo, colours.onAccentTwo] as const)
      : ([colours.accent, colours.onAccent] as const);
    const [fill, tick] = isLit ? [colours.onAccent, colours.accent] : own;
    const half = place.size * 0.86;
    fillRounded(
      context,
      { x: place.x - half, y: place.y - half, width: half * 2, height: half * 2 },
      place.size * 0.34,
      fill,
    );
    if (isCrossed) drawCross(context, place.x, place.y, place.size * 1.05, tick, ticked);
    else drawTick(context, place.x, place.y, place.size * 1.15, tick, ticked);
  });
};
