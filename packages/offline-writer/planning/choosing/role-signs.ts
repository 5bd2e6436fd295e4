import type { FoundWords } from '../languages/find-words.ts';
import { hitsMeant } from '../languages/meant-in-film.ts';
import { lexiconOf, type Lexicon } from '../languages/lexicons.ts';
import { mainPlaces } from '../main-points.ts';
import { isEnglishFilm, type PlanContext } from '../plan-context.ts';
import { people } from '../plan-words.ts';
import { baseOf } from '../mentions.ts';
import type { Phrase } from '../phrases.ts';
import type { LineReading } from '../read-line.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';
import type { Candidate } from './candidates.ts';

const said = alternativesIn(choosingWords);

/* What part a candidate's word has in its text: whether the text mainly speaks of it, or names it as whose, of what, when, where or like what something is. */

const unknown = -1;
const flag = (holds: boolean): number => (holds ? 1 : 0);

/** What is known of a text before the roles of its words are asked. */
export interface TextRoles {
  /** Where the phrases stand that an English text is mainly about. */
  readonly main: ReadonlySet<number>;
  readonly reading: LineReading | null;
  /** The words of a text in another language. */
  readonly found: FoundWords | null;
  readonly lexicon: Lexicon | null;
}

/** The roles in a text, for all its candidates. */
export function rolesIn(
  text: string,
  reading: LineReading | null,
  { film, memory }: PlanContext,
): TextRoles {
  if (isEnglishFilm(film)) return { main: mainPlaces(text), reading, found: null, lexicon: null };
  const lexicon = lexiconOf(film.language);
  const found = lexicon === null ? null : hitsMeant(text, lexicon, memory);
  return { main: new Set(), reading: null, found, lexicon };
}

const ofWhat = new RegExp(String.raw`\bof (?:(?:${said.articlesOfObjects}) )?(?:\p{L}+ )?$`, 'iu');
const isWhat = new RegExp(
  String.raw`(?:\b(?:${said.formsOfBe})|['’]\p{L}{1,2}) (?:an?|the) (?:\p{L}+ ){0,2}$`,
  'iu',
);
const leads: readonly string[] = said.placesBefore.split('|');

/** How a phrase is led: by nothing, by a word of place, or by another. */
const ledBy = (phrase: Phrase | undefined): number =>
  phrase === undefined ? unknown : phrase.before === '' ? 0 : leads.includes(phrase.before) ? 1 : 2;

function englishRoles({ word, at }: Candidate, text: string, roles: TextRoles): readonly number[] {
  const phrase = roles.reading?.phrases.findLast((each) => each.at <= at);
  const [before, behind] = [text.slice(0, at), text.slice(at + word.length)];
  const isOwn = phrase !== undefined && at < phrase.at + phrase.noun.length + word.length;
  return [
    flag(isOwn && roles.main.has(phrase.at)),
    roles.main.size,
    flag(isOwn && phrase.isCompared),
    isOwn ? ledBy(phrase) : unknown,
    flag(/^ \p{Ll}{3,}(?!ing|ed|ly)\b/u.test(behind)),
    flag(/^['’]s?(?!\p{L})/u.test(behind)),
    flag(ofWhat.test(before)),
    flag(isWhat.test(before)),
    flag(/,\s*$/u.test(before) && /^[,.!?]/u.test(behind)),
    flag(people.has(baseOf(word))),
  ];
}

function foreignRoles({ word, at }: Candidate, roles: TextRoles): readonly number[] {
  const { found, lexicon } = roles;
  if (found === null || lexicon === null) return Array.from({ length: 10 }, () => unknown);
  const { tokens, unseen } = found;
  const index = tokens.findLastIndex((token) => token.at <= at);
  const { clause = 0 } = tokens[index] ?? {};
  const first = tokens.find((token) => token.clause === clause);
  const isBehind = (list: ReadonlySet<string>): number =>
    flag([1, 2].some((step) => list.has(tokens[index - step]?.form ?? '')));
  const meanings = lexicon.meaningsOf(tokens[index]?.form ?? '');
  return [
    flag(unseen.denied.has(index)),
    clause,
    flag(lexicon.words.asides.has(first?.form ?? '')),
    isBehind(lexicon.words.at),
    isBehind(lexicon.words.with),
    isBehind(lexicon.words.near),
    isBehind(lexicon.words.of),
    flag(meanings.some(({ kind }) => kind === 'doing')),
    flag(/^\p{Lu}/u.test(word)),
    flag(meanings.some(({ kind }) => kind === 'person')),
  ];
}

/** The numbers of the part that a candidate's word has in its text, always in the same order; English ones first. */
export function roleSigns(candidate: Candidate, text: string, roles: TextRoles): readonly number[] {
  const none = Array.from({ length: 10 }, () => unknown);
  if (candidate.at < 0) return [...none, ...none];
  return roles.lexicon === null && roles.found === null && roles.reading !== null
    ? [...englishRoles(candidate, text, roles), ...none]
    : [...none, ...foreignRoles(candidate, roles)];
}
