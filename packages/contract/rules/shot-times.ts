import { shotsOf } from './plan-prose.ts';
import { placeOfWords } from './shot-words.ts';

/** A later picture of a scene that its narration still comes to. */
export interface SaidShot {
  readonly at: string;
  readonly prose: string;
  /** Where its words begin in the dialogue. */
  readonly from: number;
}

/** The later pictures of a scene in order, without those whose words are not said any more. */
export function saidShots(description: string, dialogue: string): readonly SaidShot[] {
  // Marks of pauses are not said.
  const said = dialogue.replaceAll(/\[pause[^\]]{0,20}\]/giu, (mark) => ' '.repeat(mark.length));
  let searchFrom = 0;
  return shotsOf(description)
    .slice(1)
    .flatMap((shot) => {
      const from = placeOfWords(said, shot.at, searchFrom);
      if (from < 0) return [];
      searchFrom = from;
      return [{ ...shot, from }];
    });
}
