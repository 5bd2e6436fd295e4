import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import { drawCard, drawPart } from '../marks.ts';
import { heavyWords, isUnspaced } from './heavy-words.ts';
import { boxOfWord, piecesOf } from './spoken-type.ts';
import { drawKicker, inColour, setIn, type Compose } from './words-kit.ts';

/* Compositions of a spoken line that bear a whole sentence. */

/** The heaviest word is marked as with a broad pen. */
export const pen: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait, random } = brief;
  const align = random.chance(0.4) ? 'middle' : 'start';
  const kicker = 60 * unit;
  const box = { ...area, y: area.y + kicker, height: area.height - kicker };
  const { type, rows, top } = setIn(text, box, brief, { maxPx: isPortrait ? 136 : 128, align });
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
  const { area, colours, isPortrait } = brief;
  const { rows } = setIn(text, area, brief, { maxPx: isPortrait ? 150 : 140, align: 'middle' });
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

/** On a sheet that lies on the ground. */
export const panel: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait, random } = brief;
  const pad = (isPortrait ? 66 : 84) * unit;
  const inner = {
    x: area.x + pad,
    y: area.y + pad,
    width: area.width - pad * 2,
    height: area.height - pad * 2,
  };
  const { type, rows, top } = setIn(text, inner, brief, { maxPx: isPortrait ? 128 : 132 });
  const sheet = { ...area, y: top - pad, height: type.height + pad * 2 };
  const isLoud = random.chance(0.5);
  const heavy = heavyWords(piecesOf(rows));
  const places = heavy.map((index) => ({ index, place: boxOfWord(rows, index) }));
  const [fill, colour, mark] = isLoud
    ? [colours.accent, colours.onAccent, colours.onAccent]
    : [colours.card, colours.onCard, colours.strongOnCard];
  const look = { radius: 30 * unit, shadow: colours.shadow };
  return {
    rows,
    look: { colour, accents: inColour(isLoud ? [] : heavy, mark) },
    under(context, { timeMs, shareOf }) {
      const offset = 22 * unit * easeOut(progress(timeMs, 60, 420));
      const back = { ...sheet, x: sheet.x + offset, y: sheet.y + offset };
      fillRounded(context, back, look.radius, colours.accentTwo);
      drawCard(context, sheet, fill, look);
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

/** Beside a bar that grows as the line is said. */
export const side: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait } = brief;
  const inset = 74 * unit;
  const box = { ...area, x: area.x + inset, width: area.width - inset };
  const trial = setIn(text, box, brief, { maxPx: isPortrait ? 128 : 120 });
  const isMirrored = trial.type.isRightToLeft;
  const shift = isMirrored ? -inset : 0;
  const rows = trial.rows.map((row) => ({ ...row, x: row.x + shift }));
  const bar = {
    x: isMirrored ? area.x + area.width - 20 * unit : area.x,
    y: trial.top,
    width: 20 * unit,
    height: trial.type.height,
  };
  const heavy = heavyWords(piecesOf(rows));
  return {
    rows,
    look: { colour: colours.text, accents: inColour(heavy, colours.strong) },
    under(context, { entries, timeMs }) {
      const said = entries.filter((entry) => entry <= timeMs).length;
      const from = entries[said - 1] ?? 0;
      const within = progress(timeMs, from, Math.max(200, (entries[said] ?? from + 300) - from));
      const share = Math.min(1, (Math.max(0, said - 1) + within) / Math.max(1, entries.length));
      fillRounded(context, bar, bar.width, colours.line);
      const height = bar.height * Math.max(0.06, said >= entries.length ? 1 : share);
      fillRounded(context, { ...bar, height }, bar.width, colours.accent);
    },
  };
};
