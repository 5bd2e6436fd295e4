import { easeOut, progress } from '../../painting/actors/motion.ts';
import { inset } from './alike.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { darken, mix, withOpacity } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { drawCard } from '../marks.ts';
import { heavyWords } from './heavy-words.ts';
import { boxOfWord, piecesOf } from './spoken-type.ts';
import { inColour, largest, setIn, type Compose } from './words-kit.ts';

/* Compositions of a spoken line on a paper note, and in a bubble of speech. */

/** A sheet turned a little about its middle. */
function drawTurned(context: Context, box: Box, turn: number, draw: () => void): void {
  context.save();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-x, -y);
  draw();
  context.restore();
}

/** A strip of sticking tape over the upper edge of a sheet. */
function drawTape(context: Context, sheet: Box, { unit, colours }: BoardBrief): void {
  const strip = { width: 210 * unit, height: 62 * unit };
  const x = sheet.x + sheet.width / 2 - strip.width / 2;
  const box = { ...strip, x, y: sheet.y - strip.height * 0.5 };
  drawTurned(context, box, -0.03, () => {
    context.fillStyle = withOpacity(colours.accentTwo, 0.92);
    context.fillRect(box.x, box.y, box.width, box.height);
    context.fillStyle = withOpacity('#ffffff', 0.22);
    context.fillRect(box.x, box.y, box.width, box.height * 0.4);
  });
}

/** As high as its text asks for, and never a strip in an empty frame. */
function sheetAround(text: { top: number; height: number }, area: Box, pad: number): Box {
  const least = area.height * 0.74;
  const height = Math.min(area.height, Math.max(least, text.height + pad * 2));
  const top = Math.max(
    area.y,
    Math.min(text.top + text.height / 2 - height / 2, area.y + area.height - height),
  );
  return { ...area, y: top, height };
}

/** On a sheet of ruled paper that is stuck to the ground, another one beneath it. */
export const note: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait, hasPicture } = brief;
  if (hasPicture) return null;
  const pad = (isPortrait ? 74 : 96) * unit;
  const inner = {
    x: area.x + pad,
    y: area.y + pad * 1.1,
    width: area.width - pad * 2,
    height: area.height - pad * 2,
  };
  const { type, rows, top } = setIn(text, inner, brief, { maxPx: largest(brief) });
  const sheet = sheetAround({ top, height: type.height }, area, pad);
  const heavy = heavyWords(piecesOf(rows));
  const pitch = type.px * type.leading;
  return {
    rows,
    look: { colour: colours.onCard, accents: inColour(heavy, colours.strongOnCard) },
    under(context, { timeMs }) {
      const come = easeOut(progress(timeMs, 0, 420));
      drawTurned(context, sheet, 0.035 * come, () =>
        fillRounded(context, sheet, 10 * unit, mix(colours.accent, colours.card, 0.12)),
      );
      drawCard(context, sheet, colours.card, { radius: 12 * unit, shadow: colours.shadow });
      context.fillStyle = withOpacity(colours.accent, 0.26);
      const first = top + type.px * type.leading * 0.99;
      const from = first - Math.floor((first - sheet.y - pad * 0.5) / pitch) * pitch;
      for (let y = from; y < sheet.y + sheet.height - 12 * unit; y += pitch)
        context.fillRect(sheet.x + 18 * unit, y, sheet.width - 36 * unit, 4 * unit);
      drawTape(context, sheet, brief);
    },
  };
};

const spoken = /^["“„«‹『「].{4,}["”“»›』」][.!?…]?$/su;

/** What somebody says, in a bubble with its tail; another one behind it. */
export const bubble: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait } = brief;
  if (!spoken.test(text.trim())) return null;
  const [pad, tail] = [(isPortrait ? 78 : 84) * unit, 92 * unit];
  const inner = {
    x: area.x + pad,
    y: area.y + pad,
    width: area.width - pad * 2,
    height: area.height - pad * 2 - tail,
  };
  const { type, rows, top } = setIn(text, inner, brief, { maxPx: largest(brief), align: 'middle' });
  const body = { ...area, y: top - pad, height: type.height + pad * 2 };
  const radius = 90 * unit;
  const heavy = heavyWords(piecesOf(rows));
  return {
    rows,
    look: { colour: colours.onCard, accents: inColour(heavy, colours.strongOnCard) },
    under(context, { timeMs }) {
      const shift = 26 * unit * easeOut(progress(timeMs, 60, 420));
      const isRight = type.isRightToLeft;
      for (const [dx, fill] of [
        [shift, colours.accentTwo],
        [0, colours.card],
      ] as const) {
        const foot = body.y + body.height + dx;
        const x = isRight ? body.x + body.width - radius * 1.5 + dx : body.x + radius * 1.5 + dx;
        const side = isRight ? -1 : 1;
        fillRounded(context, { ...body, x: body.x + dx, y: body.y + dx }, radius, fill);
        context.beginPath();
        context.moveTo(x, foot - 4 * unit);
        context.lineTo(x + side * 130 * unit, foot - 4 * unit);
        context.quadraticCurveTo(
          x + side * 40 * unit,
          foot + tail * 0.4,
          x - side * 40 * unit,
          foot + tail,
        );
        context.quadraticCurveTo(x + side * 14 * unit, foot + tail * 0.4, x, foot - 4 * unit);
        context.fill();
      }
    },
  };
};

/** A sheet of colour that fills its place, the line large on it, the word that carries it underlined. */
export const panel: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait, turn, hasPicture } = brief;
  const pad = (isPortrait ? 66 : 84) * unit;
  const inner = inset(area, pad);
  const { type, rows, top } = setIn(text, inner, brief, { maxPx: largest(brief) });
  const around = { ...area, y: top - pad, height: type.height + pad * 2 };
  const sheet = hasPicture ? around : sheetAround({ top, height: type.height }, area, pad);
  const isLoud = turn % 4 === 1;
  const heavy = heavyWords(piecesOf(rows));
  const places = heavy.map((index) => ({ index, place: boxOfWord(rows, index) }));
  const [fill, colour, mark] = isLoud
    ? [colours.accent, colours.onAccent, colours.onAccent]
    : [colours.card, colours.onCard, colours.strongOnCard];
  const look = { radius: 34 * unit, shadow: colours.shadow };
  return {
    rows,
    look: { colour, accents: inColour(isLoud ? [] : heavy, mark) },
    under(context, { timeMs, shareOf }) {
      const offset = 24 * unit * easeOut(progress(timeMs, 60, 420));
      const back = { ...sheet, x: sheet.x + offset, y: sheet.y + offset };
      fillRounded(context, back, look.radius, colours.accentTwo);
      drawCard(context, sheet, fill, look);
      const corner = {
        x: sheet.x + pad,
        y: sheet.y + pad * 0.5,
        width: 132 * unit,
        height: 16 * unit,
      };
      const side = type.isRightToLeft ? sheet.x + sheet.width - pad - corner.width : corner.x;
      fillRounded(
        context,
        { ...corner, x: side },
        8 * unit,
        isLoud ? darken(fill, 0.35) : colours.accent,
      );
      if (isLoud)
        for (const { index, place } of places) {
          const share = easeOut(shareOf(index));
          if (place === null || share <= 0) continue;
          const { box, px, baseline } = place;
          const line = { x: box.x, y: baseline + px * 0.12, width: box.width * share };
          fillRounded(context, { ...line, height: px * 0.08 }, px, mark);
        }
    },
  };
};
