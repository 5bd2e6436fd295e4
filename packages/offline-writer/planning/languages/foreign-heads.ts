import type { KindOf } from '../noun-kinds.ts';
import { ofPeople } from '../people-words.ts';
import { doors, type Hit, type Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import { isToy } from './looks-told.ts';
import { isOfAnotherKind, namesKind } from './other-kinds.ts';

/* What of the words of a line is meant, and what only says of what kind, of whom or in what that is. */

const containers = new RegExp(`^(?:${ofPeople.servingContainers})$`, 'u');

/** "Un bocal de miel", "eine Tasse Kaffee": what is in it is what is meant. */
function contains(
  { english, to, clause }: Hit,
  hits: readonly Hit[],
  tokens: readonly Token[],
  of: ReadonlySet<string>,
): boolean {
  const from = of.has(tokens[to]?.form ?? '') ? to + 1 : to;
  return (
    containers.test(english) &&
    hits.some((other) => other.from === from && other.clause === clause && other.kind === 'thing')
  );
}

const contained = (hits: readonly Hit[], hit: Hit): boolean =>
  hits.some(({ english, to }) => to === hit.from - 1 && containers.test(english));

/** "Harina de garbanzo" is flour, and "la casa del panadero" shows no baker. */
export function headsOf(
  hits: readonly Hit[],
  tokens: readonly Token[],
  lexicon: Lexicon,
  kindOf: KindOf,
): readonly Hit[] {
  const { words } = lexicon;
  // "बिजली का तार", "木の椅子": what stands before is only whose or of what it is.
  const isOwner = ({ to, kind, clause }: Hit) =>
    kind !== 'doing' &&
    words.ofBehind.has(tokens[to]?.form ?? '') &&
    !words.ofExcept.has(tokens[to + 1]?.form ?? '') &&
    hits.some(
      (other) => other.from === to + 1 && other.clause === clause && other.kind !== 'doing',
    );
  // "Na porta da escola": at the school.
  const isDoorOf = ({ english, to }: Hit) =>
    doors.test(english) && hits.some(({ kind, from }) => kind === 'place' && from === to + 1);
  return hits.filter((hit) => {
    if (isOwner(hit) || isDoorOf(hit)) return false;
    const [before, far] = [tokens[hit.from - 1], tokens[hit.from - 2]];
    const isBehind = (end: number) =>
      hits.some(({ kind, to, clause }) => kind !== 'doing' && to === end && clause === hit.clause);
    if (
      hit.kind === 'thing' &&
      (isOfAnotherKind(hit, hits, tokens, lexicon) ||
        namesKind(hit, tokens, lexicon, kindOf) ||
        (kindOf(hit.english) === 'animal' && isToy(hit, tokens, lexicon.language)))
    )
      return false;
    if (hit.kind === 'doing' || before?.clause !== hit.clause) return true;
    if (hit.kind === 'person' && words.aloneAfter.size > 0 && !words.aloneAfter.has(before.form))
      return isBehind(hit.from)
        ? false
        : hits.some(({ kind, clause }) => kind === 'doing' && clause === hit.clause);
    // "Des élèves" begins with pupils, and not with what is theirs.
    const isOf = words.of.has(before.form) && (hit.kind !== 'person' || far?.clause === hit.clause);
    if (hit.kind === 'person')
      return !isOf && !(words.articles.has(before.form) && words.of.has(far?.form ?? ''));
    const isKindOf = isOf && hit.kind === 'thing' && isBehind(hit.from - 1);
    return !(isKindOf && !contained(hits, hit)) && !contains(hit, hits, tokens, words.of);
  });
}
