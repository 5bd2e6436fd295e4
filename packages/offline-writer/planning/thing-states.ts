import { compoundLook } from '@scenewright/contract/rules/prose/compounds.ts';
import drawnStates from '../data/drawn-states.json' with { type: 'json' };
import data from '../data/thing-states.json' with { type: 'json' };
import { rememberLately } from '../remember-lately.ts';
import { alternativesByLanguage, alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import { hitsOf } from './languages/find-words.ts';
import { lexiconOf } from './languages/lexicons.ts';

/*
 * States of things that have drawings of their own: "the milk bottle is empty", "das Fenster ist kaputt". A state is of the
 * thing next to it, within one clause.
 */

/** Where a text names something. */
interface Mention {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A thing of which a text tells a state that is drawn. */
export interface StateTold {
  readonly thing: string;
  /** The noun that the painter knows both by. */
  readonly as: string;
  /** Of the words that tell the state. */
  readonly from: number;
  readonly to: number;
}

/** So many letters may stand between a thing and its state. */
const mostBetween = 32;
const { denials, links } = alternativesIn({ denials: data.denials, links: data.links });
const whole = (pattern: string) =>
  String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${pattern})(?![\p{L}\p{M}\p{N}-])`;
const parting = new RegExp(String.raw`[.!?;:,—–()\n]|${whole(links)}`, 'iu');
const denied = new RegExp(whole(eitherApostrophe(denials)), 'iu');

/** Enough for a long film. */
const mostTexts = 200;

/** Finds the words of states in a text of one language. */
function finderOf(states: Readonly<Record<string, string>>): (text: string) => readonly Mention[] {
  const patterns = Object.entries(states).map(
    ([name, words]) => [name, new RegExp(whole(words), 'giu')] as const,
  );
  return rememberLately(mostTexts, (text) =>
    patterns.flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
        name,
        from: index,
        to: index + said.length,
      })),
    ),
  );
}
const finders: ReadonlyMap<string, (text: string) => readonly Mention[]> = new Map(
  Object.entries(alternativesByLanguage(data.states)).map(([language, states]) => [
    language,
    finderOf(states),
  ]),
);
const drawnIn: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...new Set(drawnStates.map(({ state }) => state))].map((state) => [
    state,
    new Map(
      drawnStates
        .filter((each) => each.state === state)
        .flatMap(({ things, as }) => things.map((thing) => [thing, as] as const)),
    ),
  ]),
);
const things = alternativesIn({ names: drawnStates.flatMap((each) => each.things) }).names;
const englishThings = new RegExp(whole(String.raw`(${things})(?:e?s)?`), 'giu');

/** The things of a text that have states. */
function thingsIn(text: string, language: string): readonly Mention[] {
  if (language === 'en')
    return [...text.matchAll(englishThings)].map(({ 0: said, 1: name = '', index }) => ({
      name: name.toLowerCase(),
      from: index,
      to: index + said.length,
    }));
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  const { tokens, hits } = hitsOf(text, lexicon, new Set());
  return hits.flatMap(({ english, from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return first === undefined || last === undefined
      ? []
      : [{ name: english, from: first.at, to: last.at + last.text.length }];
  });
}

/** "The car door was open": the word before a thing makes another one of it, where it is no state itself. */
function isOther(text: string, { name, from }: Mention, state: Mention): boolean {
  if (state.to <= from && from - state.to < 2) return false;
  const before = /(\p{L}+) $/u.exec(text.slice(0, from))?.[1];
  return (
    before !== undefined &&
    compoundLook(before.toLowerCase(), name.split(' ').at(-1) ?? name) === 'other'
  );
}

/** Whether a state is told of a thing: both stand in one clause, which denies nothing. */
function isToldOf(text: string, state: Mention, thing: Mention): boolean {
  const [first, last] = state.from < thing.from ? [state, thing] : [thing, state];
  const between = text.slice(first.to, last.from);
  if (last.from < first.to || between.length > mostBetween || parting.test(between)) return false;
  const clause =
    text
      .slice(0, last.to)
      .split(/[.!?;:]/u)
      .at(-1) ?? '';
  return !denied.test(clause) && !isOther(text, thing, state);
}

const distance = (one: Mention, other: Mention): number =>
  Math.max(one.from, other.from) - Math.min(one.to, other.to);

/** The states of things that a text tells and a painter shows. */
export function statesTold(text: string, language: string): readonly StateTold[] {
  const [code = ''] = language.toLowerCase().split('-', 1);
  const found = finders.get(code)?.(text) ?? [];
  if (found.length === 0) return [];
  const named = thingsIn(text, code);
  return found.flatMap((state) => {
    const drawn = drawnIn.get(state.name);
    const [nearest] = named
      .filter(({ name }) => drawn?.has(name) === true)
      .filter((thing) => isToldOf(text, state, thing))
      .toSorted((one, other) => distance(state, one) - distance(state, other));
    const as = drawn?.get(nearest?.name ?? '');
    return nearest === undefined || as === undefined
      ? []
      : [{ thing: nearest.name, as, from: state.from, to: state.to }];
  });
}
