import * as z from 'zod/mini';
import { maxNameCharacters } from '../rules/limits.ts';
import { profileShape } from './auth.ts';
import { defineCall } from './call.ts';
import { filledText } from './fields.ts';

export const getProfile = defineCall({
  method: 'GET',
  path: '/profile/me',
  access: 'session',
  summary: "The caller's profile",
  reply: profileShape,
});

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/profile/update',
  access: 'account',
  asksAtOnce: true,
  summary: 'Change the name',
  body: z.object({ name: filledText(maxNameCharacters) }),
  reply: profileShape,
});

/** A ZIP of everything that is kept of the caller; no JSON, so that it is no call of {@link defineCall}. */
export const exportProfile = {
  path: '/profile/export',
  access: 'session',
  summary: 'Everything that is kept of the caller, as a ZIP',
} as const;

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/profile/delete-account',
  access: 'session',
  asksAtOnce: true,
  summary: 'Delete the account with its contents, media and sessions',
  reply: z.object({
    status: z.literal('ok'),
    /** Whether the sign-in at the identity service goes with the account, or stays because the service lets nobody delete it. */
    sign_in: z.enum(['deleted', 'remains']),
  }),
});
