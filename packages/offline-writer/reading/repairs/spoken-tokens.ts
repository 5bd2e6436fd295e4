import words from '../../data/repair-cues.json' with { type: 'json' };
import { detectLanguage } from '../language.ts';
import { isLead, kindOf, type Kind } from './tokens.ts';
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const repairSaid = alternativesIn(repairWords);

/* The words of a text as the reader of repairs sees them: each with its marks, and with what it may have to do with a repair. */

/** How strongly a mark parts two words. */
export type Mark = 'none' | 'comma' | 'dash' | 'end';

/** In what way words speak of a repair: "no", "not", "wait", "sorry", "I mean", "correction", "argh", "what am I saying", "says". */
export type CueKind = keyof typeof words.cues;

export interface Token {
  /** In lower case, without the marks around it. */
  readonly word: string;
  /** As it was typed, without the marks around it. */
  readonly typed: string;
  /** Marks in front of it: "(", "*", a quotation mark. */
  readonly lead: string;
  /** Marks behind it, with a dash that stands alone. */
  readonly tail: string;
  /** What parts it from the word before: a blank, or the end of a line. */
  readonly gap: string;
  readonly mark: Mark;
  readonly isNewLine: boolean;
  /** Of which cue it is a word; null for any other word. */
  readonly cue: CueKind | null;
  /** Whether the cue is a word that stands in many texts without a repair: "so", "now", "well". */
  readonly isWeak: boolean;
  /** What kind of amount, day or side it is; null for other words. */
  readonly kind: Kind | null;
  /** "2)": the number of a point. */
  readonly marksPoint: boolean;
  /** Whether it leads to a thing: "the", "until"; "l'aceto" brings its article with it. */
  readonly isLead: boolean;
  /** Whether it begins or ends a cue of several words. */
  readonly beginsCue: boolean;
  readonly endsCue: boolean;
}

/** Words that stand in many texts in which nothing is put right: alone they are no cue. */
export const weakCues: ReadonlySet<string> = new Set(Object.values(words.weak).flat());

interface CuePhrase {
  readonly words: readonly string[];
  readonly kind: CueKind;
}

/** Cues by their first word, the longest first: those of a language, and English ones, which people of all write. */
const phrasesOf = (() => {
  const known = new Map<string, ReadonlyMap<string, readonly CuePhrase[]>>();
  return (language: string): ReadonlyMap<string, readonly CuePhrase[]> => {
    const found = known.get(language) ?? phrasesIn([language, 'en']);
    known.set(language, found);
    return found;
  };
})();

const otherwiseIn = new Map<string, readonly string[]>(Object.entries(words.otherwiseIn));
const cueLists = (Object.entries(words.cues) as [CueKind, object][]).map(
  ([kind, lists]) => [kind, new Map<string, readonly string[]>(Object.entries(lists))] as const,
);

function phrasesIn(languages: readonly string[]): ReadonlyMap<string, readonly CuePhrase[]> {
  const other = new Set<string>(otherwiseIn.get(languages[0] ?? '') ?? []);
  const byFirst = new Map<string, CuePhrase[]>();
  for (const [kind, lists] of cueLists)
    for (const phrase of languages.flatMap((language) => lists.get(language) ?? [])) {
      // "No Alentejo" is Portuguese for "in the".
      if (other.has(phrase)) continue;
      const parts = phrase.split(' ');
      const first = parts[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words: parts, kind }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The cues of a kind in a language; empty where none is known. */
export const cuesOf = (kind: CueKind, language: string): readonly string[] =>
  cueLists.find(([known]) => known === kind)?.[1].get(language) ?? [];

const pieces = /([^\S\n]*\n\s*|[^\S\n]+|^)(\S+)/gu;
const wordWithMarks = /^([^\p{L}\p{N}\p{Sc}~]*)(.*?)([^\p{L}\p{N}\p{Sc}%°½¼¾]*)$/su;
const onlyMarks = /^[^\p{L}\p{N}\p{Sc}]+$/u;

const bringsArticle = new RegExp(String.raw`^(?:${repairSaid.elidedArticles})['’]\p{L}{2}`, 'iu');

const markOf = (tail: string): Mark => {
  if (/[.!?…]/u.test(tail) && !/^\.{2,}$|^…$/u.test(tail)) return 'end';
  if (/[–—-]|\.{2,}|…/u.test(tail)) return 'dash';
  return /[,;:)]/u.test(tail) ? 'comma' : 'none';
};

interface Typed {
  lead: string;
  typed: string;
  tail: string;
  gap: string;
}

function typedWords(text: string): Typed[] {
  const found: Typed[] = [];
  let pendingLead = '';
  for (const [, gap = '', piece = ''] of text.matchAll(pieces)) {
    const last = found.at(-1);
    if (
      onlyMarks.test(piece) &&
      last !== undefined &&
      !gap.includes('\n') &&
      /^[-–—.…]+$/u.test(piece)
    ) {
      last.tail += ` ${piece}`;
      continue;
    }
    if (onlyMarks.test(piece)) {
      pendingLead += `${gap}${piece}`;
      continue;
    }
    const [, lead = '', typed = '', tail = ''] = wordWithMarks.exec(piece) ?? [];
    found.push({ lead, typed, tail, gap: pendingLead === '' ? gap : `${pendingLead}${gap}` });
    pendingLead = '';
  }
  const last = found.at(-1);
  if (last !== undefined) last.tail += pendingLead;
  return found;
}

const marksPoint = ({ lead, typed, tail }: Typed): boolean =>
  /^\d{1,2}$|^\p{L}$/u.test(typed) && tail.startsWith(')') && !lead.includes('(');

/** The words of a text with their marks and cues. */
export function tokensOf(text: string): readonly Token[] {
  const phrases = phrasesOf(detectLanguage(text));
  const typed = typedWords(text);
  const said = typed.map((each) => each.typed.toLowerCase().replaceAll('’', "'"));
  const kinds: { cue: CueKind; begins: boolean; ends: boolean; weak: boolean }[] = [];
  for (let at = 0; at < said.length;) {
    const found = phrases
      .get(said[at] ?? '')
      ?.find(
        (phrase) =>
          phrase.words.every((word, index) => said[at + index] === word) &&
          typed.slice(at + 1, at + phrase.words.length).every(({ gap }) => !gap.includes('\n')),
      );
    // "Sponge it on, wait 15 minutes": a step, and no "no, wait 15".
    const isStep =
      found?.kind === 'pauses' &&
      typed[at]?.tail === '' &&
      kinds[at - 1] === undefined &&
      kindOf(typed[at + 1]?.typed ?? '') === 'number';
    if (found === undefined || isStep) {
      at += 1;
      continue;
    }
    const isWeak =
      found.kind === 'sets' || found.kind === 'confirms' || weakCues.has(found.words.join(' '));
    for (let index = 0; index < found.words.length; index += 1)
      kinds[at + index] = {
        cue: found.kind,
        begins: index === 0,
        ends: index === found.words.length - 1,
        weak: isWeak,
      };
    at += found.words.length;
  }
  return typed.map((each, at) => ({
    ...each,
    word: said[at] ?? '',
    mark: markOf(each.tail),
    isNewLine: each.gap.includes('\n'),
    cue: kinds[at]?.cue ?? null,
    isWeak: kinds[at]?.weak ?? false,
    kind: marksPoint(each) ? null : kindOf(each.typed),
    marksPoint: marksPoint(each),
    isLead: isLead(each.typed) || bringsArticle.test(each.typed),
    beginsCue: kinds[at]?.begins ?? false,
    endsCue: kinds[at]?.ends ?? false,
  }));
}
