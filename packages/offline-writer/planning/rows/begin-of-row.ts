import type { RowWords } from './row-words.ts';
import { kindOf, tokensOf, type Kind, type Token } from './tokens.ts';

/* Where the first thing of a row begins, behind what leads to it: "On y met | les épluchures". */

/** As far apart stand an article and the next one of the same thing: "the key to the shed". */
const mostBetween = 4;
const mostWordsOfBare = 3;

/** Of a thing with an article: at its last article, or before, where what stands there leans on an earlier one. */
function ofOpened(first: string, tokens: readonly Token[], words: RowWords): number {
  const opens = tokens.filter(
    ({ at }, index) =>
      kindOf(first.slice(at), words) === 'opener' &&
      // "Two of the eggs", "all the cups": the first of several in a row.
      (index === 0 || kindOf(first.slice(tokens[index - 1]?.at ?? 0), words) !== 'opener') &&
      // "A cup and a half".
      !words.starts(tokens[index - 1]?.text ?? '', 'joiners'),
  );
  const [earlier, last] = [opens.at(-2), opens.at(-1)];
  if (last === undefined) return -1;
  const before = tokens[tokens.indexOf(last) - 1];
  const leans =
    before !== undefined &&
    words.starts(before.text, 'prepositions') &&
    // "Beat the eggs with | the milk, the sugar".
    !words.starts(before.text, 'leads');
  const isNear =
    earlier !== undefined && tokens.indexOf(last) - tokens.indexOf(earlier) <= mostBetween;
  return leans && isNear ? earlier.at : last.at;
}

/** "Frische Brötchen": German words of looks right before a noun. */
const germanLook = /^\p{Ll}{2,}(?:e|er|es)$/u;

/** Of a bare German noun: at the last one, with what looks are told before it. */
function ofGermanNoun(tokens: readonly Token[], words: RowWords): number {
  const at = tokens.length - 1;
  if (!/^\p{Lu}/u.test(tokens[at]?.text ?? '') || at === 0) return -1;
  const before = tokens[at - 1]?.text ?? '';
  const isLook = at > 1 && germanLook.test(before) && !words.isClosed(before);
  return tokens[isLook && !words.starts(before, 'leads') ? at - 1 : at]?.at ?? -1;
}

/** "Não aceitamos vidros", "nie wolno wnosić szkła": what is denied there is a verb, and the thing stands behind it. */
function behindDenied(tokens: readonly Token[], lead: number, words: RowWords): number {
  const isOfVerb =
    deniesVerbs.test(words.code) && words.starts(tokens[lead]?.text ?? '', 'denying');
  if (!isOfVerb) return lead + 1;
  const isSmall = ({ text }: Token) => words.isClosed(text);
  const verb = tokens.findIndex((token, at) => at > lead && !isSmall(token));
  const last = tokens.length - 1;
  if (verb < 0 || verb === last) return last;
  const isNext = tokens[verb + 1]?.text.endsWith('ć') === true && verb + 1 < last;
  return verb + (isNext ? 2 : 1);
}
const deniesVerbs = /^(?:es|it|pl|pt)$/u;

/** Verbs by their endings, of what we do or what somebody did: "recogemos", "plantó". */
const endsAsVerb = (text: string, index: number, words: RowWords): boolean =>
  !words.isKnown(text) &&
  ((index < 2 && words.endsAs(text, 'endsOfUs')) ||
    (index > 0 && words.code !== 'tr' && words.endsAs(text, 'endsOfVerbs')));

/** Of a bare noun: behind the word that leads to it, else where its last word is known to be one. */
function ofBare(
  first: string,
  tokens: readonly Token[],
  words: RowWords,
  verbs: ReadonlySet<number>,
): number {
  const lead = tokens.findLastIndex(
    ({ at, text }, index) =>
      verbs.has(at) ||
      leading.some((list) => words.starts(first.slice(at), list)) ||
      (index < tokens.length - 1 && endsAsVerb(text, index, words)),
  );
  const all = tokens.slice(behindDenied(tokens, lead, words));
  // "Op de markt verkopen ze kaas".
  const behind = all.slice(
    Math.max(
      0,
      all.findIndex(({ text }) => !words.isClosed(text) || words.starts(text, 'openers')),
    ),
  );
  if (lead >= 0 && behind.length > 0 && behind.length <= mostWordsOfBare)
    return behind[0]?.at ?? -1;
  if (words.code === 'en') return -1;
  if (words.code === 'de') return ofGermanNoun(tokens, words);
  const last = tokens.at(-1);
  // "En la ventana, negra y dorada": behind an article it has begun already.
  const isOpen = !words.starts(first.slice(tokens.at(-2)?.at ?? 0), 'openers');
  return last !== undefined && tokens.length > 1 && isOpen && words.isKnown(last.text)
    ? last.at
    : -1;
}
const leading = ['leads', 'denying', 'links', 'polite'] as const;

/**
 * Where in a row's first part its first thing begins; -1 where nothing tells.
 * @param kind what the things behind it begin with
 * @param verbs where the English verbs of the part begin
 */
export function beginOfRow(
  first: string,
  kind: Kind,
  words: RowWords,
  verbs: ReadonlySet<number>,
): number {
  const tokens = tokensOf(first);
  if (kind === 'not' || kind.startsWith('of '))
    return tokens.findLast(({ at }) => kindOf(first.slice(at), words) === kind)?.at ?? -1;
  const opened = ofOpened(first, tokens, words);
  // "El ayuntamiento plantó olivos, almendros y tres higueras": behind its subject a verb.
  const ends = tokens.filter(
    ({ at, text }, index) =>
      at > opened && index < tokens.length - 1 && endsAsVerb(text, index, words),
  );
  const verb = Math.max(-1, ...verbs, ...ends.map(({ at }) => at));
  if (kind === 'opener' && opened > verb) return opened;
  const bare = ofBare(first, tokens, words, verbs);
  const isShort = first.slice(Math.max(0, opened)).split(/\s+/u).length <= mostWordsOfBare;
  // "La casa, grande y vieja": behind a thing with an article stands how it looks.
  if (bare < 0 && !/^(?:de|en)$/u.test(words.code) && opened > 0) return -1;
  return bare < 0 && (isShort || opened > 0) && opened > verb
    ? opened
    : Math.max(bare, opened > 0 && isShort ? opened : -1);
}
