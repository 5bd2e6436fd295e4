import type { MeasureSpeech } from '../../brief.ts';
import { bondsOf, fallsWith, isFragment, type FindUnit } from './bonds.ts';
import {
  leastBreathS,
  speechSeconds,
  withSaid,
  secondsFor,
  longestSceneS,
  type Draft,
  type Said,
} from './draft.ts';
import { figuresIn, shorterForms } from './shorter-forms.ts';

export interface Wording {
  readonly measure: MeasureSpeech;
  readonly findUnit: FindUnit;
  /** Whether the scenes are told in English; clauses of other languages are not cut. */
  readonly isEnglish: boolean;
  /** Texts that the same instruction puts in or asks to keep: they stay. */
  readonly kept: ReadonlySet<string>;
  /** Those of them that the scenes did not say before. */
  readonly put: ReadonlySet<string>;
}

/** How much shorter: to so many seconds of scene, or by as little as may be noticed. */
export type ShorterTo = { readonly seconds: number } | { readonly share: number } | 'a-little';

/** The draft with less to say, or less silence; the draft itself where nothing can go. */
export function shorten(draft: Draft, to: ShorterTo, wording: Wording): Draft {
  if (draft.durationS === 0) return draft;
  if (draft.said.length === 0) return { ...draft, durationS: shorterSilence(draft.durationS, to) };
  const spokenS = speechSeconds(draft, wording.measure);
  const goalS =
    to === 'a-little'
      ? spokenS - 0.1
      : 'seconds' in to
        ? to.seconds - leastBreathS
        : spokenS * to.share;
  let { said } = draft;
  while (speechSeconds({ ...draft, said }, wording.measure) > goalS + 1e-9) {
    const less = withLess(said, wording);
    if (less === null) break;
    said = less;
  }
  const changed = said === draft.said ? draft : withSaid(draft, said, wording.measure);
  return {
    ...changed,
    durationS: Math.min(
      draft.durationS,
      Math.min(secondsFor({ ...draft, said }, wording.measure), longestSceneS),
    ),
  };
}

function shorterSilence(durationS: number, to: ShorterTo): number {
  const goal =
    to === 'a-little'
      ? Math.floor(durationS * 0.75)
      : 'seconds' in to
        ? Math.floor(to.seconds)
        : Math.round(durationS * to.share);
  return Math.min(durationS, Math.max(goal, 1));
}

/** The sentences without the least needed of them, or with the longest of them cut; null where nothing can go. */
function withLess(said: readonly Said[], wording: Wording): readonly Said[] | null {
  const sentences = said.map(({ sentence }) => sentence);
  const bonds = bondsOf(sentences, wording.findUnit);
  const isKept = (place: number): boolean => {
    const sentence = sentences[place];
    return (
      sentence !== undefined &&
      (wording.kept.has(sentence.text) || isFragment(sentence, wording.findUnit))
    );
  };
  const droppable = said
    .map((_, place) => fallsWith(place, bonds))
    .filter(
      (gone) =>
        gone.size < said.filter(({ sentence }) => sentence.source !== 'structure').length &&
        ![...gone].some(isKept),
    )
    // Words that the same instruction put in are beside a scene's own, never instead of them.
    .filter((gone) =>
      said.some(
        ({ sentence }, place) =>
          !gone.has(place) && sentence.source !== 'structure' && !wording.put.has(sentence.text),
      ),
    );
  const worth = (gone: ReadonlySet<number>): number =>
    [...gone].reduce((sum, place) => sum + worthOf(said, place, wording), 0);
  const least = droppable.toSorted(
    (one, other) => worth(one) - worth(other) || Math.min(...other) - Math.min(...one),
  )[0];
  if (least !== undefined) return said.filter((_, place) => !least.has(place));
  return withClauseCut(said, wording);
}

function worthOf(said: readonly Said[], place: number, { findUnit }: Wording): number {
  const sentence = said[place]?.sentence;
  if (sentence === undefined || sentence.source === 'structure') return 0;
  const unit = findUnit(sentence.text);
  const names = Math.min(unit?.names.length ?? 0, 2);
  // What opens a scene is what the rest is about.
  return (
    1 +
    Math.min(figuresIn(sentence.text), 2) * 1.5 +
    names * 0.3 +
    (place === 0 ? 1 : 0) +
    (unit?.corrects == null ? 0 : 1)
  );
}

function withClauseCut(
  said: readonly Said[],
  { isEnglish, kept, findUnit }: Wording,
): readonly Said[] | null {
  if (!isEnglish) return null;
  const places = said
    .map((_, place) => place)
    .toSorted(
      (one, other) =>
        (said[other]?.sentence.text.length ?? 0) - (said[one]?.sentence.text.length ?? 0),
    );
  for (const place of places) {
    const old = said[place];
    if (
      old === undefined ||
      kept.has(old.sentence.text) ||
      isFragment(old.sentence, findUnit) ||
      !['own', 'answer', 'model'].includes(old.sentence.source)
    )
      continue;
    const [shorter] = shorterForms(old.sentence.text);
    if (shorter !== undefined)
      return said.with(place, { ...old, sentence: { ...old.sentence, text: shorter } });
  }
  return null;
}
