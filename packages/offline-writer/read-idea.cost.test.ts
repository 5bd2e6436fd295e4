import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { createOfflineWriter } from './index.ts';

const longest = 40_000;
const parts = 16;
/** So many times a part is read before it is measured, and as it is measured. */
const [warming, measured] = [2, 4];
/** It takes half as long while reading is linear, for each reading has its beginning, and up to 1.5 times on a busy machine; three to five times where it is not. */
const mostTimes = 2.2;
const writer = createOfflineWriter({ measure: speakingTimeS });

let readings = 0;
/** Processor milliseconds of this thread for reading a text, at the most scenes that may be asked for. */
function costOf(idea: string): number {
  // What was read lately is remembered: no two texts have as many blanks at their end.
  const unread = `${idea}${' '.repeat((readings += 1))}`;
  const before = process.threadCpuUsage();
  writer.readIdea({
    idea: unread,
    answers: [],
    sceneCount: 96,
    sceneLengthS: 20,
    style: '',
    styleNotes: '',
  });
  return process.threadCpuUsage(before).user / 1000;
}

/** Each is a way in which reading could look back at all that was read. */
const units = [
  ['lines of one word', 'bee\n'],
  ['points', '- bee\n'],
  ['questions', 'Why? '],
  ['sentences that lean on others', 'But not. '],
  ['a language whose sentences may all lean', '蜜蜂。'],
  ['wordless lines', '🐝 a. '],
  ['nothing but line ends', '\n'],
  ['lines of a colon', ':\n'],
  ['questions with their answers', 'Q: x?\nA: y.\n'],
] as const;
it.each(representative(units, () => '', 2))(
  'the longest idea of %s costs as much as its parts, each read as an idea of its own',
  (_, unit) => {
    const whole = unit.repeat(longest).slice(0, longest);
    const part = whole.slice(0, longest / parts);
    for (let time = 0; time < warming; time += 1) costOf(part);
    const costOfSome = Array.from({ length: measured }, () => costOf(part)).reduce(
      (sum, cost) => sum + cost,
    );
    expect(costOf(whole)).toBeLessThan((mostTimes * parts * costOfSome) / measured);
  },
);
