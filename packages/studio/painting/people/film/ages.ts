import type { Age } from '../../../figures/figure.ts';
import { number, yearsOf } from './years.ts';

export function ageOfYears(years: number): Age {
  if (years < 3) return 'baby';
  if (years < 13) return 'child';
  if (years < 20) return 'teen';
  return years < 64 ? 'adult' : 'old';
}

const told: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:aged?|turned|turns|turning)\s+${number}\b`, 'iu'),
  new RegExp(String.raw`\b${number}[- ]years?[- ]old\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:who(?:'s| is)|(?:I|he|she)(?:'m|'s| am| is| was))\s+${number}(?=\s*(?:[,.;!]|$|and\b|now\b|when\b))`,
    'iu',
  ),
  new RegExp(String.raw`^\s*,\s*${number}\s*,`, 'iu'),
  new RegExp(
    String.raw`\bat\s+(?:the age of\s+)?${number}(?=\s*(?:[,.;!]|$|he\b|she\b|I\b))`,
    'iu',
  ),
];

/** The age that a text tells of who it begins with; null where it tells none. */
export function ageTold(text: string): Age | null {
  for (const pattern of told) {
    const years = yearsOf(pattern.exec(text)?.[1] ?? '');
    if (years !== null && years > 0) return ageOfYears(years);
  }
  return null;
}

/** They have grandchildren, a pension or half a life of work or marriage behind them. */
export const isOldAge = (text: string): boolean =>
  /\b(?:retir(?:ed|es|ing|ement)|pension(?:er)?|(?:my|his|her|our) (?:great-?)?grand(?:son|daughter|child|children|kids?|sons|daughters)|at (?:my|his|her) age|survived by|(?:wife|husband) of (?:[4-7]\d|forty|fifty|sixty) years|golden wedding|care home|(?:has|have|had|got|with|on|using|leaning on) (?:an? |his |her )?(?:walking (?:stick|frame)|cane|zimmer(?: frame)?)|for (?:[4-7]\d|(?:forty|fifty|sixty|seventy)(?:-\p{L}+)?) years)\b/iu.test(
    text,
  );

const calendarYear = /(?<![\p{L}\p{N}.,-])(1[89]\d\d|20\d\d)(?![\p{N}-]|[.,]\d)/gu;
/** Whoever was grown up so many years ago is old. */
const halfALife = 30;

/** From which scene on a film is half a life later than its first year; null where it never is. */
export function laterFrom(lines: readonly string[]): number | null {
  let first: number | null = null;
  for (const [scene, line] of lines.entries())
    for (const [, told = ''] of line.matchAll(calendarYear)) {
      first ??= Number(told);
      if (Number(told) - first >= halfALife) return scene;
    }
  return null;
}

/** School, and who is at it: told by a pupil. */
export const isSchoolAge = (text: string): boolean =>
  /\b(?:my (?:\p{L}+ )?(?:gcses?|a-levels?|homework|blazer|school|teacher|class(?:room)?|form tutor)|gcse)\b/iu.test(
    text,
  );

export const isChildhood = (text: string): boolean =>
  /\b(?:was born|grew up|as a (?:little |small |young )?(?:boy|girl|child|kid)|childhood|when (?:he|she|I) was (?:a (?:little |small |young )?(?:boy|girl|child|kid)|little|small|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-2])\b))/iu.test(
    text,
  );

/** A year long ago, or youth: those who are old now were not then. */
export const isLongAgo = (text: string): boolean =>
  /\b(?:in|since|until|by|of) (?:19\d\d|the (?:nineteen-)?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|'?[2-8]0s))\b|\bin my (?:twenties|thirties|youth)\b|\bwhen (?:I|we|he|she) (?:was|were) young\b|\bserved (?:\p{L}+ years )?in the (?:navy|army|air force|war)\b/iu.test(
    text,
  );

/** What brings a story from long ago to these days. */
export const isLater = (text: string): boolean => {
  const [, years = ''] =
    new RegExp(String.raw`${number}\s+years?\s+(?:after|later|on)\b`, 'iu').exec(text) ?? [];
  return (
    (yearsOf(years) ?? 0) >= 25 ||
    /\b(?:now|today|these days|nowadays|retired|retirement|survived by)\b/iu.test(text)
  );
};
