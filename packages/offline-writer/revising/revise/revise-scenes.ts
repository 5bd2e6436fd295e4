import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief, MeasureSpeech } from '../../brief.ts';
import type { Known } from '../../knowledge/known.ts';
import { detectLanguage } from '../../reading/language.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { unitFinder } from './bonds.ts';
import { factsThatAnswer } from './lengthen.ts';
import type { Change, Wish } from './change.ts';
import { createEditing } from './editing.ts';
import { closeDraft, openDraft, type Draft, type EditableScene } from './draft.ts';
import { readForeignWish } from './read-foreign-wish.ts';
import { createRepainting, type Repaint } from './repaint.ts';
import { readWish } from './read-wish.ts';
import { partsOfWish, splitWishes, type MaskedInstruction } from './split-wishes.ts';

export interface RevisedScenes {
  /** As many as before, in the same order. */
  readonly scenes: readonly EditableScene[];
  /** What could not be done, in sentences. */
  readonly undone: readonly string[];
}

export interface ReviseWith {
  readonly measure: MeasureSpeech;
  readonly known: Known;
}

/** What is said is changed before how long and how fast it is said. */
const orderOf: Readonly<Partial<Record<Change['kind'], number>>> = {
  keep: -2,
  'remove-sentence': -1,
  shorter: 2,
  lasts: 3,
  tone: 3,
  pause: 3,
  longer: 1,
};

/**
 * The scenes changed as far as an instruction can be followed without writing anything. Spoken are the scenes' sentences,
 * unused ones of the idea, and what the instruction gives in quotation marks or behind a colon.
 * @param unused sentences of the idea that no scene says
 */
export function reviseScenes(
  brief: Brief,
  scenes: readonly EditableScene[],
  instruction: string,
  unused: readonly SpokenSentence[],
  { measure, known }: ReviseWith,
): RevisedScenes {
  const wishes = readInstruction(instruction);
  if (scenes.length === 0 || wishes.length === 0) return { scenes, undone: [] };
  const dialogue = scenes.map((scene) => scene.dialogue).join('\n');
  const isEnglish = detectLanguage(dialogue.trim() === '' ? brief.idea : dialogue).startsWith('en');
  const material = readMaterial(brief.idea);
  const facts = isEnglish ? factsThatAnswer(material.topic, known) : [];
  const editing = createEditing(
    scenes.map(openDraft),
    { unused, units: material.units, facts },
    { measure, findUnit: unitFinder(material), isEnglish, kept: new Set(), put: new Set() },
  );
  const undone = wishes.flatMap(({ text, changes }) =>
    changes.length === 0 ? [refusal(text, 'it asks for something that is not understood')] : [],
  );
  const steps = wishes.flatMap(({ text, changes }) => changes.map((change) => ({ text, change })));
  for (const { text, change } of steps.toSorted(
    (one, other) => (orderOf[one.change.kind] ?? 0) - (orderOf[other.change.kind] ?? 0),
  )) {
    const why = editing.apply(change);
    if (why === null) continue;
    undone.push(why.isPartial ? `“${text}”: ${why.text}` : refusal(text, why.text));
  }
  const repaint = createRepainting(brief, material);
  const drafts = editing.drafts();
  return {
    scenes: scenes.map((scene, index) => sceneOf(scene, drafts[index], repaint)),
    undone: [...new Set(undone)],
  };
}

/** An untouched scene stays just as it is. */
function sceneOf(scene: EditableScene, draft: Draft | undefined, repaint: Repaint): EditableScene {
  if (draft === undefined) return scene;
  const [before, after] = [closeDraft(openDraft(scene)), closeDraft(draft)];
  return JSON.stringify(before) === JSON.stringify(after) ? scene : repaint(before, after);
}

function refusal(wish: string, why: string): string {
  return `“${wish}” could not be done: ${why}. Edit the dialogue or the description by hand.`;
}

/** A short wish betrays its language by nothing but its words of length. */
function changesOf(
  wish: string,
  isEnglish: boolean,
  instruction: MaskedInstruction,
): readonly Change[] {
  const changes = isEnglish ? readWish(wish, instruction) : [];
  const isPlain = /^[\s\p{ASCII}“”‘’\uE100\uE101]*$/u.test(wish);
  return changes.length > 0 || (isEnglish && isPlain)
    ? changes
    : readForeignWish(wish, instruction);
}

function readInstruction(written: string): readonly Wish[] {
  const instruction = splitWishes(written);
  const words = instruction.wishes.join('\n').replace(/[\uE100\uE101\d]/gu, ' ');
  const language = detectLanguage(words);
  const read = (wish: string): Wish => ({
    text: instruction.unmask(wish).replace(/^(?:(?:and|but|then|also) )+(?=\S)/iu, ''),
    changes: changesOf(wish, language.startsWith('en'), instruction),
  });
  return instruction.wishes.flatMap((wish) => {
    const whole = read(wish);
    if (whole.changes.length > 0) return [whole];
    // What is understood of it is done, and the rest of it is refused by itself.
    const parts = partsOfWish(wish).map(read);
    return parts.some(({ changes }) => changes.length > 0) ? parts : [whole];
  });
}
