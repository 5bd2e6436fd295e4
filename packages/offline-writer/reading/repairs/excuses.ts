import repairWords from '../../data/repair-words.json' with { type: 'json' };
import cueWords from '../../data/repair-cues.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';

const said = alternativesIn(repairWords);

/** What takes back stands so near before its excuse. */
const farthestCue = 60;
const cues: ReadonlySet<string> = new Set(
  Object.values(cueWords.cues).flatMap((byLanguage) => Object.values(byLanguage).flat()),
);
const excuse = new RegExp(
  String.raw`\s*[,;–—(-]\s*(?:and |as |because )?(?:${eitherApostrophe(said.excuses)}) (?:[\p{L}'’]+ ){0,3}?(?:${said.former})(?!\p{L})[^.,;!?()\n]{0,40}\)?(?=[.!?\n]|$)`,
  'giu',
);

/** Whether words that take something back stand shortly before a place of a text, in its sentence. */
function isTakenBack(before: string): boolean {
  const near =
    before
      .slice(-farthestCue)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  return near
    .toLowerCase()
    .split(/[,;–—()]/u)
    .slice(1)
    .some((part) => [...cues].some((cue) => ` ${part.trim()} `.startsWith(` ${cue} `)));
}

/** A text without what only says how a slip came about: "6 July, sorry, 13 July, I was looking at last year's poster". */
export const withoutExcuses = (text: string): string =>
  text.replace(excuse, (whole: string, at: number) =>
    isTakenBack(text.slice(0, at)) ? '' : whole,
  );
