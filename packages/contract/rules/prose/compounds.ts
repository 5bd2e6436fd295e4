import stored from '../../data/compound-looks.json' with { type: 'json' };
import { singularPhrase } from './number.ts';

/*
 * A lunch box is no box of cardboard, and coconut milk stands in no bottle of milk: the word before a noun may make its usual
 * drawing a lie. For nouns of which that is known, the words beside which they look as ever, and those that surely change them.
 */

interface StoredLooks {
  /** Beside these it looks as it does alone: "kitchen door". Where there are any, every other noun changes it. */
  readonly kept?: string;
  /** Beside these it does not, though they may be no nouns: "condensed milk", "flat roof". */
  readonly changed?: string;
}

interface Looks {
  readonly kept: ReadonlySet<string> | null;
  readonly changed: ReadonlySet<string>;
}

const wordsOf = (text: string | undefined): ReadonlySet<string> =>
  new Set((text ?? '').split(' ').filter((word) => word !== ''));

const looks: ReadonlyMap<string, Looks> = new Map(
  Object.entries(stored as Readonly<Record<string, StoredLooks>>).map(([head, entry]) => [
    head,
    {
      kept: entry.kept === undefined ? null : wordsOf(entry.kept),
      changed: wordsOf(entry.changed),
    },
  ]),
);

/**
 * What the word before a noun does to its looks: nothing, another thing of it, or, where it is a noun, another thing of it.
 * Null where nothing is known of the noun.
 */
export type CompoundLook = 'same' | 'other' | 'other where a noun' | null;

/** Tells it of two words in lower case; the second may be a plural. */
export function compoundLook(modifier: string, head: string): CompoundLook {
  const known = looks.get(head) ?? looks.get(singularPhrase(head) ?? head);
  if (known === undefined) return null;
  const forms = [modifier, singularPhrase(modifier) ?? modifier, modifier.replace(/['’]s?$/u, '')];
  if (forms.some((form) => known.changed.has(form))) return 'other';
  if (known.kept === null) return null;
  return forms.some((form) => known.kept?.has(form)) ? 'same' : 'other where a noun';
}
