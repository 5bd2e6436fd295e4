import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import { drawPart } from '../marks.ts';
import { heavyWords, isUnspaced } from './heavy-words.ts';
import { boxOfWord, piecesOf } from './spoken-type.ts';
import { drawKicker, inColour, largest, setIn, type Compose } from './words-kit.ts';

/* Compositions of a spoken line that bear a whole sentence. */

/** The heaviest word is marked as with a broad pen. */
export const pen: Compose = (brief, text) => {
  const { area, colours, unit, random } = brief;
  const align = random.chance(0.4) ? 'middle' : 'start';
  const kicker = 60 * unit;
  const box = { ...area, y: area.y + kicker, height: area.height - kicker };
  const { type, rows, top } = setIn(text, box, brief, { maxPx: largest(brief), align });
  const pieces = piecesOf(rows);
  const heavy = heavyWords(pieces);
  // A single character of a figure is not marked by itself.
  const [marked = -1, ...others] = isUnspaced(pieces) ? [-1, ...heavy] : heavy;
  const place = boxOfWord(rows, marked);
  const accents = new Map([
    ...inColour(others, colours.strong),
    ...inColour([marked], colours.onAccent),
  ]);
  const x = {
    middle: area.x + area.width / 2 - 84 * unit,
    start: type.isRightToLeft ? area.x + area.width : area.x,
  }[align];
  return {
    rows,
    look: { colour: colours.text, accents },
    under(context, { shareOf }) {
      const side = type.isRightToLeft && align === 'start' ? -1 : 1;
      drawKicker(context, x, top - kicker * 0.7, brief, side);
      if (place === null) return;
      const [padX, padY] = [place.px * 0.1, place.px * 0.06];
      fillRounded(
        context,
        {
          x: place.box.x - padX,
          y: place.box.y - padY,
          width: (place.box.width + padX * 2) * easeOut(shareOf(marked)),
          height: place.box.height + padY * 2,
        },
        place.px * 0.16,
        colours.accent,
      );
    },
  };
};

/** The heavy words are underlined by hand. */
export const underline: Compose = (brief, text) => {
  const { area, colours } = brief;
  const { rows } = setIn(text, area, brief, { maxPx: largest(brief), align: 'middle' });
  const heavy = heavyWords(piecesOf(rows));
  const places = heavy.map((index) => ({ index, place: boxOfWord(rows, index) }));
  return {
    rows,
    look: { colour: colours.text, accents: inColour(heavy, colours.strong) },
    under(context, { entries, timeMs }) {
      for (const { index, place } of places) {
        if (place === null) continue;
        const share = progress(timeMs, (entries[index] ?? 0) + 120, 420);
        if (share <= 0) continue;
        const { box, px, baseline } = place;
        const y = baseline + px * 0.17;
        context.strokeStyle = colours.accent;
        context.lineWidth = px * 0.085;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.beginPath();
        const bow = Array.from({ length: 13 }, (_, step) => {
          const along = step / 12;
          return [
            box.x + along * box.width,
            y + Math.sin(along * Math.PI) * -px * 0.05 + along * px * 0.02,
          ] as const;
        });
        drawPart(context, bow, easeOut(share));
        context.stroke();
      }
    },
  };
};

/** Beside a bar that grows as the line is said: a rail along the frame's edge where the line has it to itself. */
export const side: Compose = (brief, text) => {
  const { area, colours, unit, width, height, hasPicture } = brief;
  const inset = (hasPicture ? 74 : 66) * unit;
  const box = { ...area, x: area.x + inset, width: area.width - inset };
  const trial = setIn(text, box, brief, { maxPx: largest(brief) });
  const isMirrored = trial.type.isRightToLeft;
  const shift = isMirrored ? -inset : 0;
  const rows = trial.rows.map((row) => ({ ...row, x: row.x + shift }));
  const wide = area.x + 12 * unit;
  const bar = hasPicture
    ? {
        x: isMirrored ? area.x + area.width - 20 * unit : area.x,
        y: trial.top,
        width: 20 * unit,
        height: trial.type.height,
      }
    : { x: isMirrored ? width - wide : 0, y: 0, width: wide, height };
  const heavy = heavyWords(piecesOf(rows));
  return {
    rows,
    look: { colour: colours.text, accents: inColour(heavy, colours.strong) },
    under(context, { entries, timeMs }) {
      const said = entries.filter((entry) => entry <= timeMs).length;
      const from = entries[said - 1] ?? 0;
      const within = progress(timeMs, from, Math.max(200, (entries[said] ?? from + 300) - from));
      const share = Math.min(1, (Math.max(0, said - 1) + within) / Math.max(1, entries.length));
      const radius = hasPicture ? bar.width : 0;
      fillRounded(context, bar, radius, hasPicture ? colours.line : colours.accentTwo);
      const grown =
        bar.height * Math.max(hasPicture ? 0.06 : 0.3, said >= entries.length ? 1 : share);
      fillRounded(context, { ...bar, height: grown }, radius, colours.accent);
    },
  };
};
