import { easeOut, progress } from '../../painting/actors/motion.ts';
import type { Sprite } from '../../painting/actors/sprite.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawArt, drawCard } from '../marks.ts';
import type { SetType } from '../type.ts';
import { drawInBox, isWhole, mirrored, readsFromRight, setAlike } from './alike.ts';
import { readAmount, type Amount } from './recipe-amounts.ts';

const entryMs = 400;
/** How much of a row is seen before it is said. */
const ghost = 0.3;
/** Long after it has come in. */
const whole = 60_000;

interface Row {
  readonly box: Box;
  readonly amount: SetType | null;
  readonly amountBox: Box;
  readonly thing: SetType | null;
  readonly thingBox: Box;
  /** The middle of what the row is of, and how large it may be. */
  readonly art: { readonly x: number; readonly y: number; readonly side: number } | null;
}

interface Layout {
  readonly rows: readonly Row[];
  readonly cards: readonly Box[];
  readonly areWhole: boolean;
}

/** So many rows in one or two columns, each with its amount beside its thing. */
function layOutRows(read: readonly Amount[], brief: BoardBrief, columns: number): Layout {
  const { area, unit, plan, hasPicture, rowArt } = brief;
  const lines = Math.ceil(read.length / columns);
  const [gap, pad, between] = [44 * unit, 46 * unit, 34 * unit];
  const cardWidth = (area.width - gap * (columns - 1)) / columns;
  const rowHeight = Math.min((hasPicture ? 190 : 250) * unit, (area.height - pad * 1.4) / lines);
  const height = rowHeight * lines + pad * 1.4;
  const top = area.y + (area.height - height) / 2;
  const whole = cardWidth - pad * 2;
  // Where few are drawn the column would be holes.
  const drawn = rowArt.slice(0, read.length).filter((art) => art !== null).length;
  const artSide = drawn * 2 >= read.length ? Math.min(rowHeight * 0.98, whole * 0.27) : 0;
  const artWidth = artSide === 0 ? 0 : artSide + between;
  const inner = whole - artWidth;
  const given = read.map(({ amount }) => amount);
  const longest = Math.max(0, ...given.map((amount) => amount.length));
  const share = longest === 0 ? 0 : Math.min(0.46, 0.24 + longest * 0.018);
  const amountWidth = inner * share;
  const thingWidth = inner - amountWidth - (share === 0 ? 0 : between);
  const room = rowHeight * 0.82;
  const most = Math.min((hasPicture ? 72 : 88) * unit, rowHeight * 0.46);
  const things = setAlike(
    read.map(({ thing }) => thing),
    () => ({ width: thingWidth, height: room }),
    { maxPx: most, minPx: 31 * unit, weight: 600, leading: 1.12 },
  );
  const amounts = setAlike(given, () => ({ width: amountWidth, height: room }), {
    maxPx: Math.min(most, (things.types[0]?.px ?? most) * 1.16),
    minPx: 31 * unit,
    weight: 800,
    align: readsFromRight(plan) ? 'start' : 'end',
    leading: 1.05,
  });
  const isRightToLeft = readsFromRight(plan);
  const rows = read.map(({ amount, thing }, index): Row => {
    const column = Math.floor(index / lines);
    const x = area.x + column * (cardWidth + gap) + pad;
    const y = top + pad * 0.7 + (index % lines) * rowHeight;
    const box = { x, y, width: whole, height: rowHeight };
    const text = { ...box, x: x + artWidth, width: inner };
    const thingX = text.x + (share === 0 ? 0 : amountWidth + between);
    const thingBox = { ...text, x: thingX, width: thingWidth };
    const artBox = mirrored({ ...box, width: artSide }, area, isRightToLeft);
    return {
      box: mirrored(box, area, isRightToLeft),
      amount: amount === '' ? null : (amounts.types[index] ?? null),
      amountBox: mirrored({ ...text, width: amountWidth }, area, isRightToLeft),
      thing: thing === '' ? null : (things.types[index] ?? null),
      thingBox: mirrored(thingBox, area, isRightToLeft),
      art:
        artSide === 0 ? null : { x: artBox.x + artSide / 2, y: y + rowHeight / 2, side: artSide },
    };
  });
  const cards = Array.from({ length: columns }, (_, column) =>
    mirrored(
      { x: area.x + column * (cardWidth + gap), y: top, width: cardWidth, height },
      area,
      isRightToLeft,
    ),
  );
  const areWhole =
    things.areWhole &&
    amounts.types.every((type, index) => given[index] === '' || isWhole(type, given[index] ?? ''));
  return { rows, cards, areWhole };
}

function layOut(read: readonly Amount[], brief: BoardBrief): Layout {
  for (let count = read.length; count > 1; count -= 1) {
    const columns = !brief.isPortrait && count > 4 ? 2 : 1;
    const laidOut = layOutRows(read.slice(0, count), brief, columns);
    if (laidOut.areWhole) return laidOut;
  }
  return layOutRows(read.slice(0, 1), brief, 1);
}

/** What a row is of: there from the beginning, and with a beat as it is said. */
function drawArtOf(
  context: Context,
  { art }: Row,
  drawing: Sprite | null,
  { since, faint }: { readonly since: number; readonly faint: number },
): void {
  if (art === null || drawing === null) return;
  const beat = 1 + 0.1 * Math.sin(Math.PI * progress(since, 0, entryMs));
  context.save();
  context.globalAlpha *= 1 - faint;
  drawArt(context, drawing, art.x, art.y, (art.side / 1.12) * beat);
  context.restore();
}

/** A recipe card: amounts in line with each other, what they are of beside them, drawn where that is surely known. */
export const ingredients: BoardBuilder = (brief) => {
  const { plan, unit, colours, rowArt } = brief;
  const items = plan.items.filter((item) => item.trim() !== '');
  if (items.length === 0) return null;
  const { rows, cards } = layOut(items.map(readAmount), brief);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      for (const card of cards) {
        drawCard(context, card, colours.card, { radius: 36 * unit, shadow: colours.shadow });
        fillRounded(
          context,
          {
            x: card.x + 60 * unit,
            y: card.y - 12 * unit,
            width: card.width - 120 * unit,
            height: 24 * unit,
          },
          12 * unit,
          colours.accent,
        );
      }
      const times = entryTimes(items, words, durationMs);
      for (const [index, row] of rows.entries()) {
        const { box, amount, amountBox, thing, thingBox } = row;
        const since = timeMs - (times[index] ?? 0);
        const isLast = rows[index + 1] === undefined || (rows[index + 1]?.box.x ?? box.x) !== box.x;
        if (!isLast)
          fillRounded(
            context,
            { x: box.x, y: box.y + box.height - 2 * unit, width: box.width, height: 4 * unit },
            2 * unit,
            withOpacity(colours.onCard, 0.16),
          );
        const lit = progress(since, 0, 200) - easeOut(progress(since, 500, 700));
        if (lit > 0)
          fillRounded(
            context,
            {
              x: box.x - 22 * unit,
              y: box.y + 6 * unit,
              width: box.width + 44 * unit,
              height: box.height - 12 * unit,
            },
            20 * unit,
            withOpacity(colours.accentTwo, 0.45 * lit),
          );
        // A card never stands there empty: what is still to be said is seen faintly. It comes out where it stands: moved, it would
        // be read over itself.
        const faint = ghost * (1 - progress(since, 0, entryMs));
        drawArtOf(context, row, rowArt[index] ?? null, { since, faint });
        context.save();
        context.globalAlpha *= ghost + (1 - ghost) * progress(since, 0, entryMs);
        if (amount !== null)
          drawInBox(context, amount, amountBox, { colour: colours.strongOnCard }, whole);
        if (thing !== null) drawInBox(context, thing, thingBox, { colour: colours.onCard }, whole);
        context.restore();
      }
    },
  };
};
