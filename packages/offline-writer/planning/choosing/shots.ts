import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';

/** One picture of a scene and what is said while it is seen. */
export interface Shot {
  readonly shot: PictureShot;
  readonly text: string;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Where in a text some words begin, whatever marks stand between them; -1 where they do not. */
function placeOf(words: string, text: string, from: number): number {
  const wanted = lettersOf(words).trim();
  for (const { index } of text.slice(from).matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu))
    if (lettersOf(text.slice(from + index)).startsWith(wanted)) return from + index;
  return -1;
}

/** The pictures of a scene, each with its words. */
export function shotsOf({ later = [], ...opening }: PicturePlan, text: string): readonly Shot[] {
  let from = 0;
  const starts = later.map(({ at }) => {
    const found = placeOf(at, text, from);
    if (found >= 0) from = found;
    return found < 0 ? text.length : found;
  });
  const shots = [opening, ...later.map(({ shows }) => shows)];
  return shots.map((shot, index) => ({
    shot,
    text: text.slice(index === 0 ? 0 : starts[index - 1], starts[index] ?? text.length).trim(),
  }));
}
