import { randomUUID } from 'node:crypto';
import { withoutPauses } from '#contract/rules/pauses.ts';
import type { SpokenSentence } from '#contract/rules/spoken-sources.ts';
import type { LeftOutSentence, ScriptScene } from '../../providers/script-writer/script-writer.ts';
import type { SceneRow } from './storyboard.repository.ts';

/** A left-out sentence as it is kept, with an id by which it is added. */
export interface KeptLeftOut extends LeftOutSentence {
  readonly id: string;
}

const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const own = (text: string): SpokenSentence => ({ text, source: 'own', of: '' });
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

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
  const found = written
    .map((sentence) => ({
      sentence,
      from: spoken.indexOf(tidy(sentence.text)),
      length: tidy(sentence.text).length,
    }))
    .filter(({ from, length }) => from >= 0 && length > 0)
    .toSorted((one, other) => one.from - other.from);
  const sentences: SpokenSentence[] = [];
  let at = 0;
  for (const { sentence, from, length } of found) {
    if (from < at) continue;
    const typed = spoken.slice(at, from).trim();
    if (saysSomething(typed)) sentences.push(own(typed));
    sentences.push(sentence);
    at = from + length;
  }
  const rest = spoken.slice(at).trim();
  return saysSomething(rest) ? [...sentences, own(rest)] : sentences;
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

const isSaidIn = (scenes: readonly Pick<ScriptScene, 'dialogue'>[], { text }: SpokenSentence) =>
  scenes.some(({ dialogue }) => tidy(withoutPauses(dialogue)).includes(tidy(text)));

/** Left-out sentences without those that scenes say by now. */
export function stillLeftOut(
  leftOut: readonly KeptLeftOut[],
  scenes: readonly Pick<ScriptScene, 'dialogue'>[],
): KeptLeftOut[] {
  return leftOut.filter((sentence) => !isSaidIn(scenes, sentence));
}

/** Sentences that a scene said before it was rewritten and that no scene says any more: they can be added again. */
export function droppedBy(
  before: SceneRow,
  after: readonly Pick<ScriptScene, 'dialogue'>[],
): KeptLeftOut[] {
  return sentencesOf(before.dialogue, before.sentences)
    .filter((sentence) => !isSaidIn(after, sentence))
    .map((sentence) => ({
      id: randomUUID(),
      ...sentence,
      why: 'no-room',
      place: before.position + 1,
    }));
}
