import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import type { CaptionSettings } from '#contract/rules/captions.ts';
import { withoutPauses } from '#contract/rules/pauses.ts';
import type { SaveAttempt } from './autosave.ts';
import type { History, HistoryStep } from './history.ts';
import type { SceneCalls } from './calls/scene-calls.ts';

/** Edits of captions, kept in the history. Failures are told by a toast; the text saves reject, too. */
export interface CaptionActions {
  /** @param shown the text as the field shows it: just what is said means "as spoken" */
  saveText(sceneId: string, shown: string, attempt?: SaveAttempt): Promise<void>;
  /** Shows what is spoken again. */
  showSpoken(scene: Scene): void;
  /** Says that the text is right for the dialogue as it is now. */
  keepText(scene: Scene): void;
  changeLook(captions: CaptionSettings): Promise<void>;
}

export interface CaptionActionOptions {
  readonly calls: Pick<SceneCalls, 'saveCaptionText' | 'saveCaptions'>;
  readonly history: Pick<History, 'record'>;
  /** The storyboard as it is shown now. */
  readonly read: () => Storyboard | undefined;
}

/** The caption a field shows for a scene: its own text, else what it says. */
export function shownCaption({
  caption_text: text,
  dialogue,
}: Pick<Scene, 'caption_text' | 'dialogue'>): string {
  return text ?? withoutPauses(dialogue);
}

export function createCaptionActions({
  calls,
  history,
  read,
}: CaptionActionOptions): CaptionActions {
  const find = (sceneId: string) => read()?.scenes.find(({ id }) => id === sceneId);

  function record(
    scene: Scene | undefined,
    sceneId: string,
    text: string | null,
    seen?: Parameters<SceneCalls['saveCaptionText']>[2],
  ): Promise<void> {
    const before = scene?.caption_text ?? null;
    const step: HistoryStep = {
      label: `Edit the caption of scene ${scene?.number ?? ''}`,
      mergeKey: `caption ${sceneId}`,
      undo: () => calls.saveCaptionText(sceneId, before),
      redo: () => calls.saveCaptionText(sceneId, text),
    };
    return history.record(calls.saveCaptionText(sceneId, text, seen).then(() => step));
  }

  const quietly = (edit: Promise<unknown>) => void edit.catch(() => undefined);
  return {
    saveText: (sceneId, shown, attempt) => {
      const scene = find(sceneId);
      const stored = (text: string) =>
        text.trim() === withoutPauses(scene?.dialogue ?? '').trim() ? null : text;
      return record(
        scene,
        sceneId,
        stored(shown),
        attempt && { replaces: stored(attempt.replaces), isRetry: attempt.isRetry },
      );
    },
    showSpoken: (scene) => quietly(record(scene, scene.id, null)),
    // It is no edit: the text stays what it is, so there is nothing to take back.
    keepText: (scene) => quietly(calls.saveCaptionText(scene.id, scene.caption_text)),
    changeLook: async (captions) => {
      const before = read()?.captions ?? captions;
      const step: HistoryStep = {
        label: 'Change the captions',
        undo: () => calls.saveCaptions(before),
        redo: () => calls.saveCaptions(captions),
      };
      await history.record(calls.saveCaptions(captions).then(() => step));
    },
  };
}
