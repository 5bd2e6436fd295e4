import stuffs from '../data/hands/stuffs.json' with { type: 'json' };
import vessels from '../data/hands/vessels.json' with { type: 'json' };
import { stuffForms, type HandsStuff } from './act.ts';
import { endsWithOneOf, withoutDeterminer } from './act-phrases.ts';

/** What is poured, strewn or spread, and from what. */
export interface Stuff extends HandsStuff {
  readonly from: string;
}

function longest<
  Row extends { readonly words: readonly string[]; readonly not?: readonly string[] },
>(rows: readonly Row[], noun: string): Row | null {
  let best: { row: Row; length: number } | null = null;
  for (const row of rows) {
    const found = endsWithOneOf(noun, row.words);
    const isOther = (row.not ?? []).some((word) => ` ${noun}`.includes(` ${word} `));
    if (found !== null && !isOther && found.length > (best?.length ?? 0))
      best = { row, length: found.length };
  }
  return best?.row ?? null;
}

export function stuffNamed(phrase: string): Stuff | null {
  const row = longest(stuffs, withoutDeterminer(phrase));
  const form = stuffForms.find((each) => each === row?.form);
  return row === null || form === undefined ? null : { colour: row.colour, form, from: row.from };
}

/** A vessel or a thing that is drawn for hands, or better named here than in the lexicon. */
export const vesselNamed = (noun: string): string | null => longest(vessels, noun)?.name ?? null;
