import { frameRate } from '@scenewright/media/encoding.ts';
import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import type { Drawing, LaterDrawing } from './painting/drawing.ts';
import type { Scene, TimedWord } from './scene.ts';

/** A stretch of a scene that shows one picture, as a scene of its own. */
export interface SceneShot {
  /** The first of its frames in the whole scene. */
  readonly fromFrame: number;
  readonly scene: Scene;
}

/** A picture is seen for as long at least; one that would be gone sooner leaves its time to the one before. */
const leastShotMs = 1_200;
/** Eyes are led by ears: the picture is there a moment before its word. */
const leadMs = 120;

/** The place of the word with which some words begin, from a place on; -1 where nobody says them. */
function placeOf(at: string, words: readonly TimedWord[], from: number): number {
  const texts = words.map(({ text }) => text);
  const startOf = (index: number) =>
    texts.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  const place = placeOfWords(texts.join(' '), at, startOf(from));
  return place < 0 ? -1 : words.findLastIndex((_, index) => startOf(index) <= place);
}

interface Cut {
  readonly fromMs: number;
  readonly drawing: Drawing;
}

/** A board that opens a scene before its own words: what is said until then is captioned, and needs its room. */
const withCaptions = (drawing: Drawing): Drawing =>
  drawing.board === null ? drawing : { ...drawing, board: { ...drawing.board, isSilent: false } };

/** Where a scene cuts to its later pictures. */
function cutsOf(
  { drawing, later }: { drawing: Drawing; later: readonly LaterDrawing[] },
  scene: Scene,
) {
  const { words, frames } = scene;
  const endMs = (frames * 1_000) / frameRate;
  const cuts: Cut[] = [{ fromMs: 0, drawing }];
  let from = 0;
  for (const { at, drawing: next } of later) {
    const place = placeOf(at, words, from);
    const word = words[place];
    if (word === undefined) continue;
    from = place;
    const fromMs = Math.max(words[place - 1]?.endMs ?? 0, word.startMs - leadMs);
    const isLong = fromMs - (cuts.at(-1)?.fromMs ?? 0) >= leastShotMs;
    // What is said at once is what the scene opens with.
    if (!isLong && cuts.length === 1) cuts[0] = { fromMs: 0, drawing: withCaptions(next) };
    else if (isLong && endMs - fromMs >= leastShotMs) cuts.push({ fromMs, drawing: next });
  }
  return cuts;
}

const between = (words: readonly TimedWord[], fromMs: number, toMs: number): TimedWord[] =>
  words
    .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
    .map(({ text, startMs, endMs }) => ({
      text,
      startMs: startMs - fromMs,
      endMs: endMs - fromMs,
    }));

/**
 * The pictures of a scene, each as a scene of its own: its frames, and what is said and shown meanwhile, from its own start.
 * Most scenes have one.
 */
export function shotsOfScene(scene: Scene): readonly SceneShot[] {
  const { source, frames } = scene;
  const later = source.kind === 'drawing' ? (source.drawing.later ?? []) : [];
  if (source.kind !== 'drawing' || later.length === 0) return [{ fromFrame: 0, scene }];
  const cuts = cutsOf({ drawing: source.drawing, later }, scene);
  return cuts.map(({ fromMs, drawing }, index) => {
    const next = cuts[index + 1];
    const fromFrame = Math.round((fromMs * frameRate) / 1_000);
    const toFrame = next === undefined ? frames : Math.round((next.fromMs * frameRate) / 1_000);
    const startMs = (fromFrame * 1_000) / frameRate;
    const part = (words: readonly TimedWord[]) =>
      between(words, index === 0 ? 0 : startMs, next?.fromMs ?? Number.POSITIVE_INFINITY);
    return {
      fromFrame,
      scene: {
        ...scene,
        source: { kind: 'drawing', drawing },
        frames: toFrame - fromFrame,
        words: part(scene.words),
        shownWords: scene.shownWords && part(scene.shownWords),
      },
    };
  });
}
