import { isPlural as isPluralWord } from '../../lexicon/lemma.ts';
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import { findRole, type Role } from '../role-of.ts';

/** Words and marks of a line, in order. */
export type Tokens = readonly string[];

export const tokensOf = (line: string): Tokens =>
  line
    .slice(0, 2_000)
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s\p{L}\p{N}]/gu) ?? [];

/** Somebody named in a line, by their word or their name. */
export interface Mention {
  /** Their first and last token. */
  readonly from: number;
  readonly to: number;
  /** Their word's role; null for a name. */
  readonly role: Role | null;
  /** As it is written; empty where only their role is named. */
  readonly name: string;
  readonly plural: boolean;
  /** Whether they are who a clause is about: they stand at its beginning. */
  readonly isSubject: boolean;
}

const isMark = (token: string | undefined) => token === undefined || /^[^\p{L}\p{N}]$/u.test(token);
const determiner =
  /^(?:an?|the|my|our|your|his|her|its|their|this|that|one|another|some|every|each)$/iu;
const clauseStart =
  /^(?:and|but|so|then|when|while|because|bcos|bc|cos|as|if|that|since|until|before|after|where|once|today|now|yesterday|well)$/iu;

/** Roles are found in two words before one: a bus driver is no driver only. */
function roleAt(tokens: Tokens, at: number): { role: Role; to: number } | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(isMark)) continue;
    const role = findRole(words.join(' ').toLowerCase());
    if (role !== null && !role.unsure) return { role, to: at + length - 1 };
  }
  return null;
}

/** Capitals that no sentence asks for. */
const isInnerCapital = (tokens: Tokens, at: number): boolean =>
  at > 0 && !/^[.!?…"“”:]$/u.test(tokens[at - 1] ?? '.');

const noNames =
  /^(?:I|I'[a-z]+|God|English|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** Names that begin a sentence as words. */
const words: ReadonlySet<string> = new Set(
  'will mark bill jan rob may rose dawn grace art dom reg les ray max pat sue jack ivy joy hope faith amber hazel heather daisy poppy cliff wally wei mei jun ren otto ines'.split(
    ' ',
  ),
);

/** Whether a token is somebody's given name: by the list, or because it stands beside who they are. */
function isName(tokens: Tokens, at: number, known: ReadonlySet<string>): boolean {
  const token = tokens[at] ?? '';
  if (!/^\p{Lu}\p{Ll}[\p{L}'-]*$/u.test(token) || noNames.test(token)) return false;
  if (known.has(token.toLowerCase())) return true;
  return (
    genderOfGivenName(token) !== null &&
    (isInnerCapital(tokens, at) || !words.has(token.toLowerCase()))
  );
}

function isSubjectAt(tokens: Tokens, from: number): boolean {
  let before = from - 1;
  while (before >= 0 && determiner.test(tokens[before] ?? '')) before -= 1;
  // One word of how they are: "an old farmer".
  const [word, ahead] = [tokens[before], tokens[before - 1]];
  return (
    isMark(word) ||
    clauseStart.test(word ?? '') ||
    (before < from - 1 ? false : before === 0 && isMark(ahead) && determiner.test(word ?? ''))
  );
}

const isPlural = (tokens: Tokens, to: number, role: Role): boolean => {
  const word = (tokens[to] ?? '').toLowerCase();
  // "Dads in Aberdeen": an apostrophe that nobody typed.
  if (role.kin && /^(?:in|at|on|gone|here)$/u.test(tokens[to + 1] ?? '') && isMark(tokens[to - 1]))
    return false;
  return isPluralWord(word) && !word.endsWith('ss');
};

const verbal =
  /^(?:to|I|we|you|they|can|could|will|would|should|must|did|do|don't|didn't|let's|not|never)$/iu;

/** "Arthur Bell, 94": a surname is part of the name. */
function surnameEnd(tokens: Tokens, at: number): number {
  const next = tokens[at + 1] ?? '';
  return /^\p{Lu}\p{Ll}[\p{L}'-]*$/u.test(next) && !noNames.test(next) && !next.endsWith("'s")
    ? at + 1
    : at;
}

/** Everybody whom a line names, in order. `known`: names that the film told elsewhere, in lower case. */
export function mentionsIn(tokens: Tokens, known: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const byRole = isName(tokens, at, known) ? null : roleAt(tokens, at);
    if (byRole === null && !isName(tokens, at, known)) continue;
    // "Learned to cook" is no cook.
    if (byRole !== null && verbal.test(tokens[at - 1] ?? '')) continue;
    const { role, to } = byRole ?? { role: null, to: surnameEnd(tokens, at) };
    // "The farmer's hand" is told of the hand.
    found.push({
      from: at,
      to,
      role,
      name: role === null ? (tokens[at] ?? '').replace(/'s$/u, '') : '',
      plural: role !== null && isPlural(tokens, to, role),
      isSubject: isSubjectAt(tokens, at),
    });
    at = to;
  }
  return found;
}

const titles = /^(?:Mr|Mrs|Ms|Miss|Lord|Sir|Lady|Dame|Baron|Baroness|Count|Countess)$/u;
/** Whom a title calls a man. */
export const isMansTitle = (title: string): boolean => /^(?:Mr|Lord|Sir|Baron|Count)$/u.test(title);

/** "My husband", "the British physicist": a determiner, and at most one word of how they are. */
const isDetermined = (tokens: Tokens, at: number): boolean =>
  determiner.test(tokens[at - 1] ?? '') ||
  (!isMark(tokens[at - 1]) && determiner.test(tokens[at - 2] ?? ''));

/** Capitalised words behind a role, "my husband Alf", and before one, "Doreen, our neighbour": who is called what. */
export function namesIn(tokens: Tokens): { name: string; role: Role; title: string }[] {
  const found: { name: string; role: Role; title: string }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const named = roleAt(tokens, at);
    if (named === null || named.role.id === 'person') continue;
    const title = titles.exec(tokens[named.to + 1] ?? '')?.[0] ?? '';
    // "A man named Walter".
    const called = /^(?:named|called)$/iu.test(tokens[named.to + 1] ?? '') ? 1 : 0;
    const next = tokens[named.to + called + (title === '' ? 1 : 2)] ?? '';
    if (isDetermined(tokens, at) && /^\p{Lu}\p{Ll}+$/u.test(next) && !noNames.test(next))
      found.push({ name: next, role: named.role, title });
    // "Doreen, our old neighbour": a name, a comma and at most three words before the role.
    const comma = [1, 2, 3, 4].find((back) => tokens[at - back] === ',');
    const name = comma === undefined ? '' : (tokens[at - comma - 1] ?? '');
    const between = comma === undefined ? [] : tokens.slice(at - comma + 1, at);
    if (/^\p{Lu}\p{Ll}+$/u.test(name) && determiner.test(between[0] ?? '') && !noNames.test(name))
      found.push({ name, role: named.role, title: '' });
    at = named.to;
  }
  return found;
}

/** A noun that calls somebody what they are, right before a given name and a surname: "toolmaker Derek Anstey". */
export function fullNamesIn(
  tokens: Tokens,
): { readonly called: string; readonly given: string; readonly surname: string }[] {
  return tokens.flatMap((given, at) => {
    const to = surnameEnd(tokens, at);
    if (to === at || genderOfGivenName(given) === null || !/^\p{Lu}\p{Ll}/u.test(given)) return [];
    const before = tokens[at - 1] ?? '';
    const isCalling =
      /^\p{Ll}{4,}(?:er|or|ist|ian|man|woman|smith|wright|ant|ent)$/u.test(before) &&
      findRole(before) === null;
    return [{ called: isCalling ? before : '', given, surname: tokens[to] ?? '' }];
  });
}
