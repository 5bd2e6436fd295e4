import { progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { readable } from '../colours.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, drawTick, popIn, slideIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawSmallClock } from './date-marks.ts';
import { readWeek, type SaidWeek } from './week-reading.ts';

/* The days of a week with those that are told ticked: one under the other in an upright frame, side by side in a broad one. */

const days = 7;
const entryMs = 380;

interface Hours {
  readonly type: SetType;
  readonly text: string;
}

/** The hours of the marked days, as they are written. */
function hoursOf({ plan, unit, area }: BoardBrief): Hours | null {
  const span = [plan.from, plan.to].filter((text) => text !== '').join(' – ');
  const isOpen = (plan.from === '') !== (plan.to === '');
  const open = plan.from === '' ? `– ${plan.to}` : `${plan.from} –`;
  const text = isOpen ? open : span || plan.quote;
  return text === ''
    ? null
    : {
        text,
        type: setType(
          text,
          { width: area.width - 120 * unit, height: area.height * 0.16 },
          { maxPx: 104 * unit, minPx: 40 * unit, weight: 800, mostLines: 2 },
        ),
      };
}

interface Plot {
  readonly cells: readonly Box[];
  readonly hoursY: number;
}

function plotOf({ area, unit, isPortrait }: BoardBrief, hours: Hours | null): Plot {
  const below = hours === null ? 0 : hours.type.height + 64 * unit;
  const gap = 16 * unit;
  if (isPortrait) {
    const height = Math.min(150 * unit, (area.height - below - gap * (days - 1)) / days);
    const all = height * days + gap * (days - 1);
    const top = area.y + (area.height - all - below) / 2;
    const cells = Array.from({ length: days }, (_, at) => ({
      ...area,
      y: top + at * (height + gap),
      height,
    }));
    return { cells, hoursY: top + all + 64 * unit };
  }
  const width = (area.width - gap * (days - 1)) / days;
  const height = Math.min(width * 1.5, area.height - below);
  const top = area.y + (area.height - height - below) / 2;
  const cells = Array.from({ length: days }, (_, at) => ({
    x: area.x + at * (width + gap),
    y: top,
    width,
    height,
  }));
  return { cells, hoursY: top + height + 64 * unit };
}

/** The names of the days in one size, as large as the longest of them allows. */
function namesOf({ days: all }: SaidWeek, cells: readonly Box[], brief: BoardBrief): SetType[] {
  const { unit, isPortrait } = brief;
  const [cell] = cells as [Box];
  const room = isPortrait
    ? { width: cell.width - 190 * unit, height: cell.height * 0.74 }
    : { width: cell.width - 22 * unit, height: cell.height * 0.4 };
  const order = {
    minPx: 26 * unit,
    weight: 800,
    mostLines: 1,
    ...(isPortrait ? {} : { align: 'middle' as const }),
  };
  const texts = all.map(({ name, short }) => (isPortrait ? name : short));
  const px = Math.min(
    ...texts.map((text) => setType(text, room, { ...order, maxPx: 92 * unit }).px),
  );
  return texts.map((text) => setType(text, room, { ...order, maxPx: px }));
}

/** A day that is not told: it lies flat, so that the others are seen first. */
const pale = ({ colours }: BoardBrief): string => mix(colours.card, colours.ground, 0.35);

function drawDay(
  context: Context,
  box: Box,
  name: SetType,
  { brief, isMarked, since }: { brief: BoardBrief; isMarked: boolean; since: number },
): void {
  const { colours, unit, isPortrait } = brief;
  const radius = 26 * unit;
  const size = (isPortrait ? 66 : 84) * unit;
  const sign = isPortrait
    ? { x: box.x + box.width - 86 * unit, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + box.height * 0.68 };
  const place = isPortrait
    ? { x: box.x + 48 * unit, y: box.y + (box.height - name.height) / 2 }
    : { x: box.x + 11 * unit, y: box.y + box.height * 0.3 - name.height / 2 };
  fillRounded(context, box, radius, pale(brief));
  if (isMarked)
    popIn(context, box.x + box.width / 2, box.y + box.height / 2, progress(since, 0, entryMs), () =>
      drawCard(context, box, colours.accent, { radius, shadow: colours.shadow }),
    );
  const colour = isMarked ? colours.onAccent : readable(colours.mutedOnCard, pale(brief));
  drawType(context, name, place, { colour }, 10_000);
  if (isMarked) drawTick(context, sign.x, sign.y, size, colour, progress(since, 160, entryMs));
}

function drawHours(context: Context, hours: Hours, y: number, brief: BoardBrief, since: number) {
  const { area, unit, colours } = brief;
  const { type } = hours;
  const sign = 92 * unit;
  const x = area.x + (area.width - type.width - sign) / 2;
  slideIn(context, 0, 26 * unit, progress(since, 0, entryMs), () => {
    drawSmallClock(context, x + 34 * unit, y + type.height / 2, 34 * unit, colours);
    drawType(context, type, { x: x + sign, y }, { colour: colours.text }, since);
  });
}

/** The seven days of a week, of which those that are told are ticked, with their hour where one is told. */
export const week: BoardBuilder = (brief): Board | null => {
  const said = readWeek(brief.plan.items);
  if (said === null) return null;
  const hours = hoursOf(brief);
  const { cells, hoursY } = plotOf(brief, hours);
  const names = namesOf(said, cells, brief);
  return {
    draw(context, { words, timeMs, durationMs }: Moment) {
      const latest = durationMs * 0.4;
      const marked = said.days.filter(({ isMarked }) => isMarked).map(({ name }) => name);
      const times = entryTimes(marked, words, durationMs, (at) => Math.min(latest, 300 + at * 260));
      let next = 0;
      for (const [at, { isMarked }] of said.days.entries()) {
        const since = isMarked ? timeMs - (times[next++] ?? 0) : timeMs;
        const [box, name] = [cells[at], names[at]];
        if (box !== undefined && name !== undefined)
          drawDay(context, box, name, { brief, isMarked, since });
      }
      if (hours !== null) drawHours(context, hours, hoursY, brief, timeMs - latest);
    },
  };
};
