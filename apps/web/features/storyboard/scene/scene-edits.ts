import type { Change, SceneFields, SeenSceneFields } from '@scenewright/contract/schemas/edits.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { MediaType } from '@scenewright/contract/rules/models.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { SaveAttempt } from './autosave.ts';
import type { BoardStep, Editor } from '../board/editor.ts';

/** A change of a scene's fields. @param replaces what its author saw: where something else stands by now, it is not overwritten */
export const sceneChange = (
  { id }: Pick<Scene, 'id'>,
  fields: SceneFields,
  replaces?: SeenSceneFields,
): Change => ({
  type: 'scene',
  scene: id,
  fields,
  ...(replaces === undefined ? {} : { replaces }),
});

const failures = {
  description: 'Failed to regenerate visual',
  dialogue: 'Failed to regenerate audio',
} as const;

/** Saves a scene's description or dialogue as it was typed. Rejects where it was not saved. */
export function saveText(
  { edit, find }: Pick<Editor, 'edit' | 'find'>,
  scene: Scene,
  field: 'description' | 'dialogue',
  text: string,
  { replaces, isRetry }: SaveAttempt,
): Promise<BoardStep | null> {
  const { number } = find(scene.id) ?? scene;
  return edit(
    `Edit the ${field} of scene ${number}`,
    [sceneChange(scene, { [field]: text }, { [field]: replaces })],
    { failure: failures[field], mergeKey: `${field} ${scene.id}`, isRetry },
  );
}

/** The caption a field shows for a scene: its own text, else what it says. */
export function shownCaption({
  caption_text: text,
  dialogue,
}: Pick<Scene, 'caption_text' | 'dialogue'>): string {
  return text ?? withoutPauses(dialogue);
}

/** Saves a scene's caption as it was typed: just what is said means "as spoken". Rejects where it was not saved. */
export function saveCaption(
  { edit, find }: Pick<Editor, 'edit' | 'find'>,
  scene: Scene,
  shown: string,
  { replaces, isRetry }: SaveAttempt,
): Promise<BoardStep | null> {
  const { number, dialogue } = find(scene.id) ?? scene;
  const stored = (text: string) => (text.trim() === withoutPauses(dialogue).trim() ? null : text);
  return edit(
    `Edit the caption of scene ${number}`,
    [sceneChange(scene, { caption_text: stored(shown) }, { caption_text: stored(replaces) })],
    { failure: 'Failed to save the caption text', mergeKey: `caption ${scene.id}`, isRetry },
  );
}

/** Gives a scene this caption, right for the dialogue as it is now; null shows what is spoken. */
export const setCaption = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  text: string | null,
): Promise<boolean> =>
  tryEdit(
    `Edit the caption of scene ${scene.number}`,
    [sceneChange(scene, { caption_text: text })],
    { failure: 'Failed to save the caption text' },
  );

const nothing = Promise.resolve(true);

/** Changes how long a scene is, in whole seconds. Sent only if different and numeric. */
export const changeDuration = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  duration: number,
): Promise<boolean> =>
  !Number.isInteger(duration) || duration === scene.duration
    ? nothing
    : tryEdit(`Change the duration of scene ${scene.number}`, [sceneChange(scene, { duration })], {
        failure: 'Failed to update scene duration',
      });

/** Switches a scene between picture and clip. */
export const changeMediaType = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  mediaType: MediaType,
): Promise<boolean> =>
  mediaType === scene.media_type && scene.own === null
    ? nothing
    : tryEdit(
        `Change the type of scene ${scene.number}`,
        [
          sceneChange(scene, {
            media_type: mediaType,
            // What is the creator's own gives way to what is made.
            ...(scene.own === null ? {} : { visual_take: null }),
          }),
        ],
        { failure: 'Failed to update scene type' },
      );

/** Lets a scene's clip be heard with its own sound, or not. */
export const changeNativeSound = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  isOn: boolean,
): Promise<boolean> =>
  tryEdit(
    `Turn the clip sound of scene ${scene.number} ${isOn ? 'on' : 'off'}`,
    [sceneChange(scene, { native_sound: isOn }, { native_sound: scene.native_sound })],
    { failure: 'Failed to change the clip sound' },
  );

/** Shows something of the creator's library in a scene. */
export const showOwn = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  own: NonNullable<Scene['own']>,
): Promise<boolean> =>
  tryEdit(`Show my own in scene ${scene.number}`, [sceneChange(scene, { own })], {
    failure: 'Failed to show your own',
  });

/** Changes how fast a scene's line is spoken. */
export const changeSpeed = (
  { tryEdit }: Pick<Editor, 'tryEdit'>,
  scene: Scene,
  speed: number,
): Promise<boolean> =>
  speed === scene.speed
    ? nothing
    : tryEdit(`Change the speed of scene ${scene.number}`, [sceneChange(scene, { speed })], {
        failure: 'Failed to change the speed',
        mergeKey: `speed ${scene.id}`,
      });
