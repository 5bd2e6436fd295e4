import { lexiconOf, type Lexicon } from '../languages/lexicons.ts';
import { hitsMeant, isOtherwise } from '../languages/meant-in-film.ts';
import { headsOf } from '../languages/foreign-heads.ts';
import { subjectOf } from '../languages/foreign-subjects.ts';
import type { Token } from '../languages/find-words.ts';
import { plain } from '../film-memory.ts';
import { isDrawable } from '../drawable.ts';
import type { PlanContext } from '../plan-context.ts';
import { emblemsOf } from './emblems.ts';
import type { Candidate } from './candidates.ts';

/* What could stand beside the words of a text in another language than English: what its lexicon knows, and emblems of its words. */

/** Shorter parts of a word are met in others by chance. */
const shortestPart = 4;
const shortestEnd = 6;
const longestLink = 2;

const thingOf = (form: string, { meaningsOf }: Lexicon): string | null =>
  meaningsOf(form).find(({ kind }) => kind === 'thing')?.english ?? null;

/** What the two parts of a long word mean, where its language joins nouns: "Fahrradwerkstatt" is of a bicycle. */
function partsOf({ form }: Token, lexicon: Lexicon): readonly string[] {
  if (lexicon.file.compounds === undefined || form.length < 2 * shortestPart) return [];
  for (let end = form.length - shortestPart; end >= shortestPart; end -= 1) {
    const first = thingOf(form.slice(0, end), lexicon);
    if (first === null) continue;
    const rest = Array.from({ length: longestLink + 1 }, (_, link) => form.slice(end + link));
    const last = rest.flatMap((each) => thingOf(each, lexicon) ?? []);
    return [first, ...last.slice(0, 1)];
  }
  for (let from = shortestPart; from <= form.length - shortestEnd; from += 1) {
    const last = thingOf(form.slice(from), lexicon);
    if (last !== null) return [last];
  }
  return [];
}

/** The words of a text in another language that its film could show beside it. */
export function foreignCandidates(text: string, context: PlanContext): readonly Candidate[] {
  const { film, memory, kindOf } = context;
  const lexicon = lexiconOf(film.language);
  if (lexicon === null) return [];
  const { tokens, hits, unseen } = hitsMeant(text, lexicon, memory);
  const placeOf = (index: number) => tokens[index]?.at ?? 0;
  const named = headsOf(hits, tokens, lexicon, kindOf)
    .filter(({ kind, english }) => kind !== 'doing' && (kind !== 'place' || isDrawable(english)))
    .map((hit): Candidate => ({
      subject: subjectOf(hit, false),
      origin: 'text',
      word: tokens[hit.from]?.text ?? '',
      at: placeOf(hit.from),
      sure: 0,
      isPart: false,
    }));
  const hitAt = (index: number) => hits.find(({ from, to }) => from <= index && index < to);
  const others = tokens.flatMap((token, index): readonly Candidate[] => {
    // "Wie eine Nuss": of what is only likened no part and no emblem is seen either.
    if (unseen.likened.has(index)) return [];
    // The king of a game of chess has no throne.
    if (isOtherwise(token.form, lexicon, memory.said)) return [];
    const own = { word: token.text, at: token.at };
    // A whole word that is known is named already: only of where it is the first part is new, and no "Löwenzahn" has a lion.
    const whole = hitAt(index);
    const parts = partsOf(token, lexicon)
      .slice(0, whole === undefined ? undefined : whole.kind === 'thing' ? 0 : 1)
      .filter((what) => isDrawable(what))
      .map((what): Candidate => ({
        ...own,
        subject: plain(what),
        origin: 'text',
        sure: 0,
        isPart: true,
      }));
    const shown = emblemsOf(token.form, film.language).map(({ draw, sure }): Candidate => ({
      ...own,
      subject: plain(draw),
      origin: 'emblem',
      sure,
      isPart: false,
    }));
    return [...parts, ...shown];
  });
  return [...named, ...others];
}
