import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment, TimedWord } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { drawCard, drawDisc, popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawRows, piecesOf, rowsOf, spokenEntries } from './spoken-type.ts';
import { heaviest } from './heavy-words.ts';

export { equation } from './equation.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const unsaidAnswerMs = 1_300;
const moveMs = 480;
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
  const asked = isAsked ? (spokenEntries(question, words).at(-1) ?? 0) + 300 : 700;
  const rest = words.filter(({ startMs }) => !isAsked || startMs > asked);
  const wanted = rest.length === 0 ? durationMs * 0.55 : entryTime(answer, rest, durationMs);
  return Math.min(Math.max(asked, wanted), Math.max(600, durationMs - leastShownMs));
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Asked {
  readonly type: SetType;
  readonly width: number;
  readonly height: number;
  /** The side of the mark above the text. */
  readonly mark: number;
  readonly gap: number;
  readonly isMirrored: boolean;
  readonly textX: number;
}

function setQuestion(
  { area, unit, isPortrait }: BoardBrief,
  text: string,
  hasAnswer: boolean,
): Asked {
  const mark = (isPortrait ? 170 : 150) * unit;
  const gap = 44 * unit;
  const width = isPortrait || !hasAnswer ? area.width : area.width * 0.68;
  const type = setType(
    text,
    { width, height: area.height - mark - gap },
    { maxPx: (isPortrait ? 156 : 150) * unit, minPx: 48 * unit, weight: 800, leading: 1.14 },
  );
  const own = Math.max(type.width, mark);
  return {
    type,
    width: own,
    height: mark + gap + type.height,
    mark,
    gap,
    isMirrored: type.isRightToLeft,
    // Lines that are read from the right were set against the right edge of the whole width.
    textX: type.isRightToLeft ? own - width : 0,
  };
}

/** Where the question stands alone, and where beside its answer. */
function posesOf(
  { area, unit, isPortrait }: BoardBrief,
  asked: Asked,
): { alone: Pose; beside: Pose } {
  const alone = {
    x: area.x + (area.width - asked.width) / 2,
    y: area.y + (area.height - asked.height) / 2,
    scale: 1,
  };
  const least = Math.min(1, (36 * unit) / asked.type.px);
  const fitting = isPortrait
    ? Math.min(0.82, (area.height * 0.5) / asked.height)
    : Math.min(0.92, (area.width * 0.44) / asked.width);
  const scale = Math.max(least, fitting);
  const x = asked.isMirrored ? area.x + area.width - asked.width * scale : area.x;
  const y = isPortrait ? area.y : area.y + (area.height - asked.height * scale) / 2;
  return { alone, beside: { x, y, scale } };
}

interface Panel {
  readonly box: Box;
  readonly main: SetType;
  readonly more: SetType | null;
  readonly pad: number;
}

/** The answer on a panel: large, with what is added to it below. */
function setPanel(brief: BoardBrief, answers: readonly string[], room: Box): Panel {
  const { unit, isPortrait } = brief;
  const [first = '', second = ''] = answers;
  const pad = (isPortrait ? 58 : 64) * unit;
  const inner = { width: room.width - pad * 2, height: room.height - pad * 2 };
  const more =
    second === ''
      ? null
      : setType(
          second,
          { width: inner.width, height: inner.height * 0.4 },
          { maxPx: 60 * unit, minPx: 36 * unit, weight: 600 },
        );
  const below = more === null ? 0 : more.height + 30 * unit;
  const isShort = [...first].length <= 14;
  const main = setType(
    first,
    { width: inner.width, height: inner.height - below },
    { maxPx: (isShort ? 220 : 120) * unit, minPx: 40 * unit, weight: 900, leading: 1.12 },
  );
  const height = main.height + below + pad * 2;
  return { main, more, pad, box: { ...room, height } };
}

function drawPanel(context: Context, brief: BoardBrief, panel: Panel, since: number): void {
  const { colours, unit } = brief;
  const { box, main, more, pad } = panel;
  const radius = 34 * unit;
  popIn(context, box.x + box.width / 2, box.y + box.height / 2, progress(since, 0, 420), () => {
    const under = { ...box, x: box.x + 16 * unit, y: box.y + 18 * unit };
    fillRounded(context, under, radius, colours.accentTwo);
    drawCard(context, box, colours.accent, { radius, shadow: colours.shadow });
    const look = { colour: colours.onAccent };
    drawType(context, main, { x: box.x + pad, y: box.y + pad }, look, since - 120);
    if (more !== null) {
      const at = { x: box.x + pad, y: box.y + pad + main.height + 30 * unit };
      drawType(context, more, at, look, since - 420);
    }
  });
}

/** Where the panel stands: under the question, or beside it; both together at the middle of the area. */
function placePanel(
  brief: BoardBrief,
  asked: Asked,
  beside: Pose,
  answers: readonly string[],
): { panel: Panel; beside: Pose } {
  const { area, unit, isPortrait } = brief;
  const gap = (isPortrait ? 56 : 80) * unit;
  const taken = asked.height * beside.scale + gap;
  if (isPortrait) {
    const room = { ...area, width: area.width - 16 * unit, height: area.height - taken };
    const panel = setPanel(brief, answers, room);
    const top = area.y + Math.max(0, area.height - taken - panel.box.height) / 2;
    return {
      panel: { ...panel, box: { ...panel.box, y: top + taken } },
      beside: { ...beside, y: top },
    };
  }
  const left = asked.width * beside.scale + gap;
  const x = asked.isMirrored ? area.x : area.x + left;
  const panel = setPanel(brief, answers, { ...area, x, width: area.width - left });
  const y = area.y + (area.height - panel.box.height) / 2;
  return { panel: { ...panel, box: { ...panel.box, y } }, beside };
}

/** A question alone and large; then it makes room for its answer. */
export const questionAnswer: BoardBuilder = (brief) => {
  const { plan, colours, unit } = brief;
  const text = plan.quote.trim();
  if (text === '') return null;
  const answers = (plan.items.length > 0 ? plan.items : [plan.to])
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
  const asked = setQuestion(brief, text, answers.length > 0);
  const poses = posesOf(brief, asked);
  const placed = answers.length === 0 ? null : placePanel(brief, asked, poses.beside, answers);
  const { alone } = poses;
  const beside = placed?.beside ?? alone;
  const rows = rowsOf(asked.type, { x: asked.textX, y: asked.mark + asked.gap });
  const pieces = piecesOf(rows);
  const heavy = heaviest(pieces, 1);
  const look = {
    colour: colours.text,
    accents: new Map(heavy.map((index) => [index, colours.strong] as const)),
  };
  const radius = asked.mark / 2;
  const markX = asked.isMirrored ? asked.width - radius : radius;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const reveal =
        placed === null ? Infinity : revealAt(pieces, answers[0] ?? '', words, durationMs);
      const moved = easeInOut(progress(timeMs, reveal - moveMs * 0.6, moveMs));
      const between = (from: number, to: number): number => from + (to - from) * moved;
      const entries = spokenEntries(pieces, words);
      context.save();
      context.translate(between(alone.x, beside.x), between(alone.y, beside.y));
      const scale = between(alone.scale, beside.scale);
      context.scale(scale, scale);
      popIn(context, markX, radius, 0.5 + 0.5 * progress(timeMs, 0, 420), () => {
        fillCircle(context, markX + 10 * unit, radius + 12 * unit, radius, colours.accentTwo);
        const fill = { fill: colours.accent, colour: colours.onAccent };
        drawDisc(context, markX, radius, radius, asked.isMirrored ? '؟' : '?', fill);
      });
      drawRows(context, rows, look, (index) =>
        // Nobody waits for a question that is answered already.
        Math.max(progress(timeMs, entries[index] ?? 0, 300), easeOut(moved)),
      );
      context.restore();
      if (placed !== null) drawPanel(context, brief, placed.panel, timeMs - reveal);
    },
  };
};
