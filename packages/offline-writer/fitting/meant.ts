import threadWords from '../data/thread-words.json' with { type: 'json' };
import { alternativesByLanguage } from '../word-patterns.ts';
import type { PlacedLine } from './pieces.ts';

/*
 * Whom or what a sentence of a story means without naming it, other than by how it begins: "Ruth zeigte ihm ihren", "Era Lucía",
 * "«Quella che non sa suonare», ha detto". It is told with the sentence before it.
 */

type Bind = (from: number | undefined, to: number | undefined) => void;

const longestRead = 400;

interface Meaning {
  /** "Gerrit hing hem": in the first clause, where nothing stands before it but who does it. */
  readonly objects: RegExp | null;
  /** "Era Lucía": a verb that names nobody. */
  readonly verbs: RegExp | null;
  /** "«…», ha detto.": languages whose verbs need nobody beside them. */
  readonly dropsSubject: boolean;
}

/** "Lo specchio", "gli amici": before such sounds the word is an article. */
const noArticle = String.raw`(?! (?:[aeiouàèéìòùh]|s[^aeiou]|z|gn|ps|x|y))`;

const patterns = new Map(
  Object.entries(
    alternativesByLanguage<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>(
      threadWords,
    ),
  ).map(([language, { objects, isVerbs, verbEndings }]): [string, Meaning] => [
    language,
    {
      objects:
        objects === undefined
          ? null
          : new RegExp(
              String.raw`^["“«„]?(?:[\p{L}'’-]+ ){0,4}?(?:${objects})(?![\p{L}'’])${language === 'it' ? noArticle : ''}`,
              'iu',
            ),
      verbs: isVerbs === undefined ? null : new RegExp(String.raw`^(?:${isVerbs}) `, 'iu'),
      dropsSubject: verbEndings !== undefined || language === 'tr',
    },
  ]),
);

/** "«Quella che non sa suonare», ha detto.": behind the words of somebody nobody is named. */
const saidByNobody = /^["“«„].*[”"“»],? \p{Ll}+(?: \p{Ll}+)?[.!]$/u;

const isProse = (placed: PlacedLine | undefined): placed is PlacedLine =>
  placed?.line.unit?.kind === 'sentence' && placed.line.source === 'own';

/** "Nobody laughed.", "A carruagem ficou calada.": what came of the sentence before, and is little without it. */
export function isReaction({ line }: PlacedLine, most = mostOfReaction): boolean {
  const words = line.text.split(/\s+/u);
  const saysItself = (line.unit?.figures.length ?? 0) > 0;
  return words.length <= most && !saysItself;
}
const mostOfReaction = 5;
/** "Elif bilmiyordu." is nothing without it. */
const mostOfScrap = 3;

/** Binds each sentence of a story that means what was told just before to that. */
export function bindMeant(lines: readonly PlacedLine[], language: string, bind: Bind): void {
  const meaning = patterns.get(language);
  lines.forEach((placed, at) => {
    const before = lines[at - 1];
    if (!isProse(placed) || !isProse(before)) return;
    const text = placed.line.text.slice(0, longestRead);
    const means =
      meaning?.objects?.test(text) === true ||
      meaning?.verbs?.test(text) === true ||
      (meaning?.dropsSubject === true && saidByNobody.test(text));
    const isNext = before.line.unit?.block === placed.line.unit?.block;
    if (means || (isNext && isReaction(placed, mostOfScrap))) bind(placed.place, before.place);
  });
}
