/** The service takes 4,096 characters (and about 2,000 tokens) at once; other scripts need more tokens a character. */
const mostCharacters = 1_800;

/** Cuts a text into passages the service accepts: at the end of a paragraph or sentence where it can, else at a space. */
export function passagesOf(text: string, most = mostCharacters): string[] {
  const passages: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const cut = bestCut(rest, most);
    passages.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? passages : [...passages, rest];
}

function bestCut(text: string, most: number): number {
  const window = text.slice(0, most);
  const endings = [
    /[\s\S]*\n/u,
    /[\s\S]*[.!?…。！？؟।]["'”’»」』)]*(?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u,
    /[\s\S]*[,;:，、；]/u,
    /[\s\S]*\s/u,
  ];
  const cuts = endings.map((ending) => ending.exec(window)?.[0].length ?? 0);
  const cut = cuts.find((length) => length > most / 3) ?? most;
  // Never between the halves of a character outside the basic plane.
  return /[\uD800-\uDBFF]/.test(text[cut - 1] ?? '') ? cut - 1 : cut;
}
