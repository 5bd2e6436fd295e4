import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import { getProfile, updateProfile } from '#contract/api/profile.ts';
import { serve } from '../../http/serve.ts';
import type { Accounts } from './accounts.service.ts';
import { toProfile } from './profile.ts';

/** GET /profile/me and PATCH /profile/update. */
export function registerAccountRoutes(app: FastifyInstance, { accounts }: { accounts: Accounts }): void {
  serve(app, getProfile, async ({ caller }) => {
    const account = await accounts.findAccount(caller.accountId);
    if (account === null) throw new AppError('not_authenticated');
    return toProfile(account);
  });
  serve(app, updateProfile, async ({ caller, body }) => toProfile(await accounts.rename(caller.accountId, body.name)));
}
