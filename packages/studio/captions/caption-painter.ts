import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { TimedWord } from '../scene.ts';
import { captionZone, type FrameSize, layOutPhrase } from './caption-layout.ts';
import type { CaptionStyle } from './caption-style.ts';
import { createCaptionText } from './caption-text.ts';
import { toCaptionWords } from './caption-words.ts';
import { type PlacedPhrase, paintPhrase } from './paint-phrase.ts';
import { lightAt } from './phrase-light.ts';
import { groupPhrases, singleWords } from './phrases.ts';

export interface CaptionPainter {
  /** Adds the caption of this moment, if there is one; depends on the time alone. */
  draw(context: SKRSContext2D, timeMs: number): void;
  /** Moments with the same look have the same caption, if they have one. */
  lookAt(timeMs: number): string;
}

/** A phrase in one light, cut to size: drawn once, shown in every frame of that light. */
interface Layer {
  readonly key: string;
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
}

const popInMs = 180;

/** Prepares captions that light up word by word as they are said. Call `registerFonts` for the words first. */
export async function createCaptionPainter(
  words: readonly TimedWord[],
  style: CaptionStyle,
  frame: FrameSize,
): Promise<CaptionPainter> {
  const captionWords = toCaptionWords(
    style.upperCase === true
      ? words.map((word) => ({ ...word, text: word.text.toUpperCase() }))
      : words,
  );
  const text = await createCaptionText(
    captionWords.map((word) => word.text).join(' '),
    style.weight,
    style.font,
  );
  const zone = captionZone(frame, style);
  // Two lines of a bold face, whose letters are about 0.62 of its size wide.
  const mostColumns = Math.floor((2 * zone.maxWidth) / (0.62 * zone.fontSize));
  const grouped =
    style.oneWord === true ? singleWords(captionWords) : groupPhrases(captionWords, mostColumns);
  const phrases: PlacedPhrase[] = grouped.map((phrase) => ({
    ...phrase,
    layout: layOutPhrase(phrase.words, zone, text.measure),
  }));
  let layer: Layer | undefined;

  const shownAt = (timeMs: number) => {
    const phrase = phrases.find(
      ({ showFromMs, showUntilMs }) => timeMs >= showFromMs && timeMs < showUntilMs,
    );
    if (!phrase) return null;
    const light = lightAt(phrase.words, timeMs, style);
    const key = `${phrase.showFromMs}/${JSON.stringify(light)}`;
    return { phrase, light, key, arrived: Math.min(1, (timeMs - phrase.showFromMs) / popInMs) };
  };

  return {
    draw(context, timeMs) {
      const shown = shownAt(timeMs);
      if (!shown) return;
      const { phrase, light, key, arrived } = shown;
      if (layer?.key !== key) layer = { key, ...paintPhrase(phrase, light, style, text) };
      drawPopping(context, layer, arrived);
    },
    lookAt(timeMs) {
      const shown = shownAt(timeMs);
      return shown === null ? '' : `${shown.key} ${shown.arrived}`;
    },
  };
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
