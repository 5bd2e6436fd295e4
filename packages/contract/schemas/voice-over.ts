import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { id, idParams } from './fields.ts';
import { takeShape } from './takes.ts';

const recording = {
  /** A sound of the caller's library. */
  item: id.check(z.toLowerCase()),
  /** That the caller has the right to use it. */
  has_rights: z.literal(true),
};
const moment = z.int().check(z.minimum(0), z.maximum(3_600_000));

export const recordScene = defineCall({
  ...paths.recordScene,
  summary:
    "Make a narration of a scene from a sound of one's own: noise reduced, as loud as others, its captions timed by what is said. Free; it is kept as a take, to be put in place by an edit",
  params: idParams,
  body: z.object({
    ...recording,
    /** The part of the sound, in milliseconds; an end of 0 is its own. */
    start_ms: z._default(moment, 0),
    end_ms: z._default(moment, 0),
  }),
  reply: z.object({
    take: takeShape,
    /** Whether its words were found in it; else its captions run by their length. */
    aligned: z.boolean(),
  }),
});

export const recordContent = defineCall({
  ...paths.recordContent,
  summary:
    'Make narrations of all scenes from one sound in which they are read in order, of up to eight minutes: it is cut where the words of the scenes are found. Free; kept as takes, to be put in place by an edit',
  params: idParams,
  body: z.object(recording),
  reply: z.object({
    takes: z.array(z.object({ scene: id, take: takeShape })),
    /** What could not be used of it, in sentences. */
    problems: z.array(z.string()),
  }),
});
