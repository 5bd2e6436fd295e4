import genreWords from '../data/genre-words.json' with { type: 'json' };
import { asksForKind } from '../reading/form-wishes.ts';
import type { Material } from '../reading/material.ts';
import type { GenreId } from './genre.ts';
import { anyOf } from './words-pattern.ts';
import { cues } from './genre-cues.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/** As much of a long text as tells its genre. */
const readCharacters = 8_000;

const wishes = Object.entries(genreWords.wishes).map(
  ([id, words]) => [id as GenreId, anyOf(words)] as const,
);
const evidence = {
  news: genreWords.evidence.news.map(anyOf),
  pitch: genreWords.evidence.pitch.map(anyOf),
};
const openings = anyOf(genreWords.evidence.storyOpenings);
const firstPerson = anyOf(genreWords.evidence.firstPerson);
const jokeForms = anyOf(genreWords.evidence.jokeForms);
const parts = Object.fromEntries(
  Object.entries(genreWords.sortedParts).map(([part, words]) => [part, anyOf(words)]),
);

export const isEnglish = ({ language }: Material) =>
  language === 'en' || language.startsWith('en-');

const spokenText = (material: Material) =>
  material.units
    .map(({ text }) => text)
    .join(' ')
    .slice(0, readCharacters);

/** "but no jokes" names what is not wanted. */
const refuses = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherApostrophe(cues.refusals)})(?!\p{L})`,
  'iu',
);

/** Whether the creator names this kind of film: in a wish, in the topic, or in the title. */
export function isWished(material: Material, id: GenreId): boolean {
  const wanted = material.requests.filter((wish) => !refuses.test(wish));
  if (material.units.length === 0 && wanted.some((wish) => asksForKind(wish, id))) return true;
  if (!isEnglish(material)) return false;
  const named = [...wanted, material.topic?.text ?? '', material.title ?? '']
    .join('\n')
    .slice(0, readCharacters);
  return wishes.some(([wished, words]) => wished === id && words.test(named));
}

/** How many kinds of evidence for a genre the text holds, of those its words are sorted into. */
export function kindsOfEvidence(material: Material, genre: keyof typeof evidence): number {
  if (!isEnglish(material)) return 0;
  const text = spokenText(material);
  return evidence[genre].filter((words) => words.test(text)).length;
}

/** Whether a text offers something: it introduces it, or says how to get it. Others' problems and customers are any article's. */
export function offersSomething(material: Material, leastKinds: number): boolean {
  const text = spokenText(material);
  const [introduces, calls] = evidence.pitch;
  const kinds = [introduces, calls].filter((words) => words?.test(text) === true).length;
  return isEnglish(material) && kinds >= leastKinds;
}

/** The share of units told by an "I" or a "we". */
export function shareInFirstPerson({ units }: Material): number {
  return units.length === 0
    ? 0
    : units.filter(({ text }) => firstPerson.test(text)).length / units.length;
}

/** Whether somebody tells what they lived through: "I" and "we" in the past, and hardly a "you". */
export function isLived(material: Material): boolean {
  if (!isEnglish(material) || material.units.length < leastLivedUnits) return false;
  const share = (words: RegExp) =>
    material.units.filter(({ text }) => words.test(text)).length / material.units.length;
  return share(firstPerson) >= 0.3 && share(past) >= 0.4 && share(secondPerson) < 0.2;
}

const leastLivedUnits = 3;
const past = new RegExp(String.raw`\b(?:${cues.pastVerbs}|\p{L}{2,}ed)\b`, 'iu');
const secondPerson = /\b(?:you|your)\b/iu;

/** Whether one of the first sentences opens a tale. */
export const opensTale = ({ units }: Material) =>
  units.slice(0, 2).some(({ text }) => openings.test(text));

/** Two short lines, of which the second turns the first: "My dog ate my homework. Now he knows more than me." */
export function isTwoLineJoke(material: Material): boolean {
  const [first, second, ...others] = material.units;
  if (!isEnglish(material) || second === undefined || first === undefined || others.length > 0)
    return false;
  if (material.topic !== null || material.title !== null || material.requests.length > 0)
    return false;
  const isPlain = [first, second].every(
    ({ text, figures, kind }) => figures.length === 0 && kind === 'sentence' && text.length < 110,
  );
  const isTold = firstPerson.test(first.text) && !opensTale(material);
  const isTurned = turning.test(second.text) || saidToSomebody.test(first.text);
  return isPlain && isTold && isTurned && second.text.split(/\s+/u).length <= 9;
}

const turning = new RegExp(String.raw`^(?:${cues.jokeTurns})\b`, 'iu');
const saidToSomebody = new RegExp(
  String.raw`^(?:i (?:told|asked) my|my (?:${cues.relations}) (?:says|said|told|asked))\b`,
  'iu',
);

const entersElsewhere = anyOf(genreWords.evidence.jokesElsewhere);
const speaks = /["“”„«»]|^[–—-]\s/u;

/** "Un señor entra en una zapatería": somebody comes in, and what somebody says ends it. */
const isToldElsewhere = ({ units, language }: Material): boolean =>
  !/^en\b/iu.test(language) &&
  entersElsewhere.test(units[0]?.text ?? '') &&
  speaks.test(units.at(-1)?.text ?? '');

export const hasJokeForm = (material: Material) =>
  material.units.slice(0, 2).some(({ text }) => jokeForms.test(text)) || isToldElsewhere(material);

/** Whether a text holds words of a part of its genre, such as a call to act. */
export const isPart = (part: keyof typeof genreWords.sortedParts, text: string) =>
  parts[part]?.test(text) ?? false;
