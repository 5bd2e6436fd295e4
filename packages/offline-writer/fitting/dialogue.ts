import { pauseMark, pausedMs, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { MeasureSpeech } from '../brief.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';

/** A text and the silence after it, in seconds. */
export interface SpokenPiece {
  readonly text: string;
  readonly restS: number;
  /** Whether it goes on within a sentence, written against what stands before it. */
  readonly joined: boolean;
}

/** Between these no space is written. */
const unspacedEnd = new RegExp(`[。！？…][”’»"]$|[。！？，、；：」』）${unspacedScripts}]$`, 'u');

/** What is said in a scene, in one line, with its silences as marks. */
export function composeDialogue(pieces: readonly SpokenPiece[]): string {
  return pieces.reduce((said, { text, restS, joined }) => {
    const space =
      said === '' || joined || (unspacedEnd.test(said) && !said.endsWith(']')) ? '' : ' ';
    const mark = restS > 0 ? ` ${pauseMark(restS)}` : '';
    return `${said}${space}${text}${mark}`;
  }, '');
}

/** How long a dialogue takes, with its silences, in seconds. */
export function dialogueSeconds(dialogue: string, measure: MeasureSpeech): number {
  const words = withoutPauses(dialogue);
  return (words === '' ? 0 : measure(words)) + pausedMs(dialogue) / 1_000;
}
