import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import type { Age, Gender } from '../../figures/figure.ts';
import { ageOfYears } from './film/ages.ts';

/* What a name says of who bears it, in any language: its title, its given name, the age behind it. */

const mansTitle =
  /^(?:mr|mister|sir|lord|baron|count|herr|hr|señor|sr|don|monsieur|signore?|sig|senhor|seu|pan|meneer|dhr)\.?$/iu;
const womansTitle =
  /^(?:mrs|ms|miss|madam|lady|dame|baroness|countess|frau|fr|señora|señorita|sra|srta|doña|dona|madame|mme|mademoiselle|mlle|signora|senhora|pani|mevrouw|mevr)\.?$/iu;

/** Whom a title before a name calls a man or a woman: "Mr Anstey", "Señora Quispe"; null where no title does. */
export function genderOfTitle(name: string): Gender | null {
  const [title = '', ...others] = name.trim().split(/\s+/u);
  if (others.length === 0) return null;
  return mansTitle.test(title) ? 'man' : womansTitle.test(title) ? 'woman' : null;
}

export interface NamedInLine {
  readonly gender: Gender | null;
  readonly age: Age | null;
}

/** Two capitalised words, and an age that stands behind them: "Karl Huber, 78,", "Karl Huber (81)". */
const fullName =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+\.?) (\p{Lu}[\p{L}'’-]+)(?:(?:, | \()(\d{1,3})(?=\)|,|\.|$| (?:Jahre|ans|años|anni|anos|lat|jaar)(?!\p{L})))?/gu;

/** The one person whom a line names in full, by title or given name; nothing where it names nobody so, or several. */
export function namedInLine(line: string): NamedInLine {
  const found = [...line.slice(0, 2_000).matchAll(fullName)].flatMap(
    ([name, first = '', , years]) => {
      const gender = genderOfTitle(name) ?? genderOfGivenName(first);
      return gender === null ? [] : [{ gender, years: Number(years ?? 0) }];
    },
  );
  const [one] = found;
  if (one === undefined || found.length > 1) return { gender: null, age: null };
  const isAge = one.years > 0 && one.years < 120;
  return { gender: one.gender, age: isAge ? ageOfYears(one.years) : null };
}
