import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { deleteAccount, getProfile, updateProfile } from '@scenewright/contract/schemas/profile.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { AccountClosing } from './accounts.closing.ts';
import type { Accounts } from './accounts.service.ts';
import { toProfile } from './profile.ts';

/** GET /profile/me, PATCH /profile/update and DELETE /profile/delete-account. */
export function registerAccountRoutes(
  app: FastifyInstance,
  { accounts, closing }: { accounts: Accounts; closing: Pick<AccountClosing, 'close'> },
): void {
  serve(app, getProfile, async ({ caller }) => {
    const account = await accounts.findAccount(caller.accountId);
    if (account === null) throw new AppError('not_authenticated');
    return toProfile(account);
  });
  serve(app, deleteAccount, async ({ caller }) => {
    const { signInRemains } = await closing.close(caller);
    return {
      status: 'ok' as const,
      sign_in: signInRemains ? ('remains' as const) : ('deleted' as const),
    };
  });
  serve(app, updateProfile, async ({ caller, body }) =>
    toProfile(await accounts.rename(caller.accountId, body.name)),
  );
}
