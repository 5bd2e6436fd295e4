import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/line-signs.json' with { type: 'json' };
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const fittingSaid = alternativesIn(fittingWords);

/* Signs of what a line says, each by its words in the languages that are read, or by its marks. */

/** An apostrophe of a list is written in either way. */
const said = (list: readonly string[]): string => alternatives(list).replaceAll("'", "['’]");
const holds = (list: readonly string[], ...patterns: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${[said(list), ...patterns].join('|')})(?![\p{L}\p{M}])`,
    'iu',
  );
const starts = (list: readonly string[]) =>
  new RegExp(String.raw`^[\p{P}\s]*(?:${said(list)})(?![\p{L}\p{M}])`, 'iu');

const signs: Readonly<Record<string, RegExp>> = {
  question: /[?？؟]["'”’)»」]*$/u,
  exclamation: /[!！]/u,
  quotation: /["“”«»„「」]/u,
  'whole quotation': /^["“«„「].*["”»“」][.!?]?$/u,
  bracket: /[(（[]/u,
  'whole bracket': /^[([（].*[)\]）][.。]?$/u,
  colon: /[:：](?!\d)/u,
  label: /^\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,2}[:：] /u,
  shout: /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u,
  dash: /\s[–—-]\s/u,
  comma: /,/u,
  semicolon: /;/u,
  score: /(?<![\d:.])\d{1,3} ?[:–-] ?\d{1,2}(?![\d:.]| ?(?:uhr|h|am|pm)(?!\p{L}))/iu,
  contact: new RegExp(
    String.raw`https?:|www\.|\S@\S|@\w|\b[\w-]+\.(?:${fittingSaid.siteEndings})\b|(?<![\p{L}\d])(?:\d[\s()-]*){6,}`,
    'u',
  ),
  negation: holds(words.holds.negation, String.raw`\p{L}+n['’]t`),
  forbids: holds(words.holds.forbids),
  condition: holds(words.holds.condition),
  danger: holds(words.holds.danger),
  'turns at the start': starts(words.starts['turns at the start']),
  turns: holds(words.holds.turns),
  because: holds(words.holds.because),
  'not because': holds(
    words.holds['not because'],
    String.raw`not (?:\p{L}+ ){1,4}but`,
    String.raw`isn['’]t (?:\p{L}+ ){1,4}(?:it|but)`,
  ),
  most: holds(words.holds.most, String.raw`\p{L}{3,}est`),
  said: holds(words.holds.said),
  thinks: holds(words.holds.thinks),
  self: holds(words.holds.self),
  us: holds(words.holds.us),
  you: holds(words.holds.you),
  optional: holds(words.holds.optional),
  thanks: holds(words.holds.thanks),
  greets: starts(words.starts.greets),
  weekday: holds(words.holds.weekday),
  was: holds(words.holds.was, String.raw`\p{L}{3,}ed`),
  is: holds(words.holds.is),
  calls: holds(words.holds.calls),
  result: holds(words.holds.result),
  example: holds(words.holds.example),
  sums: holds(words.holds.sums),
};

/** The names of the signs that a text shows. */
export const signsOf = (text: string): readonly string[] =>
  Object.entries(signs).flatMap(([name, sign]) => (sign.test(text) ? [name] : []));
