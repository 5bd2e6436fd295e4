import type { Line } from './find-words.ts';

/* Words of a line in another language that it does not speak of: denied, only compared with, or of an idiom. */

/** Words of phrases that mean something else: "luna de miel". */
function idiomatic({ tokens, never }: Line): ReadonlySet<number> {
  const all = never.map((phrase) => phrase.split(' '));
  return new Set(
    tokens.flatMap((_, at) =>
      all
        .filter((words) => words.every((word, behind) => tokens[at + behind]?.form === word))
        .flatMap((words) => words.map((__, behind) => at + behind)),
    ),
  );
}

/** Words that a line takes back. */
function denied(line: Line): ReadonlySet<number> {
  const { tokens, words, file } = line;
  const ending = file.noEnding === undefined ? null : new RegExp(file.noEnding, 'u');
  // "La tortuga nada hacia la orilla": it swims.
  const isVerb = (at: number) =>
    line
      .meaningsOf(`${tokens[at]?.form} ${tokens[at + 1]?.form}`)
      .some(({ kind }) => kind === 'doing');
  // "Kedi yok": a denial at the end of its clause is of all of it, as one by the ending of a verb is.
  const isLast = (at: number, clause: number) => tokens[at + mostBehindLast + 1]?.clause !== clause;
  const clauses = new Set(
    tokens
      .filter(
        ({ form, clause }, at) =>
          ending?.test(form) === true || (words.no.has(form) && !isVerb(at) && isLast(at, clause)),
      )
      .map(({ clause }) => clause),
  );
  // "A abelha não tem ferrão": of the bee something is denied, and it is there.
  const deniedFrom = new Map<number, number>();
  for (const [at, { form, clause }] of tokens.entries())
    if (words.no.has(form) && !isVerb(at) && !deniedFrom.has(clause)) deniedFrom.set(clause, at);
  // "Biscuits, never": a denial alone takes back what stands before it.
  for (const { clause } of tokens.filter(({ form }) => words.no.has(form)))
    if (clause > 0 && tokens.filter((token) => token.clause === clause).length === 1)
      clauses.add(clause - 1);
  return new Set(
    tokens.flatMap(({ form, clause }, at) => {
      const isBehind = at >= (deniedFrom.get(clause) ?? tokens.length);
      const own = clauses.has(clause) || isBehind ? [at] : [];
      return words.without.has(form) ? [...own, ...behindOf(at, mostWithout, line)] : own;
    }),
  );
}

const mostWithout = 4;
/** "कुत्ता नहीं है": a verb may stand behind. */
const mostBehindLast = 1;

const oneOf = /^(?:ein\p{L}{0,2}|une?|un[ao]|uma?|een)$/u;

/** The places of so many words behind one, within its clause. */
const behindOf = (at: number, count: number, { tokens }: Line): readonly number[] =>
  Array.from({ length: count }, (_, step) => at + 1 + step).filter(
    (other) => tokens[other]?.clause === tokens[at]?.clause,
  );

/** "Menor que um grão", "größer als ein Haus": whether a word behind more or less compares. */
function isThan(at: number, { tokens, words, file, numbers }: Line): boolean {
  const { form = '', clause } = tokens[at] ?? {};
  const next = tokens[at + 1]?.form ?? '';
  // "Mehr als drei Farben": more of them.
  if (!words.than.has(form) || numbers.has(next) || /^\d/u.test(next)) return false;
  const ending = file.moreEnding === undefined ? null : new RegExp(file.moreEnding, 'u');
  return tokens
    .slice(Math.max(0, at - mostCompared), at)
    .some(
      (token) =>
        token.clause === clause &&
        (words.more.has(token.form) || ending?.test(token.text) === true),
    );
}
/** "Más alto todavía que": how far from its measure a comparison stands. */
const mostCompared = 3;

/** Words that a line only compares something with. */
function likened(line: Line): readonly number[] {
  const { tokens, words } = line;
  const isFirstOfClause = (at: number) => tokens[at - 1]?.clause !== tokens[at]?.clause;
  // ", wie ein Buch aufklappen": no question of how, which begins a line.
  const isLikeOne = (at: number) => at > 0 && oneOf.test(tokens[at + 1]?.form ?? '');
  return tokens.flatMap(({ form }, at) => {
    const isLike = words.like.has(form) && (!isFirstOfClause(at) || isLikeOne(at));
    if (isLike || isThan(at, line)) return behindOf(at, likenedBehind(at, line), line);
    if (!words.likeBehind.has(form)) return [];
    const isLinked = [words.articles, words.ofBehind].some((list) =>
      list.has(tokens[at - 1]?.form ?? ''),
    );
    return [at - 1, ...(isLinked ? [at - 2] : [])];
  });
}

/** "Wie Eier in einem Karton": the words behind a comparison that belong to it; a verb ends them. */
function likenedBehind(at: number, { tokens, meaningsOf }: Line): number {
  const rest = tokens.slice(at + 1, at + 1 + longestLikeness);
  const end = rest.findIndex(
    ({ form, clause }, step) =>
      clause !== tokens[at]?.clause ||
      (step >= surelyLikened && meaningsOf(form).some(({ kind }) => kind === 'doing')),
  );
  return end < 0 ? rest.length : end;
}
const surelyLikened = 3;
const longestLikeness = 7;

/** Words of which nothing is seen, by their places. */
export interface UnseenWords {
  /** They are only likened to what is there, or mean something else in their phrase. */
  readonly likened: ReadonlySet<number>;
  readonly denied: ReadonlySet<number>;
}

/** Of which words of a line nothing is seen. */
export const unseenIn = (line: Line): UnseenWords => ({
  likened: new Set([...idiomatic(line), ...likened(line)]),
  denied: denied(line),
});
