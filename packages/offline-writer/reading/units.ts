import {
  correctsBefore,
  definiteOpener,
  introducedNouns,
  isBelief,
  isDenial,
  needsPersonAlone,
  needsSentenceBefore,
} from './leaning.ts';
import { readFigures } from './figures.ts';
import type { SilentShot, Unit, UnitKind } from './material.ts';
import { readNames } from './names.ts';
import { genderOfPronoun, namesOneOf } from './persons-named.ts';
import words from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import headsWords from '../data/head-words.json' with { type: 'json' };

const said = alternativesIn(words);
const heads = alternativesIn(headsWords);

/** A unit whose place and relations are still to be found. */
export interface Draft {
  readonly text: string;
  readonly kind: UnitKind;
  readonly block: number;
  readonly speaker: string | null;
  readonly isHeard?: boolean;
  readonly number: number | null;
  readonly seconds: number | null;
  /** Whether it goes on with the point or passage that the draft before it began. */
  readonly follows: boolean;
  readonly silentBefore?: readonly SilentShot[];
  picture: string | null;
  onScreen: string | null;
}

/** Gives the drafts their ids, and tells which leans on which. */
export function toUnits(drafts: readonly Draft[], language: string): readonly Unit[] {
  const names = drafts.map((draft) => readNames(draft.text, language));
  const known = new Set(
    names
      .flat()
      .flatMap((name) => (name.includes(' ') ? [name, name.split(' ')[0] ?? ''] : [name])),
  );
  const relations = new Relations(drafts, language);
  const blocks = [...new Set(drafts.map((draft) => draft.block))];
  const places = new Map(blocks.map((block, place) => [block, place]));
  return drafts.map((draft, id) => ({
    id,
    text: draft.text,
    kind: draft.kind,
    block: places.get(draft.block) ?? 0,
    ...relations.of(id),
    speaker: draft.speaker,
    ...(draft.isHeard === true ? { isHeard: true } : {}),
    number: draft.number,
    seconds: draft.seconds,
    picture: draft.picture,
    onScreen: draft.onScreen,
    figures: readFigures(draft.text),
    said: 1,
    ...(draft.silentBefore === undefined ? {} : { silentBefore: draft.silentBefore }),
    names: withOpening(names[id] ?? [], draft.text, known),
  }));
}

/** A name known from elsewhere may begin a sentence as well. */
function withOpening(
  names: readonly string[],
  text: string,
  known: ReadonlySet<string>,
): readonly string[] {
  const first = /^["“]?(\p{Lu}[\p{L}\p{M}-]+)/u.exec(text)?.[1] ?? '';
  return known.has(first) && first.length > 1 && !names.some((name) => name.startsWith(first))
    ? [first, ...names]
    : names;
}

const prose = new Set<UnitKind>(['sentence', 'item', 'step', 'turn']);

/** How many sentences may stand between a "she" and who she is. */
const farthestName = 12;
/** An earlier paragraph may have named them. */
const farthestPerson = 40;
/** How many sentences may stand between a belief and what denies it. */
const farthestDenial = 6;

interface Relation {
  readonly leansOn: number | null;
  readonly corrects: number | null;
}

class Relations {
  readonly #drafts: readonly Draft[];
  readonly #language: string;
  /** The unit that brought a noun in, by block. */
  #introduced = new Map<string, number>();
  #heading: number | null = null;
  /** The last belief that nothing has denied yet. */
  #belief: number | null = null;

  constructor(drafts: readonly Draft[], language: string) {
    this.#drafts = drafts;
    this.#language = language;
  }

  /** Must be called in the order of the ids. */
  of(id: number): Relation {
    const draft = this.#drafts[id];
    if (draft === undefined) return { leansOn: null, corrects: null };
    const before = this.#before(id, draft);
    const relation = this.#withBelief(id, draft, this.#relate(id, draft, before));
    if (draft.kind === 'heading') this.#heading = id;
    for (const noun of introducedNouns(draft.text)) this.#introduced.set(noun, id);
    return relation;
  }

  /** A belief is taken back by the next sentences that deny something, though others stand between. */
  #withBelief(id: number, draft: Draft, relation: Relation): Relation {
    if (draft.kind !== 'sentence') return relation;
    const isOpen = this.#belief !== null && id - this.#belief <= farthestDenial;
    const corrects =
      relation.corrects ??
      (isOpen && isDenial(draft.text) && !isBelief(draft.text, this.#language)
        ? this.#belief
        : null);
    if (isBelief(draft.text, this.#language)) this.#belief = id;
    else if (corrects !== null) this.#belief = null;
    return { ...relation, corrects };
  }

  /** The unit that is told before this one; null where nothing may be leaned on. */
  #before(id: number, draft: Draft): number | null {
    const before = this.#drafts[id - 1];
    if (
      before === undefined ||
      draft.kind === 'heading' ||
      draft.kind === 'verse' ||
      draft.kind === 'ingredient'
    )
      return null;
    if (before.block === draft.block) return id - 1;
    // A paragraph may go on with what the last one said; a new list or part of a script does not.
    return draft.kind === 'sentence' && before.kind === 'sentence' ? id - 1 : null;
  }

  #relate(id: number, draft: Draft, before: number | null): Relation {
    const none = { leansOn: null, corrects: null };
    if (draft.kind === 'answer') return { leansOn: this.#question(id), corrects: null };
    if (before === null) return none;
    const previous = this.#drafts[before];
    if (previous === undefined || !prose.has(draft.kind)) return none;
    if (draft.kind === 'item' || draft.kind === 'step')
      return this.#relatePoint(draft, before, previous);
    const corrects =
      prose.has(previous.kind) && correctsBefore(draft.text, previous.text, this.#language)
        ? before
        : null;
    const leans =
      corrects !== null || needsSentenceBefore(draft.text, previous.text, this.#language);
    const isOfPoint =
      draft.follows &&
      (previous.kind === 'item' || previous.kind === 'step' || previous.follows) &&
      draft.kind === 'sentence' &&
      this.#isInPoint(id);
    if (
      corrects === null &&
      leans &&
      this.#language === 'en' &&
      needsPersonAlone(draft.text, previous.text)
    )
      return { leansOn: this.#naming(before, draft), corrects };
    if (leans) return { leansOn: before, corrects };
    if (isOfPoint) return { leansOn: this.#pointOf(id), corrects };
    const noun = this.#language === 'en' ? definiteOpener(draft.text) : null;
    const source =
      noun === null
        ? undefined
        : (this.#introduced.get(noun) ?? this.#introduced.get(noun.replace(/s$/, '')));
    return { leansOn: source ?? null, corrects: null };
  }

  /** A point leans on what heads its list where it says nothing by itself. */
  #relatePoint(draft: Draft, before: number, previous: Draft): Relation {
    const isFact = namesFact.test(draft.text);
    if (isFact) return { leansOn: before, corrects: before };
    if (this.#language !== 'en') return { leansOn: null, corrects: null };
    const opener = opensBehind.test(draft.text);
    const isOfItem = previous.kind === draft.kind || previous.kind === 'sentence';
    if (opener && isOfItem && needsSentenceBefore(draft.text, previous.text, this.#language)) {
      return {
        leansOn: before,
        corrects: correctsBefore(draft.text, previous.text, this.#language) ? before : null,
      };
    }
    const heading =
      this.#heading !== null && this.#drafts[this.#heading]?.block === draft.block
        ? this.#heading
        : null;
    return {
      leansOn:
        heading !== null && needsSentenceBefore(draft.text, null, this.#language) ? heading : null,
      corrects: null,
    };
  }

  /** The nearest sentence that says who "she" is: it names somebody, or leans on nothing itself. */
  #naming(from: number, { block, text }: Draft): number {
    for (let at = from; at >= Math.max(0, from - farthestName); at -= 1) {
      const draft = this.#drafts[at];
      if (draft === undefined || draft.block !== block) break;
      const isNamed = readNames(draft.text, this.#language).length > 0;
      if (isNamed || !needsSentenceBefore(draft.text, null, this.#language)) return at;
    }
    // How it ends is told of whom it is about, whatever happened in between.
    const isEnd = block === this.#drafts.at(-1)?.block;
    return (isEnd ? this.#somebody(from, text) : null) ?? from;
  }

  /** The nearest sentence of an earlier paragraph that names a woman for "she", or a man for "he", and leans on nothing itself. */
  #somebody(from: number, text: string): number | null {
    const gender = genderOfPronoun(text);
    if (gender === null) return null;
    for (let at = from; at >= Math.max(0, from - farthestPerson); at -= 1) {
      const draft = this.#drafts[at];
      if (draft?.kind !== 'sentence' || !namesOneOf(gender, draft.text)) continue;
      if (!needsSentenceBefore(draft.text, null, this.#language)) return at;
    }
    return null;
  }

  /** The first of the point that a sentence stands behind. */
  #pointOf(id: number): number {
    let at = id;
    while (this.#drafts[at]?.follows === true && id - at < 20) at -= 1;
    return at;
  }

  #isInPoint(id: number): boolean {
    const first = this.#drafts[this.#pointOf(id)]?.kind;
    return first === 'item' || first === 'step';
  }

  #question(id: number): number | null {
    for (let at = id - 1; at >= Math.max(0, id - 8); at -= 1)
      if (this.#drafts[at]?.kind === 'question') return at;
    return null;
  }
}
const opensBehind = new RegExp(String.raw`^(?:${said.behindFacts})\b`, 'iu');
const namesFact = new RegExp(String.raw`^(?:${heads.facts})(?: #?\d{1,3})?\s*[:：]`, 'iu');
