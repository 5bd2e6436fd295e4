import { baseOf } from '../mentions.ts';
import type { FilmTopic } from '../senses/film-topic.ts';
import { findSenses } from '../senses/noun-senses.ts';
import { isListed } from '../drawable.ts';
import type { Emblem } from './emblems.ts';

/*
 * A word of several meanings is shown by an emblem only in the one that its film surely has: a gavel is no tennis court's, and the
 * counter of a pub no bar of chocolate's.
 */

/** The emblems of a word that its film does not mean otherwise. */
export function emblemsMeant(
  emblems: readonly Emblem[],
  word: string,
  text: string,
  topic: FilmTopic,
): readonly Emblem[] {
  if (emblems.length === 0) return emblems;
  const noun = baseOf(word);
  const senses = findSenses(noun);
  if (senses === null) return emblems;
  const meant = topic.meantBy(noun, text);
  if (meant.is === 'other')
    return emblems.filter(({ draw }) => draw === meant.draw || draw.endsWith(` ${noun}`));
  // Of what has no drawing by its bare name nobody knows which of its meanings this is.
  return meant.is === 'itself' && isListed(noun) ? emblems : [];
}
