import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Moment } from '../../scene.ts';
import { ratingIn, type Rating } from '@scenewright/contract/rules/rating.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime } from '../cues.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { readsFromRight } from './alike.ts';
import { behind } from './money-text.ts';
import { footOfField } from './words-kit.ts';

const ratingOf = ({ figure }: PicturePlan): Rating | null =>
  ratingIn(`${figure?.value ?? ''} ${figure?.unit ?? ''}`);

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
  if (!singular.test(unit) || /^(?:[+−-]?1|[¼½¾⅓⅔⅛⅕])$/u.test(value.trim())) return unit;
  return unit === 'person' ? 'people' : `${unit}s`;
}

/** Where a figure stands and where what it is a figure of: below each other, or, in a lying frame of its own, side by side. */
interface Places {
  readonly figure: Box;
  readonly label: Box;
  readonly isSideBySide: boolean;
}

function placesOf(
  { area, isPortrait, hasPicture, unit, plan }: BoardBrief,
  hasLabel: boolean,
): Places {
  const isSideBySide = !isPortrait && !hasPicture && hasLabel;
  if (!isSideBySide) return { figure: area, label: area, isSideBySide };
  const gap = 90 * unit;
  const width = (area.width - gap) / 2;
  const isMirrored = readsFromRight(plan);
  const other = area.x + width + gap;
  return {
    figure: { ...area, x: isMirrored ? other : area.x, width },
    label: { ...area, x: isMirrored ? area.x : other, width },
    isSideBySide,
  };
}

interface Texts {
  readonly places: Places;
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
function setTexts(brief: BoardBrief): Texts | null {
  const { plan, unit: px, isPortrait, hasPicture } = brief;
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
  const places = placesOf(brief, below !== '' && ratingOf(plan) === null);
  const { width, height } = places.figure;
  const isLong = [...below].length > 40;
  const labelWidth = places.label.width * (isLong ? 1 : 0.94);
  // Beside a picture a sentence needs the room that its figure can spare.
  const isTight = hasPicture && isLong;
  const grown = hasPicture ? 1 : isPortrait ? 1.36 : 1.24;
  return {
    places,
    labelWidth,
    number: setType(
      full,
      { width, height: height * (isTight ? 0.36 : 0.46) },
      {
        ...middle,
        maxPx: (isPortrait ? 340 : 300) * px * grown,
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
            { ...middle, maxPx: 130 * px * grown, minPx: 44 * px, mostLines: 2, leading: 1.08 },
          ),
    label:
      below === ''
        ? null
        : setType(
            below,
            {
              width: labelWidth,
              height: height * (places.isSideBySide ? 0.9 : isTight ? 0.42 : 0.3),
            },
            {
              maxPx: (isLong ? 70 : 84) * px * (places.isSideBySide ? 1.5 : grown),
              minPx: 36 * px,
              weight: 700,
              align: places.isSideBySide ? 'start' : 'middle',
            },
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
  const { unit: px, colours, isPortrait, hasPicture, turn, width: frame } = brief;
  const { number, unit, label, labelWidth, places } = texts;
  const { figure: area, isSideBySide } = places;
  const gap = 44 * px;
  const unitHeight = unit === null ? 0 : unit.height + 6 * px;
  const labelHeight = label === null || isSideBySide ? 0 : label.height + gap;
  const rating = ratingOf(brief.plan);
  const starsHeight = rating === null ? 0 : area.width * Math.min(starShare, 0.8 / rating.most);
  const total = number.height + unitHeight + gap + starsHeight + labelHeight;
  const top = area.y + Math.max(0, area.height - total) / 2;
  const unitY = top + number.height + 6 * px;
  const ruleY = top + number.height + unitHeight + gap * 0.6;
  const centre = area.x + area.width / 2;
  // In every other turn it stands on a field of colour that reaches the frame's edges.
  const isOnField =
    turn % 2 === 0 &&
    !hasPicture &&
    rating === null &&
    label !== null &&
    (isPortrait || isSideBySide);
  const ink = isOnField ? colours.onAccent : colours.strong;
  const labelAt = isSideBySide
    ? { x: places.label.x, y: area.y + (area.height - (label?.height ?? 0)) / 2 }
    : { x: centre - labelWidth / 2, y: ruleY + gap };
  const drawField = (context: Context, timeMs: number): void => {
    const come = 0.72 + 0.28 * easeOut(progress(timeMs, 0, 460));
    context.fillStyle = colours.accent;
    if (!isSideBySide) {
      context.fillRect(0, 0, frame, (ruleY + gap * 0.3) * come);
      return;
    }
    const isRight = places.figure.x > places.label.x;
    const reach = (isRight ? frame - area.x : area.x + area.width) + 45 * px;
    context.fillRect(isRight ? frame - reach * come : 0, 0, reach * come, footOfField(brief));
  };
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      if (isOnField) drawField(context, timeMs);
      const said = entryTime(brief.plan.figure?.value ?? '', words, durationMs);
      const come = easeOut(progress(timeMs, -200, 420));
      const beat = 1 + 0.06 * Math.sin(Math.PI * progress(timeMs - said, 0, beatMs));
      const middle = top + number.height / 2;
      context.save();
      context.translate(centre, middle);
      context.scale(beat * (0.82 + 0.18 * come), beat * (0.82 + 0.18 * come));
      context.translate(-centre, -middle);
      drawType(context, number, { x: area.x, y: top }, { colour: ink }, 10_000);
      context.restore();
      if (unit !== null)
        drawType(context, unit, { x: area.x, y: unitY }, { colour: ink }, timeMs + 260);
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
      const rule = isOnField ? colours.accentTwo : colours.accent;
      drawRule(context, centre, ruleY, { width, unit: px, colour: rule });
      if (label === null) return;
      drawType(context, label, labelAt, { colour: colours.text }, timeMs - 120);
    },
  };
};
