import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { readDescription, splitCamera } from '@scenewright/contract/rules/plan-prose.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import { tellPicture } from '../planning/index.ts';
import type { Brief, MeasureSpeech, WrittenScene } from '../brief.ts';
import { withAnswers } from '../genres/answers.ts';
import type { Known } from '../knowledge/known.ts';
import { withoutMarkup } from '../reading/formats/markup.ts';
import type { Material } from '../reading/material.ts';
import { readMaterial } from '../reading/read-material.ts';
import { plainWords } from './enhance/same-material.ts';
import { isFragment, unitFinder, type FindUnit } from './revise/bonds.ts';
import {
  atRest,
  closeDraft,
  longestSceneS,
  openDraft,
  secondsFor,
  type Draft,
  type EditableScene,
} from './revise/draft.ts';
import { withItsNeeds } from './revise/needs.ts';
import { createPlanning } from './revise/repaint.ts';
import { bundlesOf, factsThatAnswer, nearest, withBundle, type Bundle } from './revise/lengthen.ts';
import { sentencesOf } from './revise/apply-words.ts';
import editWords from '../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const editSaid = alternativesIn(editWords);

/** Where a new scene stands, and what is wished of it. */
export interface NewScene {
  readonly previous: EditableScene | null;
  readonly next: EditableScene | null;
  /** What it should show; empty where that is left to the writer. */
  readonly description: string;
  /** What it has to say, word for word; null where that is left to the writer. */
  readonly says: SpokenSentence | null;
  /** Sentences of the idea that no scene says yet. */
  readonly unused: readonly SpokenSentence[];
  /** 1-based. */
  readonly position: number;
  readonly sceneCount: number;
}

export interface SceneWriting {
  readonly measure: MeasureSpeech;
  readonly known: Known;
  /** What the film that is written from a brief tells: it is not told again. */
  readonly toldOf: (brief: Brief) => readonly SpokenSentence[];
}

/** One more scene: what it has to say, or the unused sentence that fits its place, or a fact of the topic, or silence. */
export function writeScene(
  brief: Brief,
  wanted: NewScene,
  { measure, known, toldOf }: SceneWriting,
): WrittenScene {
  const context = { ...wanted, description: withoutMarkup(wanted.description).trim() };
  const { material } = withAnswers(readMaterial(brief.idea), brief.answers, readMaterial);
  const findUnit = unitFinder(material);
  const sentences = sentencesFor(brief, context, material, { measure, findUnit, known, toldOf });
  const { plan, note, camera } = pictureFor(brief, context, material, sentences, {
    measure,
    known,
    findUnit,
    toldOf,
  });
  const draft: Draft = {
    description: '',
    camera,
    leadS: 0,
    said: sentences.map(atRest),
    durationS: 0,
  };
  const durationS =
    sentences.length === 0
      ? Math.min(brief.sceneLengthS, silentSceneS)
      : secondsFor(draft, measure);
  return {
    sentences,
    dialogue: closeDraft(draft).dialogue,
    plan,
    description: tellPicture(plan, [note]),
    camera,
    durationS: Math.min(Math.max(durationS, 1), longestSceneS),
  };
}

/** Sentences that lean on each other may take so long even in a film of short scenes, in seconds. */
const leastRoomS = 10;
/** A picture without words is looked at for so long, in seconds. */
const silentSceneS = 4;

interface Sources extends SceneWriting {
  readonly findUnit: FindUnit;
}

function sentencesFor(
  brief: Brief,
  context: NewScene,
  material: Material,
  sources: Sources,
): readonly SpokenSentence[] {
  const { says, unused } = context;
  if (says !== null && says.text.trim() === '') return [];
  if (says !== null) return withItsNeeds(says, unused, material, sources.findUnit);
  const quoted = quotationOf(context.description);
  if (quoted !== null) return sentencesOf(quoted);
  if (goesOn(context, sources.findUnit)) return [];
  const told = [context.previous, context.next].flatMap((scene) =>
    scene === null ? [] : openDraft(scene).said.map(({ sentence }) => sentence),
  );
  const own = fittingBundle(brief, context, told, sources);
  return own.length > 0 ? own : freshFact(brief, context, material, told, sources);
}

/** Whether the next scene goes on with a sentence of the one before: nothing may be said between them. */
function goesOn({ previous, next }: NewScene, findUnit: FindUnit): boolean {
  const [last, first] = [previous?.sentences.at(-1), next?.sentences[0]];
  if (last === undefined || first === undefined) return false;
  return (
    isFragment(first, findUnit) &&
    /^\P{Lu}*\p{Ll}/u.test(first.text) &&
    last.source === first.source
  );
}

const leadsQuotation = new RegExp(
  String.raw`\b(?:${editSaid.speechNouns})\b[^“"]{0,20}[“"]([^”"]{2,400})[”"]`,
  'iu',
);

/** "… saying “Follow us.”": words of the description that are to be said. */
function quotationOf(description: string): string | null {
  return leadsQuotation.exec(description.slice(0, 4_000))?.[1] ?? null;
}

/** Unused sentences on the words of the description, or next to what the scenes beside it say, as far as they fit. */
function fittingBundle(
  brief: Brief,
  { previous, next, description, unused }: NewScene,
  told: readonly SpokenSentence[],
  { measure, findUnit }: Sources,
): Bundle {
  const wording = {
    measure,
    findUnit,
    isEnglish: true,
    kept: new Set<string>(),
    put: new Set<string>(),
  };
  const bundles = bundlesOf(unused, told, findUnit);
  const beside = previous === null ? next : previous;
  const place: Draft = {
    description: '',
    camera: '',
    leadS: 0,
    said: beside === null ? [] : openDraft(beside).said,
    durationS: brief.sceneLengthS,
  };
  const wish = new Set(plainWords(description).filter((word) => word.length > 3));
  const shared = (bundle: Bundle): number =>
    bundle.flatMap(({ text }) => plainWords(text)).filter((word) => wish.has(word)).length;
  const ordered = nearest(inOrder(bundles, previous, next, findUnit), place, findUnit).toSorted(
    (one, other) => shared(other) - shared(one),
  );
  const empty: Draft = { ...place, said: [] };
  const isShown = description.trim() !== '';
  const fits = (bundle: Bundle): boolean =>
    (!isShown || shared(bundle) > 0) && withBundle(empty, bundle, wording) !== null;
  const isShort = (bundle: Bundle): boolean =>
    secondsFor({ leadS: 0, said: bundle.map(atRest) }, measure) <=
    Math.max(brief.sceneLengthS, leastRoomS);
  return ordered.find((bundle) => fits(bundle) && isShort(bundle)) ?? ordered.find(fits) ?? [];
}

/** Those that stand between the neighbours in the idea; all where none does. */
function inOrder(
  bundles: readonly Bundle[],
  previous: EditableScene | null,
  next: EditableScene | null,
  findUnit: FindUnit,
): readonly Bundle[] {
  const ids = (scene: EditableScene | null): readonly number[] =>
    scene === null ? [] : scene.sentences.flatMap(({ text }) => findUnit(text)?.id ?? []);
  const after = Math.max(-1, ...ids(previous));
  const before = Math.min(Infinity, ...ids(next));
  const between = bundles.filter((bundle) =>
    bundle.every(({ text }) => {
      const id = findUnit(text)?.id;
      return id !== undefined && id > after && id < before;
    }),
  );
  return between.length > 0 ? between : bundles;
}

/** A fact of the very topic that the film does not tell yet. */
function freshFact(
  brief: Brief,
  { description }: NewScene,
  material: Material,
  told: readonly SpokenSentence[],
  { measure, known, toldOf }: Sources,
): readonly SpokenSentence[] {
  const { topic, language } = material;
  if (topic === null || !language.startsWith('en')) return [];
  const everything = [...told, ...toldOf(brief)];
  const toldTexts = new Set(everything.map(({ text }) => text));
  const toldFacts = new Set(everything.map(({ of }) => of));
  const facts = factsThatAnswer(topic, known).filter(
    ({ id, sentences }) => !toldFacts.has(id) && sentences.every((text) => !toldTexts.has(text)),
  );
  const wish = new Set(plainWords(description).filter((word) => word.length > 3));
  const shared = (texts: readonly string[]): number =>
    texts.flatMap(plainWords).filter((word) => wish.has(word)).length;
  const candidates =
    wish.size === 0 ? facts : facts.filter(({ sentences }) => shared(sentences) > 0);
  const lengthS = Math.max(brief.sceneLengthS, 4);
  for (const { id, sentences } of candidates) {
    const said = sentences.map((text): SpokenSentence => ({ text, source: 'fact', of: id }));
    for (let count = said.length; count > 0; count -= 1) {
      const some = said.slice(0, count);
      if (secondsFor({ leadS: 0, said: some.map(atRest) }, measure) <= lengthS) return some;
    }
  }
  return [];
}

/** What a silent scene shows that nobody described: what is beside it, else the film's title. */
function silentPlan(
  brief: Brief,
  previous: EditableScene | null,
  next: EditableScene | null,
): PicturePlan {
  const beside = [previous, next].flatMap((scene) =>
    scene === null ? [] : [readDescription(splitCamera(scene.description).prose)],
  );
  const { subjects, place, time, weather } =
    beside.find((plan) => plan.subjects.length > 0 || plan.place !== '') ?? emptyPlan;
  if (subjects.length === 0 && place === '')
    return { ...emptyPlan, layout: 'title', quote: brief.title.slice(0, 200) };
  return { ...emptyPlan, subjects, place, time, weather };
}

interface Picture {
  readonly plan: PicturePlan;
  /** The words that it was planned from; empty where they are the scene's own. */
  readonly note: string;
  readonly camera: string;
}

function pictureFor(
  brief: Brief,
  { description, previous, next }: NewScene,
  material: Material,
  sentences: readonly SpokenSentence[],
  { known }: Sources,
): Picture {
  const { prose, camera } = splitCamera(description.trim());
  const usual = camera !== '' ? camera : (previous?.camera ?? '');
  if (prose !== '') return { plan: readDescription(prose), note: prose, camera: usual };
  if (sentences.length === 0)
    return { plan: silentPlan(brief, previous, next), note: '', camera: usual };
  const fact = sentences.find(({ source }) => source === 'fact');
  const shown =
    fact === undefined || material.topic === null
      ? undefined
      : known.factsFor(material.topic).find(({ id }) => id === fact.of)?.show;
  return {
    plan: createPlanning(brief, material)(sentences, shown ?? ''),
    note: shown ?? '',
    camera: usual,
  };
}
