import * as z from 'zod/mini';
import * as limits from '../rules/limits.ts';
import { mediaTypes, visualModelIds } from '../rules/models.ts';
import { platformIds } from '../rules/platforms.ts';
import { qualities } from '../rules/quality.ts';
import { shapeIds } from '../rules/shapes.ts';
import { voiceIds } from '../rules/voices.ts';
import { brandShape } from './brand.ts';
import { captionSettingsShape } from './caption-settings.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { deliveryFields, pronunciationsShape, speedShape } from './delivery.ts';
import { credits, filledText, id, idList, idParams, text } from './fields.ts';
import { framingShape } from './library.ts';
import { picturePlan } from './picture-plan.ts';
import { spokenSentenceShape } from './script.ts';
import { musicShape, sceneShape, soundShape } from './storyboard.ts';

const spokenSentence = z.object({
  ...spokenSentenceShape.shape,
  text: text(limits.maxDialogueCharacters),
  of: text(200),
});

/** More than a scene can say. */
export const maxSentences = 100;
const maxSentenceCharacters = 2 * limits.maxDialogueCharacters;

/** An id as the database writes it, so that the same one is never another text. */
const sceneId = id.check(z.toLowerCase());

/** The fields of a scene that an edit can change. A field that is left out stays as it is. */
export const sceneFields = z.partial(
  z.object({
    description: filledText(limits.maxDescriptionCharacters),
    /** The description as data; where both are given, the description counts. */
    plan: picturePlan,
    camera: text(limits.maxDescriptionCharacters),
    dialogue: text(limits.maxDialogueCharacters),
    /** Where the dialogue's sentences come from; those that the dialogue does not hold are dropped. */
    sentences: z.array(spokenSentence).check(
      z.maxLength(maxSentences, `must be at most ${maxSentences} sentences`),
      z.refine(
        (list) => list.reduce((sum, each) => sum + each.text.length, 0) <= maxSentenceCharacters,
        `must hold at most ${maxSentenceCharacters} characters in all`,
      ),
    ),
    /** Whole seconds; 0 leaves the scene out of the final video. */
    duration: z.int().check(z.minimum(0), z.maximum(limits.maxSceneDurationS.image)),
    media_type: z.enum(mediaTypes),
    /** Whether its clip is heard with the sound that its model makes, beneath the narration. Of video scenes whose model makes some. */
    native_sound: z.boolean(),
    /** Words shown in place of the dialogue; null shows the dialogue. */
    caption_text: z.nullable(text(limits.maxDialogueCharacters)),
    /** The dialogue that the caption was written for; the present one where it is left out. */
    caption_dialogue: z.nullable(text(limits.maxDialogueCharacters)),
    speed: speedShape,
    pronunciations: pronunciationsShape,
    /** A picture or clip of the scene to show again, with the description it was made from. */
    visual_take: z.nullable(sceneId),
    /** Something of the creator's library to show: free, a take like any other, and never stale. */
    own: framingShape,
    /** A narration of the scene to use again, with the dialogue it says. */
    narration_take: z.nullable(sceneId),
    /** Whether its words are said by a recording of its creator's. A recording that is put in place sets it, one of a voice's narrations takes it back. */
    own_voice: z.boolean(),
  }),
);
export type SceneFields = z.output<typeof sceneFields>;

/** The value that the author of an edit saw. Where neither it nor the new value stands there by now, nothing is changed. */
export const seenSceneFields = z.partial(
  z.object({
    description: z.string(),
    camera: z.string(),
    dialogue: z.string(),
    duration: z.int(),
    media_type: z.enum(mediaTypes),
    native_sound: z.boolean(),
    caption_text: z.nullable(z.string()),
    ...deliveryFields,
    visual_take: z.nullable(sceneId),
    narration_take: z.nullable(sceneId),
    own_voice: z.boolean(),
  }),
);
export type SeenSceneFields = z.output<typeof seenSceneFields>;

/** The fields of a content that an edit can change: captions, sound, music, quality and whether it is narrated at any time before the film is finished, the others in a draft. */
export const contentFields = z.partial(
  z.object({
    voice: z.enum(voiceIds),
    style: text(limits.maxStyleCharacters),
    style_notes: z.nullable(text(limits.maxStyleCharacters)),
    platform: z.enum(platformIds),
    /** The shape of the film; null is the platform's own. */
    shape: z.nullable(z.enum(shapeIds)),
    visual_model: z.enum(visualModelIds),
    captions: captionSettingsShape,
    quality: z.enum(qualities),
    sound: soundShape,
    music: musicShape,
    /** Whether a voice reads the words aloud. Without one their captions stay, and what was recorded is heard. */
    narrated: z.boolean(),
    /** `current` puts the brand of the account on, as it is now; null takes it off. */
    brand: z.nullable(z.union([z.literal('current'), brandShape])),
  }),
);
export type ContentFields = z.output<typeof contentFields>;

/** 1-based; a position after the last scene is the end. */
const position = z.int().check(z.minimum(1), z.maximum(limits.maxScenes + 1));

export const changeShape = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('scene'),
    scene: sceneId,
    fields: sceneFields,
    replaces: z.optional(seenSceneFields),
  }),
  /** Brings a deleted scene back, copies another one with its takes, or adds a new one; a scene that is there stays as it is. */
  z.object({
    type: z.literal('insert'),
    /** The deleted scene's id, or the one that the new scene is to have. */
    scene: sceneId,
    /** The place it had where it is left out; the end for a new scene. */
    position: z.optional(position),
    /** The scene to copy. */
    copy_of: z.optional(sceneId),
    fields: z.optional(sceneFields),
  }),
  /** A scene that is gone already stays gone. */
  z.object({ type: z.literal('remove'), scene: sceneId }),
  z.object({ type: z.literal('move'), scene: sceneId, position }),
  /** The scene keeps the first part of its dialogue, a copy after it says the rest. */
  z.object({
    type: z.literal('split'),
    scene: sceneId,
    dialogue: filledText(limits.maxDialogueCharacters),
    next_dialogue: filledText(limits.maxDialogueCharacters),
    /** The id that the copy is to have. */
    next: z.optional(sceneId),
  }),
  /** The scene takes the next one's words and seconds; the next one is deleted. */
  z.object({ type: z.literal('merge'), scene: sceneId }),
  z.object({
    type: z.literal('content'),
    fields: contentFields,
    replaces: z.optional(contentFields),
  }),
]);
export type Change = z.output<typeof changeShape>;

/** Enough for every field of every scene, several times over; the list that takes an edit back is held to it, too. */
export const maxChanges = 8 * limits.maxScenes;

export const changeList = z
  .array(changeShape)
  .check(
    z.minLength(1, 'must hold at least one change'),
    z.maxLength(maxChanges, `must hold at most ${maxChanges} changes`),
  );

/** The takes that no longer show or say what their scenes ask for since this edit. */
const staleShape = z.object({
  scene: id,
  part: z.enum(['visual', 'narration']),
  /** The price of making it again: a narration costs nothing. */
  credits,
});

export const editStoryboard = defineCall({
  ...paths.editStoryboard,
  summary:
    'Change a storyboard: all changes of the list, one after the other, or none. Free of charge. Answers with the list that takes them back. 409 `changed_meanwhile` where something else stands there than its author saw',
  params: idParams,
  body: z.object({ changes: changeList }),
  reply: z.object({
    /** Takes the edit back when it is sent as an edit. */
    inverse: z.array(changeShape),
    /** The scenes that the edit changed, as they are now. */
    scenes: z.array(sceneShape),
    /** The ids of all scenes, in order. */
    order: z.array(id),
    stale: z.array(staleShape),
  }),
});
export type StoryboardEdit = z.output<typeof editStoryboard.reply>;

export const regenerateScenes = defineCall({
  ...paths.regenerateScenes,
  summary:
    'Tweak scenes: rewrite their texts as the instruction asks. Free in a draft; after approval the changed pictures are made again and charged',
  params: idParams,
  body: z.object({
    scene_ids: idList(limits.maxScenes),
    text: filledText(limits.maxInstructionCharacters),
  }),
  reply: z.object({
    scenes: z.array(sceneShape),
    /** The parts of the instruction that could not be done, in sentences. */
    undone: z.array(z.string()),
    /** Takes the rewriting back when it is sent as an edit; takes that were paid for stay. */
    inverse: z.array(changeShape),
  }),
});
