import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { slideIn } from '../marks.ts';
import { drawType, setType, type Align, type SetType } from '../type.ts';

/* The texts of a title, set under each other: a kicker, the title, what stands below it. */

export interface TitleTexts {
  /** A few words above the title; may be empty. */
  readonly kicker: string;
  readonly main: string;
  /** What the title adds behind a colon or a dash; may be empty. */
  readonly sub: string;
}

/** "JUST LISTED 418 Larkspur Lane": what is called out before the name. */
const calledOut = /^((?:\p{Lu}{2,}[!:]? ){2,3})(?=\p{N}|\p{Lu}\p{Ll})(.+)$/u;
const parted = /^(.{3,70}?)(?:\s*[:：|·—]\s+|\s+[–-]\s+|：)(.{3,})$/u;

/** A title in its parts, each said by the title itself. */
export function titleTexts(title: string, date: string): TitleTexts {
  const text = title.replace(/\s+/gu, ' ').trim();
  const [, called = '', named = ''] = calledOut.exec(text) ?? [];
  const body = called === '' ? text : named;
  const kicker = called === '' && !text.includes(date) ? date.trim() : called.trim();
  const [, main = '', sub = ''] = parted.exec(body) ?? [];
  return main === '' || /\d$/u.test(main) ? { kicker, main: body, sub: '' } : { kicker, main, sub };
}

export interface StackLook {
  readonly text: string;
  readonly muted: string;
  readonly kickerFill: string;
  readonly onKicker: string;
}

export interface StackOrder {
  readonly maxPx: number;
  readonly align: Align;
  /** Where it stands in its box, from top (0) to foot (1). */
  readonly stand: number;
  readonly unit: number;
}

/** A title that has been set, ready to be drawn. */
export interface Stack {
  readonly box: Box;
  readonly main: SetType;
  readonly isRightToLeft: boolean;
  draw(context: Context, timeMs: number, look: StackLook): void;
}

const mainAtMs = 140;

/** Sets a title into a box: as large as it may be, its kicker above and the rest below. */
export function setStack(texts: TitleTexts, box: Box, order: StackOrder): Stack {
  const { unit, align, stand } = order;
  const gap = 34 * unit;
  const small = (text: string, weight: number, most: number): SetType | null =>
    text === ''
      ? null
      : setType(
          text,
          { width: box.width * (weight > 700 ? 0.85 : 1), height: box.height * 0.3 },
          { maxPx: most * unit, minPx: 34 * unit, weight, align: 'start' },
        );
  const kicker = small(texts.kicker, 800, 58);
  const sub = small(texts.sub, 600, 76);
  const [padX, padY] = [26 * unit, 12 * unit];
  const above = kicker === null ? 0 : kicker.height + padY * 2 + gap;
  const below = sub === null ? 0 : sub.height + gap;
  const main = setType(
    texts.main,
    { width: box.width, height: box.height - above - below },
    { maxPx: order.maxPx * unit, minPx: 46 * unit, weight: 900, leading: 1.1, align },
  );
  const height = above + main.height + below;
  const top = box.y + Math.max(0, box.height - height) * stand;
  const { isRightToLeft } = main;
  const leftOf = (width: number): number => {
    if (align === 'middle') return box.x + (box.width - width) / 2;
    return (align === 'end') !== isRightToLeft ? box.x + box.width - width : box.x;
  };
  const inset = (type: SetType): number =>
    Math.min(...type.lines.map(({ x }) => x), Number.POSITIVE_INFINITY);
  return {
    main,
    isRightToLeft,
    box: { x: leftOf(main.width), y: top, width: main.width, height },
    draw(context, timeMs, look) {
      if (kicker !== null) {
        const width = kicker.width + padX * 2;
        const pill = { x: leftOf(width), y: top, width, height: kicker.height + padY * 2 };
        slideIn(context, 0, 24 * unit, 0.35 + 0.65 * progress(timeMs, 0, 320), () => {
          fillRounded(context, pill, pill.height * 0.22, look.kickerFill);
          const at = { x: pill.x + padX - inset(kicker), y: top + padY };
          drawType(context, kicker, at, { colour: look.onKicker }, 10_000);
        });
      }
      drawType(
        context,
        main,
        { x: box.x, y: top + above },
        { colour: look.text },
        timeMs - mainAtMs,
      );
      if (sub === null) return;
      const y = top + above + main.height + gap;
      const since = timeMs - mainAtMs - 320;
      const at = { x: leftOf(sub.width) - inset(sub), y };
      drawType(context, sub, at, { colour: look.muted }, since);
    },
  };
}

/** A rule that is there from the first frame and grows to its length. */
export function drawRule(
  context: Context,
  box: Box,
  colour: string,
  timeMs: number,
  isMirrored = false,
): void {
  const width = box.width * (0.3 + 0.7 * easeOut(progress(timeMs, 0, 520)));
  const x = isMirrored ? box.x + box.width - width : box.x;
  fillRounded(context, { ...box, x, width }, box.height / 2, colour);
}
