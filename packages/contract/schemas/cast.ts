import * as z from 'zod/mini';
import {
  castKinds,
  maxCastLookCharacters,
  maxCastNameCharacters,
  refusalOfName,
} from '../rules/cast.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText, id, idParams, instant } from './fields.ts';

const name = z.string().check(
  z.maxLength(maxCastNameCharacters, `must be at most ${maxCastNameCharacters} characters long`),
  z.refine(
    (value) => refusalOfName(value) === null,
    'must be a name of letters, numbers, spaces, hyphens, dots and apostrophes, and no everyday word',
  ),
);
/** A picture of the library to be its portrait, which hosted models are shown; null for one that is painted by its look. As it is, where it is left out. */
const portrait_item = z.optional(z.nullable(id.check(z.toLowerCase())));
const traits = { name, kind: z.enum(castKinds), look: filledText(maxCastLookCharacters) };

const castMemberShape = z.object({
  id,
  name: z.string(),
  kind: z.enum(castKinds),
  /** Its looks, in the creator's words. */
  look: z.string(),
  /** A picture of it, as scenes show it. */
  portrait_url: z.nullable(z.string()),
  /** The picture of the library that its portrait is. */
  portrait_item: z.nullable(id),
  updated_at: instant,
});
export type CastMember = z.output<typeof castMemberShape>;

const saved = z.object({ member: castMemberShape });

export const listCast = defineCall({
  ...paths.listCast,
  summary:
    'The people, animals, places and things that look the same in every scene that names them, by name',
  reply: z.object({ members: z.array(castMemberShape) }),
});

export const createCastMember = defineCall({
  ...paths.createCastMember,
  summary:
    'Add a member to the cast: its appearance is decided once, free of charge. 409 where there is no room for another one',
  body: z.object({ ...traits, portrait_item }),
  reply: saved,
});

export const updateCastMember = defineCall({
  ...paths.updateCastMember,
  summary:
    'Change a member; pictures that name it are marked as stale where it looks different now, and nothing is made or charged',
  params: idParams,
  body: z.object({
    ...traits,
    portrait_item,
    /** The member as its author saw it. Where it is another one by now, nothing is saved: 409 `changed_meanwhile`. */
    replaces: z.optional(z.object({ name: z.string(), kind: z.enum(castKinds), look: z.string() })),
  }),
  reply: saved,
});

export const deleteCastMember = defineCall({
  ...paths.deleteCastMember,
  summary: 'Take a member out of the cast; it can be restored for a day',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const restoreCastMember = defineCall({
  ...paths.restoreCastMember,
  summary: 'Bring a deleted member back. 409 where another one has its name by now',
  params: idParams,
  reply: saved,
});

export const lockCharacter = defineCall({
  ...paths.lockCharacter,
  summary:
    "Make the lead of a scene's picture a member of the cast, looking just as there, free of charge. 409 while the scene has no picture",
  params: idParams,
  body: z.object(traits),
  reply: saved,
});
