import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import type { Take } from '#contract/api/takes.ts';
import type { MediaType } from '#contract/rules/models.ts';
import type { Quality } from '#contract/rules/quality.ts';
import type { SaveAttempt } from './autosave.ts';
import type { History, HistoryStep } from './history.ts';
import type { SceneCalls } from './calls/scene-calls.ts';
import { mergeScenes, splitScene } from './split-actions.ts';
import { createSpeechActions, type SpeechActions } from './speech-actions.ts';
import type { WhenSaved } from './when-saved.ts';
import { createWayBack } from './way-back.ts';

/** What can be done to a scene. Edits are kept in the history; failures are told by a toast, and only the text saves reject. */
export interface SceneActions extends SpeechActions {
  saveDescription(sceneId: string, description: string, attempt?: SaveAttempt): Promise<void>;
  saveDialogue(sceneId: string, dialogue: string, attempt?: SaveAttempt): Promise<void>;
  changeDuration(scene: Scene, duration: number): void;
  changeMediaType(scene: Scene, mediaType: MediaType): void;
  regenerate(sceneId: string): Promise<void>;
  /** Calls off paid work. */
  cancel(sceneId: string): Promise<void>;
  remove(scene: Scene): Promise<void>;
  duplicate(scene: Scene): Promise<void>;
  /** Makes two scenes of one, in the middle of its dialogue. */
  split(scene: Scene): Promise<void>;
  /** Makes one scene of this and the next. */
  mergeNext(scene: Scene): Promise<void>;
  /** @param replaced the take of its kind that was in place */
  restoreTake(scene: Scene, take: Take, replaced: Take | undefined): Promise<void>;
  reorder(sceneIds: readonly string[]): void;
  /** Chooses draft or final quality. @returns whether it is that now */
  setQuality(quality: Quality): Promise<boolean>;
  /** Keeps a scene that was added elsewhere. */
  added(scene: Scene): void;
  /** Keeps texts that were rewritten elsewhere. @param before the scenes as they were */
  rewritten(before: readonly Scene[]): void;
}

export interface SceneActionOptions {
  readonly calls: SceneCalls;
  readonly history: History;
  readonly whenSaved: WhenSaved;
  /** The storyboard as it is shown now. */
  readonly read: () => Storyboard | undefined;
  /** Says that a scene is gone, with the way back. */
  readonly onRemoved: (scene: Scene, undo: () => Promise<void>) => void;
}

/** Scene actions over their calls: each edit is kept with the call that takes it back. */
export function createSceneActions({
  calls,
  history,
  whenSaved,
  read,
  onRemoved,
}: SceneActionOptions): SceneActions {
  const find = (sceneId: string) => read()?.scenes.find(({ id }) => id === sceneId);
  const wayBack = createWayBack(calls, find);
  const quietly = (edit: Promise<void>) => edit.catch(() => undefined);
  const busy = new Set<string>();

  /** One such action on a scene at a time: the second half of a double press does nothing. */
  async function alone(sceneId: string, action: () => Promise<unknown>): Promise<void> {
    if (busy.has(sceneId)) return;
    busy.add(sceneId);
    await action().catch(() => undefined);
    busy.delete(sceneId);
  }

  /** Makes an edit by a call and keeps it with its way back. */
  async function made(step: HistoryStep): Promise<HistoryStep> {
    await step.redo();
    return step;
  }

  function saveText(
    sceneId: string,
    field: 'description' | 'dialogue',
    text: string,
    attempt: SaveAttempt | undefined,
  ): Promise<void> {
    const scene = find(sceneId);
    const before = scene?.[field] ?? text;
    const save = field === 'description' ? calls.saveDescription : calls.saveDialogue;
    const label = `Edit the ${field} of scene ${scene?.number ?? ''}`;
    const step: HistoryStep = {
      label,
      undo: () => save(sceneId, before),
      redo: () => save(sceneId, text),
      mergeKey: `${field} ${sceneId}`,
    };
    return history.record(save(sceneId, text, attempt).then(() => step));
  }

  return {
    ...createSpeechActions({ calls, history, whenSaved, read }),
    saveDescription: (sceneId, text, attempt) => saveText(sceneId, 'description', text, attempt),
    saveDialogue: (sceneId, text, attempt) => saveText(sceneId, 'dialogue', text, attempt),
    changeDuration: ({ id, number, duration: before }, duration) => {
      // Sent only if different and numeric (SPEC 5).
      if (!Number.isInteger(duration) || duration === before) return;
      const label = `Change the duration of scene ${number}`;
      void quietly(
        history.record(
          made({
            label,
            undo: () => calls.saveDuration(id, before),
            redo: () => calls.saveDuration(id, duration),
          }),
        ),
      );
    },
    changeMediaType: (scene, mediaType) => {
      if (mediaType === scene.media_type) return;
      const label = `Change the type of scene ${scene.number}`;
      void quietly(
        history.record(
          made({
            label,
            undo: () => wayBack.shape(scene),
            redo: () => calls.saveMediaType(scene.id, mediaType),
          }),
        ),
      );
    },
    regenerate: (sceneId) =>
      alone(sceneId, async () => {
        const scene = find(sceneId);
        if (scene === undefined || (await whenSaved([scene]))) await calls.regenerate(sceneId);
      }),
    cancel: (sceneId) => alone(sceneId, () => calls.cancel(sceneId)),
    remove: (scene) => {
      const step: HistoryStep = {
        label: `Delete scene ${scene.number}`,
        undo: () => calls.restore(scene.id),
        redo: () => calls.remove(scene.id),
      };
      return alone(scene.id, async () => {
        // An edit that is still on its way would find the scene gone, and its failure would hide the way back.
        const others = history.settled();
        await history.record(others.then(() => made(step)));
        onRemoved(scene, () => history.undo(step));
      });
    },
    duplicate: (scene) => {
      const copy = async (): Promise<HistoryStep> => {
        const { id } = await calls.duplicate(scene.id);
        return {
          label: `Duplicate scene ${scene.number}`,
          undo: () => calls.remove(id),
          redo: () => calls.restore(id),
        };
      };
      return alone(scene.id, () => history.record(copy()));
    },
    split: (scene) => alone(scene.id, () => history.record(splitScene(scene, { calls, wayBack }))),
    mergeNext: (scene) => {
      const next = read()?.scenes[scene.number];
      return next === undefined
        ? Promise.resolve()
        : alone(scene.id, () => history.record(mergeScenes(scene, next, { calls, wayBack })));
    },
    restoreTake: (scene, take, replaced) => {
      const back = async () => {
        if (replaced !== undefined) await calls.restoreTake(scene.id, replaced.id);
        await wayBack.texts(scene);
        await wayBack.delivery(scene);
        await wayBack.shape(scene);
      };
      return quietly(
        history.record(
          made({
            label: `Restore a take of scene ${scene.number}`,
            undo: back,
            redo: () => calls.restoreTake(scene.id, take.id),
          }),
        ),
      );
    },
    reorder: (sceneIds) => {
      const before = read()?.scenes.map(({ id }) => id) ?? [];
      void quietly(
        history.record(
          made({
            label: 'Move a scene',
            undo: () => calls.reorder(before),
            redo: () => calls.reorder(sceneIds),
          }),
        ),
      );
    },
    setQuality: async (quality) => {
      const before = read()?.quality;
      if (before === undefined) return false;
      if (before === quality) return true;
      const step: HistoryStep = {
        label: `Change to ${quality} quality`,
        undo: () => calls.setQuality(before),
        redo: () => calls.setQuality(quality),
      };
      return await history.record(made(step)).then(
        () => true,
        () => false,
      );
    },
    added: ({ id, number }) =>
      void quietly(
        history.record(
          Promise.resolve({
            label: `Add scene ${number}`,
            undo: () => calls.remove(id),
            redo: () => calls.restore(id),
          }),
        ),
      ),
    rewritten: (before) => {
      const after = before.flatMap(({ id }) => find(id) ?? []);
      const all = (scenes: readonly Scene[]) =>
        scenes.reduce((last, scene) => last.then(() => wayBack.texts(scene)), Promise.resolve());
      void quietly(
        history.record(
          Promise.resolve({
            label:
              before.length === 1
                ? `Tweak scene ${before[0]?.number}`
                : `Tweak ${before.length} scenes`,
            undo: () => all(before),
            redo: () => all(after),
          }),
        ),
      );
    },
  };
}
