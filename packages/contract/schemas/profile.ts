import * as z from 'zod/mini';
import { maxNameCharacters } from '../rules/limits.ts';
import { profileShape } from './auth.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText } from './fields.ts';

export const getProfile = defineCall({
  ...paths.getProfile,
  summary: "The caller's profile",
  reply: profileShape,
});

export const updateProfile = defineCall({
  ...paths.updateProfile,
  asksAtOnce: true,
  summary: 'Change the name',
  body: z.object({ name: filledText(maxNameCharacters) }),
  reply: profileShape,
});

export const deleteAccount = defineCall({
  ...paths.deleteAccount,
  asksAtOnce: true,
  summary: 'Delete the account with its contents, media and sessions',
  reply: z.object({
    status: z.literal('ok'),
    /** Whether the sign-in at the identity service goes with the account, or stays because the service lets nobody delete it. */
    sign_in: z.enum(['deleted', 'remains']),
  }),
});
