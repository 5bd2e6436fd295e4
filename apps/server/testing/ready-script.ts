import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';

const told = [
  'A bee leaves the hive at dawn.',
  'It flies over the old garden wall.',
  'It finds a field of blue flowers.',
  'It fills its pouch with nectar.',
  'It comes home before the rain.',
  'It dances to share the map.',
];
/** Words for one second, and for two. */
const short = ['', 'Bees.', 'The bees dance.', 'The bees dance at home.'];

/** What scene `index` says, so that it lasts just so many whole seconds: its speech and a breath. */
function lineFor(index: number, lengthS: number): string {
  let line = short[lengthS];
  for (let next = index; line === undefined || speakingTimeS(line) < lengthS - 3.2; next += 1)
    line = `${line ?? ''} ${told[next % told.length] ?? ''}`.trim();
  return line;
}

/** A ready script of as many scenes, each as long, as a storyboard is asked for: the writer keeps it word for word. */
export function scriptOf(sceneCount: number, lengthS: number): string {
  return Array.from(
    { length: sceneCount },
    (_, index) =>
      `Scene ${index + 1} (${lengthS}s)\nVisual: A honey bee over flower ${index + 1}.\nNarrator: ${lineFor(index, lengthS)}`,
  ).join('\n\n');
}
