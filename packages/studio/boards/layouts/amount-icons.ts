import { fillCircle, fillRounded, type Context } from '../../painting/brushes/surface.ts';
import type { Measure } from './recipe-amounts.ts';

/* What amounts are measured with, drawn in lines around a middle; `share` is how far the measuring has come, 0 to 1. */

interface Place {
  readonly x: number;
  readonly y: number;
  /** Half of the icon's height. */
  readonly size: number;
}

type DrawIcon = (context: Context, place: Place, colour: string, share: number) => void;

function pen(context: Context, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
}

const timer: DrawIcon = (context, { x, y, size }, colour, share) => {
  pen(context, colour, size * 0.17);
  const middle = y + size * 0.12;
  context.beginPath();
  context.arc(x, middle, size * 0.76, 0, Math.PI * 2);
  context.moveTo(x - size * 0.2, y - size * 0.96);
  context.lineTo(x + size * 0.2, y - size * 0.96);
  const angle = share * Math.PI * 2 - Math.PI / 2;
  context.moveTo(x, middle);
  context.lineTo(x + Math.cos(angle) * size * 0.48, middle + Math.sin(angle) * size * 0.48);
  context.stroke();
};

const heat: DrawIcon = (context, { x, y, size }, colour, share) => {
  pen(context, colour, size * 0.15);
  context.beginPath();
  context.arc(x, y + size * 0.58, size * 0.38, -Math.PI * 0.3, Math.PI * 1.3);
  context.lineTo(x - size * 0.22, y - size * 0.74);
  context.arc(x, y - size * 0.74, size * 0.22, Math.PI, 0);
  context.closePath();
  context.stroke();
  fillCircle(context, x, y + size * 0.58, size * 0.22, colour);
  const level = size * 1.1 * share;
  fillRounded(
    context,
    { x: x - size * 0.07, y: y + size * 0.5 - level, width: size * 0.14, height: level },
    size * 0.07,
    colour,
  );
};

const spoon: DrawIcon = (context, { x, y, size }, colour, share) => {
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4 + (1 - share) * 0.6);
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(0, -size * 0.58, size * 0.34, size * 0.46, 0, 0, Math.PI * 2);
  context.fill();
  fillRounded(
    context,
    { x: -size * 0.09, y: -size * 0.3, width: size * 0.18, height: size * 1.34 },
    size * 0.09,
    colour,
  );
  context.restore();
};

const jug: DrawIcon = (context, { x, y, size }, colour, share) => {
  pen(context, colour, size * 0.15);
  const [left, right, top, foot] = [
    x - size * 0.66,
    x + size * 0.42,
    y - size * 0.72,
    y + size * 0.82,
  ];
  const level = (foot - top) * 0.62 * share;
  fillRounded(
    context,
    { x: left + size * 0.16, y: foot - level, width: right - left - size * 0.32, height: level },
    size * 0.1,
    colour,
  );
  context.beginPath();
  context.moveTo(left - size * 0.16, top);
  context.lineTo(right, top);
  context.lineTo(right, foot);
  context.lineTo(left, foot);
  context.lineTo(left, top + size * 0.2);
  context.closePath();
  context.moveTo(right, top + size * 0.3);
  context.bezierCurveTo(
    right + size * 0.62,
    top + size * 0.3,
    right + size * 0.62,
    foot - size * 0.3,
    right,
    foot - size * 0.3,
  );
  context.stroke();
};

const scales: DrawIcon = (context, { x, y, size }, colour, share) => {
  pen(context, colour, size * 0.15);
  context.beginPath();
  context.moveTo(x - size * 0.82, y - size * 0.72);
  context.quadraticCurveTo(x, y - size * 0.2, x + size * 0.82, y - size * 0.72);
  context.moveTo(x, y - size * 0.44);
  context.lineTo(x, y - size * 0.24);
  context.roundRect(x - size * 0.74, y - size * 0.24, size * 1.48, size * 1.1, size * 0.24);
  const [angle, middle] = [Math.PI * (1.15 + share * 0.5), y + size * 0.44];
  context.moveTo(x, middle);
  context.lineTo(x + Math.cos(angle) * size * 0.4, middle + Math.sin(angle) * size * 0.4);
  context.stroke();
  fillCircle(context, x, middle, size * 0.12, colour);
};

/** A bowl with a spoon in it, for what is only counted. */
const count: DrawIcon = (context, { x, y, size }, colour, share) => {
  pen(context, colour, size * 0.15);
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y - size * 0.02, size * 0.8, 0, Math.PI);
  context.closePath();
  context.fill();
  context.beginPath();
  context.moveTo(x - size * 0.95, y - size * 0.02);
  context.lineTo(x + size * 0.95, y - size * 0.02);
  context.stroke();
  // A spoon leans in it.
  pen(context, colour, size * 0.14);
  const lean = size * (0.5 - share * 0.12);
  context.beginPath();
  context.moveTo(x + size * 0.1, y - size * 0.06);
  context.lineTo(x + lean, y - size * 0.86);
  context.stroke();
};

const icons: Readonly<Record<Measure, DrawIcon>> = { timer, heat, spoon, jug, scales, count };

/** The thing that an amount is measured with. */
export const drawMeasure = (
  context: Context,
  measure: Measure,
  place: Place,
  colour: string,
  share: number,
): void => icons[measure](context, place, colour, share);
