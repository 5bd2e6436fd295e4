/*
 * "How to bleed a radiator", in the languages that tell it by a word and an infinitive or a "one": what follows says what to do. "How
 * does rain form?" asks, and is no such head.
 */

const infinitive = (...endings: readonly string[]): string =>
  String.raw`(?:(?:no|ne|pas|não|non|nie|не|s'|se|si|się) ?)?\p{L}+(?:${endings.join('|')})(?!\p{L})`;

const heads: readonly string[] = [
  String.raw`how to \p{L}+`,
  `cómo ${infinitive('ar', 'er', 'ir', 'ír', 'arse', 'erse', 'irse', 'arlo', 'arla')}`,
  `comment (?:bien )?${infinitive('er', 'ir', 'oir', 'dre', 'tre', 'ire', 'ure')}`,
  String.raw`(?:wie (?:man|du|sie|ich|wir|ihr)) (?=\p{L})`,
  `come ${infinitive('are', 'ere', 'ire', 'arre', 'urre', 'arsi', 'ersi', 'irsi')}`,
  `como ${infinitive('ar', 'er', 'ir', 'ôr')}`,
  String.raw`hoe (?:je|u|men|maak je) (?=\p{L})`,
  `jak ${infinitive('ać', 'eć', 'ić', 'yć', 'ąć', 'uć', 'ść', 'źć', 'óc', 'ec', 'ieść')}`,
  `как ${infinitive('ать', 'ять', 'еть', 'ить', 'ыть', 'уть', 'оть', 'сти', 'зти', 'чь', 'ться')}`,
  String.raw`(?:hur|hvordan) (?:man|du) (?=\p{L})`,
  String.raw`cara (?:me|mem|men|meng|ber)\p{L}{3,}`,
];
const head = new RegExp(`^(?:${heads.join('|')})`, 'iu');
const longestHead = 90;

/** Whether a text begins as what heads an instruction does, and asks nothing. */
export const headsInstruction = (text: string): boolean =>
  head.test(text.slice(0, longestHead)) && !/[?？]\s*$/u.test(text);

/** "Jak zaostrzyć nóż: Namocz kamień.": the head of an instruction and its first step, in one line; null where it is none. */
export function partHead(line: string): readonly [string, string] | null {
  const colon = line.slice(0, longestHead).search(/[:：] (?=["“„«(]?\p{Lu}\p{Ll})/u);
  const words = line.slice(0, Math.max(0, colon));
  return colon > 0 && headsInstruction(words) && !/[.!?]\s/u.test(words)
    ? [line.slice(0, colon + 1), line.slice(colon + 1).trim()]
    : null;
}
