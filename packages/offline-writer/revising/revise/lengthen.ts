import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Known, KnownFact } from '../../knowledge/known.ts';
import type { Topic, Unit } from '../../reading/material.ts';
import { endsOpen, isFragment, leansByItself, type FindUnit } from './bonds.ts';
import {
  atRest,
  longestSceneS,
  secondsFor,
  speechSeconds,
  withSaid,
  type Draft,
  type Said,
} from './draft.ts';
import type { Wording } from './shorten.ts';

/** Sentences that are told together or not at all, in their order. */
export type Bundle = readonly SpokenSentence[];

/** The unused sentences in bundles: each with those that it leans on and that its scene does not tell. */
export function bundlesOf(
  unused: readonly SpokenSentence[],
  told: readonly SpokenSentence[],
  findUnit: FindUnit,
): readonly Bundle[] {
  const units = unused.map((sentence) => ({ sentence, unit: findUnit(sentence.text) }));
  const toldIds = new Set(told.map(({ text }) => findUnit(text)?.id ?? -1));
  return units.flatMap(({ sentence, unit }, place) => {
    if (sentence.source === 'own' && unit === null) return [];
    if (unit === null) return leansByItself(sentence.text) ? [] : [[sentence]];
    const bundle = new Map<number, SpokenSentence>([[unit.id, sentence]]);
    const isWhole =
      addNeeds(unit, bundle, units, toldIds) &&
      units.findIndex(({ unit: other }) => other?.id === unit.id) === place;
    return isWhole
      ? [[...bundle.entries()].toSorted(([one], [other]) => one - other).map(([, each]) => each)]
      : [];
  });
}

/** The facts that answer what a film is about: of a bare subject all, of a question its answers. */
export function factsThatAnswer(topic: Topic | null, known: Known): readonly KnownFact[] {
  if (topic === null) return [];
  const facts = known.factsFor(topic);
  return topic.aspect === null ? facts : facts.filter(({ isAnswer }) => isAnswer);
}

/** Facts that no scene here tells, each by its first sentence, which stands by itself. */
export function factBundles(
  facts: readonly KnownFact[],
  told: readonly SpokenSentence[],
): readonly Bundle[] {
  const ids = new Set(told.map(({ of }) => of));
  return facts
    .filter(({ id, needs }) => !ids.has(id) && (needs === undefined || ids.has(needs)))
    .map(({ id, sentences }) => [{ text: sentences[0] ?? '', source: 'fact', of: id }]);
}

interface Placed {
  readonly sentence: SpokenSentence;
  readonly unit: Unit | null;
}

/** Adds what a unit leans on, and the correction of what it claims; false where that is nowhere to be had. */
function addNeeds(
  unit: Unit,
  bundle: Map<number, SpokenSentence>,
  units: readonly Placed[],
  told: ReadonlySet<number>,
): boolean {
  const corrections = units
    .filter(({ unit: other }) => other?.corrects === unit.id)
    .map(({ unit: other }) => other?.id ?? -1);
  for (const id of [unit.leansOn, unit.corrects, ...corrections]) {
    if (id === null || bundle.has(id) || told.has(id)) continue;
    const found = units.find(({ unit: other }) => other?.id === id);
    // What it leans on is told elsewhere in the film: a sentence that names all it speaks of can be told here too.
    if (
      found?.unit == null &&
      id === unit.leansOn &&
      unit.corrects === null &&
      !leansByItself(unit.text)
    )
      continue;
    if (found?.unit == null) return false;
    bundle.set(id, found.sentence);
    if (!addNeeds(found.unit, bundle, units, told)) return false;
  }
  return true;
}

/** A draft that says the sentences as well, each at its place in the idea; null where that would be too long a scene. */
export function withBundle(draft: Draft, bundle: Bundle, wording: Wording): Draft | null {
  let said = draft.said;
  for (const sentence of bundle)
    said = said.toSpliced(placeFor(sentence, said, wording.findUnit), 0, atRest(sentence));
  const isTooLong = secondsFor({ ...draft, said }, wording.measure) > longestSceneS;
  if (
    isTooLong ||
    !bundle.every((sentence) => standsBehindItsNeeds(sentence, said, wording.findUnit))
  )
    return null;
  return withSaid(draft, said, wording.measure);
}

function standsBehindItsNeeds(
  sentence: SpokenSentence,
  said: readonly Said[],
  findUnit: FindUnit,
): boolean {
  const unit = findUnit(sentence.text);
  const placeOf = (id: number): number =>
    said.findLastIndex((each) => findUnit(each.sentence.text)?.id === id);
  const needs = [unit?.leansOn, unit?.corrects].filter((id) => typeof id === 'number');
  const own = said.findIndex((each) => each.sentence === sentence);
  const isLeaning = unit !== null && (unit.corrects !== null || leansByItself(sentence.text));
  return needs.every((id) => placeOf(id) < own && (placeOf(id) >= 0 || !isLeaning));
}

function placeFor(sentence: SpokenSentence, said: readonly Said[], findUnit: FindUnit): number {
  const id = findUnit(sentence.text)?.id;
  const last = said.at(-1)?.sentence;
  const end =
    last !== undefined && endsOpen(last.text) && isFragment(last, findUnit)
      ? said.length - 1
      : said.length;
  if (id === undefined) return end;
  const later = said.findIndex((each) => (findUnit(each.sentence.text)?.id ?? -1) > id);
  if (later < 0) return end;
  // A scene that goes on with a sentence of the one before it goes on first.
  const first = said[0]?.sentence;
  if (later === 0 && first !== undefined && isFragment(first, findUnit)) return Math.min(1, end);
  return said[later - 1]?.sentence.source === 'structure' ? later - 1 : later;
}

/** The bundles that fit a scene, nearest first: of its paragraph, then beside it, then on its words. */
export function nearest(
  bundles: readonly Bundle[],
  draft: Draft,
  findUnit: FindUnit,
): readonly Bundle[] {
  const here = draft.said.flatMap(({ sentence }) => findUnit(sentence.text) ?? []);
  const distance = (bundle: Bundle): number => {
    const unit = findUnit(bundle[0]?.text ?? '');
    if (unit === null || here.length === 0) return 1_000;
    const apart = Math.min(
      ...here.map(({ id }) => Math.abs(id - unit.id) + (id > unit.id ? 0.5 : 0)),
    );
    return apart + (here.some(({ block }) => block === unit.block) ? 0 : 10);
  };
  return bundles.toSorted((one, other) => distance(one) - distance(other));
}

/** The draft with unused sentences added up to a length in seconds, at least one where any fits. */
export function lengthen(
  draft: Draft,
  goalS: number,
  bundles: readonly Bundle[],
  wording: Wording,
): { readonly draft: Draft; readonly used: Bundle } {
  let longer = draft;
  const used: SpokenSentence[] = [];
  for (const bundle of nearest(bundles, draft, wording.findUnit)) {
    if (used.length > 0 && speechSeconds(longer, wording.measure) >= goalS) break;
    const fresh = bundle.filter((sentence) => !used.includes(sentence));
    const next = fresh.length === 0 ? null : withBundle(longer, fresh, wording);
    if (next === null) continue;
    longer = next;
    used.push(...fresh);
  }
  return { draft: longer, used };
}
