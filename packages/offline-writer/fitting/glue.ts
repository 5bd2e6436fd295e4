import type { Line } from '../genres/genre.ts';
import { hasVerb } from '../reading/english.ts';
import type { Unit } from '../reading/material.ts';
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(fittingWords);

/*
 * What belongs to the sentence before it and is nothing in a scene without it: a tag ("Ever.", "Even Mr Probert.", "En
 * 2019."), a quotation that goes on, an answer of a word.
 */

/** A fragment has no more words. */
const mostWords = 4;
const prose = new Set(['sentence', 'turn']);

/** Whether a line belongs in the scene of the line before it. */
export function isGlued(
  { line }: { readonly line: Line },
  before: { readonly line: Line } | undefined,
): boolean {
  const [here, last] = [line.unit, before?.line.unit];
  if (here == null || last == null || here.id !== last.id + 1 || here.block !== last.block)
    return false;
  if (last.kind === 'heading' || last.kind === 'verse' || !prose.has(here.kind)) return false;
  if (here.picture !== null || here.seconds !== null) return false;
  if (isLeadIn(before?.line.text ?? '')) return true;
  if (
    isShortQuestion(before?.line.text ?? '') &&
    !isShortQuestion(line.text) &&
    isSameSpeaker(here, last)
  )
    return true;
  if (isLeadIn(line.text)) return false;
  if (isOpenQuotation(before?.line.text ?? '') && /^(?:[–—-]|\p{L})/u.test(line.text)) return true;
  return isSameSpeaker(here, last)
    ? isFragment(line.text)
    : isShortAnswer(line.text, before?.line.text ?? '');
}

const isSameSpeaker = (here: Unit, last: Unit) =>
  here.kind !== 'turn' || here.speaker === last.speaker;
/** "Still stuck?": it waits for what is said next. */
const isShortQuestion = (text: string) =>
  !isUnspaced(text) && wordsIn(text) <= mostWords && /[?？؟]["'”’)»]*$/u.test(text);

const wordsIn = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** A script without spaces writes a sentence of its own in as many signs. */
const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

/** "Ever.", "Badly.", "A torch.": a few words that say of nobody what they do. */
export const isFragment = (text: string): boolean =>
  !isUnspaced(text) &&
  wordsIn(text) <= mostWords &&
  !/[:：?？؟]["”’»]*$/u.test(text) &&
  isVerbless(text);

/**
 * Whether no verb stands in so few words: one word is hardly ever a sentence; of more, in languages whose verbs are not
 * known, those that begin with a small word.
 */
function isVerbless(text: string): boolean {
  const words = wordsIn(text);
  if (!/^[\p{Script=Latin}\P{L}]*$/u.test(text)) return false;
  return words === 1 || (!hasVerb(text) && (words === 2 || tag.test(text)));
}
const tag = new RegExp(`^(?:${said.tagOpeners}) `, 'iu');

/** "Then the bakestone.", "Und nun der Teig.": it belongs to what comes after it. */
export const isLeadIn = (text: string): boolean =>
  leadingIn.test(text) && wordsIn(text) > 1 && wordsIn(text) <= mostWords && !hasVerb(text);
const leadingIn = new RegExp(
  String.raw`^(?:(?:${said.leadInJoiners}) )?(?:${said.sequenceWords})[,:]? (?:${eitherApostrophe(said.leadInArticles)})\b[^,:;!?]{1,40}\.$`,
  'iu',
);

const isShortAnswer = (text: string, before: string) =>
  /[?？؟]["'”’)»]*$/u.test(before) && !isUnspaced(text) && wordsIn(text) <= mostWords;

/** Whether a quotation that a text opens is not closed in it. */
const isOpenQuotation = (text: string) => (text.match(/["]/gu)?.length ?? 0) % 2 === 1;
