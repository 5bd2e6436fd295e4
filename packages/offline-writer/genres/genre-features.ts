import { hasVerb, isImperative } from '../reading/english.ts';
import type { Material } from '../reading/material.ts';
import type { GenreId } from './genre.ts';
import { shareToDo, signsIn } from './genre-signs.ts';
import { cues } from './genre-cues.ts';

/* What of a material tells its genre: the features of the model that is trained with labelled documents. */

/** More of a text is not looked at. */
const mostUnits = 60;
const longestRead = 400;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;

const signs: Readonly<Record<string, RegExp>> = {
  i: new RegExp(String.raw`(?<!\p{L})(?:${cues.firstPerson})(?!\p{L})`, 'iu'),
  we: new RegExp(String.raw`(?<!\p{L})(?:${cues.ourselves})(?!\p{L})`, 'iu'),
  you: new RegExp(String.raw`(?<!\p{L})(?:${cues.addressed})(?!\p{L})`, 'iu'),
  she: new RegExp(String.raw`(?<!\p{L})(?:${cues.thirdPerson})(?!\p{L})`, 'iu'),
  past: new RegExp(
    String.raw`(?<!\p{L})(?:${cues.pastVerbs}|${cues.foreignPastVerbs}|\p{L}{3,}ed)(?!\p{L})`,
    'iu',
  ),
  future: new RegExp(String.raw`(?<!\p{L})(?:${cues.futureSigns})(?!\p{L})`, 'iu'),
  question: /[?？؟]/u,
  exclaim: /[!！]/u,
  quoted: /["“”«»„「」]/u,
  money: /\p{Sc} ?\d|\d ?\p{Sc}/u,
  percent: /\d ?%/u,
  clock: /\b\d{1,2}(?:[:.h]\d{2}|\s?(?:am|pm|uhr))\b/iu,
  year: /\b(?:1[5-9]|20)\d{2}\b/u,
  reach: /https?:|www\.|@|\b\d{3,5}[ -]\d{3}/u,
  dash: /^[-–—]/u,
};

/** Counts alike are told alike: none, one, a few, many. */
const roughly = (count: number) => [0, 1, 2, 4, 7, 12, 20].findLastIndex((least) => count >= least);
const fifths = (share: number) => Math.ceil(share * 5);

/** The features of a material, by their names. @param fits how surely each genre fits by its form, as its rules tell */
export function genreFeatures(
  { units: all, title, topic, requests, form, language }: Material,
  fits: ReadonlyMap<GenreId, number>,
): readonly string[] {
  const units = all.slice(0, mostUnits);
  const count = units.length;
  const isEnglish = language.startsWith('en');
  const names = new Set<string>(['one', `units ${roughly(all.length)}`]);
  const addShare = (name: string, times: number) => {
    if (times === 0) return;
    names.add(name);
    names.add(`${name} ${fifths(times / count)}`);
    names.add(`${name} ${fifths(times / count)} of ${roughly(count)}`);
  };
  for (const [id, fit] of fits) if (fit > 0) names.add(`fits ${id} ${Math.floor(fit * 10)}`);
  for (const [name, is] of Object.entries(form)) if (is) names.add(name);
  if (title !== null) names.add('title');
  if (topic !== null) names.add(count === 0 ? 'topic alone' : 'topic');
  if (topic !== null && topic.aspect !== null) names.add(`topic ${topic.aspect}`);
  const texts = units.map(({ text }) => text.slice(0, longestRead));
  for (const kind of new Set(units.map((unit) => unit.kind)))
    addShare(`kind ${kind}`, units.filter((unit) => unit.kind === kind).length);
  for (const [name, sign] of Object.entries(signs)) {
    addShare(name, texts.filter((text) => sign.test(text)).length);
    for (const [place, text] of [
      ['first', texts[0]],
      ['last', texts.at(-1)],
    ] as const)
      if (text !== undefined && sign.test(text)) names.add(`${place} ${name}`);
  }
  const shown = signsIn(texts, language);
  const held = [...shown].filter(([, found]) => found.some((own) => own.length > 0));
  for (const [sign, found] of held) {
    addShare(`s ${sign}`, found.filter((own) => own.length > 0).length);
    const times = new Set(found.flat()).size;
    for (const least of [2, 3, 5, 8]) if (times >= least) names.add(`s ${sign} times ${least}`);
    if ((found[0] ?? []).length > 0) names.add(`s ${sign} first`);
    if ((found.at(-1) ?? []).length > 0) names.add(`s ${sign} last`);
  }
  for (const [sign] of held)
    for (const [other] of held) if (sign < other) names.add(`s ${sign} ${other}`);
  for (const [sign] of shown)
    if (!held.some(([other]) => other === sign)) names.add(`s no ${sign}`);
  const toDo = shareToDo(texts, language);
  if (toDo > 0) names.add(`to do ${fifths(toDo)}`);
  addStructure(names, texts);
  if (isEnglish) {
    addShare('imperative', texts.filter(isImperative).length);
    addShare('verbless', texts.filter((text) => !hasVerb(text)).length);
  }
  for (const figure of new Set(units.flatMap(({ figures }) => figures.map(({ kind }) => kind))))
    names.add(`figure ${figure}`);
  addShare('named', units.filter((unit) => unit.names.length > 0).length);
  addShare('speaker', units.filter(({ speaker }) => speaker !== null).length);
  addShare('picture', units.filter(({ picture, onScreen }) => picture ?? onScreen).length);
  addShare('numbered', units.filter(({ number }) => number !== null).length);
  names.add(`blocks ${roughly(new Set(units.map(({ block }) => block)).size)}`);
  const words = texts.map((text) => text.toLowerCase().match(wordPattern) ?? []);
  names.add(`length ${roughly(words.flat().length / Math.max(count, 1) / 2)}`);
  names.add(`words ${Math.floor(Math.log2(words.flat().length + 1))}`);
  for (const [at, own] of words.entries()) addWords(names, own, at, count);
  for (const own of [title ?? '', topic?.text ?? '', ...requests.slice(0, 8)])
    for (const word of own.slice(0, longestRead).toLowerCase().match(wordPattern) ?? [])
      names.add(`a ${word}`);
  for (const text of texts)
    for (const run of text.match(unspaced) ?? [])
      for (let from = 0; from + 2 <= run.length; from += 1)
        names.add(`w ${run.slice(from, from + 2)}`);
  return [...names];
}

const asks = (text: string | undefined) => text !== undefined && /[?？؟]["”»)]*$/u.test(text);
const isShort = (text: string | undefined) =>
  text !== undefined && !asks(text) && text.split(/\s+/u).length <= 8;

/** How sentences follow each other: answered at once, said in quotation marks, given a mark of ten. */
function addStructure(names: Set<string>, texts: readonly string[]): void {
  const pairs = texts.filter((text, at) => asks(text) && isShort(texts[at + 1])).length;
  const quoted = texts.filter((text) => /^["“«„]/u.test(text)).length;
  const brief = texts.filter(isShort).length;
  if (pairs > 0) names.add(`answered ${roughly(pairs)}`);
  if (pairs > 0) names.add(`answered share ${fifths((pairs * 2) / texts.length)}`);
  if (quoted > 0) names.add(`opens quotation ${fifths(quoted / texts.length)}`);
  if (texts.length > 0) names.add(`brief ${fifths(brief / texts.length)}`);
  if (texts.some((text) => / \/ /u.test(text))) names.add('slashes');
  if (texts.some((text) => ofTen.test(text))) names.add('marked');
  const last = texts.at(-1);
  if (last !== undefined && /["”»“]\s*$/u.test(last)) names.add('ends said');
  if (isShort(last)) names.add('ends brief');
}
const ofTen = /(?<![\d/])\d(?:[.,]\d)?\s?\/\s?(?:5|10|20)(?!\d)|[★⭐]/u;

function addWords(names: Set<string>, words: readonly string[], at: number, count: number): void {
  for (const [index, word] of words.entries()) {
    names.add(`w ${word}`);
    if (index > 0) names.add(`p ${words[index - 1] ?? ''} ${word}`);
    if (index < 2) names.add(`b ${index} ${word}`);
    if (at === 0 && index < 3) names.add(`first ${word}`);
    if (at === count - 1) names.add(`last ${word}`);
  }
}
