import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawArrow, popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { callParts, isCall, type CallPart } from './call-parts.ts';
import { drawRows, piecesOf, rowsOf, setBlock, type TypeRow } from './spoken-type.ts';
import { drawRule } from './title-texts.ts';
import { heavyWords } from './heavy-words.ts';

interface SetPart extends CallPart {
  readonly type: SetType;
  readonly y: number;
  /** The whole of it with what is drawn about it. */
  readonly box: Box;
  readonly isButton: boolean;
}

const weights = { text: 700, address: 800, price: 900 } as const;
const sizes = { text: 92, address: 132, price: 230 } as const;

/** Sets all parts under each other at a share of their full size. */
function stackParts(brief: BoardBrief, parts: readonly CallPart[], scale: number): SetPart[] {
  const { area, unit } = brief;
  const gap = 40 * unit * Math.max(0.5, scale);
  const pad = { x: 54 * unit, y: 30 * unit };
  const button = parts.findLastIndex(({ kind }) => kind === 'address');
  let y = area.y;
  return parts.map((part, at) => {
    const isButton = at === button;
    const px = Math.max(34 * unit, sizes[part.kind] * unit * scale);
    const width = area.width - (isButton ? pad.x * 2 : 0);
    const isText = part.kind === 'text';
    const type = setType(
      part.text,
      { width, height: isText ? area.height : px * 1.2 },
      {
        maxPx: px,
        minPx: isText ? px : 30 * unit,
        weight: weights[part.kind],
        align: 'middle',
        leading: isText ? 1.16 : 1.1,
        ...(isText ? {} : { mostLines: 1 }),
      },
    );
    const around = isButton ? pad : { x: 0, y: 0 };
    const box = {
      x: area.x + (area.width - type.width) / 2 - around.x,
      y,
      width: type.width + around.x * 2,
      height: type.height + around.y * 2,
    };
    const set = { ...part, type, box, isButton, y: y + around.y };
    y += box.height + gap;
    return set;
  });
}

/** As large as the area bears, at its middle. */
function layOut(brief: BoardBrief, parts: readonly CallPart[]): SetPart[] {
  const { area } = brief;
  for (let scale = 1.25; ; scale *= 0.93) {
    const set = stackParts(brief, parts, scale);
    const last = set.at(-1);
    const height = (last?.box.y ?? area.y) + (last?.box.height ?? 0) - area.y;
    if (height > area.height && scale > 0.3) continue;
    const down = Math.max(0, (area.height - height) / 2);
    return set.map((part) => ({
      ...part,
      y: part.y + down,
      box: { ...part.box, y: part.box.y + down },
    }));
  }
}

/** A call with where to go: the address as a button, a price as the largest line. */
function createCall(brief: BoardBrief, parts: readonly CallPart[]): Board {
  const { area, unit, colours } = brief;
  const set = layOut(brief, parts);
  const texts = set.map(({ text }) => text);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      for (const [at, { kind, type, box, y, isButton }] of set.entries()) {
        const since = timeMs - (times[at] ?? 0);
        const place = { x: isButton ? box.x + (box.width - area.width) / 2 : area.x, y };
        const typeAt = {
          x: isButton ? box.x + box.width / 2 - (area.width - 108 * unit) / 2 : area.x,
          y,
        };
        if (kind === 'text') {
          drawType(context, type, place, { colour: colours.text }, since);
          continue;
        }
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // The button is there, still empty, before it is named.
        const share = isButton ? 0.5 + 0.5 * progress(since, 0, 380) : progress(since, 0, 380);
        popIn(context, middle.x, middle.y, share, () => {
          if (isButton) {
            const beat = since > 700 ? Math.max(0, Math.sin((since - 700) / 420)) * 5 * unit : 0;
            drawButton(context, brief, box, beat);
          }
          const colour = isButton ? colours.onAccent : colours.strong;
          drawType(context, type, typeAt, { colour }, since);
        });
        if (kind === 'address' && !isButton)
          drawRule(
            context,
            { ...box, y: box.y + box.height + 2 * unit, height: 10 * unit },
            colours.accent,
            since,
          );
      }
    },
  };
}

function drawButton(context: Context, brief: BoardBrief, box: Box, beat: number): void {
  const { colours, unit } = brief;
  const radius = Math.min(box.height / 2, 60 * unit);
  const halo = {
    x: box.x - beat,
    y: box.y - beat,
    width: box.width + beat * 2,
    height: box.height + beat * 2,
  };
  const below = { ...box, y: box.y + 14 * unit };
  fillRounded(context, below, radius, colours.accentTwo);
  fillRounded(context, halo, radius + beat, colours.accent);
}

interface Setting {
  readonly rows: readonly TypeRow[];
  readonly top: number;
  readonly foot: number;
}

/** The text as a block where it bears it, else as plain lines. */
function setLarge(brief: BoardBrief, text: string, box: Box): Setting {
  const { unit, isPortrait } = brief;
  const block = setBlock(text, box, { maxPx: (isPortrait ? 250 : 230) * unit, minPx: 76 * unit });
  const type = setType(text, box, {
    maxPx: (isPortrait ? 150 : 160) * unit,
    minPx: 40 * unit,
    weight: 800,
    align: 'middle',
  });
  const rows = block ?? rowsOf(type, { x: box.x, y: box.y + (box.height - type.height) / 2 });
  const last = rows.at(-1);
  return { rows, top: rows[0]?.y ?? box.y, foot: (last?.y ?? box.y) + (last?.type.height ?? 0) };
}

/** A call without an address, or the film's name once more: large, with a button that points on, or between rules. */
function createClosing(brief: BoardBrief, text: string): Board {
  const { area, unit, colours } = brief;
  const hasButton = isCall(text);
  const radius = 84 * unit;
  const below = hasButton ? radius * 2 + 60 * unit : 90 * unit;
  const box = { ...area, y: area.y + (hasButton ? 0 : 90 * unit) };
  box.height = area.y + area.height - box.y - below;
  const first = setLarge(brief, text, box);
  // Text and button stand together at the middle of the area.
  const down = hasButton ? Math.max(0, (area.height - (first.foot - first.top) - below) / 2) : 0;
  const shift = hasButton ? area.y + down - first.top : 0;
  const rows = first.rows.map((row) => ({ ...row, y: row.y + shift }));
  const [top, foot] = [first.top + shift, first.foot + shift];
  const heavy = heavyWords(piecesOf(rows));
  const accents = new Map(heavy.map((index) => [index, colours.strong] as const));
  const centre = area.x + area.width / 2;
  const isMirrored = rows[0]?.type.isRightToLeft === true;
  return {
    draw(context, { timeMs }: Moment) {
      drawRows(context, rows, { colour: colours.text, accents }, (index) =>
        progress(timeMs, 100 + index * 80, 340),
      );
      if (hasButton) {
        const at = { x: centre, y: foot + 60 * unit + radius };
        drawNext(context, brief, { ...at, radius, isMirrored }, timeMs);
        return;
      }
      const rule = { x: centre - 150 * unit, width: 300 * unit, height: 14 * unit };
      drawRule(context, { ...rule, y: top - 64 * unit }, colours.accent, timeMs);
      for (const step of [-1, 0, 1]) {
        const grown = overshoot(progress(timeMs, 240 + step * 90, 360));
        const fill = step === 0 ? colours.accent : colours.accentTwo;
        fillCircle(context, centre + step * 58 * unit, foot + 64 * unit, 16 * unit * grown, fill);
      }
    },
  };
}

/** A round button with an arrow that goes on. */
function drawNext(
  context: Context,
  { colours, unit }: BoardBrief,
  at: { x: number; y: number; radius: number; isMirrored: boolean },
  timeMs: number,
): void {
  const { x, y, radius, isMirrored } = at;
  const beat = timeMs > 900 ? Math.max(0, Math.sin((timeMs - 900) / 420)) * 6 * unit : 0;
  const side = isMirrored ? -1 : 1;
  popIn(context, x, y, 0.5 + 0.5 * progress(timeMs, 0, 420), () => {
    fillCircle(context, x, y + 12 * unit, radius, colours.accentTwo);
    fillCircle(context, x, y, radius + beat, colours.accent);
    drawArrow(
      context,
      [x - side * radius * 0.42, y],
      [x + side * radius * 0.42, y],
      { colour: colours.onAccent, width: 16 * unit },
      easeOut(progress(timeMs, 260, 420)),
    );
  });
}

/** The closing card: what the viewer is asked to do, with where to go set apart. */
export const endCard: BoardBuilder = (brief) => {
  const text = brief.plan.quote.trim() || brief.plan.items.join(' ').trim();
  if (text === '') return null;
  const parts = callParts(text);
  return parts.some(({ kind }) => kind !== 'text')
    ? createCall(brief, parts)
    : createClosing(brief, text);
};
