import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  hasWord,
  isSameWord,
  maxPronunciations,
  type Pronunciation,
  withPronunciation,
} from '@scenewright/contract/rules/speech.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { isChangedMeanwhile } from '../../../api/api-error.ts';
import { randomId } from '../../../api/random-id.ts';
import { toast } from '../../../ui/toast.ts';
import type { Editor } from '../board/editor.ts';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { halvesOf } from './halves.ts';
import { sceneChange } from './scene-edits.ts';
import type { WhenSaved } from './when-saved.ts';

/** What can be done to scenes beside changing a field. Failures are told by a toast. */
export interface SceneActions {
  /** Makes its picture or clip again, at its price. */
  regenerate(sceneId: string): Promise<void>;
  /** Calls off paid work. */
  cancel(sceneId: string): Promise<void>;
  remove(scene: Scene): Promise<void>;
  duplicate(scene: Scene): Promise<void>;
  /** Makes two scenes of one, in the middle of its dialogue. */
  split(scene: Scene): Promise<void>;
  /** Makes one scene of this and the next. */
  mergeNext(scene: Scene): Promise<void>;
  /** Chooses draft or final quality. @returns whether it is that now */
  setQuality(quality: Quality): Promise<boolean>;
  /** @returns whether it was saved */
  changePronunciations(scene: Scene, pronunciations: readonly Pronunciation[]): Promise<boolean>;
  /** Says a word in one way in every scene that has it; null as the voice says it by itself. @returns whether it was saved */
  pronounceEverywhere(word: string, say: string | null): Promise<boolean>;
  /** Has the line spoken where it was not yet. @returns the address of its sound; null where it cannot be heard now, which a toast has told */
  lineOf(sceneId: string): Promise<string | null>;
}

export interface SceneActionOptions {
  readonly editor: Editor;
  readonly whenSaved: WhenSaved;
  /** The storyboard as it is shown now. */
  readonly read: () => Storyboard | undefined;
  /** Calls that are no edits: two cost credits or give them back, the third answers with the address of the spoken line. */
  readonly calls: {
    readonly regenerate: (sceneId: string) => Promise<unknown>;
    readonly cancel: (sceneId: string) => Promise<unknown>;
    readonly speak: (sceneId: string) => Promise<string>;
  };
  /** Says that a scene is gone, with the way back. */
  readonly onRemoved: (scene: Scene, undo: () => Promise<void>) => void;
}

/** Waits for a call and tells in a toast where it fails, then rejects as it did. */
async function told<T>(title: string, call: Promise<T>): Promise<T> {
  try {
    const reply = await call;
    reportSuccess(title);
    return reply;
  } catch (error) {
    reportFailure(title, error);
    throw error;
  }
}

function reportChangedPronunciations(error: unknown): false {
  if (isChangedMeanwhile(error))
    toast({
      title: 'The pronunciations were changed in another tab meanwhile',
      description: 'They are shown as they are now. Please try again.',
      tone: 'destructive',
    });
  return false;
}

/** The change that says a word of a scene in one way; none where the scene has no use for it. */
function pronouncing(scene: Scene, word: string, say: string | null): Change[] {
  const { dialogue, pronunciations } = scene;
  const isConcerned =
    say === null
      ? pronunciations.some((known) => isSameWord(known.word, word))
      : hasWord(dialogue, word);
  return isConcerned
    ? [
        sceneChange(
          scene,
          { pronunciations: withPronunciation(pronunciations, word, say) },
          { pronunciations },
        ),
      ]
    : [];
}

/** Whether a scene has no room for how one more word is said. */
const isFull = ({ dialogue, pronunciations }: Scene, word: string, say: string | null): boolean =>
  say !== null &&
  hasWord(dialogue, word) &&
  withPronunciation(pronunciations, word, say).length > maxPronunciations;

export function createSceneActions({
  editor: { edit, tryEdit, find, history },
  whenSaved,
  read,
  calls,
  onRemoved,
}: SceneActionOptions): SceneActions {
  const busy = new Set<string>();

  /** One such action on a scene at a time: the second half of a double press does nothing. */
  async function alone(sceneId: string, action: () => Promise<unknown>): Promise<void> {
    if (busy.has(sceneId)) return;
    busy.add(sceneId);
    await action().catch(() => undefined);
    busy.delete(sceneId);
  }

  const changePronunciation = (label: string, changes: readonly Change[]) =>
    edit(label, changes, { failure: 'Failed to change the pronunciation' }).then(
      () => true,
      reportChangedPronunciations,
    );

  return {
    regenerate: (sceneId) =>
      alone(sceneId, async () => {
        const scene = find(sceneId);
        if (scene === undefined || (await whenSaved([scene])))
          await told('Failed to regenerate media', calls.regenerate(sceneId));
      }),
    cancel: (sceneId) => alone(sceneId, () => told('Failed to cancel', calls.cancel(sceneId))),
    remove: (scene) =>
      alone(scene.id, async () => {
        const step = await edit(
          `Delete scene ${scene.number}`,
          [{ type: 'remove', scene: scene.id }],
          // An edit that is still on its way would find the scene gone, and its failure would hide the way back.
          { failure: 'Failed to delete scene', after: history.settled() },
        );
        if (step !== null) onRemoved(scene, () => history.undo(step));
      }),
    duplicate: (scene) =>
      alone(scene.id, () =>
        edit(
          `Duplicate scene ${scene.number}`,
          [{ type: 'insert', scene: randomId(), copy_of: scene.id }],
          { failure: 'Failed to duplicate scene' },
        ),
      ),
    split: (scene) =>
      alone(scene.id, async () => {
        const halves = halvesOf(scene.dialogue);
        if (halves === null) return;
        await edit(
          `Split scene ${scene.number}`,
          [
            {
              type: 'split',
              scene: scene.id,
              dialogue: halves.first,
              next_dialogue: halves.second,
              next: randomId(),
            },
          ],
          { failure: 'Failed to split the scene' },
        );
      }),
    mergeNext: (scene) =>
      alone(scene.id, async () => {
        const next = read()?.scenes[scene.number];
        if (next === undefined) return;
        await edit(
          `Merge scenes ${scene.number} and ${next.number}`,
          [{ type: 'merge', scene: scene.id }],
          { failure: 'Failed to merge the scenes' },
        );
      }),
    setQuality: async (quality) => {
      const before = read()?.quality;
      if (before === undefined) return false;
      if (before === quality) return true;
      return await tryEdit(
        `Change to ${quality} quality`,
        [{ type: 'content', fields: { quality } }],
        { failure: 'Failed to change the quality' },
      );
    },
    changePronunciations: (scene, pronunciations) =>
      JSON.stringify(scene.pronunciations) === JSON.stringify(pronunciations)
        ? Promise.resolve(true)
        : changePronunciation(`Change how scene ${scene.number} is said`, [
            sceneChange(
              scene,
              { pronunciations: [...pronunciations] },
              { pronunciations: scene.pronunciations },
            ),
          ]),
    pronounceEverywhere: (word, say) => {
      const full = read()?.scenes.find((scene) => isFull(scene, word, say));
      if (full !== undefined) {
        toast({
          title: 'Failed to change the pronunciation',
          description: `Scene ${full.number} has ${maxPronunciations} words with a pronunciation already. Remove one of them first.`,
          tone: 'destructive',
        });
        return Promise.resolve(false);
      }
      const changes = (read()?.scenes ?? []).flatMap((scene) => pronouncing(scene, word, say));
      return changes.length === 0
        ? Promise.resolve(true)
        : changePronunciation(`Change how “${word}” is said`, changes);
    },
    lineOf: async (sceneId) => {
      const typed = find(sceneId);
      if (typed === undefined || !(await whenSaved([typed]))) return null;
      const scene = find(sceneId);
      if (scene?.audio_url && !scene.audio_stale) return scene.audio_url;
      return await told('This line could not be spoken', calls.speak(sceneId)).catch(() => null);
    },
  };
}
