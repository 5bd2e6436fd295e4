import * as z from 'zod/mini';
import * as limits from '../rules/limits.ts';
import { visualModelIds } from '../rules/models.ts';
import { orientations, platformIds } from '../rules/platforms.ts';
import { qualities } from '../rules/quality.ts';
import { shapeIds } from '../rules/shapes.ts';
import { contentSorts, shownContentStatuses, statusFilterNames } from '../rules/statuses.ts';
import { voiceIds } from '../rules/voices.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { answersField } from './script.ts';
import {
  credits,
  email,
  filledText,
  id,
  idParams,
  instant,
  plannedInstant,
  text,
} from './fields.ts';

const emptyAsAbsent = z.literal('');

export const newContentShape = z.object({
  platform: z.enum(platformIds),
  /** The shape of its film; the platform's own where it is left out or null. */
  shape: z.optional(z.nullable(z.enum(shapeIds))),
  topic: text(200),
  title: filledText(limits.maxTitleCharacters),
  prompt: filledText(limits.maxPromptCharacters),
  enhanced_prompt: z.optional(z.nullable(text(limits.maxPromptCharacters))),
  voice: z.enum(voiceIds),
  language: z.literal('en', 'Only English (en) is available so far'),
  duration: z.int().check(z.minimum(1), z.maximum(limits.maxFilmDurationS)),
  scene_count: z.int().check(z.minimum(1), z.maximum(limits.maxScenes)),
  scene_length: z.int().check(z.minimum(1), z.maximum(limits.maxSceneDurationS.image)),
  email: z.optional(z.nullable(z.union([emptyAsAbsent, email]))),
  social_handle: z.optional(z.nullable(text(limits.maxSocialHandleCharacters))),
  visual_model: z.enum(visualModelIds),
  style: text(limits.maxStyleCharacters),
  /** The creator's answers to the writer's questions. */
  answers: z.optional(answersField),
  style_notes: z.optional(z.nullable(text(limits.maxStyleCharacters))),
  /** Names this request: sent again with the same, it makes nothing and answers the id it answered before; 409 with another idea. */
  idempotency_key: z.optional(id),
});
export type NewContent = z.output<typeof newContentShape>;

export const contentShape = z.object({
  id,
  title: z.string(),
  platform: z.enum(platformIds),
  /** The platform's own shape. */
  orientation: z.enum(orientations),
  /** The shape of its film: the platform's own, unless another one was chosen. */
  shape: z.enum(shapeIds),
  status: z.enum(shownContentStatuses),
  scheduled_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
  duration: z.int(),
  scene_count: z.int(),
  /** How many of its scenes are being made at the moment. */
  pending_scenes: z.int(),
  visual_model: z.string(),
  /** A draft shows video scenes by their stills. */
  quality: z.enum(qualities),
  thumbnail_url: z.nullable(z.string()),
  /** Why it failed, in a sentence; null unless `status` is `failed`. */
  failure: z.nullable(z.string()),
});
export type ContentItem = z.output<typeof contentShape>;

export const createContent = defineCall({
  ...paths.createContent,
  asksAtOnce: true,
  summary:
    'Start a content; its storyboard is written in the background. 402 with {required, available} where credits fall short. Safe to send again with the same idempotency_key',
  body: newContentShape,
  reply: z.object({ id }),
});

export const getContent = defineCall({
  ...paths.getContent,
  summary: 'One content',
  params: idParams,
  reply: contentShape,
});

export const updateContent = defineCall({
  ...paths.updateContent,
  summary: 'Change the title and the time it is meant for',
  params: idParams,
  body: z.object({
    title: filledText(limits.maxTitleCharacters),
    scheduled_at: z.nullable(plannedInstant),
  }),
  reply: contentShape,
});

export const deleteContent = defineCall({
  ...paths.deleteContent,
  summary:
    'Delete a content; work in progress stops and its credits come back. It can be restored for a day',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const restoreContent = defineCall({
  ...paths.restoreContent,
  summary:
    'Bring a deleted content back as it was, free of charge; what was being made is not begun again by itself',
  params: idParams,
  reply: contentShape,
});

export const listContent = defineCall({
  ...paths.listContent,
  summary: "The caller's contents, newest first unless another order is asked for",
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    page_size: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
      limits.dashboardPageSize,
    ),
    /** Words that the title or the prompt holds, in any case. */
    search: z.optional(text(limits.maxTitleCharacters)),
    status: z.optional(z.enum(statusFilterNames)),
    sort: z._default(z.enum(contentSorts), 'newest'),
  }),
  reply: z.object({
    items: z.array(contentShape),
    total: z.int(),
    currentPage: z.int(),
    totalPages: z.int(),
  }),
});

export const duplicateContent = defineCall({
  ...paths.duplicateContent,
  summary: 'A new draft with the same scenes; unchanged takes are shared free of charge',
  params: idParams,
  reply: z.object({ id }),
});

const format = z.object({ shape: z.enum(shapeIds) });

export const priceFormat = defineCall({
  ...paths.priceFormat,
  summary:
    'What a duplicate in another format takes over, and what approving it in final quality costs then',
  params: idParams,
  query: format,
  reply: z.object({
    /** Scenes that last some seconds. */
    scenes: z.int(),
    /** Those that keep their picture or clip, cut to the new shape. */
    kept: z.int(),
    /** The price of the others' pictures and clips; they are made when the duplicate is approved. */
    creditCost: credits,
    available: credits,
  }),
});
export type FormatPrice = z.output<typeof priceFormat.reply>;

export const duplicateInFormat = defineCall({
  ...paths.duplicateInFormat,
  summary:
    'A new draft with the same scenes in another shape: words, narration, own material, and stills whose subject the cut keeps, are shared free of charge. 409 where the content has this shape',
  params: idParams,
  body: format,
  reply: z.object({ id }),
});
