import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { TimedWord } from '../scene.ts';
import { type CaptionLayout, captionZone, type FrameSize, layOutPhrase } from './caption-layout.ts';
import type { CaptionStyle } from './caption-style.ts';
import { type CaptionText, createCaptionText } from './caption-text.ts';
import { toCaptionWords } from './caption-words.ts';
import { groupPhrases, type Phrase } from './phrases.ts';

export interface CaptionPainter {
  /** Adds the caption of this moment, if there is one; depends on the time alone. */
  draw(context: SKRSContext2D, timeMs: number): void;
}

interface PlacedPhrase extends Phrase {
  readonly layout: CaptionLayout;
}

/** A phrase with one word lit, cut to size: drawn once, shown in every frame of that word. */
interface Layer {
  readonly key: string;
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
}

const popInMs = 180;

/** Prepares captions that light up word by word as they are said. Call `registerFonts` for the words first. */
export async function createCaptionPainter(words: readonly TimedWord[], style: CaptionStyle, frame: FrameSize): Promise<CaptionPainter> {
  const captionWords = toCaptionWords(words);
  const text = await createCaptionText(captionWords.map((word) => word.text).join(' '));
  const zone = captionZone(frame);
  // Two lines of a bold face, whose letters are about 0.62 of its size wide.
  const mostColumns = Math.floor((2 * zone.maxWidth) / (0.62 * zone.fontSize));
  const phrases = groupPhrases(captionWords, mostColumns).map((phrase) => ({ ...phrase, layout: layOutPhrase(phrase.words, zone, text.measure) }));
  let layer: Layer | undefined;

  return {
    draw(context, timeMs) {
      const phrase = phrases.find(({ showFromMs, showUntilMs }) => timeMs >= showFromMs && timeMs < showUntilMs);
      if (!phrase) return;
      const active = activeWord(phrase, timeMs);
      const key = `${phrase.showFromMs}/${active}`;
      if (layer?.key !== key) layer = { key, ...paintLayer(phrase, active, style, text) };
      drawPopping(context, layer, (timeMs - phrase.showFromMs) / popInMs);
    },
  };
}

/** Index of the word being said: a word stays lit until the next begins. -1 before the first. */
function activeWord({ words }: Phrase, timeMs: number): number {
  const last = words.at(-1);
  if (last && timeMs >= last.endMs + 250) return -1;
  return words.findLastIndex(({ startMs }) => timeMs >= startMs);
}

function paintLayer({ words, layout }: PlacedPhrase, active: number, style: CaptionStyle, text: CaptionText): Omit<Layer, 'key'> {
  const { fontSize, box } = layout;
  const margin = Math.ceil(fontSize * 0.7);
  const x = Math.floor(box.x) - margin;
  const y = Math.floor(box.y) - margin;
  const canvas = createCanvas(Math.ceil(box.width) + 2 * margin, Math.ceil(box.height) + 2 * margin);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  const drawAll = (how: 'fill' | 'stroke') => {
    for (const placed of layout.words) {
      if (how === 'fill') context.fillStyle = placed.index === active ? style.activeColour : style.textColour;
      text.draw(context, words[placed.index]?.text ?? '', { ...placed, fontSize }, how);
    }
  };

  // Outlines first: a word's outline must not cover its neighbour.
  context.lineJoin = 'round';
  context.lineWidth = fontSize * 0.2;
  context.strokeStyle = style.outlineColour;
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = fontSize * 0.22;
  context.shadowOffsetY = fontSize * 0.07;
  drawAll('stroke');
  context.shadowColor = 'transparent';
  drawAll('fill');
  return { canvas, x, y };
}

/** A phrase arrives by growing a little past its size and settling. */
function drawPopping(context: SKRSContext2D, { canvas, x, y }: Layer, progress: number): void {
  if (progress >= 1) return void context.drawImage(canvas, x, y);
  const scale = 0.88 + 0.12 * easeOutBack(progress);
  context.save();
  context.globalAlpha = Math.min(1, progress * 3);
  context.translate(x + canvas.width / 2, y + canvas.height / 2);
  context.scale(scale, scale);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  context.restore();
}

/** Penner's back easing: ends at 1 after overshooting by a tenth. */
function easeOutBack(progress: number): number {
  const overshoot = 1.70158;
  const left = progress - 1;
  return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
}
