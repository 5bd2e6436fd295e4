import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import data from '../data/drawable-nouns.json' with { type: 'json' };
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { rememberLately } from '../remember-lately.ts';
import { ofScenes } from './scene-words.ts';
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(writtenWords);

/*
 * Things and animals that the painter surely has: what of a line is shown where it names several. Other painters draw more, so
 * this only says what is rather shown. (`npm test` asks the studio for each of them.)
 */

/** Parts of one name are joined by `_`. */
export const drawableNouns: readonly string[] = data.nouns;

const known: ReadonlySet<string> = new Set(drawableNouns);

/** Whether a noun stands in the list, just as it is. */
export const isListed = (noun: string): boolean => known.has(noun.replaceAll(' ', '_'));

const namesPlanet = new RegExp(`^(?:${said.planets})$`, 'u');

/** Names that are drawn: a planet is called by nothing else. "Bruno Mars" and "the Venus" are none. */
export const isPlanet = (noun: string): boolean => namesPlanet.test(noun);

const betweenNouns = new RegExp(` (?:of|in|on|with|from|for) `, 'u');

/** Whether the painter surely has what a noun phrase names: its last word, or its last two. */
export function isDrawable(what: string): boolean {
  const phrase = what
    .toLowerCase()
    .replace(/^group of /u, '')
    .split(betweenNouns, 1)[0];
  const words = (phrase ?? '').split(' ');
  const last = words.at(-1) ?? '';
  const forms = [last, singularPhrase(last) ?? last];
  return forms.some((form) => known.has(form) || known.has(`${words.at(-2) ?? ''}_${form}`));
}

/**
 * What a noun is called without what only specifies it, where the painter has just that: a "knife sharpening van" is a van.
 * What is listed with its first words stays whole: a "car boot" is no boot.
 */
export function drawableHead(what: string): string {
  if (!isDrawable(what) || what.startsWith('group of ')) return what;
  const words = (what.split(betweenNouns, 1)[0] ?? '').split(' ');
  const last = words.at(-1) ?? what;
  const wholes = [3, 2].filter((length) => length <= words.length);
  const whole = wholes
    .map((length) => words.slice(-length).join(' '))
    .find((name) => isListed(name.toLowerCase()) || isListed(singularPhrase(name) ?? name));
  return whole ?? last;
}

/** Enough for a long film. */
const mostSentences = 200;
/** All that says of something that it is gone: most sentences hold none of it, and no noun need be looked for. */
const tellsOfGone = rememberLately(mostSentences, (sentence) => goneOfAnything.test(sentence));
const goneOfAnything = new RegExp(
  [
    String.raw`\b(?:${ofScenes.gone}|${ofScenes.losing}|${ofScenes.withoutAny}|free)\b`,
    String.raw`\b(?:do not|don['’]?t|never|no need to) `,
    String.raw`n['’]?t (?:${ofScenes.havingVerbs}) `,
  ].join('|'),
  'iu',
);

/** What a sentence says is not there any more: "my ring was gone", "I lost my keys". */
function isGone(what: string, sentence: string): boolean {
  if (!tellsOfGone(sentence)) return false;
  const head =
    what
      .replace(/^group of /u, '')
      .split(' ')
      .at(-1) ?? what;
  const noun = String.raw`(?:\p{L}+ ){0,2}${head.replaceAll(/[^\p{L}\p{N}]+/gu, '.')}s?`;
  return [
    String.raw`\b${noun} (?:${ofScenes.goneAuxiliaries}) (?:(?:${ofScenes.goneAdverbs}) )?(?:${ofScenes.gone})\b`,
    String.raw`\b(?:${ofScenes.losing}) (?:${ofScenes.lostDeterminers}) ${noun}\b`,
    String.raw`\b(?:${ofScenes.withoutAny}) ${noun}\b`,
    // "Sugar-free gum", "nut free".
    String.raw`\b${noun}[ -]free\b`,
    String.raw`\b(?:do not|don['’]?t|never|no need to) (?!forget\b)[^.;:!?]{0,60}\b${noun}\b`,
    String.raw`\b(?:${ofScenes.negatedAuxiliaries})n['’]?t (?:${ofScenes.havingVerbs}) (?:any |a |an )?${noun}\b`,
  ].some((form) => new RegExp(form, 'iu').test(sentence));
}

/** Whether a sentence does not say of a thing that it is gone. */
export const isThere = (what: string, sentence: string): boolean =>
  // Of "a chain of shops" the chain is what could be drawn.
  [what, what.split(' of ', 1)[0] ?? what].every((named) => !isGone(named, sentence));
