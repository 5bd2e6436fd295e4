import { randomUUID } from 'node:crypto';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { LeftOutSentence, ScriptScene } from '@scenewright/provider-contract/script-writer.ts';
import type { Content, NewSceneRow, SceneRow } from './rows.ts';
import { plainDelivery } from './delivery.ts';
import { makesVideo } from './scene-rules.ts';

/** A left-out sentence as it is kept, with an id by which it is added. */
export interface KeptLeftOut extends LeftOutSentence {
  readonly id: string;
}

const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const own = (text: string): SpokenSentence => ({ text, source: 'own', of: '' });
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Letters of scripts that part words by spaces, and digits. */
const wordSign = /[\p{Lu}\p{Ll}\p{N}]/u;

/** Whether a text would be cut within a word at this place. */
const partsWord = (text: string, at: number) =>
  wordSign.test(text.charAt(at - 1)) && wordSign.test(text.charAt(at));

/** Where a sentence stands in a text, from a place on, as whole words; -1 where it does not. */
function findIn(text: string, sentence: string, from: number): number {
  if (sentence === '') return -1;
  let at = text.indexOf(sentence, from);
  while (at >= 0 && (partsWord(text, at) || partsWord(text, at + sentence.length)))
    at = text.indexOf(sentence, at + 1);
  return at;
}

interface Found {
  readonly sentence: SpokenSentence;
  readonly from: number;
  readonly to: number;
}

/** A written sentence and where it comes next: it is looked for again only once the text is read beyond that. */
interface Written {
  readonly sentence: SpokenSentence;
  from: number;
}

/** The first of the sentences from a place on, the longest where several begin alike; those that no longer come are struck off. */
function nextIn(text: string, written: Map<string, Written>, start: number): Found | null {
  let first: Found | null = null;
  for (const [words, known] of written) {
    if (known.from < start) known.from = findIn(text, words, start);
    const { from, sentence } = known;
    const to = from + words.length;
    if (from < 0) written.delete(words);
    else if (first === null || from < first.from || (from === first.from && to > first.to))
      first = { sentence, from, to };
  }
  return first;
}

/**
 * What a dialogue says, sentence by sentence, with where each comes from. What stands between the writer's sentences was
 * typed: it is the creator's own.
 * @param written sentences of the writer's, in any order; those that the dialogue no longer holds are passed over
 */
export function sentencesOf(
  dialogue: string,
  written: readonly SpokenSentence[],
): SpokenSentence[] {
  const spoken = tidy(withoutPauses(dialogue));
  const known = new Map(
    written.toReversed().map((sentence) => [tidy(sentence.text), { sentence, from: -1 }] as const),
  );
  const sentences: SpokenSentence[] = [];
  let at = 0;
  const addTyped = (until: number) => {
    const typed = spoken.slice(at, until).trim();
    if (saysSomething(typed)) sentences.push(own(typed));
  };
  for (let found = nextIn(spoken, known, 0); found !== null;) {
    addTyped(found.from);
    sentences.push(found.sentence);
    at = found.to;
    found = nextIn(spoken, known, at);
  }
  addTyped(spoken.length);
  return sentences;
}

/** The sentences of a dialogue that is split after so many of its words: one that is cut in two comes from where it came. */
export function sentencesSplit(
  dialogue: string,
  written: readonly SpokenSentence[],
  first: string,
): SpokenSentence[] {
  const cut = tidy(withoutPauses(first)).length;
  const spoken = tidy(withoutPauses(dialogue));
  let at = 0;
  return sentencesOf(dialogue, written).flatMap((sentence) => {
    const text = tidy(sentence.text);
    const from = spoken.indexOf(text, at);
    at = from + text.length;
    if (from >= cut || at <= cut) return [sentence];
    return [text.slice(0, cut - from), text.slice(cut - from)].map((part) => ({
      ...sentence,
      text: part.trim(),
    }));
  });
}

/** A scene's row as writers know it. */
export function toScriptScene({
  description,
  camera,
  dialogue,
  sentences,
  duration_s: durationS,
}: SceneRow): ScriptScene {
  return {
    description,
    camera,
    dialogue: withoutPauses(dialogue),
    sentences: sentencesOf(dialogue, sentences),
    durationS,
  };
}

type SpokenScene = Pick<ScriptScene, 'dialogue' | 'sentences'>;

/** Whether scenes say a sentence, or were written to say it and say it in other words by now. */
function saidIn(scenes: readonly SpokenScene[]): (sentence: SpokenSentence) => boolean {
  const spoken = scenes.map(({ dialogue }) => tidy(withoutPauses(dialogue)));
  const written = new Set(
    scenes.flatMap(({ sentences }) => sentences.map(({ text }) => tidy(text))),
  );
  return (sentence) => {
    const text = tidy(sentence.text);
    return written.has(text) || spoken.some((dialogue) => findIn(dialogue, text, 0) >= 0);
  };
}

/**
 * Left-out sentences without those that scenes say by now. They stay kept all the same: what a scene says is left out
 * again when the scene is deleted.
 */
export function stillLeftOut(
  leftOut: readonly KeptLeftOut[],
  scenes: readonly SpokenScene[],
): KeptLeftOut[] {
  const isSaid = saidIn(scenes);
  return leftOut.filter((sentence) => !isSaid(sentence));
}

/** Sentences that a scene said before it was rewritten and that no scene says any more: they can be added again. */
export function droppedBy(before: SceneRow, after: readonly SpokenScene[]): KeptLeftOut[] {
  const isSaid = saidIn(after);
  return sentencesOf(before.dialogue, before.sentences)
    .filter((sentence) => !isSaid(sentence))
    .map((sentence) => ({
      id: randomUUID(),
      ...sentence,
      why: 'no-room',
      place: before.position + 1,
    }));
}

/** A scene of a script as a draft, with nothing made for it yet. @param position 1-based */
export function toNewScene(
  { id: content_id, visual_model }: Pick<Content, 'id' | 'visual_model'>,
  position: number,
  { durationS, ...script }: ScriptScene,
  now: Date,
): NewSceneRow {
  const mediaType = makesVideo(visual_model) ? 'video' : 'image';
  return {
    id: randomUUID(),
    content_id,
    position,
    media_type: mediaType,
    duration_s: Math.min(durationS, maxSceneDurationS[mediaType]),
    description: script.description,
    camera: script.camera,
    dialogue: script.dialogue,
    sentences: script.sentences,
    ...plainDelivery,
    status: 'draft',
    failure: null,
    visual_take_id: null,
    narration_take_id: null,
    segment_id: null,
    created_at: now,
    updated_at: now,
  };
}
