import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { readAmount } from './measured-amounts.ts';
import { writeMiddle } from './chart-parts.ts';
import { figure } from './figure.ts';
import { note, tag, type Piece, type PieceMaker } from './money-pieces.ts';
import { burst, coin } from './money-rounds.ts';
import { moneyText, splitAmount } from './money-text.ts';
import { priceBoard } from './price-board.ts';
import { isPricedInWords } from './price-rows.ts';

export { receipt } from './receipt.ts';

/** What an amount is shown as: small change, a price tag, a note or a star. */
function pieceFor({ random, isPortrait }: BoardBrief, text: string, value: number): PieceMaker {
  if (text.length > 10) return note;
  const fitting =
    value < 10 && text.length <= 6
      ? [coin, tag, burst]
      : value < 1000
        ? text.length <= 6
          ? [tag, burst, note, coin]
          : [tag, burst, note]
        : isPortrait && text.length <= 8
          ? [note, tag]
          : [note, note, tag];
  return fitting[random.index(fitting.length)] ?? note;
}

/** A named place or a day over the amount: "Ålesund". */
const kickerOf = ({ plan }: BoardBrief): string =>
  plan.date !== '' ? plan.date : /^\p{Lu}/u.test(plan.place) ? plan.place : '';

interface Parts {
  readonly piece: Piece;
  readonly number: SetType;
  readonly label: SetType | null;
  readonly labelBox: Box;
  readonly kicker: SetType | null;
  readonly kickerY: number;
}

function layOut(brief: BoardBrief, text: string, make: PieceMaker): Parts {
  const { area, unit, isPortrait, plan } = brief;
  const label = plan.figure?.label || plan.quote;
  const kickerText = kickerOf(brief);
  const room = { width: area.width, height: area.height * (isPortrait ? 0.26 : 0.24) };
  const type =
    label === ''
      ? null
      : setType(label, room, { maxPx: 82 * unit, minPx: 36 * unit, weight: 700, align: 'middle' });
  const kicker =
    kickerText === ''
      ? null
      : setType(
          kickerText,
          { width: area.width, height: 70 * unit },
          {
            maxPx: 48 * unit,
            minPx: 32 * unit,
            weight: 600,
            align: 'middle',
            mostLines: 1,
          },
        );
  const below = type === null ? 0 : type.height + 54 * unit;
  const above = kicker === null ? 0 : kicker.height + 26 * unit;
  const height = Math.min(area.height - below - above, (isPortrait ? 760 : 620) * unit);
  const width = Math.min(area.width, height * (make === note ? 2.1 : 1.5));
  const tall = make === note ? Math.min(height, width / 2) : height;
  const top = area.y + (area.height - above - tall - below) / 2;
  const piece = make(brief, {
    x: area.x + (area.width - width) / 2,
    y: top + above,
    width,
    height: tall,
  });
  const number = setType(text, piece.room, {
    maxPx: 300 * unit,
    minPx: 44 * unit,
    weight: 800,
    align: 'middle',
    leading: 1,
    mostLines: text.length > 12 ? 2 : 1,
  });
  return {
    piece,
    number,
    label: type,
    labelBox: { x: area.x, y: top + above + tall + 54 * unit, width: area.width, height: below },
    kicker,
    kickerY: top,
  };
}

function drawNumber(context: Context, { piece, number }: Parts, text: string): void {
  const { room, colour } = piece;
  const middle = room.y + room.height / 2;
  if (number.lines.length === 1)
    writeMiddle(
      context,
      text,
      { x: room.x + room.width / 2, y: middle },
      {
        font: number.font,
        px: number.px,
        align: 'center',
        colour,
      },
    );
  else drawType(context, number, { x: room.x, y: middle - number.height / 2 }, { colour }, 9999);
}

/** An amount of money as the thing that one sees it on; several prices as a board of prices. */
export const money: BoardBuilder = (brief): Board | null => {
  const { plan, area, colours } = brief;
  const prices = plan.items.filter((item) => readAmount(item) !== null);
  const isList =
    prices.length > 0 &&
    plan.items.length >= 2 &&
    plan.items.every((item) => readAmount(item) !== null || isPricedInWords(item));
  if (prices.length >= 2 || isList) return priceBoard(brief);
  const single = prices[0] === undefined ? null : readAmount(prices[0]);
  const shown: PlanFigure | null =
    plan.figure ?? (single === null ? null : { value: single.text, unit: '', label: single.label });
  if (shown === null || shown.value === '') return null;
  const { isThing, ...paid } = splitAmount(shown);
  const text = moneyText(paid);
  const own = { ...brief, plan: { ...plan, figure: paid } };
  // What a thing is worth is no money that is handed over: no note, no tag.
  if (isThing)
    return figure({ ...own, plan: { ...own.plan, figure: { ...paid, value: text, unit: '' } } });
  const value = readAmount(text)?.value ?? 0;
  const parts = layOut(own, text, pieceFor(brief, text, Math.abs(value)));
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const since = timeMs - entryTime(paid.value, words, durationMs, durationMs - 1200);
      // The amount stands on its piece from the first; as it is said the piece moves.
      parts.piece.draw(context, { timeMs, since }, () => drawNumber(context, parts, text));
      if (parts.kicker !== null)
        drawType(
          context,
          parts.kicker,
          { x: area.x, y: parts.kickerY },
          { colour: colours.muted },
          timeMs,
        );
      if (parts.label !== null)
        drawType(
          context,
          parts.label,
          { x: area.x, y: parts.labelBox.y },
          { colour: colours.text },
          timeMs - 120,
        );
    },
  };
};
