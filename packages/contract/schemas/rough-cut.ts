import * as z from 'zod/mini';
import * as limits from '../rules/limits.ts';
import { defaultVisualModelId, visualModelIds } from '../rules/models.ts';
import { platformIds, platforms } from '../rules/platforms.ts';
import { shapeIds } from '../rules/shapes.ts';
import { narrativeStyles } from '../rules/styles.ts';
import { voiceIds, voices } from '../rules/voices.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText, text } from './fields.ts';
import { answersField } from './script.ts';

const roughSceneShape = z.object({
  number: z.int(),
  /** In whole seconds. */
  duration: z.int(),
  description: z.string(),
  dialogue: z.string(),
});
export type RoughScene = z.output<typeof roughSceneShape>;

/** One line of the answer. Pictures and sounds are Base64. */
const lineShape = z.union([
  z.object({
    kind: z.literal('script'),
    title: z.string(),
    shape: z.enum(shapeIds),
    /** BCP 47 tag of the language it is spoken in. */
    language: z.string(),
    /** How many sentences of the idea there was no room for. */
    left_out: z.int(),
    scenes: z.array(roughSceneShape),
  }),
  /** The picture of a scene, as JPEG; the first scenes have one, `maxRoughScenes` at most. */
  z.object({
    kind: z.literal('picture'),
    number: z.int(),
    data: z.string(),
    /** Of a picture that the scene cuts to: the share of its dialogue, from 0 to 1, at whose end it comes. */
    share: z.optional(z.number()),
  }),
  /** A scene's line, spoken by the offline voice, as MP4 audio. */
  z.object({ kind: z.literal('sound'), number: z.int(), data: z.string() }),
  /** The music under what is sketched, as MP4 audio: as it will be in the film, at its level beside the lines. */
  z.object({ kind: z.literal('music'), data: z.string() }),
  /** It could not be made to its end. */
  z.object({ kind: z.literal('failed'), detail: z.string() }),
  z.object({ kind: z.literal('end') }),
]);
export type RoughCutLine = z.output<typeof lineShape>;

export const roughCut = defineCall({
  ...paths.roughCut,
  summary:
    'A film of an idea in sketches and the offline voice, before anybody signs in: newline-delimited JSON, the script first, then each scene as soon as it is made. Free, calls no paid provider and keeps nothing',
  body: z.object({
    prompt: filledText(limits.maxPromptCharacters),
    /** The enhanced idea, which is written from in its place. */
    enhanced_prompt: z.optional(z.nullable(text(limits.maxPromptCharacters))),
    title: z._default(text(limits.maxTitleCharacters), ''),
    answers: z.optional(answersField),
    platform: z._default(z.enum(platformIds), platforms[0].id),
    /** The platform's own where it is left out or null. */
    shape: z.optional(z.nullable(z.enum(shapeIds))),
    voice: z._default(z.enum(voiceIds), voices[0].id),
    visual_model: z._default(z.enum(visualModelIds), defaultVisualModelId),
    style: z._default(text(limits.maxStyleCharacters), narrativeStyles[0].text),
    style_notes: z.optional(z.nullable(text(limits.maxStyleCharacters))),
    scene_count: z._default(
      z.int().check(z.minimum(1), z.maximum(limits.maxScenes)),
      limits.initialSceneCount,
    ),
    scene_length: z._default(
      z.int().check(z.minimum(1), z.maximum(limits.maxSceneDurationS.image)),
      limits.initialSceneLengthS,
    ),
  }),
  reply: lineShape,
});
export type RoughCutIdea = z.output<typeof roughCut.body>;
