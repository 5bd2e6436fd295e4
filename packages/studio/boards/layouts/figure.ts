import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import { ratingIn, type Rating } from '@scenewright/contract/rules/rating.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { behind } from './money-text.ts';

const beatMs = 420;
/** How wide a star is beside the board. */
const starShare = 0.15;
/** Signs that stand in front of a figure; every other unit stands behind it. */
const leading = /^[A-Z]{0,3}\p{Sc}$/u;
const joined = /^(?:%|٪|‰|°\w?)$/u;
/** English units that a line used as an adjective: "a 41-mile drive" is 41 miles. */
const singular =
  /^(?:mile|kilo|hour|minute|second|day|week|month|year|metre|meter|tonne|ton|litre|liter|pound|acre|point|page|person)$/u;

/** A unit in the number that its figure asks for. */
export function unitFor(value: string, unit: string): string {
  if (!singular.test(unit) || /^[+−-]?1$/u.test(value.trim())) return unit;
  return unit === 'person' ? 'people' : `${unit}s`;
}

interface Texts {
  readonly number: SetType;
  readonly unit: SetType | null;
  /** What is measured, or the line that names the figure. */
  readonly label: SetType | null;
  /** Of the box that the label is set in. */
  readonly labelWidth: number;
}

/** A label that goes on from the unit, as in "million dollars raised by March", is one phrase with it. */
const goesOn = /^(?:of|in|on|at|by|per|from|to|for|a|an|each|every|raised|lost|sold)\b/iu;

/** What is set: one figure as large as the frame bears, its unit large as well, and below what it is a figure of. */
function setTexts({ plan, area, unit: px, isPortrait }: BoardBrief): Texts | null {
  if (plan.figure === null || plan.figure.value === '') return null;
  const { value, label } = plan.figure;
  const unit = unitFor(value, plan.figure.unit.trim());
  const isBehind = plan.figure.unit.startsWith(behind);
  const isLeading = leading.test(unit);
  const isJoined = isLeading || joined.test(unit);
  const full = isJoined
    ? isBehind
      ? `${value}${behind}${unit}`
      : isLeading
        ? `${unit}${value}`
        : `${value}${unit}`
    : value;
  const isPhrase = !isJoined && goesOn.test(label);
  const below = (isPhrase ? `${unit} ${label}` : label) || plan.quote.trim();
  const own = isJoined || isPhrase ? '' : unit;
  const middle = { align: 'middle', weight: 800 } as const;
  const [width, height] = [area.width, area.height];
  const isLong = [...below].length > 40;
  const labelWidth = width * (isLong ? 1 : 0.94);
  return {
    labelWidth,
    number: setType(
      full,
      { width, height: height * 0.46 },
      {
        ...middle,
        maxPx: (isPortrait ? 340 : 300) * px,
        minPx: 90 * px,
        leading: 1,
        mostLines: 1,
      },
    ),
    unit:
      own === ''
        ? null
        : setType(
            own,
            { width, height: height * 0.18 },
            { ...middle, maxPx: 130 * px, minPx: 44 * px, mostLines: 2, leading: 1.08 },
          ),
    label:
      below === ''
        ? null
        : setType(
            below,
            { width: labelWidth, height: height * 0.3 },
            { maxPx: (isLong ? 70 : 84) * px, minPx: 36 * px, weight: 700, align: 'middle' },
          ),
  };
}

function drawRule(
  context: Context,
  centre: number,
  y: number,
  { width, unit, colour }: { width: number; unit: number; colour: string },
): void {
  const box = { x: centre - width / 2, y, width, height: 12 * unit };
  fillRounded(context, box, 6 * unit, colour);
}

function starPath(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = (point / 5) * Math.PI - Math.PI / 2;
    const reach = radius * (point % 2 === 0 ? 1 : 0.46);
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

/** A rating as its stars: as many are full as it gives, and a part of one as large a part. */
function drawStars(
  context: Context,
  { stars, most }: Rating,
  box: Box,
  { full, empty }: { full: string; empty: string },
): void {
  const pitch = box.width / most;
  const radius = Math.min(pitch * 0.46, box.height / 2);
  for (let at = 0; at < most; at += 1) {
    const [x, y] = [box.x + pitch * (at + 0.5), box.y + box.height / 2];
    starPath(context, x, y, radius);
    context.fillStyle = empty;
    context.fill();
    const share = Math.min(1, Math.max(0, stars - at));
    if (share === 0) continue;
    context.save();
    context.beginPath();
    context.rect(x - radius, y - radius, radius * 2 * share, radius * 2);
    context.clip();
    starPath(context, x, y, radius);
    context.fillStyle = full;
    context.fill();
    context.restore();
  }
}

/**
 * One figure with its unit and what it is a figure of: all there, whole and true from the first frames. As it is said it
 * gives a beat and the rule below it grows.
 */
export const figure: BoardBuilder = (brief) => {
  const texts = setTexts(brief);
  if (texts === null) return null;
  const { plan, area, unit: px, colours } = brief;
  const { number, unit, label, labelWidth } = texts;
  const gap = 44 * px;
  const unitHeight = unit === null ? 0 : unit.height + 6 * px;
  const labelHeight = label === null ? 0 : label.height + gap;
  const rating = ratingIn(`${plan.figure?.value ?? ''} ${plan.figure?.unit ?? ''}`);
  const starsHeight = rating === null ? 0 : area.width * Math.min(starShare, 0.8 / rating.most);
  const total = number.height + unitHeight + gap + starsHeight + labelHeight;
  const top = area.y + Math.max(0, area.height - total) / 2;
  const unitY = top + number.height + 6 * px;
  const ruleY = top + number.height + unitHeight + gap * 0.6;
  const centre = area.x + area.width / 2;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const said = entryTime(plan.figure?.value ?? '', words, durationMs);
      const come = easeOut(progress(timeMs, -200, 420));
      const beat = 1 + 0.06 * Math.sin(Math.PI * progress(timeMs - said, 0, beatMs));
      const middle = top + number.height / 2;
      context.save();
      context.translate(centre, middle);
      context.scale(beat * (0.82 + 0.18 * come), beat * (0.82 + 0.18 * come));
      context.translate(-centre, -middle);
      drawType(context, number, { x: area.x, y: top }, { colour: colours.strong }, 10_000);
      context.restore();
      if (unit !== null)
        drawType(context, unit, { x: area.x, y: unitY }, { colour: colours.strong }, timeMs + 260);
      if (rating !== null) {
        const width = Math.min(area.width, starsHeight * rating.most * 1.15);
        drawStars(
          context,
          rating,
          { x: centre - width / 2, y: ruleY, width, height: starsHeight },
          { full: colours.accent, empty: withOpacity(colours.text, 0.18) },
        );
        return;
      }
      const grown = 0.3 + 0.7 * easeOut(progress(timeMs - said, 0, 700));
      const width = Math.min(area.width * 0.5, number.width * 0.8) * grown;
      drawRule(context, centre, ruleY, { width, unit: px, colour: colours.accent });
      if (label === null) return;
      const at = { x: centre - labelWidth / 2, y: ruleY + gap };
      drawType(context, label, at, { colour: colours.text }, timeMs - 120);
    },
  };
};
