import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { timeShownWords } from '@scenewright/voices/shown-words.ts';
import type { SceneRow } from './rows.ts';
import { isCaptionStale } from './scene-rules.ts';

type Caption = Pick<SceneRow, 'caption_text' | 'caption_dialogue'>;
type Captioned = Caption & Pick<SceneRow, 'dialogue'>;

const wordsOf = (text: string) =>
  withoutPauses(text)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Where the text goes on with what the second part of the dialogue says: the place of a word that stands for one of its words. */
function placeOfSecond(text: string, first: string, second: string): number {
  const firstCount = wordsOf(first).length;
  const said = [...wordsOf(first), ...wordsOf(second)].map((word, index) => ({
    text: word,
    startMs: index * 1_000,
    endMs: (index + 1) * 1_000,
  }));
  let at = 0;
  for (const word of timeShownWords(said, text, 0)) {
    const found = text.indexOf(word.text, at);
    if (word.startMs >= firstCount * 1_000) return Math.max(found, at);
    at = Math.max(found, at) + word.text.length;
  }
  return text.length;
}

/** The captions of the two scenes that one is split into: each shows its own part, and a stale text stays stale in both. */
export function captionsSplit(
  scene: Captioned,
  { first, second }: { first: string; second: string },
): [Caption, Caption] {
  const { caption_text: text } = scene;
  if (text === null)
    return [
      { caption_text: null, caption_dialogue: null },
      { caption_text: null, caption_dialogue: null },
    ];
  const place = placeOfSecond(text, first, second);
  const isStale = isCaptionStale(scene);
  return [
    { caption_text: text.slice(0, place).trim(), caption_dialogue: isStale ? null : first },
    { caption_text: text.slice(place).trim(), caption_dialogue: isStale ? null : second },
  ];
}

/** The caption of two scenes made into one: where either has a text of its own, the other's spoken words join it. */
export function captionsMerged(scene: Captioned, next: Captioned, dialogue: string): Caption {
  if (scene.caption_text === null && next.caption_text === null)
    return { caption_text: null, caption_dialogue: null };
  const text = [scene, next]
    .map((part) => (part.caption_text ?? withoutPauses(part.dialogue)).trim())
    .filter((part) => part !== '')
    .join(' ');
  return {
    caption_text: text,
    caption_dialogue: isCaptionStale(scene) || isCaptionStale(next) ? null : dialogue,
  };
}
