import type { Figure } from '../reading/material.ts';
import { ofAmounts } from './amount-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

const opensAddress = new RegExp(String.raw`(?:${ofAmounts.addressNouns})\b`, 'iu');

/* Figures that say no amount of anything. */

/** "14 Quay Road" counts no roads. */
function isOfAddress({ kind, text }: Figure, line: string): boolean {
  const behind = line.slice(line.indexOf(text) + text.length);
  return (
    kind === 'count' &&
    (/^(?: \p{Lu}[\p{L}'’-]+){1,3}/u.test(behind) ||
      /^\d+ (?:\p{Lu}[\p{L}'’-]+ ?)+$/u.test(text)) &&
    opensAddress.test(`${text}${behind}`.slice(0, 60))
  );
}

const takesBack = new RegExp(
  String.raw`(?:^|[\s(,;–—-])(?:${ofAmounts.takenBack})(?: (?:${ofAmounts.behindTakenBack}))?\s$`,
  'iu',
);

/** "On 3 October, not 3 September": what is taken back is no picture. */
const isTakenBack = ({ text }: Figure, line: string) =>
  takesBack.test(line.slice(0, Math.max(line.indexOf(text), 0)).slice(-40));

const asNew = new RegExp(
  String.raw`^ (?:${ofAmounts.newWords})[,;.–—-]?\s[^.!?]{0,40}(?:\p{Sc} ?\d|\d)`,
  'iu',
);

const formerPrice = new RegExp(
  String.raw`(?:^|[\s(,;–—-])(?:${ofAmounts.formerWords})(?: (?:${ofAmounts.formerVerbs}))?:?\s$`,
  'iu',
);
/** "Was £900, want £220": what something cost before is no price of it, in nine languages. */
export const isFormer = ({ kind, text }: Figure, line: string): boolean => {
  const at = Math.max(line.indexOf(text), 0);
  // "It cost $200 new, I am asking $80."
  if (kind === 'money' && asNew.test(line.slice(at + text.length))) return true;
  return (
    kind === 'money' &&
    formerPrice.test(line.slice(0, at)) &&
    /^[^.!?]{0,40}(?:\p{Sc} ?\d|\d)/u.test(line.slice(at + text.length))
  );
};

const toldOf = new RegExp(String.raw`\p{L} (?:${ofAmounts.toldVerbs})\s$`, 'iu');

/** "It was £65, it is now £1,140" tells of both; "was £65, now £40" asks the second. */
const isToldOf = ({ text }: Figure, line: string): boolean =>
  toldOf.test(line.slice(0, Math.max(line.indexOf(text), 0)));

const denies = new RegExp(`^ ?(?:${eitherApostrophe(ofAmounts.deniedVerbs)}) `, 'iu');

/** "La de 8 kilos no es mejor": the figure of which a line says that it is not so. */
const isDenied = ({ kind, text }: Figure, line: string): boolean =>
  (kind === 'measure' || kind === 'count') &&
  denies.test(line.slice(Math.max(line.indexOf(text), 0) + text.length));

/** "#1043", "7.30", "(95% CI 71–117)": a name, an hour with a dot, and a test of statistics are no amounts. */
function isOfNameOrTest({ kind, text, value }: Figure, line: string): boolean {
  const at = line.indexOf(text);
  const before = line.slice(0, Math.max(at, 0));
  // "24-vehicle vessel": what a thing is called, and no count of anything.
  if (kind === 'count' && /^-\p{L}/u.test(line.slice(at + text.length))) return true;
  // "70 x 45 x 18 cm": one of several numbers that are one size.
  if (/[#№]$|\d\S* ?[x×] ?$/u.test(before)) return true;
  if (kind === 'count' && /^(?:[01]?\d|2[0-3])\.[0-5]\d$/u.test(value)) return true;
  const bracket = [...line.matchAll(/\(([^()]*)\)/gu)].find(
    ({ index, 0: whole }) => at > index && at < index + whole.length,
  );
  return /\bCI\b|\b[pnP] ?[<=>]|\bS[DE]\b/u.test(bracket?.[1] ?? '');
}

/** Whether a figure of a line says no amount. */
export const isNoAmount = (figure: Figure, line: string): boolean =>
  isOfAddress(figure, line) ||
  isOfNameOrTest(figure, line) ||
  isTakenBack(figure, line) ||
  (isFormer(figure, line) && !isToldOf(figure, line)) ||
  isDenied(figure, line);
