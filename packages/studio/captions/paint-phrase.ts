import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { backingPadding, type CaptionLayout, type PlacedWord } from './caption-layout.ts';
import type { CaptionStyle } from './caption-style.ts';
import type { CaptionText } from './caption-text.ts';
import type { PhraseLight } from './phrase-light.ts';
import type { Phrase } from './phrases.ts';
import { directionOf } from './reading-order.ts';

export interface PlacedPhrase extends Phrase {
  readonly layout: CaptionLayout;
}

interface Painting {
  readonly context: SKRSContext2D;
  readonly phrase: PlacedPhrase;
  readonly light: PhraseLight;
  readonly style: CaptionStyle;
  readonly text: CaptionText;
}

const usualOutline = 0.2;
const boxOpacity = 0.88;
/** Of the light's core, wider than the outline that is drawn over it. */
const glowWidth = 0.3;
/** Upper and lower edge of a pill, from the baseline. */
const pillSpan = { above: 0.88, below: 0.29 };

/** A phrase in a light, on a canvas of its own that belongs at `x`, `y` of the frame. */
export function paintPhrase(
  phrase: PlacedPhrase,
  light: PhraseLight,
  style: CaptionStyle,
  text: CaptionText,
): { canvas: Canvas; x: number; y: number } {
  const { fontSize, box } = phrase.layout;
  const margin = Math.ceil(fontSize * 0.7);
  const x = Math.floor(box.x) - margin;
  const y = Math.floor(box.y) - margin;
  const canvas = createCanvas(
    Math.ceil(box.width) + 2 * margin,
    Math.ceil(box.height) + 2 * margin,
  );
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  const painting = { context, phrase, light, style, text };
  if (style.backing === 'box') paintBox(painting);
  // Outlines first: a word's outline must not cover its neighbour.
  if (style.glows === true) paintGlow(painting);
  if (style.outline !== 0) paintOutlines(painting);
  paintPill(painting);
  for (const placed of phrase.layout.words) paintWord(painting, placed);
  return { canvas, x, y };
}

const wordsOf = ({ words }: PlacedPhrase, { index }: PlacedWord) => words[index]?.text ?? '';

function paintBox({ context, phrase: { layout }, style }: Painting): void {
  const { box, fontSize } = layout;
  const padding = backingPadding.box * fontSize;
  context.save();
  context.globalAlpha = boxOpacity;
  context.fillStyle = style.outlineColour;
  // The line's own height is room enough above and below the type.
  context.beginPath();
  context.roundRect(
    box.x - padding,
    box.y - padding * 0.45,
    box.width + 2 * padding,
    box.height + padding * 0.9,
    fontSize * 0.32,
  );
  context.fill();
  context.restore();
}

function paintOutlines({ context, phrase, style, text }: Painting): void {
  const { fontSize, words } = phrase.layout;
  context.lineJoin = 'round';
  context.lineWidth = fontSize * (style.outline ?? usualOutline);
  context.strokeStyle = style.outlineColour;
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = fontSize * 0.22;
  context.shadowOffsetY = fontSize * 0.07;
  for (const placed of words)
    text.draw(context, wordsOf(phrase, placed), { ...placed, fontSize }, 'stroke');
  context.shadowColor = 'transparent';
}

/** Light around every word, and more of it around the one being said. Outline and type come on top. */
function paintGlow({ context, phrase, light, style, text }: Painting): void {
  const { fontSize, words } = phrase.layout;
  context.save();
  context.lineJoin = 'round';
  context.lineWidth = fontSize * glowWidth;
  context.strokeStyle = style.activeColour;
  context.shadowColor = style.activeColour;
  for (const placed of words) {
    const isLit = (light.lit[placed.index] ?? 0) > 0;
    for (const blur of isLit ? [0.55, 0.35, 0.2] : [0.28]) {
      context.shadowBlur = fontSize * blur;
      context.globalAlpha = isLit ? 1 : 0.7;
      text.draw(context, wordsOf(phrase, placed), { ...placed, fontSize }, 'stroke');
    }
  }
  context.restore();
}

/** The pill on its way from one word to the next; to another line it leaps. */
function paintPill({ context, phrase: { layout }, light: { pill }, style }: Painting): void {
  const to = pill && layout.words.find(({ index }) => index === pill.to);
  if (!pill || !to) return;
  const before = layout.words.find(({ index }) => index === pill.from);
  const from = before?.y === to.y ? before : to;
  const eased = 1 - (1 - pill.progress) ** 3;
  const between = (start: number, end: number) => start + (end - start) * eased;
  const { fontSize } = layout;
  const padding = backingPadding.pill * fontSize;
  context.fillStyle = style.activeColour;
  context.beginPath();
  context.roundRect(
    between(from.x, to.x) - padding,
    to.y - pillSpan.above * fontSize,
    between(from.width, to.width) + 2 * padding,
    (pillSpan.above + pillSpan.below) * fontSize,
    fontSize * 0.3,
  );
  context.fill();
}

function paintWord({ context, phrase, light, style, text }: Painting, placed: PlacedWord): void {
  const { fontSize } = phrase.layout;
  const word = wordsOf(phrase, placed);
  const lit = light.lit[placed.index] ?? 0;
  const fill = (colour: string) => {
    context.fillStyle = colour;
    text.draw(context, word, { ...placed, fontSize }, 'fill');
  };
  const activeColour =
    style.backing === 'pill'
      ? style.outlineColour
      : style.glows === true
        ? style.textColour
        : style.activeColour;
  if (lit === 0 || lit === 1) return fill(lit === 1 ? activeColour : style.textColour);
  fill(style.textColour);
  const left = directionOf(word) === 'rtl' ? placed.x + placed.width * (1 - lit) : placed.x;
  context.save();
  context.beginPath();
  context.rect(left, placed.y - 2 * fontSize, placed.width * lit, 3 * fontSize);
  context.clip();
  fill(activeColour);
  context.restore();
}
