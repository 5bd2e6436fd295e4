import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import type { Pronunciation } from '#contract/rules/speech.ts';
import { isChangedMeanwhile } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.ts';
import type { History } from './history.ts';
import type { SceneCalls } from './calls/scene-calls.ts';
import type { WhenSaved } from './when-saved.ts';

/** How lines are spoken, and hearing them. Edits are kept in the history; failures are told by a toast. */
export interface SpeechActions {
  changeSpeed(scene: Scene, speed: number): void;
  /** @returns whether it was saved */
  changePronunciations(scene: Scene, pronunciations: readonly Pronunciation[]): Promise<boolean>;
  /** Says a word in one way in every scene that has it; null as the voice says it by itself. @returns whether it was saved */
  pronounceEverywhere(word: string, say: string | null): Promise<boolean>;
  /** Has the line spoken where it was not yet. @returns the address of its sound; null where it cannot be heard now, which a toast has told */
  lineOf(sceneId: string): Promise<string | null>;
}

export interface SpeechActionOptions {
  readonly calls: SceneCalls;
  readonly history: History;
  readonly whenSaved: WhenSaved;
  readonly read: () => Storyboard | undefined;
}

export function createSpeechActions({
  calls,
  history,
  whenSaved,
  read,
}: SpeechActionOptions): SpeechActions {
  const find = (sceneId: string) => read()?.scenes.find(({ id }) => id === sceneId);

  async function isMade(edit: Promise<void>): Promise<boolean> {
    try {
      await edit;
      return true;
    } catch (error) {
      if (isChangedMeanwhile(error))
        toast({
          title: 'The pronunciations were changed in another tab meanwhile',
          description: 'They are shown as they are now. Please try again.',
          tone: 'destructive',
        });
      return false;
    }
  }

  return {
    changeSpeed: ({ id, number }, speed) => {
      const before = find(id)?.speed ?? speed;
      if (speed === before) return;
      const step = {
        label: `Change the speed of scene ${number}`,
        undo: () => calls.saveSpeed(id, before),
        redo: () => calls.saveSpeed(id, speed),
        mergeKey: `speed ${id}`,
      };
      void isMade(history.record(calls.saveSpeed(id, speed).then(() => step)));
    },
    changePronunciations: ({ id, number, pronunciations: before }, pronunciations) => {
      if (JSON.stringify(before) === JSON.stringify(pronunciations)) return Promise.resolve(true);
      const step = {
        label: `Change how scene ${number} is said`,
        undo: () => calls.savePronunciations(id, before),
        redo: () => calls.savePronunciations(id, pronunciations),
      };
      return isMade(
        history.record(calls.savePronunciations(id, pronunciations, before).then(() => step)),
      );
    },
    pronounceEverywhere: (word, say) => {
      const before = read()?.scenes ?? [];
      const pronounce = async () => {
        const changed = new Set((await calls.pronounceEverywhere(word, say)).map(({ id }) => id));
        if (changed.size === 0) return null;
        const undo = async () => {
          for (const { id, pronunciations } of before)
            if (changed.has(id)) await calls.savePronunciations(id, pronunciations);
        };
        return {
          label: `Change how “${word}” is said`,
          undo,
          redo: () => calls.pronounceEverywhere(word, say),
        };
      };
      return isMade(history.record(pronounce()));
    },
    lineOf: async (sceneId) => {
      const typed = find(sceneId);
      if (typed === undefined || !(await whenSaved([typed]))) return null;
      const scene = find(sceneId);
      if (scene?.audio_url && !scene.audio_stale) return scene.audio_url;
      return await calls.speak(sceneId).catch(() => null);
    },
  };
}
