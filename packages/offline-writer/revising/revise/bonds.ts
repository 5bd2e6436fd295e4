import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Material, Unit } from '../../reading/material.ts';
import { plainWords } from '../enhance/same-material.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

const key = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** Finds the unit of the idea that a spoken sentence is, or was cut from. */
export type FindUnit = (text: string) => Unit | null;

export function unitFinder({ units }: Material): FindUnit {
  const keys = units.map((unit) => [key(unit.text), unit] as const);
  // What is looked for once is looked for often; null where nothing is found.
  const found = new Map<string, Unit | null>(keys);
  return (text) => {
    const words = key(text);
    if (words.trim() === '') return null;
    const known = found.get(words);
    if (known !== undefined) return known;
    const unit = keys.find(([own]) => own.includes(words))?.[1] ?? null;
    found.set(words, unit);
    return unit;
  };
}

/** Words that begin a sentence which cannot be told without the one before it. */
const leaning = new RegExp(
  String.raw`^["“‘'(]*(?:(?:and|but|so|then|yet|or) |(?:${said.leaningOpeners})\b)`,
  'iu',
);
/** A sentence that takes something back. */
const correcting = new RegExp(
  String.raw`^["“‘'(]*(?:${eitherApostrophe(said.correctingOpeners)})\b`,
  'iu',
);

export const leansByItself = (text: string): boolean => leaning.test(text.replaceAll('’', "'"));

/** Words cut from a sentence that goes on in the scene before or after: nothing stands between, and they stay. */
export function isFragment({ text, source }: SpokenSentence, findUnit: FindUnit): boolean {
  if (source !== 'own' || findUnit(text)?.kind === 'verse') return false;
  return /^["“‘'(]*\p{Ll}/u.test(text) || endsOpen(text);
}

/** Whether a sentence goes on behind a text. */
export const endsOpen = (text: string): boolean => /[\p{L}\p{N}),;:–—-]["”’]?$/u.test(text.trim());

/** For each sentence, the places of those without which it may not be told. */
export function bondsOf(
  sentences: readonly SpokenSentence[],
  findUnit: FindUnit,
): readonly ReadonlySet<number>[] {
  const units = sentences.map(({ text }) => findUnit(text));
  const bonds = sentences.map(() => new Set<number>());
  const placeOf = (id: number | null): number =>
    id === null ? -1 : units.findIndex((unit) => unit?.id === id);
  sentences.forEach(({ text, source, of }, place) => {
    const bind = (from: number, to: number): void => {
      if (from >= 0 && to >= 0 && from !== to) bonds[from]?.add(to);
    };
    const unit = units[place];
    if (source === 'structure') bind(place, place + 1 < sentences.length ? place + 1 : -1);
    if (source === 'fact' && of !== '' && sentences[place - 1]?.of === of) bind(place, place - 1);
    if (unit !== null && unit !== undefined) {
      bind(place, placeOf(unit.leansOn));
      const claim = placeOf(unit.corrects);
      bind(place, claim);
      bind(claim, place);
      const question = units[place - 1];
      if (unit.kind === 'answer' && question?.kind === 'question') {
        bind(place, place - 1);
        bind(place - 1, place);
      }
    }
    const isOpen = unit === null || unit === undefined || unit.leansOn === null;
    if (isOpen && leansByItself(text)) bind(place, place - 1);
    if (correcting.test(text)) bind(place - 1, place);
  });
  return bonds;
}

/** A place with all that may not be told once it is gone. */
export function fallsWith(
  place: number,
  bonds: readonly ReadonlySet<number>[],
): ReadonlySet<number> {
  const gone = new Set([place]);
  for (let grown = true; grown;) {
    grown = false;
    bonds.forEach((needs, other) => {
      if (gone.has(other) || ![...needs].some((need) => gone.has(need))) return;
      gone.add(other);
      grown = true;
    });
  }
  return gone;
}
