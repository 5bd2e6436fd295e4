import type { dailyTipCount } from '@scenewright/contract/rules/limits.ts';

const tips = [
  'Open with a question. The first three seconds decide whether anyone stays.',
  'One idea per scene: if a description needs "and then", it is two scenes.',
  'Listen to the narration once with your eyes closed. What bores you there bores everyone.',
  'Set a scene to 0 seconds to leave it out without deleting it.',
  'Approve with images first and switch the best scenes to video afterwards.',
  'Regenerate one scene, not the whole board: every take is kept.',
] as const satisfies { length: typeof dailyTipCount };

const dayMs = 24 * 60 * 60 * 1000;

/** The tip of a day; a new one after midnight where the reader is. */
export function tipOfDay(date: Date): string {
  const localDay = Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / dayMs);
  return tips[localDay % tips.length] ?? tips[0];
}
