import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { KindOf } from '../noun-kinds.ts';
import { usesOf } from '../word-uses.ts';
import { foods } from './done-to.ts';
import type { Hit, Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import { ofLanguages } from './language-words.ts';

/*
 * "Bolo de pote" is no cake on a stand, and "ninho com morango" no bird's nest: what stands behind a noun says that another
 * thing is meant.
 */

/** WordNet's fields of nouns. */
const field = { bodyPart: 8, food: 13, naturalObject: 17, plant: 20, substance: 27 };
const fieldOf = (english: string): number => {
  if (foods.has(english)) return field.food;
  const head = english.split(' ').at(-1) ?? english;
  return usesOf(singularPhrase(head) ?? head).field;
};

/** Food that is named by what it comes in looks like that. */
const servedIn = new RegExp(`^(?:${ofLanguages.servedIn})$`, 'u');

/** Whether the words behind a thing make another one of it. */
export function isOfAnotherKind(
  { english, to, clause }: Hit,
  hits: readonly Hit[],
  tokens: readonly Token[],
  { words, meaningsOf }: Lexicon,
): boolean {
  // Some words are known only with their link: "bolo de".
  const linkAt = words.of.has(tokens[to - 1]?.form ?? '') ? to - 1 : to;
  const link = tokens[linkAt];
  const next = tokens[linkAt + 1];
  if (link?.clause !== clause || next?.clause !== clause) return false;
  const own = fieldOf(english);
  const other = hits.find(({ from }) => from === linkAt + 1);
  const isOfNature = own === field.naturalObject || own === field.plant || own === field.bodyPart;
  // Nothing that grows or lies about has food in it.
  if (words.with.has(link.form))
    return isOfNature && other?.kind === 'thing' && fieldOf(other.english) === field.food;
  if (!words.of.has(link.form)) return false;
  const means = meaningsOf(next.form);
  const isKnown = other !== undefined || means.length > 0;
  if (own === field.food)
    return [...(other === undefined ? [] : [other]), ...means].some(({ english: what }) =>
      servedIn.test(what),
    );
  // "Flor de lis": of what nobody knows.
  return (
    isOfNature && !isKnown && /^\p{Ll}{3,}$/u.test(next.text) && !words.articles.has(next.form)
  );
}

/** "Of" without the article that is joined to it: "do", "del", "du" name one that is known. */
const bareOf = /^(?:de|di|d)$/u;

/** They tell how much there is of what follows, or how many, and no kind. */
const amounts = new RegExp(
  String.raw`^(?:\p{L}{1,2}|\p{Nd}.*|${ofLanguages.amounts}|pacch[io]+)$`,
  'u',
);

/**
 * "Leche de tigre", "pied de biche", "juego de mesa": an animal or a thing behind a bare "of" only says of which kind something is
 * that nobody here knows.
 */
export function namesKind(
  { english, isPlural, from, clause }: Hit,
  tokens: readonly Token[],
  { words, meaningsOf }: Lexicon,
  kindOf: KindOf,
): boolean {
  const [link, head] = [tokens[from - 1], tokens[from - 2]];
  if (isPlural || link?.clause !== clause || head?.clause !== clause) return false;
  if (!words.of.has(link.form) || !bareOf.test(link.form)) return false;
  if (meaningsOf(head.form).length > 0 || amounts.test(head.form)) return false;
  if (!/^\p{Ll}/u.test(head.text) && !head.isFirst) return false;
  const isGrownOrEaten = [field.food, field.naturalObject, field.plant, field.substance];
  return kindOf(english) === 'animal' || !isGrownOrEaten.includes(fieldOf(english));
}
