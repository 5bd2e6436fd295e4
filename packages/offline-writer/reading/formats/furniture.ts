import pageWords from '../../data/page-words.json' with { type: 'json' };

const anyOf = (words: readonly string[]): string => words.join('|');
/** Whole lines that belong to a page and not to what it says; each pattern is bounded by the line's own bound. */
const buttons = new RegExp(`^(?:${anyOf(pageWords.buttons)})[!.»›→]*$`, 'iu');
const meta = new RegExp(`^(?:${anyOf(pageWords.meta)})$`, 'iu');
const byline = /^By \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?:\s*[|•·,–—-].{0,80})?$/u;
const hello =
  /^(?:sure|certainly|of course|absolutely|great|okay|ok|got it)[!,.] ?(?:here(?:'s| is| are)|i'd|i would|this is|below)?[^.!?]{0,100}[.:!]?$/iu;
const here =
  /^here(?:'s| is| are) (?:an?|the|your|my) [^.!?]{0,80}(?:script|draft|version|text|storyboard|voice-?over|narration|caption|outline)\b[^.!?]{0,60}[.:!]?$/iu;
const goodbye =
  /^(?:let me know if|feel free to|would you like me to|do you want me to|i hope this helps|hope this helps|if you'd like, i can|want me to)\b.{0,160}$/iu;
const agency = String.raw`\((?:AP|Reuters|AFP|dpa|EFE|ANSA|PA|UPI)\)`;
/** "RIVERTON (AP) — " */
const dateline = new RegExp(
  String.raw`^\p{Lu}[\p{L} .'’-]{2,30}(?:, [\p{L}. ]{2,20})? ${agency} ?[—–-]{1,2} (?=\p{Lu})`,
  'u',
);
const longestLine = 200;
/** One line that could be a button may be said. */
const leastButtons = 2;

/** What a page or a writing program puts around a text: buttons, bylines, copyright, "Sure! Here's a script". */
export function withoutFurniture(text: string): string {
  const lines = text.split('\n');
  const pressed = lines.filter((line) => isShort(line) && buttons.test(line)).length;
  const isPage = pressed >= leastButtons;
  const kept = lines.filter((line) => {
    if (!isShort(line)) return true;
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
    .map((line) => line.replace(dateline, ''))
    .join('\n');
}

const isShort = (line: string): boolean => line !== '' && line.length <= longestLine;
