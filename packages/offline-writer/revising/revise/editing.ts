import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import { applyPicture, withNone, withoutInPicture } from './apply-picture.ts';
import { withoutPauses, withPause, withTone } from './apply-tone.ts';
import {
  sentencesOf,
  withListed,
  withOnlyText,
  withoutSentence,
  withoutWords,
  withReplaced,
  withText,
} from './apply-words.ts';
import type { KnownFact } from '../../knowledge/known.ts';
import type { Unit } from '../../reading/material.ts';
import type { Change } from './change.ts';
import { leastBreathS, longestSceneS, secondsFor, speechSeconds, type Draft } from './draft.ts';
import { bundlesOf, factBundles, lengthen, withBundle, type Bundle } from './lengthen.ts';
import { aboutIn, figureIn, figureKindOf } from './mention.ts';
import { mentions } from './reword.ts';
import { shorten, type ShorterTo, type Wording } from './shorten.ts';
import { plainWordByHard, rightBySpelling, toneOf } from './vocabulary.ts';

/** Why a change could not be made, or not wholly. */
export interface Why {
  readonly text: string;
  readonly isPartial: boolean;
}

export interface Editing {
  /** Makes a change in every scene that has what it is about. @returns null where it is done */
  apply(change: Change): Why | null;
  drafts(): readonly Draft[];
}

/** What may be said beside the scenes' own words. */
export interface EditingMaterial {
  readonly unused: readonly SpokenSentence[];
  /** All of the idea, said or not. */
  readonly units: readonly Unit[];
  /** Of exactly the topic. */
  readonly facts: readonly KnownFact[];
}

const not = (text: string): Why => ({ text, isPartial: false });
const partly = (text: string): Why => ({ text, isPartial: true });
const tooLong = `the scene would be longer than ${longestSceneS} seconds`;

/** Scenes that are being changed, with the sentences that are still unused. */
export function createEditing(
  opened: readonly Draft[],
  { unused, units, facts }: EditingMaterial,
  base: Wording,
): Editing {
  let drafts = [...opened];
  let left = [...unused];
  const kept = new Set<string>();
  const put = new Set<string>();
  const wording: Wording = { ...base, kept, put };
  const protect = (sentences: readonly SpokenSentence[]): void => {
    for (const { text } of sentences) {
      kept.add(text);
      put.add(text);
    }
  };
  const { measure } = base;
  const sentencesIn = (some: readonly Draft[]): readonly SpokenSentence[] =>
    some.flatMap(({ said }) => said.map(({ sentence }) => sentence));
  const bundlesFor = (draft: Draft): readonly Bundle[] => [
    ...bundlesOf(left, sentencesIn([draft]), base.findUnit),
    ...factBundles(facts, sentencesIn(drafts)),
  ];
  const take = (used: Bundle): void => {
    left = left.filter((sentence) => !used.includes(sentence));
  };

  /** Changes each scene that can be changed. */
  function each(change: (draft: Draft) => Draft | null, why: string): Why | null {
    const next = drafts.map(change);
    drafts = drafts.map((draft, index) => next[index] ?? draft);
    return next.some((draft) => draft !== null) ? null : not(why);
  }

  function at(index: number, change: (draft: Draft) => Draft | null, why: string): Why | null {
    const draft = drafts[index];
    const next = draft === undefined ? null : change(draft);
    if (next === null) return not(why);
    drafts = drafts.with(index, next);
    return null;
  }

  function say(text: string, place: 'start' | 'end'): Why | null {
    const done = at(
      place === 'start' ? 0 : drafts.length - 1,
      (draft) => withText(draft, text, place, wording),
      tooLong,
    );
    if (done === null) protect(sentencesOf(text));
    return done;
  }

  function mention(what: string): Why | null {
    const about = aboutIn(what, base.findUnit);
    if (drafts.some(({ said }) => said.some(({ sentence }) => about(sentence.text))))
      return not(`“${what}” is already said`);
    let isKnown = false;
    for (const [index, draft] of drafts.entries()) {
      const bundle = bundlesFor(draft).find((sentences) =>
        sentences.some(({ text }) => about(text)),
      );
      isKnown ||= bundle !== undefined;
      const next = bundle === undefined ? null : withBundle(draft, bundle, wording);
      if (bundle === undefined || next === null) continue;
      drafts = drafts.with(index, next);
      take(bundle);
      protect(bundle);
      return null;
    }
    if (isKnown) return not(tooLong);
    if (left.some(({ text }) => about(text)))
      return not(
        `what your idea says about “${what}” cannot be told without the sentences around it`,
      );
    if (units.some(({ text }) => about(text)))
      return not(`another scene says what your idea says about “${what}”`);
    return not(
      `your idea says nothing about “${what}”, and nothing is made up; put the words to be said in quotation marks`,
    );
  }

  function keep(what: string): Why | null {
    const about = aboutIn(what, base.findUnit);
    const some = drafts
      .flatMap(({ said }) => said.map(({ sentence }) => sentence.text))
      .filter(about);
    for (const text of some) kept.add(text);
    return some.length > 0 ? null : not(`nothing here says “${what}”`);
  }

  function shorter(to: ShorterTo): Why | null {
    const before = drafts;
    drafts = drafts.map((draft) => shorten(draft, to, wording));
    const isShorter = drafts.some(
      (draft, index) =>
        draft.durationS < (before[index]?.durationS ?? 0) || draft.said !== before[index]?.said,
    );
    if (typeof to === 'object' && 'seconds' in to) {
      const over = drafts.filter(({ durationS }) => durationS > to.seconds);
      if (over.length === 0) return null;
      return isShorter
        ? partly('it became as short as its words allow, and no sentence or clause more can go.')
        : not('what is left cannot go without the rest of it');
    }
    if (typeof to === 'object' && 'share' in to && to.share > 0.05 && isShorter) {
      const missed = drafts.some(
        (draft, index) =>
          speechSeconds(draft, measure) >
          speechSeconds(before[index] ?? draft, measure) * to.share + 2,
      );
      if (missed)
        return partly(
          'it became as short as its words allow, and no sentence or clause more can go.',
        );
    }
    if (!isShorter) return not('no sentence or clause can go without the rest of it');
    const same = drafts.filter(
      (draft, index) => draft.said === before[index]?.said && draft.said.length > 0,
    ).length;
    return same === 0
      ? null
      : partly(
          `in ${same} of ${drafts.length} scenes no sentence or clause can go without the rest of it.`,
        );
  }

  function longer(share: number | null): Why | null {
    let isLonger = false;
    drafts = drafts.map((draft) => {
      const spokenS = speechSeconds(draft, measure);
      const { draft: next, used } = lengthen(
        draft,
        spokenS * (share ?? 1.4),
        bundlesFor(draft),
        wording,
      );
      if (used.length === 0) return draft;
      isLonger = true;
      take(used);
      protect(used);
      return next;
    });
    return isLonger
      ? null
      : not(
          left.length === 0
            ? 'all of your idea is already said, and nothing is made up'
            : 'no unused sentence of your idea fits into it',
        );
  }

  function lasts(seconds: number, isRelative: boolean): Why | null {
    const goal = ({ durationS }: Draft): number =>
      Math.round(isRelative ? durationS + seconds : seconds);
    const goals = drafts.map(goal);
    if (goals.some((goalS) => goalS < 1 || goalS > longestSceneS))
      return not(`a scene lasts 1 to ${longestSceneS} seconds`);
    const before = drafts;
    drafts = drafts.map((draft, index) => {
      const wholeS = goals[index] ?? draft.durationS;
      const fits = secondsFor(draft, measure) <= wholeS || draft.said.length === 0;
      const next = fits ? draft : shorten(draft, { seconds: wholeS }, wording);
      return speechSeconds(next, measure) + leastBreathS <= wholeS + 1e-9 || next.said.length === 0
        ? { ...next, durationS: wholeS }
        : next;
    });
    if (drafts.every(({ durationS }, index) => durationS === goals[index])) return null;
    const isShorter = drafts.some((draft, index) => draft.said !== before[index]?.said);
    return isShorter
      ? partly('it became as short as its words allow.')
      : not('its words take longer to say, and none of them can go without the rest');
  }

  /** Says so where a change leaves a scene without words. */
  function emptied(change: () => Why | null): Why | null {
    const before = drafts.filter(({ said }) => said.length > 0).length;
    const why = change();
    return why === null && drafts.filter(({ said }) => said.length > 0).length < before
      ? partly('nothing is left to say in its scene.')
      : why;
  }

  function remove(what: string, from: 'words' | 'picture' | 'both', isWish: boolean): Why | null {
    let isDone = false;
    let isBlocked = false;
    const kind = figureKindOf(what);
    const isQuote = /^(?:quote|quotes|quotation|quotations)$/iu.test(what);
    const figure = kind === undefined ? null : figureIn(kind, base.findUnit);
    const holds = (text: string): boolean =>
      mentions(text, what) || (figure?.(text) ?? false) || (isQuote && /["“”«»]/u.test(text));
    drafts = drafts.map((draft) => {
      const cut = from === 'picture' ? null : withoutWords(draft, holds, wording);
      // The rest of a scene may lean on what is to go: all of it is more than was asked for.
      const isTooMuch =
        cut !== null &&
        cut.said.length === 0 &&
        draft.said.some(({ sentence }) => sentence.source !== 'structure' && !holds(sentence.text));
      isBlocked ||= isTooMuch;
      const words = isTooMuch ? null : cut;
      const picture = from === 'words' ? null : withoutInPicture(words ?? draft, what);
      isDone ||= words !== null || picture !== null;
      return picture ?? words ?? draft;
    });
    if (isBlocked)
      return isDone
        ? partly('what else its scene says cannot be told without it, so those words stay.')
        : not('what else the scene says cannot be told without it');
    if (isDone) return null;
    if (kind !== undefined || from === 'words' || !isWish)
      return not(`nothing here says or shows “${what}”`);
    return each((draft) => withNone(draft, what), `nothing here shows “${what}”`);
  }

  function tone(word: string): Why | null {
    const meant = toneOf(word);
    if (meant === null) return not('it asks for something that is not understood');
    const toned = drafts.map((draft) => withTone(draft, meant, measure));
    const isChanged = toned.some(
      (draft, index) => JSON.stringify(draft) !== JSON.stringify(drafts[index]),
    );
    drafts = toned;
    if (!isChanged)
      return not(
        'its pace and picture are like that already, and the words stay as they are, for they are yours',
      );
    return partly(
      'the pace and the picture follow it; the words stay as they are, for they are yours.',
    );
  }

  function apply(change: Change): Why | null {
    switch (change.kind) {
      case 'shorter':
        return shorter(change.to);
      case 'longer':
        return longer(change.share);
      case 'lasts':
        return lasts(change.seconds, change.isRelative);
      case 'simpler':
        return each(
          (draft) => withListed(draft, plainWordByHard, wording),
          'no word here has a simpler one that surely means the same',
        );
      case 'spelling':
        return each(
          (draft) => withListed(draft, rightBySpelling, wording),
          'no misspelt word was recognised',
        );
      case 'say':
        return say(change.text, change.place);
      case 'speak':
        return at(0, (draft) => withOnlyText(draft, change.text, wording), tooLong);
      case 'keep':
        return keep(change.what);
      case 'mention':
        return mention(change.what);
      case 'remove':
        return emptied(() => remove(change.what, change.from, change.isAbsence));
      case 'remove-sentence':
        return emptied(() =>
          each(
            (draft) => withoutSentence(draft, change.place, wording),
            'there is no such sentence',
          ),
        );
      case 'replace':
        return each(
          (draft) => withReplaced(draft, change.from, change.to, wording),
          `nothing here says or shows “${change.from}”`,
        );
      case 'tone':
        return tone(change.word);
      case 'pause':
        return each(
          (draft) => withPause(draft, change.seconds, measure),
          'there are no words to pause between',
        );
      case 'no-pauses':
        return each((draft) => withoutPauses(draft, measure), 'there is no pause');
      case 'impossible':
        return not(change.why);
      case 'camera':
      case 'setting':
      case 'show':
      case 'add':
      case 'look':
      case 'hold':
      case 'screen':
        return each((draft) => applyPicture(draft, change), pictureRefusals[change.kind]);
    }
  }

  return { apply, drafts: () => drafts };
}

const pictureRefusals = {
  camera: 'the camera looks like that already',
  setting: 'the picture is like that already',
  show: 'it names nothing that can be shown',
  add: 'the picture holds as much as it can, or it names nothing that can be shown',
  look: 'nothing of the kind is in the picture',
  hold: 'nobody of the kind is in the picture',
  screen: 'the picture says that already',
} as const;
