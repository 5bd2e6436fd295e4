import words from '../data/title-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(words);
/*
 * What a chatty first sentence tells that it is about: "Margaret asked me to put down how I repot my orchids", "chicos va la receta del
 * agua de jamaica que me pidieron".
 */

const end = String.raw`(?=\s*(?:[,.;:!?(]|$)|\s(?:${said.ends})\s)`;
/** Said in front of what is told: a how-to in the middle of a story names nothing. */
const told = String.raw`(?:^|(?<!\p{L})(?:${eitherApostrophe(said.toldVerbs)})(?: (?:${said.toldBehind}))*\s)`;
const howTo = new RegExp(`${told}(how (?:to|i|we) \\p{Ll}[^,.;:!?()]{4,60}?)${end}`, 'iu');
const ownRecipe =
  /(?<!\p{L})((?:my|our|her|his|\p{L}+['’]s) (?!favou?rite recipe)(?:[\p{L}'’-]+ ){1,4}?recipe)(?!\p{L})/iu;
/** Whose recipe it is names no dish: "receta de mi vecina para la sopa de ajo". */
const whose = String.raw`(?:${said.possessives})\s`;
const recipes: readonly RegExp[] = [
  ['receta', 'del?(?: (?:la|las|los|el))?'],
  ['recette', "(?:du|de la|des|de|d['’])"],
  ['ricetta', "(?:del(?:la|lo|l['’])?|dei|delle|di)"],
  ['receita', '(?:do|da|dos|das|de)'],
  ['rezept', '(?:für|von|vom)'],
  ['recept', '(?:voor|van|på|för)'],
].map(
  ([word = '', of = '']) =>
    new RegExp(
      `(?<!\\p{L})${word} ${of}\\s?(?!${whose})((?:[\\p{L}'’-]+ ){0,7}?[\\p{L}'’-]+)${end}`,
      'iu',
    ),
);

/** What a sentence of so many words says that it tells; null where it says no such thing, or hardly anything besides. */
export function namedInFull(sentence: string): string | null {
  const text = sentence.slice(0, 300).trim();
  if (text.split(/\s+/u).length < leastWords) return null;
  const found = [howTo, ownRecipe, ...recipes].flatMap((named) => named.exec(text)?.[1] ?? [])[0];
  return found === undefined ? null : found.replace(/(?<=^how )i(?= )/iu, 'I').trim();
}
const leastWords = 6;

const workingLabel = new RegExp(
  String.raw`^(?:${said.workingLabels}) (?:n[º°o.]{0,2} ?)?\d{1,4}\s?[-–—:.]\s*(?=\S)`,
  'iu',
);

/** A title without the label under which its author filed it: "GUION nº 12 - estelas". */
export const withoutWorkingLabel = (title: string): string => title.replace(workingLabel, '');
