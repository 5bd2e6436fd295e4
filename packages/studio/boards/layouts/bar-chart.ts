import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { comparable, type Amount } from './measured-amounts.ts';
import {
  cues,
  isMirrored,
  isWhole,
  mainFill,
  otherFill,
  setAlike,
  withHeading,
  writeLine,
  writeMiddle,
  type Headed,
} from './chart-parts.ts';
import { figure } from './figure.ts';

const growMs = 760;

interface Bars {
  readonly brief: BoardBrief;
  readonly rows: readonly Amount[];
  readonly headed: Headed;
  /** What the longest bar stands for; the whole where shares are shown. */
  readonly most: number;
  readonly least: number;
  /** Shares have a track that stands for the whole. */
  readonly hasTrack: boolean;
  readonly main: number;
}

interface Bar {
  readonly label: SetType | null;
  readonly labelAt: { readonly x: number; readonly y: number };
  /** The bar at its full length. */
  readonly box: Box;
}

const shareOf = (since: number): number =>
  easeOut(progress(since, 0, growMs)) * 0.85 + overshoot(progress(since, 0, growMs)) * 0.15;

/** Bars that lie: labels above them in an upright frame, beside them in a wide one. */
function layOutRows({ brief, rows, headed }: Bars, valueWidth: number): Bar[] {
  const { unit, isPortrait, plan } = brief;
  const { area } = headed;
  const isRight = isMirrored(plan);
  const gap = 26 * unit;
  const pitch = Math.min(area.height / rows.length, (isPortrait ? 330 : 190) * unit);
  const labelRoom = isPortrait
    ? { width: area.width, height: pitch * 0.42 }
    : { width: area.width * 0.3, height: pitch * 0.86 };
  const labels = setAlike(
    rows.map(({ label }) => label),
    labelRoom,
    {
      maxPx: 64 * unit,
      minPx: 30 * unit,
      weight: 600,
      mostLines: isPortrait ? 1 : 2,
      leading: 1.1,
    },
  );
  const hasLabels = rows.some(({ label }) => label !== '');
  const widest = Math.max(0, ...labels.map(({ width }) => width));
  const beside = isPortrait || !hasLabels ? 0 : Math.min(labelRoom.width, widest) + gap;
  const labelHeight = isPortrait && hasLabels ? (labels[0]?.px ?? 0) * 1.3 : 0;
  const height = Math.min(
    (isPortrait ? 150 : 104) * unit,
    (pitch - labelHeight) * (isPortrait ? 0.78 : 0.66),
  );
  const length = area.width - beside - valueWidth - gap * 0.7;
  const top = area.y + (area.height - pitch * rows.length) / 2 + (pitch - labelHeight - height) / 2;
  return rows.map(({ label }, at) => {
    const y = top + at * pitch;
    const type = labels[at] ?? null;
    const x = isRight ? area.x + area.width - beside - length : area.x + beside;
    const middle = y + labelHeight + height / 2;
    const own = type?.width ?? 0;
    // The label's box is as wide as its room; a text that is read from the right stands at its right edge.
    const boxX = isRight ? area.x + area.width - labelRoom.width : area.x;
    const shift = isRight && type?.isRightToLeft === false ? labelRoom.width - own : 0;
    const back = !isRight && type?.isRightToLeft === true ? own - labelRoom.width : 0;
    return {
      label: label === '' ? null : type,
      labelAt: { x: boxX + shift + back, y: isPortrait ? y : middle - (type?.height ?? 0) / 2 },
      box: { x, y: y + labelHeight, width: length, height },
    };
  });
}

function drawRow(
  context: Context,
  bars: Bars,
  { label, labelAt, box }: Bar,
  { at, since, font, px }: { at: number; since: number; font: string; px: number },
): void {
  const { brief, rows, most, least, hasTrack, main } = bars;
  const { colours, unit, plan } = brief;
  const row = rows[at];
  if (row === undefined) return;
  const isRight = isMirrored(plan);
  const radius = Math.min(18 * unit, box.height * 0.3);
  const perUnit = box.width / (most - least);
  const zero = isRight ? box.x + box.width + least * perUnit : box.x - least * perUnit;
  if (hasTrack) fillRounded(context, box, radius, withOpacity(colours.line, 0.75));
  else if (at === 0) {
    const last = box.height * 0.22;
    context.fillStyle = colours.line;
    context.fillRect(zero - 3 * unit, box.y - last, 6 * unit, box.height + last * 2);
  } else {
    context.fillStyle = colours.line;
    context.fillRect(zero - 3 * unit, box.y - box.height * 0.22, 6 * unit, box.height * 1.44);
  }
  const share = shareOf(since);
  const length = Math.max(0, Math.abs(row.value) * perUnit * share);
  const goesRight = row.value >= 0 !== isRight;
  const end = goesRight ? zero + length : zero - length;
  if (length > 1)
    fillRounded(
      context,
      { x: Math.min(zero, end), y: box.y, width: length, height: box.height },
      radius,
      at === main ? mainFill(colours) : otherFill(colours),
    );
  if (since > 0) {
    const out = hasTrack ? (isRight ? box.x : box.x + box.width) : end;
    writeMiddle(
      context,
      row.text,
      { x: out + (goesRight ? 18 : -18) * unit, y: box.y + box.height / 2 },
      {
        font,
        px,
        align: goesRight ? 'left' : 'right',
        colour: at === main ? colours.strong : colours.text,
      },
    );
  }
  if (label !== null) drawType(context, label, labelAt, { colour: colours.text }, since + 160);
}

function lyingBars(bars: Bars): Board | null {
  const { brief, rows, headed, least } = bars;
  const { unit, isPortrait } = brief;
  const { area } = headed;
  const pitch = Math.min(area.height / rows.length, 330 * unit);
  const values = setAlike(
    rows.map(({ text }) => text),
    { width: area.width * (isPortrait ? 0.4 : 0.26), height: pitch * 0.5 },
    { maxPx: 88 * unit, minPx: 30 * unit, weight: 800, mostLines: 1, leading: 1 },
  );
  if (!values.every((type, at) => isWhole(type, rows[at]?.text ?? ''))) return null;
  const widest = Math.max(...values.map(({ width }) => width));
  // Bars below nought carry their values at their other end.
  const laid = layOutRows(bars, widest + (least < 0 ? widest + 40 * unit : 0));
  const moved = least < 0 ? widest + 30 * unit : 0;
  const placed = laid.map((bar) => ({
    ...bar,
    box: { ...bar.box, x: bar.box.x + (isMirrored(brief.plan) ? -moved : moved) },
  }));
  const type = values[0];
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      const times = cues(
        rows.map(({ label, text }) => `${label} ${text}`),
        moment,
      );
      for (const [at, bar] of placed.entries())
        drawRow(context, bars, bar, {
          at,
          since: moment.timeMs - (times[at] ?? 0),
          font: type?.font ?? '',
          px: type?.px ?? 0,
        });
    },
  };
}

/** Bars that stand, for a wide frame and short labels; null where labels have no room. */
function standingBars(bars: Bars): Board | null {
  const { brief, rows, headed, most, hasTrack, main } = bars;
  const { unit, colours, plan } = brief;
  const { area } = headed;
  const pitch = Math.min(area.width / rows.length, 500 * unit);
  const room = { width: pitch * 0.9, height: area.height };
  const labels = setAlike(
    rows.map(({ label }) => label),
    { width: room.width, height: 110 * unit },
    {
      maxPx: 50 * unit,
      minPx: 36 * unit,
      weight: 600,
      mostLines: 2,
      leading: 1.1,
      align: 'middle',
    },
  );
  const values = setAlike(
    rows.map(({ text }) => text),
    { width: room.width, height: 90 * unit },
    { maxPx: 80 * unit, minPx: 40 * unit, weight: 800, mostLines: 1, leading: 1, align: 'middle' },
  );
  const isFitting = rows.every(
    ({ label, text }, at) =>
      isWhole(labels[at] ?? emptyType, label) && isWhole(values[at] ?? emptyType, text),
  );
  if (!isFitting) return null;
  const below = Math.max(...labels.map(({ height }) => height)) + 26 * unit;
  const value = values[0] ?? emptyType;
  const floor = area.y + area.height - below;
  const height = area.height - below - value.px * 1.35;
  const left = area.x + (area.width - pitch * rows.length) / 2;
  const order = isMirrored(plan) ? rows.length - 1 : null;
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      const times = cues(
        rows.map(({ label, text }) => `${label} ${text}`),
        moment,
      );
      context.fillStyle = colours.line;
      context.fillRect(area.x, floor, area.width, 6 * unit);
      for (const [at, row] of rows.entries()) {
        const since = moment.timeMs - (times[at] ?? 0);
        const place = order === null ? at : order - at;
        const middle = left + (place + 0.5) * pitch;
        const width = Math.min(pitch * 0.62, 290 * unit);
        const radius = 20 * unit;
        const track = { x: middle - width / 2, y: floor - height, width, height };
        if (hasTrack) fillRounded(context, track, radius, withOpacity(colours.line, 0.55));
        const share = shareOf(since);
        const tall = (row.value / most) * height * share;
        if (tall > 0.5) {
          context.fillStyle = at === main ? mainFill(colours) : otherFill(colours);
          context.beginPath();
          const round = Math.min(radius, tall);
          context.roundRect(track.x, floor - tall, width, tall, [round, round, 0, 0]);
          context.fill();
        }
        if (since > 0)
          writeLine(
            context,
            row.text,
            { x: middle, y: floor - (hasTrack ? height : tall) - value.px * 0.32 },
            {
              font: value.font,
              align: 'center',
              colour: at === main ? colours.strong : colours.text,
            },
          );
        const label = labels[at];
        if (label !== undefined)
          drawType(
            context,
            label,
            { x: middle - room.width / 2, y: floor + 26 * unit },
            { colour: colours.text },
            since + 160,
          );
      }
    },
  };
}

const emptyType = setType('', { width: 10, height: 10 }, { maxPx: 10, minPx: 10 });

/** As many rows as can be read. */
const mostRows = ({ isPortrait }: BoardBrief): number => (isPortrait ? 9 : 8);

/** Bars to one scale with their values at their ends, growing as they are named. */
export const barChart: BoardBuilder = (brief) => {
  const rows = comparable(brief.plan.items).slice(0, mostRows(brief));
  if (rows.length < 2) return brief.plan.figure === null ? null : figure(brief);
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return null;
  const hasTrack = rows[0]?.kind === '%' && high <= 100 && high >= 40 && low === 0;
  const sizes = values.map(Math.abs);
  const bars: Bars = {
    brief,
    rows,
    headed: withHeading(brief),
    most: hasTrack ? 100 : high,
    least: low,
    hasTrack,
    main: sizes.indexOf(Math.max(...sizes)),
  };
  const isStanding = !brief.isPortrait && rows.length <= 6 && low === 0;
  return (isStanding ? standingBars(bars) : null) ?? lyingBars(bars);
};
