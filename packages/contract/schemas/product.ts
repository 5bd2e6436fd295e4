import * as z from 'zod/mini';
import { visualModelIds } from '../rules/models.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { credits, instant } from './fields.ts';

/** Facts that the browser needs before it can sign anybody in. */
export const getConfig = defineCall({
  ...paths.getConfig,
  summary: 'How this installation is set up, as far as the browser needs it',
  reply: z.object({
    /** Address of the identity service; null: `/auth/v1` on this origin. Its own `/settings` says which ways in it offers. */
    auth_url: z.nullable(z.string()),
    auth_publishable_key: z.nullable(z.string()),
    /** Folder with the landing page's films on a host of their own; null: only this origin has them. */
    examples_url: z.nullable(z.string()),
    /** Payments are tried out only: no money moves. */
    test_mode_payments: z.boolean(),
    /** Credits of a new account, and when whoever asks would get them: null at once, later where their network has had its gifts of the day. */
    signup_gift: z.object({ credits: z.int(), comes_on: z.nullable(instant) }),
    /** False: plans and prices are shown, and nobody can buy. */
    buying_open: z.boolean(),
    /** Mails of the identity service lie in this installation's outbox, at `/outbox`, and go nowhere: no mail server is set. */
    outbox: z.boolean(),
    /** Where people write who want the enterprise plan, and who need help. */
    sales_email: z.string(),
    support_email: z.string(),
  }),
});

export const listModels = defineCall({
  ...paths.listModels,
  summary: 'The models that pictures and clips are made with, and which of them are offered now',
  reply: z.object({
    models: z.array(
      z.object({
        id: z.enum(visualModelIds),
        name: z.string(),
        /** False: nothing new is made with it; `refusal` says why in a sentence. */
        offered: z.boolean(),
        refusal: z.nullable(z.string()),
        /** What a scene's own sound adds to the price of its clip; null where its clips are silent. */
        sound_credits: z.nullable(credits),
      }),
    ),
  }),
});
