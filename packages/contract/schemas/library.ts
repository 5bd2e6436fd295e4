import * as z from 'zod/mini';
import {
  clipSounds,
  libraryFilters,
  libraryKinds,
  libraryStatuses,
  listedUses,
  maxLibraryNameCharacters,
  maxTagCharacters,
  maxTags,
  offeredTags,
  waveformBars,
  whenShortChoices,
} from '../rules/library.ts';
import { stockSourceIds } from '../rules/stock.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText, id, idParams, instant, text } from './fields.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const moment = z.int().check(z.minimum(0), z.maximum(24 * 3_600_000));

/** How a scene shows a picture or clip of the library. */
export const framingShape = z.object({
  item: id.check(z.toLowerCase()),
  /** The point, from 0 to 1 across and down, that stays in the frame where the rest is cut off. */
  focus_x: z._default(share, 0.5),
  focus_y: z._default(share, 0.5),
  /** The part of a clip that is shown, in milliseconds; an end of 0 is the clip's own. */
  start_ms: z._default(moment, 0),
  end_ms: z._default(moment, 0),
  /** What happens where the scene lasts longer. */
  when_short: z._default(z.enum(whenShortChoices), 'slow'),
  /** What of a clip's own sound is heard beside the voice. */
  sound: z._default(z.enum(clipSounds), 'off'),
  /** Has a video model set a picture in motion, at its price: the scene becomes one of video. */
  animate: z.optional(z.boolean()),
});

/** Whose a picture or clip is, and under which licence. */
export const creditShape = z.object({
  source: z.enum(stockSourceIds),
  title: z.string(),
  author: z.string(),
  author_url: z.nullable(z.string()),
  licence: z.string(),
  licence_url: z.string(),
  page_url: z.string(),
});

export const libraryItemShape = z.object({
  id,
  name: z.string(),
  status: z.enum(libraryStatuses),
  /** Why it cannot be used, in a sentence; null unless it was refused. */
  failure: z.nullable(z.string()),
  /** The size of the uploaded file, and how much of it is there. */
  bytes: z.int(),
  received_bytes: z.int(),
  /** Null until it was read, as are the facts below. */
  kind: z.nullable(z.enum(libraryKinds)),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Of a clip or sound. */
  duration_ms: z.nullable(z.int()),
  has_sound: z.boolean(),
  /** Of a sound: how loud it is from its beginning to its end, in bars from 0 to 100. */
  waveform: z.nullable(z.array(z.int()).check(z.maxLength(waveformBars))),
  thumbnail_url: z.nullable(z.string()),
  /** Of a picture with transparency: it with that, small. */
  cutout_url: z.nullable(z.string()),
  /** The picture as JPEG, the clip as MP4, the sound as M4A. */
  media_url: z.nullable(z.string()),
  /** Of what came from stock; null of the creator's own. */
  credit: z.nullable(creditShape),
  tags: z.array(z.string()).check(z.maxLength(maxTags)),
  created_at: instant,
});
export type LibraryItem = z.output<typeof libraryItemShape>;

export const listLibrary = defineCall({
  ...paths.listLibrary,
  summary:
    "The caller's own pictures, clips and sounds, newest first, with what they take and what they may take in all",
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    /** Words that the name or a tag holds, in any case. */
    search: z.optional(text(maxLibraryNameCharacters)),
    /** `visual` finds pictures and clips. What is not read yet may be anything, and is in every list. */
    kind: z.optional(z.enum(libraryFilters)),
    /** A tag that they have, in any case. */
    tag: z.optional(text(maxTagCharacters)),
  }),
  reply: z.object({
    items: z.array(libraryItemShape),
    total: z.int(),
    currentPage: z.int(),
    totalPages: z.int(),
    used_bytes: z.int(),
    most_bytes: z.int(),
    most_file_bytes: z.int(),
    /** The tags of all that is in the library, the most used first. */
    tags: z.array(z.string()).check(z.maxLength(offeredTags)),
  }),
});

export const getLibraryItem = defineCall({
  ...paths.getLibraryItem,
  summary: 'One picture or clip of the library, whatever became of it',
  params: idParams,
  reply: z.object({ item: libraryItemShape }),
});

export const changeLibraryItem = defineCall({
  ...paths.changeLibraryItem,
  summary: 'Give a picture, clip or sound of the library another name or other tags',
  params: idParams,
  body: z
    .object({
      name: z.optional(filledText(maxLibraryNameCharacters)),
      /** All that it is to have; those it had are replaced. */
      tags: z.optional(
        z
          .array(filledText(maxTagCharacters))
          .check(z.maxLength(maxTags, `must be at most ${maxTags}`)),
      ),
    })
    .check(
      z.refine(
        ({ name, tags }) => name !== undefined || tags !== undefined,
        'must have a name or tags',
      ),
    ),
  reply: z.object({ item: libraryItemShape }),
});

export const deleteLibraryItem = defineCall({
  ...paths.deleteLibraryItem,
  summary:
    'Delete a picture, clip or sound of the library, or give an upload up. 409 where a video uses it',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const listLibraryUses = defineCall({
  ...paths.listLibraryUses,
  summary: 'The videos that use a picture, clip or sound of the library now, the newest first',
  params: idParams,
  reply: z.object({
    videos: z.array(z.object({ id, title: z.string() })).check(z.maxLength(listedUses)),
    /** Of all that use it. */
    total: z.int(),
  }),
});
