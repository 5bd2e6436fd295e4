import * as z from 'zod';

export const policyShape = z.object({
  about: z.string().optional(),
  rules: z.array(
    z.object({
      id: z.string().regex(/^[a-z-]{1,40}$/),
      sentence: z.string().min(1),
      says: z.array(z.string().min(1)).min(1),
      unless: z.array(z.string().min(1)),
    }),
  ),
});
export type PolicyText = z.output<typeof policyShape>;

export interface Rule {
  readonly id: string;
  readonly sentence: string;
  readonly says: RegExp;
  readonly unless: RegExp | null;
}

/** Letters that look like others, as people write them to get past a list. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }),
);
/** How many words may stand where a pattern has `..`. */
const gap = String.raw`(?: [\p{L}\p{N}]+){0,4} `;
/** Longer texts are read to here: a field of the product holds at most so many. */
const longest = 40_000;

/** A text as it is compared: letters and digits in lower case, without accents, one space between words. */
export function plain(text: string): string {
  const folded = text
    .slice(0, longest)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  return ` ${folded.replaceAll(/[^\p{L}\p{N}@$]+/gu, ' ').trim()} `;
}

/** {@link plain} once more with digits that stand in words for letters: `p0rn` for `porn`. */
export function withoutLookalikes(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}@$]+/gu, (word) =>
    /\p{L}/u.test(word)
      ? word.replaceAll(/[013-5@$]/gu, (sign) => lookalikes.get(sign) ?? sign)
      : word,
  );
}

/** A pattern of the list: `*` is the rest of a word, `..` up to four words, everything else is what it says, in whole words. */
function toSource(pattern: string): string {
  return pattern
    .split(' .. ')
    .map((part) =>
      part.replaceAll(/[^\p{L}\p{N}* ]/gu, ' ').replaceAll('*', String.raw`[\p{L}\p{N}]*`),
    )
    .join(gap);
}

const anyOf = (patterns: readonly string[]) =>
  new RegExp(` (?:${patterns.map(toSource).join('|')})(?= )`, 'u');

export function compile({ rules }: PolicyText): readonly Rule[] {
  return rules.map(({ id, sentence, says, unless }) => ({
    id,
    sentence,
    says: anyOf(says),
    unless: unless.length === 0 ? null : anyOf(unless),
  }));
}

/** The first rule that a text breaks; null where it breaks none. */
export function brokenRule(rules: readonly Rule[], text: string): Rule | null {
  const asWritten = plain(text);
  const readings = [asWritten, withoutLookalikes(asWritten)];
  return (
    rules.find(
      ({ says, unless }) =>
        readings.some((reading) => says.test(reading)) &&
        !readings.some((reading) => unless?.test(reading) === true),
    ) ?? null
  );
}
