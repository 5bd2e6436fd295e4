import { beatOf, chainsOf, ownLine } from './beats.ts';
import { hasJokeForm, isTwoLineJoke, isWished } from './evidence.ts';
import { framed } from './frame.ts';
import type { Genre } from './genre.ts';
import type { Material, Unit } from '../reading/material.ts';
import { questionsOf } from './questions.ts';
import { cues } from './genre-cues.ts';
import { eitherApostrophe } from '../word-patterns.ts';

const beforePunchS = 0.8;
/** A longer text with a joke in it is told as what else it is. */
const mostUnits = 12;

const mostInPunch = 3;
const marks = /["“”]/gu;

/** Where the punch line begins: with all that is said in its quotation. */
function punchFrom(units: readonly Unit[]): number {
  let open = 0;
  for (let at = units.length - 1; at >= Math.max(units.length - mostInPunch, 0); at -= 1) {
    open += units[at]?.text.match(marks)?.length ?? 0;
    if (open % 2 === 0) return at;
  }
  return Math.max(units.length - 1, 0);
}

/** "Joke for the works do", "un chiste de mi papá": the word that names the form, at the beginning, and no tale of one. */
const namesJoke = (text: string) => text.length <= longestNaming && named.test(text);
const longestNaming = 120;
const named = new RegExp(
  String.raw`^(?:(?:(?:${eitherApostrophe(cues.jokeLeads)}) )*(?:\p{L}+ ){0,2}?)(?:${cues.jokeNames})(?!\p{L})(?! (?:${cues.jokeVerbs}) )|^(?:${cues.foreignJokeNames})`,
  'iu',
);
/** Whether its author calls it one, in a line of its own or in a note. */
function isNamedJoke({ units, requests, title }: Material): boolean {
  const heads = [units[0]?.text ?? '', title ?? '', ...requests];
  return units.length > 1 && heads.some(namesJoke);
}

/** Set-up, a beat of silence, and the punch line: last and alone. */
export const joke: Genre = {
  id: 'joke',
  verbatim: true,
  fits(material) {
    if (material.units.length > mostUnits) return 0;
    if (hasJokeForm(material) || isNamedJoke(material)) return 0.96;
    if (isTwoLineJoke(material)) return 0.7;
    return isWished(material, 'joke') ? 0.88 : 0;
  },
  arrange(material) {
    const [first, ...others] = material.units;
    const isNamed = first !== undefined && others.length > 1 && namesJoke(first.text);
    const units = isNamed ? others : material.units;
    const beside = isNamed ? [beatOf('detail', [ownLine(first)], { weight: 0.3 })] : [];
    const punch = units.slice(punchFrom(units));
    if (punch.length === 0) return framed(material, []);
    const setUps = chainsOf(units.slice(0, -punch.length));
    const before = setUps.map((chain, place) =>
      beatOf('set-up', chain.map(ownLine), {
        weight: 0.9,
        pauseS: place === setUps.length - 1 ? beforePunchS : 0,
      }),
    );
    return framed(material, [
      ...beside,
      ...before,
      beatOf('punch', punch.map(ownLine), { weight: 1, alone: true }),
    ]);
  },
  questions: (material) => questionsOf('joke', material),
};
