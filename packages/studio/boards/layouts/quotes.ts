import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { drawCard, popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawRows, piecesOf, rowsOf, spokenEntries } from './spoken-type.ts';
import { heavyWords } from './heavy-words.ts';

export { definition } from './definition.ts';
export { verse } from './verse.ts';

const entryMs = 300;
/** So long before its words a quotation comes in. */
const leadMs = 200;
const speaking = /\b(?:speak|say|said|talk|tell|ask|whisper|shout|reply|call|announc|read|writ)/iu;
const quoteSigns = /^[\s"“”„«»「」'‘’]+|[\s"“”„«»「」]+$/gu;

/** Who said it: only somebody who is named, or is said to speak. */
function speakerOf({ subjects, items }: PicturePlan): string {
  const [first] = subjects;
  const named = items[0]?.trim() ?? '';
  if (named !== '') return named.replace(/^[–—-]\s*/u, '');
  if (first === undefined || first.count !== 1) return '';
  const isName = /^\p{Lu}|^[^\p{Script=Latin}]/u.test(first.what);
  if (!isName && !speaking.test(first.doing)) return '';
  return first.what.slice(0, 1).toUpperCase() + first.what.slice(1);
}

/** One of the two strokes of a quotation mark: a ball with a tail that rises to the right. */
function drawStroke(context: Context, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, Math.PI, false);
  context.bezierCurveTo(
    x - radius,
    y - radius * 1.5,
    x - radius * 0.3,
    y - radius * 2.15,
    x + radius * 0.75,
    y - radius * 2.3,
  );
  context.lineTo(x + radius * 0.95, y - radius * 1.72);
  context.bezierCurveTo(
    x + radius * 0.3,
    y - radius * 1.55,
    x + radius * 0.08,
    y - radius * 1.3,
    x + radius * 0.06,
    y - radius * 0.96,
  );
  context.bezierCurveTo(
    x + radius * 0.6,
    y - radius * 0.9,
    x + radius,
    y - radius * 0.5,
    x + radius,
    y,
  );
  context.closePath();
}

interface Mark {
  /** Left edge and top of the mark. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isMirrored: boolean;
}

const widthOfMark = (height: number): number => height * 1.36;

function drawMark(context: Context, mark: Mark, colour: string, share: number): void {
  const radius = mark.height / 3.3;
  const centre = { x: mark.x + widthOfMark(mark.height) / 2, y: mark.y + mark.height / 2 };
  popIn(context, centre.x, centre.y, share, () => {
    context.translate(centre.x, centre.y);
    if (mark.isMirrored) context.scale(-1, 1);
    context.translate(-centre.x, -centre.y);
    context.fillStyle = colour;
    context.beginPath();
    for (const step of [0, 1])
      drawStroke(context, mark.x + radius + step * radius * 2.45, mark.y + radius * 2.3, radius);
    context.fill();
  });
}

interface Setting {
  readonly type: SetType;
  readonly speaker: SetType | null;
  readonly mark: Mark;
  readonly at: { x: number; y: number };
  readonly speakerAt: { x: number; y: number };
  readonly sheet: { x: number; y: number; width: number; height: number };
}

type Form = 'open' | 'sheet' | 'middle';

function layOut(brief: BoardBrief, text: string, form: Form): Setting {
  const { area, unit, isPortrait, plan } = brief;
  const padX = form === 'sheet' ? (isPortrait ? 64 : 90) * unit : 0;
  const padY = form === 'sheet' ? 54 * unit : 0;
  const width = area.width - padX * 2;
  const markHeight = (isPortrait ? 190 : 170) * unit;
  const markRoom = markHeight + (form === 'sheet' ? -10 : 44) * unit;
  const align = form === 'middle' ? 'middle' : 'start';
  const who = speakerOf(plan);
  const small = { maxPx: 58 * unit, minPx: 34 * unit, weight: 600, align, mostLines: 2 } as const;
  const lead = form === 'middle' ? 0 : 84 * unit;
  const speaker =
    who === '' ? null : setType(who, { width: width - lead, height: area.height * 0.2 }, small);
  const foot = speaker === null ? 0 : speaker.height + 50 * unit;
  const room = { width, height: area.height - markRoom - foot - padY * 2 };
  const isShort = [...text].length < 34;
  const type = setType(text, room, {
    maxPx: (isShort ? 168 : 128) * unit,
    minPx: 40 * unit,
    weight: 700,
    leading: 1.2,
    align,
  });
  const total = markRoom + type.height + foot + padY * 2;
  const top = area.y + Math.max(0, area.height - total) / 2;
  const isMirrored = type.isRightToLeft;
  const markWide = widthOfMark(markHeight);
  const edge = isMirrored ? area.x + area.width - padX - markWide : area.x + padX;
  const y = top + markRoom + padY;
  return {
    type,
    speaker,
    at: { x: area.x + padX, y },
    mark: {
      x: form === 'middle' ? area.x + (area.width - markWide) / 2 : edge,
      y: top,
      height: markHeight,
      isMirrored,
    },
    speakerAt: {
      x: area.x + padX + (isMirrored ? 0 : lead),
      y: y + type.height + 50 * unit,
    },
    sheet: { ...area, y: top + markHeight * 0.5, height: total - markHeight * 0.5 },
  };
}

/** A quotation: a large mark, the words as they are said, its speaker below. */
export const quote: BoardBuilder = (brief): Board | null => {
  const { plan, colours, unit, area, random } = brief;
  const text = plan.quote.replace(quoteSigns, '').trim();
  if (text === '') return null;
  const forms = ['open', 'sheet', 'middle'] as const;
  const form = forms[random.index(forms.length)] ?? 'open';
  const { type, speaker, at, mark, speakerAt, sheet } = layOut(brief, text, form);
  const rows = rowsOf(type, at);
  const pieces = piecesOf(rows);
  const onSheet = form === 'sheet';
  const [colour, strong, muted] = onSheet
    ? [colours.onCard, colours.strongOnCard, colours.mutedOnCard]
    : [colours.text, colours.strong, colours.muted];
  const heavy = heavyWords(pieces);
  const accents = new Map(heavy.map((index) => [index, strong] as const));
  return {
    draw(context, { timeMs, words }: Moment) {
      const entries = spokenEntries(pieces, words, 220, true);
      // An empty sheet would wait for words that are said later.
      const first = Math.max(
        0,
        Math.min(...pieces.map((_, index) => entries[index] ?? 0)) - leadMs,
      );
      const middle = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 };
      const unrolled = first === 0 ? 1 : progress(timeMs, first, 420);
      if (onSheet)
        popIn(context, middle.x, middle.y, unrolled, () => {
          drawCard(context, sheet, colours.card, { radius: 34 * unit, shadow: colours.shadow });
        });
      drawMark(context, mark, colours.accent, 0.45 + 0.55 * progress(timeMs, 0, 420));
      drawRows(context, rows, { colour, accents }, (index) =>
        progress(timeMs, entries[index] ?? 0, entryMs),
      );
      if (speaker === null) return;
      // Whoever says it is named with the first words: one wants to know whose they are.
      const since = timeMs - first - 500;
      drawType(context, speaker, speakerAt, { colour: muted }, since);
      if (form === 'middle' || since <= 0) return;
      const long = 60 * unit * easeOut(progress(since, 0, 360));
      const edge = onSheet ? at.x : area.x;
      const right = area.x + area.width - (edge - area.x);
      const line = { y: speakerAt.y + speaker.px * 0.56, width: long, height: 8 * unit };
      fillRounded(context, { ...line, x: mark.isMirrored ? right - long : edge }, 4 * unit, strong);
    },
  };
};
