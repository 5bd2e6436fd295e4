import { easeOut, progress } from '../../painting/actors/motion.ts';
import { inset } from './alike.ts';
import { fillPolygon, fillRounded, type Box } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { popIn } from '../marks.ts';
import { setType } from '../type.ts';
import { drawRows, piecesOf, setBlock } from './spoken-type.ts';
import { anyShape } from './title-shapes.ts';
import { drawRule, setStack, titleTexts, type StackLook, type TitleTexts } from './title-texts.ts';
import { heavyWords } from './heavy-words.ts';

export { endCard } from './end-card.ts';

/** Null where a title does not suit the composition. */
type Compose = (brief: BoardBrief, texts: TitleTexts) => Board | null;

const onGround = ({ colours }: BoardBrief): StackLook => ({
  text: colours.text,
  muted: colours.muted,
  kickerFill: colours.accent,
  onKicker: colours.onAccent,
});

/** Beside a heavy bar. */
const bar: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait } = brief;
  const inset = (isPortrait ? 84 : 110) * unit;
  const box = { ...area, x: area.x + inset, width: area.width - inset };
  const order = { maxPx: isPortrait ? 190 : 200, align: 'start', stand: 0.5, unit } as const;
  const trial = setStack(texts, box, order);
  const stack = trial.isRightToLeft ? setStack(texts, { ...box, x: area.x }, order) : trial;
  const wide = (isPortrait ? 34 : 44) * unit;
  const x = stack.isRightToLeft ? area.x + area.width - wide : area.x;
  return {
    draw(context, { timeMs }: Moment) {
      const reach = 30 * unit;
      const whole = stack.box.height + reach * 2;
      const height = whole * (0.25 + 0.75 * easeOut(progress(timeMs, 0, 520)));
      const y = stack.box.y - reach;
      fillRounded(context, { x, y, width: wide, height }, wide * 0.3, colours.accent);
      const foot = { x, y: y + height - wide * 1.6, width: wide, height: wide * 1.6 };
      fillRounded(context, foot, wide * 0.3, colours.accentTwo);
      stack.draw(context, timeMs, onGround(brief));
    },
  };
};

/** On a field of colour that fills the frame down to a slanted edge. */
const field: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait, width, random } = brief;
  const slope = width * (isPortrait ? 0.12 : 0.07) * (random.chance(0.5) ? 1 : -1);
  const foot = area.y + area.height + 20 * unit;
  const lost = Math.abs(slope) * 0.9;
  const box = { ...area, height: area.height - lost };
  const order = { maxPx: isPortrait ? 184 : 190, align: 'start', stand: 0.62, unit } as const;
  const stack = setStack(texts, box, order);
  const look = {
    text: colours.onAccent,
    muted: colours.onAccent,
    kickerFill: colours.onAccent,
    onKicker: colours.accent,
  };
  return {
    draw(context, { timeMs }: Moment) {
      const share = 0.55 + 0.45 * easeOut(progress(timeMs, 0, 480));
      for (const [colour, below] of [
        [colours.accentTwo, 44 * unit],
        [colours.accent, 0],
      ] as const) {
        const [left, right] = [Math.min(0, slope), Math.min(0, -slope)];
        fillPolygon(
          context,
          [
            [0, 0],
            [width, 0],
            [width, (foot + right) * share + below],
            [0, (foot + left) * share + below],
          ],
          colour,
        );
      }
      const rule = {
        ...stack.box,
        y: stack.box.y - 56 * unit,
        width: 150 * unit,
        height: 16 * unit,
      };
      const x = stack.isRightToLeft ? stack.box.x + stack.box.width - rule.width : stack.box.x;
      drawRule(context, { ...rule, x }, colours.onAccent, timeMs, stack.isRightToLeft);
      stack.draw(context, timeMs, look);
    },
  };
};

/** With one great shape: above the title, or beside it. */
const poster: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait, random } = brief;
  const shape = anyShape(random);
  const gap = 50 * unit;
  const high = area.height * 0.42;
  const box = isPortrait
    ? { ...area, y: area.y + high + gap, height: area.height - high - gap }
    : { ...area, width: area.width * 0.6 };
  const order = { maxPx: 176, align: 'start', stand: isPortrait ? 0.12 : 0.5, unit } as const;
  const trial = setStack(texts, box, order);
  const isMirrored = trial.isRightToLeft;
  const own = isMirrored && !isPortrait ? { ...box, x: area.x + area.width * 0.4 } : box;
  const stack = setStack(texts, own, order);
  const size = isPortrait ? high : area.height * 0.8;
  const atEnd = isPortrait ? random.chance(0.5) : !isMirrored;
  const place = {
    x: atEnd ? area.x + area.width - size : area.x,
    y: isPortrait ? area.y : area.y + (area.height - size) / 2,
    width: size,
    height: size,
  };
  return {
    draw(context, { timeMs }: Moment) {
      shape(context, place, colours, timeMs);
      stack.draw(context, timeMs, onGround(brief));
    },
  };
};

/** In a frame that draws itself, its corners set with squares. */
const framed: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait } = brief;
  const pad = (isPortrait ? 76 : 96) * unit;
  const inner = inset(area, pad);
  const order = { maxPx: isPortrait ? 160 : 180, align: 'middle', stand: 0.5, unit } as const;
  const stack = setStack(texts, inner, order);
  const high = Math.min(area.height, Math.max(stack.box.height + pad * 2.4, area.height * 0.66));
  const frame: Box = { ...area, y: area.y + (area.height - high) / 2, height: high };
  return {
    draw(context, { timeMs }: Moment) {
      const share = 0.4 + 0.6 * easeOut(progress(timeMs, 0, 620));
      context.fillStyle = colours.strong;
      const thick = 12 * unit;
      const [wide, tall] = [(frame.width / 2) * share, (frame.height / 2) * share];
      const [right, foot] = [frame.x + frame.width, frame.y + frame.height];
      for (const y of [frame.y, foot - thick])
        for (const x of [frame.x, right - wide]) context.fillRect(x, y, wide, thick);
      for (const x of [frame.x, right - thick])
        for (const y of [frame.y, foot - tall]) context.fillRect(x, y, thick, tall);
      const size = 46 * unit;
      for (const [at, [x, y]] of [
        [frame.x, frame.y],
        [right, frame.y],
        [frame.x, foot],
        [right, foot],
      ].entries()) {
        context.fillStyle = at % 3 === 0 ? colours.accent : colours.accentTwo;
        context.fillRect((x ?? 0) - size / 2, (y ?? 0) - size / 2, size, size);
      }
      stack.draw(context, timeMs, onGround(brief));
    },
  };
};

/** Lines that fill the width, each of its own size. */
const block: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait } = brief;
  if (texts.sub !== '' || texts.kicker !== '') return null;
  const edge = 64 * unit;
  const box = { ...area, y: area.y + edge, height: area.height - edge * 2 };
  const order = { maxPx: (isPortrait ? 360 : 340) * unit, minPx: 84 * unit, weight: 900 };
  const rows = setBlock(texts.main, box, order);
  const [head, last] = [rows?.[0], rows?.at(-1)];
  if (rows === null || head === undefined || last === undefined) return null;
  const [heavy = -1] = heavyWords(piecesOf(rows));
  const loud = rows.findLast(({ first }) => first <= heavy) ?? null;
  const accents = new Map(
    (loud === null ? [] : piecesOf([loud])).map(
      (_, at) => [(loud?.first ?? 0) + at, colours.strong] as const,
    ),
  );
  const rowOf = (index: number) => rows.findLastIndex(({ first }) => first <= index);
  return {
    draw(context, { timeMs }: Moment) {
      const mirrored = head.type.isRightToLeft;
      const top = { ...area, y: head.y - 44 * unit, height: 20 * unit };
      drawRule(context, top, colours.accent, timeMs, mirrored);
      const foot = last.y + last.type.height + last.type.px * 0.26;
      drawRule(context, { ...top, y: foot }, colours.accentTwo, timeMs, !mirrored);
      drawRows(context, rows, { colour: colours.text, accents }, (index) =>
        progress(timeMs, 120 + rowOf(index) * 120, 360),
      );
    },
  };
};

const counted = /^(\d{1,2}%?|100)\s+(\p{L}.{4,})$/u;

/** "5 benefits of …": the number fills half of the poster. */
const numbered: Compose = (brief, texts) => {
  const { area, unit, colours, isPortrait } = brief;
  const [, number = '', rest = ''] = counted.exec(texts.main) ?? [];
  // A house number counts nothing.
  if (number === '' || texts.kicker !== '') return null;
  const share = isPortrait ? 0.46 : 0.34;
  const room = isPortrait
    ? { width: area.width, height: area.height * share }
    : { width: area.width * share, height: area.height };
  const order = { maxPx: 620 * unit, minPx: 120 * unit, weight: 900, leading: 1 };
  const figure = setType(number, room, { ...order, mostLines: 1 });
  const box = isPortrait
    ? { ...area, y: area.y + room.height, height: area.height - room.height }
    : {
        ...area,
        x: area.x + figure.width + 70 * unit,
        width: area.width - figure.width - 70 * unit,
      };
  const stack = setStack({ ...texts, main: rest }, box, {
    maxPx: isPortrait ? 150 : 170,
    align: 'start',
    stand: isPortrait ? 0.15 : 0.5,
    unit,
  });
  const baseline = area.y + (room.height + figure.px * 0.72) / 2;
  return {
    draw(context, { timeMs }: Moment) {
      const middle = { x: area.x + figure.width / 2, y: baseline - figure.px * 0.35 };
      popIn(context, middle.x, middle.y, 0.4 + 0.6 * progress(timeMs, 0, 460), () => {
        context.font = figure.font;
        context.textAlign = 'left';
        context.textBaseline = 'alphabetic';
        context.direction = 'ltr';
        context.fillStyle = colours.strong;
        context.fillText(number, area.x, baseline);
      });
      const rule = isPortrait
        ? { x: area.x + figure.width + 50 * unit, y: baseline - 22 * unit }
        : { x: stack.box.x, y: stack.box.y - 50 * unit };
      const width = Math.max(0, isPortrait ? area.x + area.width - rule.x : 220 * unit);
      drawRule(context, { ...rule, width, height: 22 * unit }, colours.accent, timeMs);
      stack.draw(context, timeMs, onGround(brief));
    },
  };
};

const compositions = [bar, field, poster, framed, block, poster] as const;
/** Those that leave the frame to the picture beside them. */
const besidePicture = [block, bar, framed] as const;

/** A title as a poster: composed in one of many ways, so that no two films open alike. */
export const title: BoardBuilder = (brief) => {
  const { plan, random } = brief;
  const text = plan.quote.trim() || (plan.items[0] ?? '').trim();
  if (text === '') return null;
  const texts = titleTexts(text, plan.date);
  const from = brief.hasPicture ? besidePicture : compositions;
  const chosen = from[random.index(from.length)] ?? bar;
  return (
    (random.chance(0.8) ? numbered(brief, texts) : null) ??
    chosen(brief, texts) ??
    (brief.hasPicture ? bar : field)(brief, texts)
  );
};
