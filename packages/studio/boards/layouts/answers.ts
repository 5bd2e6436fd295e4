import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment, TimedWord } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { timesSaid, told } from '../cues.ts';
import { drawCard, drawDisc, popIn } from '../marks.ts';
import { readAnswers } from './answer-reading.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawRows, piecesOf, rowsOf, spokenEntries } from './spoken-type.ts';

export { equation } from './equation.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const unsaidAnswerMs = 1_300;
/** The answer stands for at least so long. */
const leastShownMs = 1_000;

/** When the answer is shown: as it is said, but not before the question is. */
function revealAt(
  question: readonly string[],
  answer: string,
  words: readonly TimedWord[],
  durationMs: number,
): number {
  if (words.length === 0) return Math.min(unsaidAnswerMs, durationMs * 0.4);
  const spoken = new Set(words.map(({ text }) => bare(text)));
  const said = question.filter((piece) => spoken.has(bare(piece))).length;
  const isAsked = said * 2 > question.length;
  const asked = isAsked ? (spokenEntries(question, words, 0, true).at(-1) ?? 0) + 300 : 700;
  const rest = words.filter(({ startMs }) => !isAsked || startMs > asked);
  const wanted =
    rest.length === 0 ? durationMs * 0.55 : (timesSaid([answer], rest, durationMs)[0] ?? 0);
  const revealed = Math.min(Math.max(asked, wanted), Math.max(600, durationMs - leastShownMs));
  told([revealed]);
  return revealed;
}

interface Panel {
  readonly box: Box;
  readonly main: SetType;
  readonly more: SetType | null;
  readonly pad: number;
}

interface Plot {
  readonly mark: { readonly x: number; readonly y: number; readonly radius: number };
  readonly question: SetType;
  readonly at: { readonly x: number; readonly y: number };
  readonly options: readonly { readonly type: SetType; readonly x: number; readonly y: number }[];
  readonly panel: Panel | null;
}

/** The answer on a panel over the whole width: large, with what is added to it below. */
function setPanel(
  { unit, isPortrait }: BoardBrief,
  { answer, more }: { answer: string; more: string },
  room: Box,
): Panel {
  const pad = (isPortrait ? 52 : 44) * unit;
  const inner = { width: room.width - pad * 2, height: room.height - pad * 2 };
  const added =
    more === ''
      ? null
      : setType(
          more,
          { width: inner.width, height: inner.height * 0.4 },
          { maxPx: 60 * unit, minPx: 36 * unit, weight: 600 },
        );
  const below = added === null ? 0 : added.height + 24 * unit;
  const isShort = [...answer].length <= 14;
  const main = setType(
    answer,
    { width: inner.width, height: inner.height - below },
    { maxPx: (isShort ? 190 : 110) * unit, minPx: 40 * unit, weight: 900, leading: 1.12 },
  );
  return { main, more: added, pad, box: { ...room, height: main.height + below + pad * 2 } };
}

/** The options in one size: one under the other, or side by side where the frame is broad. */
function setOptions(
  options: readonly string[],
  width: number,
  { area, unit, isPortrait }: BoardBrief,
): { types: readonly SetType[]; columns: number; columnWidth: number; rowHeight: number } {
  const count = options.length;
  const columns = isPortrait ? 1 : count <= 3 ? Math.max(1, count) : 2;
  const rows = Math.ceil(count / columns);
  const columnWidth = width / columns;
  const most = area.height * (isPortrait ? 0.27 : 0.24);
  const room = { width: columnWidth - 24 * unit, height: most / Math.max(1, rows) };
  const order = { minPx: 36 * unit, weight: 700, leading: 1.16, mostLines: 2 };
  const px = Math.min(
    ...options.map((text) => setType(text, room, { ...order, maxPx: 70 * unit }).px),
  );
  const types = options.map((text) => setType(text, room, { ...order, maxPx: px, minPx: px }));
  const rowHeight = Math.max(0, ...types.map(({ height }) => height)) + 12 * unit;
  return { types, columns, columnWidth, rowHeight };
}

/** Question, options and answer stand where they stay, each over the whole width; nothing shrinks to make room. */
function layOut(
  brief: BoardBrief,
  text: string,
  asked: { options: readonly string[]; answer: string; more: string },
): Plot {
  const { area, unit, isPortrait } = brief;
  const hasOptions = asked.options.length > 0;
  const mark = (hasOptions ? 120 : isPortrait ? 150 : 170) * unit;
  const gap = (hasOptions ? 34 : 44) * unit;
  // Beside the question where the frame is broad, above it where it is tall.
  const [inset, head] = isPortrait ? [0, mark + gap] : [mark + gap, 0];
  const hasAnswer = asked.answer !== '';
  const options = setOptions(asked.options, area.width - inset, brief);
  const listed = Math.ceil(options.types.length / options.columns) * options.rowHeight;
  const listHeight = hasOptions ? listed + gap * 0.6 : 0;
  const kept = hasAnswer ? (hasOptions ? 180 : isPortrait ? 250 : 190) * unit + gap * 1.4 : 0;
  const most = area.height * (hasAnswer && !hasOptions ? 0.6 : 1);
  const question = setType(
    text,
    {
      width: area.width - inset,
      height: Math.min(most, area.height - kept) - head - listHeight,
    },
    { maxPx: (isPortrait ? 136 : 124) * unit, minPx: 40 * unit, weight: 800, leading: 1.14 },
  );
  const isMirrored = question.isRightToLeft;
  const asking = Math.max(head + question.height, isPortrait ? 0 : mark) + listHeight;
  const room = { ...area, width: area.width - 16 * unit, height: area.height - asking - gap * 1.4 };
  const panel = hasAnswer ? setPanel(brief, asked, room) : null;
  const total = asking + (panel === null ? 0 : gap * 1.4 + panel.box.height);
  const top = area.y + Math.max(0, area.height - total) / 2;
  const radius = mark / 2;
  const x = area.x + (isMirrored ? 0 : inset);
  const y = top + head + question.height + gap * 0.6;
  return {
    mark: {
      x: isMirrored ? area.x + area.width - radius : area.x + radius,
      y: top + radius,
      radius,
    },
    question,
    at: { x, y: top + head + (isPortrait ? 0 : Math.max(0, mark - question.height) / 2) },
    options: options.types.map((type, at) => {
      const column = at % options.columns;
      const side = isMirrored ? options.columns - 1 - column : column;
      const down = Math.floor(at / options.columns) * options.rowHeight;
      return { type, x: x + side * options.columnWidth, y: y + down };
    }),
    panel: panel === null ? null : { ...panel, box: { ...panel.box, y: top + asking + gap * 1.4 } },
  };
}

/** The closed panel, on which a bar runs until the answer is given. */
function drawClosed(context: Context, brief: BoardBrief, { box }: Panel, run: number): void {
  const { colours, unit } = brief;
  fillRounded(context, box, 34 * unit, colours.line);
  const inset = 30 * unit;
  const y = box.y + box.height / 2 - 9 * unit;
  const track = { x: box.x + inset, y, width: box.width - inset * 2, height: 18 * unit };
  fillRounded(context, track, 9 * unit, colours.ground);
  const bar = { ...track, width: Math.max(18 * unit, track.width * run) };
  fillRounded(context, bar, 9 * unit, colours.accent);
}

function drawPanel(context: Context, brief: BoardBrief, panel: Panel, since: number): void {
  const { colours, unit } = brief;
  const { box, main, more, pad } = panel;
  const radius = 34 * unit;
  popIn(context, box.x + box.width / 2, box.y + box.height / 2, progress(since, 0, 360), () => {
    const under = { ...box, x: box.x + 16 * unit, y: box.y + 18 * unit };
    fillRounded(context, under, radius, colours.accentTwo);
    drawCard(context, box, colours.accent, { radius, shadow: colours.shadow });
    const look = { colour: colours.onAccent };
    drawType(context, main, { x: box.x + pad, y: box.y + pad }, look, since + 160);
    if (more !== null) {
      const at = { x: box.x + pad, y: box.y + pad + main.height + 24 * unit };
      drawType(context, more, at, look, since - 200);
    }
  });
}

/** A question over the whole width, its options below it; its answer comes up on a panel of its own. */
export const questionAnswer: BoardBuilder = (brief) => {
  const { plan, colours, unit } = brief;
  const text = plan.quote.trim();
  if (text === '') return null;
  const asked = readAnswers(plan.items.length > 0 ? plan.items : [plan.to]);
  const { mark, question, at, options, panel } = layOut(brief, text, asked);
  const rows = rowsOf(question, at);
  const pieces = piecesOf(rows);
  const { radius } = mark;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const reveal = panel === null ? Infinity : revealAt(pieces, asked.answer, words, durationMs);
      const entries = spokenEntries(pieces, words);
      popIn(context, mark.x, mark.y, 0.5 + 0.5 * progress(timeMs, 0, 420), () => {
        fillCircle(context, mark.x + 10 * unit, mark.y + 12 * unit, radius, colours.accentTwo);
        const fill = { fill: colours.accent, colour: colours.onAccent };
        drawDisc(context, mark.x, mark.y, radius, question.isRightToLeft ? '؟' : '?', fill);
      });
      drawRows(context, rows, { colour: colours.text }, (index) =>
        // Nobody waits for a question that is answered already.
        Math.max(progress(timeMs, entries[index] ?? 0, 300), progress(timeMs, reveal - 300, 300)),
      );
      const asking = entries.at(-1) ?? 0;
      for (const [index, { type, x, y }] of options.entries()) {
        const since = timeMs - Math.min(asking, 900) - index * 120;
        drawType(context, type, { x, y }, { colour: colours.text }, since);
      }
      if (panel === null) return;
      if (timeMs < reveal + 120)
        drawClosed(context, brief, panel, easeOut(progress(timeMs, 0, Math.max(1, reveal))));
      drawPanel(context, brief, panel, timeMs - reveal);
    },
  };
};
