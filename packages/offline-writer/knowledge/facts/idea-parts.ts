import { tokensOf, withoutTail, withoutWish, type Token } from './asking-words.ts';
import { grammar } from '../../grammar-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** A piece of an idea between two marks. */
export interface Part {
  readonly text: string;
  /** Where it stands in the idea. */
  readonly start: number;
  readonly tokens: readonly Token[];
  readonly isBracketed: boolean;
  /** Whether it is a question by its mark. */
  readonly isAsked: boolean;
}

/** Ends of sentences but not of abbreviations ("St. Patrick", "T. rex"), brackets, dashes, pictures; and all that with commas. */
const marks =
  /(?<=[\p{L}\p{N}]{3,}|\d)[.]+(?=\s|$)|[!?…]+|\.{2,}|\n+|[()[\]]|\s[-–—]+\s|—|\/\/|;|:(?=\s)|\p{Extended_Pictographic}\uFE0F?/gu;
const marksAndCommas = new RegExp(`${marks.source}|,`, 'gu');

/** An idea cut at its marks; `withCommas` finer. */
export function partsOf(idea: string, withCommas: boolean): readonly Part[] {
  const pattern = withCommas ? marksAndCommas : marks;
  const parts: Part[] = [];
  let from = 0;
  let isBracketed = false;
  const take = (end: number, mark: string) => {
    const text = idea.slice(from, end);
    const tokens = tokensOf(text);
    if (tokens.length > 0)
      parts.push({
        text,
        start: from,
        tokens,
        isBracketed: isBracketed || /[)\]]/u.test(mark),
        isAsked: /^!?\?/u.test(mark),
      });
  };
  for (const found of idea.matchAll(pattern)) {
    take(found.index, found[0]);
    from = found.index + found[0].length;
    if (/[()[\]]/u.test(found[0])) isBracketed = /[([]/u.test(found[0]);
  }
  take(idea.length, '');
  return parts;
}

/** What may follow an "and" as a question of its own: "and what did she do", "and how". */
const asksAgain = new RegExp(`^(?:${grammar.askingWithoutWhich})$`, 'u');
const asksOfThem = new RegExp(
  `^(?:(?:${grammar.be}|${grammar.do}) (?:it|they|he|she)|(?:can|could|should|will|do) (?:${ofQuestions.themAsked}))$`,
  'u',
);

/**
 * The questions of a part, in the ways in which they may be read: its wish is taken off, and the remark behind it, which may
 * be a part of a name ("Middle Ages") and shows which subject is meant ("python for beginners").
 */
export function readingsOf({ tokens }: Part): readonly (readonly (readonly Token[])[])[] {
  const whole = withoutWish(tokens);
  const core = withoutTail(whole);
  return core.length === whole.length ? [clausesOf(whole)] : [clausesOf(core), clausesOf(whole)];
}

function clausesOf(core: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  core.forEach((token, at) => {
    const next = core[at + 1];
    const two = core
      .slice(at + 1, at + 3)
      .map(({ word }) => word)
      .join(' ');
    const isCut =
      token.word === 'and' &&
      next !== undefined &&
      (asksAgain.test(next.word) || asksOfThem.test(two));
    if (isCut) clauses.push([]);
    else clauses.at(-1)?.push(token);
  });
  return clauses.filter((clause) => clause.length > 0);
}
