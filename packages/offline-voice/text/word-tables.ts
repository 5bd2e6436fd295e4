import forms from '../data/short-forms.json' with { type: 'json' };
import measures from '../data/units.json' with { type: 'json' };

/** What short written forms are called aloud. Keys are lower case; the forms themselves are matched in `normalise-text.ts`. */
export type WordTable = ReadonlyMap<string, string>;

const table = (entries: Readonly<Record<string, string>>): WordTable =>
  new Map(Object.entries(entries));

/** Said whatever follows. Written with or without their full stop. */
export const abbreviations = table(forms.abbreviations);

/** Said so only before a capital: "Gen. Lee", but "the next gen". */
export const titles = table(forms.titles);

/** Said so where no capital follows: "on Elm St.". */
export const places = table(forms.places);

/** Said so only before a number: "No. 5", "Jan. 3". */
export const beforeNumber = table(forms.beforeNumber);

export const months: readonly string[] = measures.months;

/** After a number. One and many; the case of the key matters. */
export const units: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries(measures.units).map(([unit, [one = unit, many = one]]) => [unit, [one, many]]),
);

/** Sign, its unit for one and for many, and the hundredth of it. */
export const currencies: ReadonlyMap<
  string,
  readonly [one: string, many: string, cent: string, cents: string]
> = new Map(
  Object.entries(measures.currencies).map(
    ([sign, [one = '', many = '', cent = '', cents = '']]) => [sign, [one, many, cent, cents]],
  ),
);

/** Signs that stand alone between words, or inside a web address. */
export const symbols = table(measures.symbols);

/** Capitals that are read as a word. Others are spelled out unless they look like a shouted English word. */
export const spokenAcronyms: ReadonlySet<string> = new Set(forms.acronyms.spoken);

/** Spelled out even where everything around is in capitals. */
export const spelledAcronyms: ReadonlySet<string> = new Set(forms.acronyms.spelled);

/** Short words that are often written in capitals for emphasis. */
export const shoutedWords: ReadonlySet<string> = new Set(forms.shouted);
