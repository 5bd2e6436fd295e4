import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import { easeInOut, progress } from '../actors/motion.ts';
import type { Turn } from '../drawing.ts';
import { keepForScene } from './timeline.ts';
import type { Moment, Word } from './cues.ts';

/** A turn as it is heard. */
export interface HeardTurn {
  readonly figure: number;
  readonly fromMs: number;
}

/** Who begins to speak is seen to do so a moment before it is heard, and never while another still speaks. */
const leadMs = 160;
/** So long it takes one to fall silent, and the other to begin. */
const passMs = 240;

/** When each turn begins, by the words of the narration. A turn whose words nobody says is left out. */
export function turnsHeard(turns: readonly Turn[], words: readonly Word[]): readonly HeardTurn[] {
  const said = words.map(({ text }) => text).join(' ');
  const starts: number[] = [];
  let length = 0;
  for (const { text } of words) {
    starts.push(length);
    length += text.length + 1;
  }
  const heard: HeardTurn[] = [];
  let from = 0;
  for (const { at, figure } of turns) {
    if (at === '') {
      if (heard.length === 0) heard.push({ figure, fromMs: 0 });
      continue;
    }
    const place = placeOfWords(said, at, from);
    if (place < 0) continue;
    from = place + at.length;
    const index = starts.findLastIndex((start) => start <= place);
    const word = words[index];
    if (word === undefined) continue;
    const before = words[index - 1]?.endMs ?? 0;
    heard.push({ figure, fromMs: Math.max(before, word.startMs - leadMs) });
  }
  return heard;
}

/** How far each figure has the word at a moment: 1 while they speak, 0 while another does; undefined for who only stands by. */
export function createSpeaking(
  turns: readonly Turn[],
): (figure: number, moment: Moment, alive: boolean) => number | undefined {
  const heardIn = keepForScene(({ words }) => turnsHeard(turns, words));
  const speakers = new Set(turns.map(({ figure }) => figure));
  return (figure, moment, alive) => {
    if (!speakers.has(figure)) return undefined;
    const heard = heardIn(moment);
    const index = heard.findLastIndex(({ fromMs }) => fromMs <= moment.timeMs);
    const now = heard[index];
    const isNow = now?.figure === figure;
    const wasBefore = heard[index - 1]?.figure === figure;
    if (now === undefined || index === 0 || isNow === wasBefore || !alive) return isNow ? 1 : 0;
    const passed = easeInOut(progress(moment.timeMs, now.fromMs, passMs));
    return isNow ? passed : 1 - passed;
  };
}
