import { lowered } from './plain-words.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import { readLabel } from './reading/labels.ts';
import type { Material } from './reading/material.ts';
import { legible } from './reading/tidy.ts';
import { silentShotsOf } from './silent-shots.ts';
import briefWords from './data/brief-words.json' with { type: 'json' };
import { alternativesIn } from './word-patterns.ts';
import wishWords from './data/wish-words.json' with { type: 'json' };

const wish = alternativesIn(wishWords);
const said = alternativesIn(briefWords);

/* Finds what the reader made nothing of, so that no word of the creator's is lost without a trace. */

const word = new RegExp(
  `\\p{N}+(?:[.,:'’]\\p{N}+)+|[${unspacedScripts}]|(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}])+`,
  'gu',
);
/** What parts one stretch from the next. */
const border = /[:：\n]|[.!?…]["”’)\]]*\s|[。！？।؟]/u;
/** Words that join what a long sentence was cut into, sounds of a voice memo, and what leads to a note on the picture. */
const joining = new RegExp(
  `^(?:${said.joinings}|(?:ok(?:ay)?|right|alright) so(?: um+)?|um+|uhm*|erm+|(?:(?:${said.showingLeads}),? ?){0,3}(?:${wish.showVerbs})?)$`,
  'iu',
);
/** So many words in front of a colon are its label. */
const longestLabel = 5;
/** So many places are looked at for where a piece stands. */
const mostTried = 16;

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: lowered(found),
    from: index,
    to: index + found.length,
  }));

/** Strikes the words of pieces off those of a text. */
class Ledger {
  readonly #words: readonly Word[];
  readonly #places = new Map<string, number[]>();
  readonly #isStruck: boolean[];

  constructor(words: readonly Word[]) {
    this.#words = words;
    this.#isStruck = words.map(() => false);
    for (const [place, { text }] of words.entries()) {
      const places = this.#places.get(text);
      if (places === undefined) this.#places.set(text, [place]);
      else places.push(place);
    }
  }

  /** Where the piece stands as it is written, else word by word from the left. */
  strike(piece: string): void {
    const words = wordsOf(piece).map(({ text }) => text);
    const whole = this.#open(words[0] ?? '').find((place) =>
      words.every((each, at) => this.#isOpen(place + at, each)),
    );
    let from = whole ?? -1;
    for (const [at, each] of words.entries()) {
      const open = this.#open(each);
      const place =
        whole === undefined ? (open.find((other) => other > from) ?? open[0]) : whole + at;
      if (place === undefined) continue;
      this.#isStruck[place] = true;
      from = place;
    }
  }

  rest(): readonly number[] {
    return this.#words.flatMap((_, place) => (this.#isStruck[place] === true ? [] : [place]));
  }

  #isOpen(place: number, text: string): boolean {
    return this.#words[place]?.text === text && this.#isStruck[place] === false;
  }

  /** The first places of a word that are not struck; those that are go from the front of its list. */
  #open(text: string): readonly number[] {
    const places = this.#places.get(text) ?? [];
    let gone = 0;
    while (gone < places.length && this.#isStruck[places[gone] ?? -1] === true) gone += 1;
    if (gone > 0) places.splice(0, gone);
    return places.slice(0, mostTried).filter((place) => this.#isStruck[place] === false);
  }
}

/** Everything that was read out of a text, as it is written. */
function piecesOf(material: Material): readonly string[] {
  const { units, requests, title, topic, opening, ending } = material;
  const ofUnits = units.flatMap(({ text, picture, onScreen, speaker }) => [
    text,
    picture,
    onScreen,
    speaker,
  ]);
  const asked = [topic?.text ?? null, topic?.misspelt ?? null];
  const silent = silentShotsOf(material).map(({ picture }) => picture);
  return [...ofUnits, ...silent, ...requests, title, opening, ending, ...asked].filter(
    (piece) => piece !== null,
  );
}

/**
 * The stretches of a text, at most a sentence long, of which nothing was read. Labels, numbers of a list, times and joining words
 * are marks, and are not told of.
 */
export function unreadOf(written: string, material: Material): readonly string[] {
  const text = legible(written);
  const words = wordsOf(text);
  const ledger = new Ledger(words);
  for (const piece of piecesOf(material)) ledger.strike(piece);
  const stretches: { from: number; to: number; last: number }[] = [];
  for (const place of ledger.rest()) {
    const { from = 0, to = 0 } = words[place] ?? {};
    const open = stretches.at(-1);
    if (open?.last === place - 1 && !border.test(text.slice(open.to, from)))
      stretches[stretches.length - 1] = { ...open, to, last: place };
    else stretches.push({ from, to, last: place });
  }
  return stretches
    .map(({ from, to }) => ({ from, to: withoutLabel(text, from, to) }))
    .filter(({ from, to }) => !isMark(text, from, to))
    .map(({ from, to }) =>
      /\p{Sc}$/u.test(text.slice(0, from)) ? { from: from - 1, to } : { from, to },
    )
    .map(({ from, to }) => text.slice(from, to).trim());
}

const colon = /^[\])*_ ]{0,4}[:：]/u;

/** Where a stretch ends without the label that it ends with: of "beesbees VO" before a colon, behind "beesbees". */
function withoutLabel(text: string, from: number, to: number): number {
  if (!colon.test(text.slice(to, to + 5))) return to;
  const stretch = text.slice(from, to);
  const words = wordsOf(stretch);
  for (let count = 1; count < Math.min(words.length, longestLabel + 1); count += 1) {
    const start = words.at(-count)?.from ?? 0;
    if (readLabel(`${stretch.slice(start)}: x`) !== null)
      return from + (words.at(-count - 1)?.to ?? 0);
  }
  return to;
}

function isMark(text: string, from: number, to: number): boolean {
  const stretch = text.slice(from, to);
  if (!/\p{L}{2}/u.test(stretch) && !new RegExp(`[${unspacedScripts}]{2}`, 'u').test(stretch))
    return true;
  if (joining.test(stretch)) return true;
  const isBeforeColon = colon.test(text.slice(to, to + 5));
  if (isBeforeColon && stretch.split(/\s+/u).length <= longestLabel) return true;
  return readLabel(`${stretch}: x`) !== null;
}
