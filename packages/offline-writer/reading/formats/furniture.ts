import pageWords from '../../data/page-words.json' with { type: 'json' };
import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(formatWords);

const anyOf = (words: readonly string[]): string => words.join('|');
/** Whole lines that belong to a page and not to what it says; each pattern is bounded by the line's own bound. */
const buttons = new RegExp(`^(?:${anyOf(pageWords.buttons)})[!.»›→]*$`, 'iu');
const meta = new RegExp(`^(?:${anyOf(pageWords.meta)})$`, 'iu');

/** "PRESS RELEASE": what a page is, and nothing that it tells. */
export const isOfPage = (line: string): boolean => meta.test(line.trim());
/** What a mail says of the law, to its end. */
const legal = new RegExp(`^(?:${anyOf(pageWords.legal)})`, 'iu');
/** "Home > Local > Environment" */
const crumbs = new RegExp(
  `^(?:${anyOf(pageWords.home)})(?: ?[>›»] ?[\\p{L}\\p{N} &'’-]{2,40}){1,6}$`,
  'iu',
);
const longestLegal = 2_000;
const byline = /^By \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?:\s*[|•·,–—-].{0,80})?$/u;
const hello = new RegExp(
  String.raw`^(?:${said.assistantYes})[!,.] ?(?:${said.assistantHere})?[^.!?]{0,100}[.:!]?$`,
  'iu',
);
const here = new RegExp(
  String.raw`^here(?:'s| is| are) (?:an?|the|your|my) [^.!?]{0,80}(?:${said.assistantTexts})\b[^.!?]{0,60}[.:!]?$`,
  'iu',
);
const goodbye = new RegExp(String.raw`^(?:${said.assistantEnds})\b.{0,160}$`, 'iu');
/** What minutes say of the meeting itself, with its number: who was there, that the last ones were agreed, when it closed. */
const formality = new RegExp(`^(?:\\d{1,2}[.)]?\\s*)?(?:${anyOf(pageWords.minutes)})$`, 'iu');
const leastFormalities = 2;

/** Places of lines that are formalities of minutes; one alone may be told. */
export function formalitiesIn(lines: readonly string[]): ReadonlySet<number> {
  const found = lines.flatMap((line, at) =>
    line.length <= longestLine && formality.test(line.trim()) ? [at] : [],
  );
  return new Set(found.length >= leastFormalities ? found : []);
}

/** "🔔 Suivez-moi pour la suite": a line that asks a page's readers to follow or to share. */
const follow = new RegExp(
  String.raw`^[^\p{L}]{0,6}(?:${said.followMe})(?:-(?:moi|nous|vous)| (?:mir|uns))? (?:${said.followReasons}) .{2,60}$`,
  'iu',
);

/** Places of lines that ask to be followed. */
export const followsIn = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, at) => (line.length <= longestLine && follow.test(line) ? [at] : []));

/** What is typed into a terminal, and the heading over it: nobody says it. */
// The sign of a code's beginning is written by its number: it would end the text that the pattern stands in.
const command = new RegExp(
  String.raw`^\s*\u0060{0,3}(?:\$ )?(?:sudo )?(?:(?:${said.packageTools}) (?:${said.packageCommands}|[\w@/.-]+@)(?![\p{L}])|${said.shellPrograms}|curl -|python3? -m)\S*`,
  'u',
);
const overCommands = new RegExp(String.raw`^\s*#{1,4}\s*(?:${said.overCommands})\s*$`, 'iu');
const fence = /^\s*(?:```|~~~)/u;

/** Places of the lines of a page for programmers that hold commands, with their fences and heading. */
export function commandsIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (!command.test(line.slice(0, longestLine))) continue;
    found.add(at);
    let [from, to] = [at - 1, at + 1];
    while (from >= 0 && from > at - longestFence && !fence.test(lines[from] ?? '')) from -= 1;
    while (to < lines.length && to < at + longestFence && !fence.test(lines[to] ?? '')) to += 1;
    const isFenced = fence.test(lines[from] ?? '') && fence.test(lines[to] ?? '');
    if (isFenced) for (let place = from; place <= to; place += 1) found.add(place);
    let head = (isFenced ? from : at) - 1;
    while (head >= 0 && (lines[head] ?? '').trim() === '') head -= 1;
    if (overCommands.test(lines[head] ?? '')) found.add(head);
  }
  return found;
}
const longestFence = 12;

const longestLine = 200;
const longestChapter = 60;
/** One line that could be a button may be said. */
const leastButtons = 2;

const also = `(?:${anyOf(pageWords.alsoRead)})`;
const credit = `(?:${anyOf(pageWords.photoCredits)})`;
const unsubscribe = `(?:${anyOf(pageWords.unsubscribe)})`;
/** Behind the last sentence of a paragraph: whose the photograph is, what else to read, how to leave a list. */
const pageTail = new RegExp(
  `(?:^|(?<=[.!?…"”»] ))(?:${also} ?: ?[^.!?]{2,80}|${credit} ?:? ?[^.!?]{2,60}|${unsubscribe}(?:\\? ?[^.!?]{0,25}| (?:${said.heres})[^.!?]{0,20}| from (?:this|the|our) [^.!?]{2,30})?)[.!?]?$`,
  'iu',
);

/** A paragraph without what a page puts behind it. */
function withoutTail(line: string): string {
  let rest = line;
  for (let cut = 0; cut < 3; cut += 1) {
    const trimmed = rest.trimEnd();
    const found = pageTail.exec(trimmed.slice(-longestLine));
    // "See also: my mother" goes on with what is told; a page names its other texts as they are called.
    const named = /[:.] ?(\S)[^:]*$/u.exec(found?.[0].replace(/[.!?]$/u, '') ?? '')?.[1] ?? 'A';
    if (found === null || /^\p{Ll}/u.test(named)) return rest;
    rest = trimmed.slice(0, trimmed.length - found[0].length);
  }
  return rest;
}

/** What a page or a writing program puts around a text: buttons, bylines, copyright, "Sure! Here's a script". */
export function withoutFurniture(text: string): string {
  const lines = withoutChapters(text.split('\n').map(withoutTail));
  const pressed = lines.filter((line) => isShort(line) && isPressed(line)).length;
  const isPage = pressed >= leastButtons;
  const kept = lines.filter((line) => {
    if (legal.test(line.slice(0, longestLine)) && line.length <= longestLegal) return false;
    if (!isShort(line)) return true;
    if (isBar(line) || crumbs.test(line)) return false;
    return !meta.test(line) && !byline.test(line) && !(isPage && buttons.test(line));
  });
  const first = kept.findIndex((line) => line !== '');
  const last = kept.findLastIndex((line) => line !== '');
  return kept
    .filter(
      (line, index) =>
        !(
          index === first &&
          last > first &&
          isShort(line) &&
          (hello.test(line) || here.test(line))
        ),
    )
    .filter(
      (line) => !(line === kept[last] && last > first && goodbye.test(line.slice(0, longestLine))),
    )
    .join('\n');
}

/** What a bar of a page holds, part by part. */
const partsOf = (line: string): readonly string[] => line.split(/\s*[|·•]\s*|\s{2,}/u);

/** "Sign up to our newsletter | Comments (27) | Cookie settings" */
function isBar(line: string): boolean {
  const parts = partsOf(line).filter((part) => part !== '');
  return (
    parts.length >= leastButtons && parts.every((part) => buttons.test(part) || meta.test(part))
  );
}

const isPressed = (line: string): boolean => buttons.test(line) || isBar(line);

const isShort = (line: string): boolean => line !== '' && line.length <= longestLine;

const chapter = /^\d{1,2}:\d{2}(?::\d{2})?\s+[-–]?\s?[^.!?]{1,60}$/u;
const leastChapters = 3;

/** The chapters of a film on a platform, from 0:00, where a text stands beside them. */
function withoutChapters(lines: readonly string[]): readonly string[] {
  const chapters = chaptersIn(lines);
  return lines.filter((_, at) => !chapters.has(at));
}

/** Places of the chapters of a film that a text describes: hours that count from nothing, beside longer lines. */
export function chaptersIn(lines: readonly string[]): ReadonlySet<number> {
  const places = lines.flatMap((line, at) =>
    chapter.test(line.slice(0, longestLine)) ? [at] : [],
  );
  const hasOthers = lines.some((line, at) => line.length > longestChapter && !places.includes(at));
  const isList = places.length >= leastChapters && /^0?0:00\s/u.test(lines[places[0] ?? 0] ?? '');
  return new Set(isList && hasOthers ? places : []);
}
