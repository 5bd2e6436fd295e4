import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { closedWords } from '../../reading/language-words.ts';
import type { PointsShown } from '../main-points.ts';
import type { SaidPart } from '../scene-texts.ts';
import { hitsOf, type Hit, type Token } from './find-words.ts';
import { lexiconOf, type Lexicon } from './lexicons.ts';

/* How much of a line of another language its picture shows: its words are counted, for nobody reads its verbs. */

const shortest = 3;
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s|y|ies)$/u, '');

const isIn = ({ english }: Hit, subjects: readonly PlanSubject[]): boolean => {
  const noun = stem(english.split(' ').at(-1) ?? english);
  return subjects.some(({ what, doing, holding }) =>
    `${what} ${doing} ${holding}`.toLowerCase().includes(noun),
  );
};

const closedIn: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(closedWords).map(([language, words]) => [language, new Set(words)]),
);

/** Words that only bind others. */
const isClosed = (form: string, { language, words }: Lexicon): boolean =>
  closedIn.get(language)?.has(form) === true ||
  words.articles.has(form) ||
  words.at.has(form) ||
  words.of.has(form) ||
  words.no.has(form);

/** Hits of a part of a sentence, without those of clauses that only say when or why beside another one. */
function hitsSaid(
  { whole, from, to }: SaidPart,
  lexicon: Lexicon,
  proper: ReadonlySet<string>,
): { readonly tokens: readonly Token[]; readonly hits: readonly Hit[] } {
  const { tokens, hits } = hitsOf(whole, lexicon, proper);
  const isAside = (clause: number) =>
    lexicon.words.asides.has(tokens.find((token) => token.clause === clause)?.form ?? '');
  const clauses = new Set(tokens.map(({ clause }) => clause));
  const hasMain = [...clauses].some((clause) => !isAside(clause));
  const isSaid = (hit: Hit) => {
    const at = tokens[hit.from]?.at ?? 0;
    return at >= from && at < to && !(hasMain && isAside(hit.clause));
  };
  return { tokens, hits: hits.filter(isSaid) };
}

/** Counts the words of a part of a sentence that say something, and those of them that some subjects show. */
export function wordsShown(
  part: SaidPart,
  subjects: readonly PlanSubject[],
  { language, proper }: { readonly language: string; readonly proper: ReadonlySet<string> },
): PointsShown {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return { shown: 0, all: 0 };
  const { tokens, hits } = hitsSaid(part, lexicon, proper);
  const shown = new Set(
    hits
      .filter((hit) => isIn(hit, subjects))
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const told = tokens.flatMap(({ form, at }, index) =>
    at >= part.from &&
    at < part.to &&
    (form.length >= shortest || lexicon.file.segments === true || shown.has(index)) &&
    !isClosed(form, lexicon) &&
    /\p{L}/u.test(form)
      ? [index]
      : [],
  );
  // "Il commesso lo guarda": whom only a pronoun names is said, and seen, as well.
  const hasPronoun = tokens.some(
    ({ form, at }) =>
      at >= part.from &&
      at < part.to &&
      (lexicon.words.them.has(form) || lexicon.words.themBefore.has(form)),
  );
  const isNamed = (subject: PlanSubject) => hits.some((hit) => isIn(hit, [subject]));
  const isBeside = subjects.some(isNamed) && subjects.some((subject) => !isNamed(subject));
  const meant = hasPronoun && subjects.length === 2 && isBeside ? 1 : 0;
  const named = told.filter((index) => shown.has(index)).length;
  return { shown: named + meant, all: told.length + meant };
}

/** Whether a part of a sentence names what a subject shows. */
export function namesForeign(
  part: SaidPart,
  subject: PlanSubject,
  { language, proper }: { readonly language: string; readonly proper: ReadonlySet<string> },
): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return false;
  return hitsSaid(part, lexicon, proper).hits.some((hit) => isIn(hit, [subject]));
}

const shortClause = 3;

/** Whether a part of a sentence denies something of its things: in a clause that names one, or that says no more: "not flat". */
export function deniesForeign({ whole, from, to }: SaidPart, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return false;
  const { tokens, hits } = hitsOf(whole, lexicon, new Set());
  const said = tokens.filter(({ at }) => at >= from && at < to);
  return said.some(({ form, clause }) => {
    if (!lexicon.words.no.has(form) && !lexicon.words.without.has(form)) return false;
    const isShort = said.filter((token) => token.clause === clause).length <= shortClause;
    return isShort || hits.some((hit) => hit.clause === clause);
  });
}
