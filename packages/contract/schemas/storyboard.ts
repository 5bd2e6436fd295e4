import * as z from 'zod/mini';
import * as limits from '../rules/limits.ts';
import { maxMusicVolume, musicEndings, musicMoods, musicSources } from '../rules/music.ts';
import { mediaTypes } from '../rules/models.ts';
import { orientations, platformIds } from '../rules/platforms.ts';
import { qualities } from '../rules/quality.ts';
import { shapeIds } from '../rules/shapes.ts';
import { stockSourceIds } from '../rules/stock.ts';
import { contentStatuses, filmStages, sceneStages, sceneStatuses } from '../rules/statuses.ts';
import { brandShape, cardShape } from './brand.ts';
import { captionSettingsShape } from './caption-settings.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { deliveryFields } from './delivery.ts';
import { leftOutShape, spokenSentenceShape } from './script.ts';
import { creditShape, framingShape } from './library.ts';
import { picturePlan } from './picture-plan.ts';
import { credits, filledText, id, idList, idParams, instant, text } from './fields.ts';

/** The step of a scene that is being made. */
const sceneProgressShape = z.object({
  stage: z.enum(sceneStages),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** While it is queued: how many scenes, of everybody's, are before it, of those that its own model makes. */
  ahead: z.optional(z.int()),
  /** While it is queued: seconds until its turn, as its model has worked lately; not told where nothing was measured. */
  wait_s: z.optional(z.int()),
});

export const sceneShape = z.object({
  id,
  /** 1-based position. */
  number: z.int(),
  media_type: z.enum(mediaTypes),
  /** Whole seconds; 0 leaves the scene out of the final video. */
  duration: z.int(),
  status: z.enum(sceneStatuses),
  description: z.string(),
  /** The description as data, from which a maker draws. */
  plan: picturePlan,
  /** How the camera looks at it; empty where the maker decides. */
  camera: z.string(),
  dialogue: z.string(),
  /** Whether its clip is heard with the sound that its model makes, beneath the narration. */
  native_sound: z.boolean(),
  /** What that sound adds to the price of its clip: nothing where the clip that it shows has it already. Null where it can have none. */
  sound_credits: z.nullable(credits),
  /** The dialogue's sentences with where each comes from. */
  sentences: z.array(spokenSentenceShape),
  /** Words shown in place of the dialogue; null shows the dialogue. */
  caption_text: z.nullable(z.string()),
  /** The dialogue changed since the caption text was written. */
  caption_stale: z.boolean(),
  ...deliveryFields,
  /** How it shows something of the creator's library; null where it shows something made. */
  own: z.nullable(framingShape),
  /** Whose the shown picture or clip is, where it came from stock. */
  credit: z.nullable(creditShape),
  visual_url: z.nullable(z.string()),
  /** The medium of `visual_url`: a picture or a clip. A video scene in draft quality may show either. */
  visual_kind: z.nullable(z.enum(['picture', 'clip'])),
  /** A still of the picture or clip. */
  poster_url: z.nullable(z.string()),
  /** A preview of the picture, painted small and free of charge as long as there is none, or one that is stale; null where the picture is as wanted, and for a scene of 0 s. */
  sketch_url: z.nullable(z.string()),
  /** Sketches of the pictures that it cuts to, and the share of its dialogue, from 0 to 1, at whose end each comes; empty where it shows one. */
  later_sketches: z.array(z.object({ url: z.string(), share: z.number() })),
  /** Its line, spoken by the offline voice as long as nobody else has: free, and no provider is asked. Null where there is a narration, nothing to say, or no such voice. */
  sketch_audio_url: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  audio_updated_at: z.nullable(instant),
  /** Saves the scene as a clip of its own, with its narration; null until it is made. */
  download_url: z.nullable(z.string()),
  /** The description, the media type or a member of the cast changed since the picture was made. */
  visual_stale: z.boolean(),
  /** Names of members of the cast that changed, came or went since the picture was made. */
  cast_changes: z.array(z.string()),
  /** All that makes it stale is that the scene shows its still and not yet a clip. */
  awaits_motion: z.boolean(),
  /** All that makes it stale is that its clip was made without the sound that the scene asks for by now. */
  awaits_sound: z.boolean(),
  /** The dialogue, or how it is spoken, changed since the narration was made. */
  audio_stale: z.boolean(),
  /** Whether its words are said by a recording of its creator's; where that does not fit them, `audio_stale` says so, and no voice speaks them. */
  own_voice: z.boolean(),
  /** False where no voice reads this language: captions run with music. */
  narrated: z.boolean(),
  progress: z.nullable(sceneProgressShape),
  /** Whether paid work on it is under way, which can be called off. Free work only follows an edit: undoing that ends it. */
  cancelable: z.boolean(),
  /** Why it failed, in a sentence; null unless `status` is `failed`. */
  failure: z.nullable(z.string()),
  /** The price of making this scene now: its picture or clip, or nothing where only free work on it failed. */
  credit_cost: credits,
});
export type Scene = z.output<typeof sceneShape>;

/** Each scene that was changed or made, as it is now. */
export const changedScenes = z.object({ scenes: z.array(sceneShape) });

/** How a film sounds beside its voice and music. */
export const soundShape = z.object({
  /** Short sounds on cuts and on what comes in. */
  effects: z.boolean(),
});
export type Sound = z.output<typeof soundShape>;

/** The music of a film. */
export const musicShape = z
  .object({
    source: z.enum(musicSources),
    /** The mood it is composed in, where that is chosen. */
    mood: z._default(z.nullable(z.enum(musicMoods)), null),
    /** A sound of the creator's library. */
    item: z._default(z.nullable(id.check(z.toLowerCase())), null),
    /** In percent of its usual level; 0 is silence. It steps back for the voice at any level. */
    volume: z._default(z.int().check(z.minimum(0), z.maximum(maxMusicVolume)), 100),
    /** Where in a sound of one's own the film begins, in milliseconds. */
    start_ms: z._default(z.int().check(z.minimum(0), z.maximum(3_600_000)), 0),
    /** How a sound of one's own ends. */
    ending: z._default(z.enum(musicEndings), 'fade'),
  })
  .check(
    z.refine(
      ({ source, mood, item }) =>
        (source === 'mood') === (mood !== null) && (source === 'own') === (item !== null),
      'must name a mood where it is composed in one, and a sound where it is your own',
    ),
  );

export const storyboardShape = z.object({
  id,
  title: z.string(),
  status: z.enum(contentStatuses),
  platform: z.enum(platformIds),
  /** The platform's own shape. */
  orientation: z.enum(orientations),
  /** The shape of its film: the platform's own, unless another one was chosen. */
  shape: z.enum(shapeIds),
  visual_model: z.string(),
  captions: captionSettingsShape,
  sound: soundShape,
  music: musicShape,
  /** Whether a voice reads the words aloud; recordings are heard in any case. */
  narrated: z.boolean(),
  /** The sound of the library that is the film's music; null where there is none. */
  music_item: z.nullable(z.object({ name: z.string(), duration_ms: z.int() })),
  /** The brand that the film has on, as it was then; null where it has none. */
  brand: z.nullable(brandShape),
  /** The brand's cards, before the first scene and after the last. They cost nothing, and come on top of `duration`. */
  cards: z.object({ intro: z.nullable(cardShape), outro: z.nullable(cardShape) }),
  /** Whether there is a brand of the account to be put on, and whether it is another one by now. */
  brand_offer: z.enum(['none', 'same', 'other']),
  /** The music of the film as it would be now, alone, at its level beside the narrations: made when it is first asked for, free. Null where no scene lasts, and for a film without music. */
  sketch_music_url: z.nullable(z.string()),
  /** BCP 47 tag of what is said. */
  language: z.string(),
  /** The kind of film it was written as; null for one written by a model or before kinds were kept. */
  genre: z.nullable(z.string()),
  /** Sentences of the idea that no scene says; each can be added as a scene. */
  left_out: z.array(leftOutShape),
  /** How many more there are than are listed. */
  left_out_more: z.int(),
  /** In draft quality video scenes are shown by their stills; where the model makes no video it is always final. */
  quality: z.enum(qualities),
  /** Sum of the scene durations, in seconds. */
  duration: z.int(),
  video_url: z.nullable(z.string()),
  download_url: z.nullable(z.string()),
  /** The page where everybody who has its address can watch the film; null where its owner turned it off. */
  watch_url: z.nullable(z.string()),
  /** Saves everything made so far as a ZIP: film, scenes, narration, captions and script; null until something is made. */
  package_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  /** For the description of the finished film: what of it is generated, and by what. Null until there is one, and where films do not say so. */
  label: z.nullable(z.string()),
  scenes: z.array(sceneShape),
  /** The sites of stock that its scenes may be searched for; none unless the operator has named one. */
  stock: z.array(z.enum(stockSourceIds)),
  /** Sentences the creator should read, for example that captions run without a voice. */
  notices: z.array(z.string()),
  film_progress: z.nullable(z.object({ stage: z.enum(filmStages), percent: z.int() })),
  /** While it is being written: what keeps it from being written just now, in sentences; null where nothing does. */
  writing_waits: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type Storyboard = z.output<typeof storyboardShape>;

/** A scene as it is once its change is saved. */
export const savedScene = z.object({ scene: sceneShape });
/** The text that the author saw. Where neither it nor the new one stands there by now, nothing is saved: 409 `changed_meanwhile`. */
const seen = z.optional(z.string());

export const getStoryboard = defineCall({
  ...paths.getStoryboard,
  summary: 'The storyboard with its scenes',
  params: idParams,
  reply: storyboardShape,
});

export const rewriteStoryboard = defineCall({
  ...paths.rewriteStoryboard,
  summary: 'Write the storyboard again after writing it failed',
  params: idParams,
  reply: z.object({ status: z.literal('generating') }),
});

export const combineScenes = defineCall({
  ...paths.combineScenes,
  asksAtOnce: true,
  summary:
    'Combine the scenes into the final video. 409 until every scene with a duration is completed',
  params: idParams,
  reply: z.object({ status: z.literal('processing') }),
});

export const regenerateAudio = defineCall({
  ...paths.regenerateAudio,
  summary: 'Save the dialogue; after approval the narration is made again, free of charge',
  params: idParams,
  body: z.object({ dialogue: text(limits.maxDialogueCharacters), replaces: seen }),
  reply: savedScene,
});

export const regenerateVisual = defineCall({
  ...paths.regenerateVisual,
  summary: 'Save the visual description; a picture made before is marked as stale',
  params: idParams,
  body: z.object({ description: filledText(limits.maxDescriptionCharacters), replaces: seen }),
  reply: savedScene,
});

export const updateDuration = defineCall({
  ...paths.updateDuration,
  summary: 'Change the duration, in whole seconds: 0–10 for video, 0–20 for image',
  params: idParams,
  body: z.object({
    duration: z.int().check(z.minimum(0), z.maximum(limits.maxSceneDurationS.image)),
  }),
  reply: savedScene,
});

export const updateMediaType = defineCall({
  ...paths.updateMediaType,
  summary: 'Switch between video and image; priced at the next generation',
  params: idParams,
  body: z.object({ media_type: z.enum(mediaTypes) }),
  reply: savedScene,
});

export const deleteScene = defineCall({
  ...paths.deleteScene,
  summary:
    'Delete a scene; work in progress stops and its credits come back. It can be restored for a day',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const restoreScene = defineCall({
  ...paths.restoreScene,
  summary: 'Bring a deleted scene back to its place, with its takes, free of charge',
  params: idParams,
  body: z.object({ scene_id: id }),
  reply: sceneShape,
});

export const duplicateScene = defineCall({
  ...paths.duplicateScene,
  summary: 'Add a copy of a scene right after it; the copy shares the takes, free of charge',
  params: idParams,
  reply: sceneShape,
});

export const splitScene = defineCall({
  ...paths.splitScene,
  summary:
    'Make two scenes of one, free of charge: it keeps the first part of its dialogue, a copy after it says the rest. Both parts together must be the present dialogue',
  params: idParams,
  body: z.object({
    dialogue: filledText(limits.maxDialogueCharacters),
    next_dialogue: filledText(limits.maxDialogueCharacters),
  }),
  reply: changedScenes,
});

export const mergeNextScene = defineCall({
  ...paths.mergeNextScene,
  summary:
    "Add the next scene's dialogue and seconds to a scene, which keeps its picture, free of charge; the next one is deleted and can be restored",
  params: idParams,
  reply: changedScenes,
});

export const generateScene = defineCall({
  ...paths.generateScene,
  summary: 'Add a scene written to fit between its neighbours',
  params: idParams,
  body: z.object({
    /** 1-based position of the new scene. */
    position: z.int().check(z.minimum(1), z.maximum(limits.maxScenes + 1)),
    description: z.optional(z.nullable(text(limits.maxDescriptionCharacters))),
    /** The id of a left-out sentence that the scene shall say, word for word. */
    left_out_id: z.optional(z.nullable(text(80))),
    is_last_scene: z.boolean(),
    previous_scene_id: z.optional(z.nullable(id)),
    next_scene_id: z.optional(z.nullable(id)),
  }),
  reply: sceneShape,
});

export const reorderScenes = defineCall({
  ...paths.reorderScenes,
  summary: "Put the scenes in the given order; every scene's id exactly once",
  params: idParams,
  body: z.object({ scene_ids: idList(limits.maxScenes) }),
  reply: changedScenes,
});

export const getCreditCost = defineCall({
  ...paths.getCreditCost,
  summary:
    'What approving costs, in final quality unless another is given; with `scene_id` and `regenerate`, what making that scene again costs',
  params: idParams,
  query: z.object({
    scene_id: z.optional(id),
    regenerate: z.optional(z.enum(['true', 'false'])),
    quality: z.optional(z.enum(qualities)),
  }),
  reply: z.object({
    creditCost: credits,
    scenes: z.int(),
    visualModel: z.string(),
    available: credits,
  }),
});

export const approve = defineCall({
  ...paths.approve,
  asksAtOnce: true,
  summary:
    'Approve the draft, in final quality unless draft is asked for: credits are reserved and every scene is made. 402 with {required, available} where credits fall short',
  params: idParams,
  body: z.optional(
    z.nullable(
      z.object({
        quality: z.optional(z.enum(qualities)),
        /** The price its author was told. Where it is another one by now, nothing is ordered: 409 `price_changed`. */
        price: z.optional(credits),
      }),
    ),
  ),
  reply: z.object({ status: z.literal('awaiting_compilation'), reserved: credits }),
});

export const regenerateMedia = defineCall({
  ...paths.regenerateMedia,
  asksAtOnce: true,
  summary: "Make a scene's picture or clip (again) at its price",
  params: idParams,
  reply: savedScene,
});

export const makeScenes = defineCall({
  ...paths.makeScenes,
  asksAtOnce: true,
  summary:
    'Make the pictures or clips of several scenes at their prices together: all of them, or none. 402 with {required, available} where credits fall short',
  params: idParams,
  body: z.object({ scene_ids: idList(limits.maxScenes) }),
  reply: changedScenes,
});

export const cancelScene = defineCall({
  ...paths.cancelScene,
  summary:
    "Call off the making of a scene's picture or clip: its credits come back, and the scene is what it was before",
  params: idParams,
  reply: savedScene,
});

export const progressEventShape = z.object({
  stage: z.enum(['storyboard', ...sceneStages, ...filmStages]),
  /** 1-based scene number; null where the stage is about the whole film. */
  scene: z.nullable(z.int()),
  scene_id: z.nullable(id),
  /** Scenes made so far, of `m` to make. */
  n: z.int(),
  m: z.int(),
  percent: z.int(),
});
export type ProgressEvent = z.output<typeof progressEventShape>;
