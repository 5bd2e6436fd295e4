import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { instant } from './fields.ts';

export const profileShape = z.object({
  userId: z.uuid(),
  /** Empty for guests. */
  email: z.string(),
  name: z.nullable(z.string()),
  is_guest: z.boolean(),
});
export type Profile = z.output<typeof profileShape>;

const bearer = z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(16_384));

export const login = defineCall({
  ...paths.login,
  summary: "Exchange the identity provider's token for the API's own",
  body: z.object({
    token: bearer,
    /** The token of the guest this browser was before: their contents become the account's. */
    guest_token: z.optional(bearer),
  }),
  reply: z.object({ access_token: z.string(), expires_at: instant, profile: profileShape }),
});

export const me = defineCall({
  ...paths.me,
  summary: 'Who the token belongs to',
  reply: profileShape,
});

export const logout = defineCall({
  // A token whose session ended a moment ago is signed out already: leaving twice is no error.
  ...paths.logout,
  summary:
    "End the API session; `user_id` must be the caller's own. Without a session that lives there is nothing to end",
  body: z.object({ user_id: z.string() }),
  reply: z.object({ status: z.literal('ok') }),
});
