import { frameRate } from '@scenewright/media/encoding.ts';
import type { CaptionWord } from '@scenewright/media/captions-file.ts';
import { leadInMs } from '@scenewright/media/scene-audio.ts';
import { timeShownWords } from '@scenewright/voices/shown-words.ts';

/** A scene that is made, as the film shows it. */
export interface ShownScene {
  readonly position: number;
  readonly media_type: 'video' | 'image';
  readonly duration_s: number;
  readonly description: string;
  readonly dialogue: string;
  /** What is shown instead of what is said; null shows that. */
  readonly caption_text: string | null;
  /** Length of its segment in pictures; null where none was made yet. */
  readonly frames: number | null;
  /** The narration's words, from its own beginning: [{text, startMs, endMs}]. */
  readonly words: unknown;
}

/** Pictures of a scene: as made, else as long as it is meant to be. */
const framesOf = ({ frames, duration_s }: ShownScene) => frames ?? duration_s * frameRate;

function isWord(value: unknown): value is CaptionWord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'startMs' in value &&
    'endMs' in value
  );
}

/** When every shown word is said, from the start of the film: the same moments as in the captions that stand in the picture. @param fromFrame where the first scene begins, after a card */
export function wordsOnFilm(scenes: readonly ShownScene[], fromFrame = 0): CaptionWord[] {
  let frames = fromFrame;
  return scenes.flatMap((scene) => {
    const offsetMs = (frames * 1_000) / frameRate + leadInMs;
    frames += framesOf(scene);
    const spoken = Array.isArray(scene.words) ? scene.words.filter(isWord) : [];
    const roomMs = (framesOf(scene) * 1_000) / frameRate - leadInMs;
    return timeShownWords(spoken, scene.caption_text, roomMs).map(({ text, startMs, endMs }) => ({
      text,
      startMs: startMs + offsetMs,
      endMs: endMs + offsetMs,
    }));
  });
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The storyboard as plain text, to be read without this product. */
export function scriptText(title: string, scenes: readonly ShownScene[], fromFrame = 0): string {
  let frames = fromFrame;
  const parts = scenes.map((scene, index) => {
    const startS = frames / frameRate;
    frames += framesOf(scene);
    const kind = scene.media_type === 'video' ? 'video' : 'image';
    return `Scene ${index + 1} (${clock(startS)}–${clock(frames / frameRate)}, ${kind})\n\nPicture: ${scene.description.trim()}\n\nNarration: ${scene.dialogue.trim() || '(none)'}\n`;
  });
  return [`${title}\n${'='.repeat(Math.min(title.length, 60))}\n`, ...parts].join('\n');
}
