import type { PlacedLine } from './pieces.ts';

/* What the parts of a form are worth to a viewer, by their labels: closed lists of the words that papers, minutes, lesson plans and recipes are headed with. */

/** What a part says that the whole is about. */
const result =
  /^(?:results?|findings?|main findings?|conclusions?|outcome|(?:(?:my|our|the) )?(?:honest |final |short )?(?:verdict|take|advice|answer|opinion)|bottom line|in short|tl;?dr|decisions?|ergebnis(?:se)?|fazit|schluss|resultados?|conclusion(?:es)?|résultats?|conclusions?|risultat[io]|conclusioni|conclusão|結果|結論|结果|结论)(?: \([^)]{1,20}\))?\s*[:：.。]/iu;
/** How something was found or is run; nobody outside asks for it. */
const furniture =
  /^(?:methods?|methodology|participants|design|setting|present|in attendance|attendees|attendance|absent|apologies|teacher|class|room|materials?|resources?|equipment|starter|plenary|register|warm[ -]?up|activity|extension|homework|exit tickets?|ta|teaching assistants?|differentiation|keywords?|authors?|trial registration|received|accepted|doi|funding|competing interests?|conflicts? of interest|ethics|lehrkraft|anwesend|entschuldigt|hausaufgabe|deberes|materiales|asistentes|devoirs|matériel|présents|metodi|presenti|métodos|método)(?: \([^)]{1,20}\))?\s*[:：.]/iu;
/** What stands beside a recipe or a guide. */
const aside =
  /^(?:\p{Lu}[\p{L}]*['’]s? )?(?:nutrition(?:al)?|per (?:portion|slice|serving|person)|calories|tips?|hints?|notes?|cook'?s notes?|comments?|reviews?|storage|storing|variations?|serves|serving suggestions?|makes|yield|see also|known issues|photos?|credits?|thanks to|sponsor(?:ed|s)?|tipps?|nährwerte|hinweise?|anmerkungen?|consejos?|notas?|valores nutricionales|astuces?|conseils?|remarques?|valeurs nutritionnelles|consigli|note|dicas?|コツ|栄養)(?:(?: (?:per|for|pro|por|par|per) \p{L}+)?(?: \([^)]{1,20}\))?\s*[:：.]|\s+\d)/iu;
const heading = /^(?:\p{L}[\p{L}\p{M}'’&-]*\s*){1,4}[:：.。]$/u;
const anyLabel = /^\p{Lu}[\p{L}\p{M}'’&-]*(?: [\p{L}\p{M}'’&-]+){0,2}(?: \([^)]{1,20}\))?[:：]/u;
const concludes =
  /\b(?:we conclude|in conclusion|we (?:found|find|show|report) that|(?:these|our|the) (?:results|findings|data) (?:show|suggest|indicate))\b/iu;

const findsNothing = /\b(?:no|not) (?:\p{L}+ )?(?:significant|statistically)/iu;

const worths = { result: 0.5, furniture: -0.5, aside: -0.6, none: 0 } as const;
type Section = keyof typeof worths;

const sectionOf = (text: string): Section => {
  if (result.test(text)) return 'result';
  if (furniture.test(text)) return 'furniture';
  return aside.test(text) ? 'aside' : 'none';
};

/** How something was found goes on over the next sentences, too. */
const goesOn = /^(?:methods?|methodology|participants|design|setting|metodi|métodos?)\b/iu;

/** What each line is worth, more or less than others, for the part of a form that it stands in. */
export function sectionWorths(lines: readonly PlacedLine[]): number[] {
  let headed: Section = 'none';
  let block: number | null = null;
  return lines.map(({ line }) => {
    const { unit } = line;
    if (unit === null) return 0;
    const text = line.text.slice(0, 80);
    const own = sectionOf(text);
    const isHeading = heading.test(text);
    // What stands under a heading goes on to the end of its paragraph or list; behind a label, for its sentence.
    if (isHeading || goesOn.test(text)) headed = own;
    else if (unit.block !== block || (own === 'result' && anyLabel.test(text))) headed = 'none';
    block = unit.block;
    const worth = worths[own === 'none' && !anyLabel.test(text) ? headed : own];
    if (findsNothing.test(line.text.slice(0, 200))) return Math.min(worth, worths.none);
    return concludes.test(line.text.slice(0, 200)) ? Math.max(worth, worths.result) : worth;
  });
}
