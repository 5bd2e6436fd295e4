import type { Tx } from './host.ts';

export type AuditAction =
  | 'user_signed_up'
  | 'login'
  | 'login_refused'
  | 'code_refused'
  | 'token_refreshed'
  | 'refresh_token_reused'
  | 'logout'
  | 'user_confirmed'
  | 'sign_up_activated'
  | 'email_changed'
  | 'password_changed'
  | 'user_modified'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_deleted'
  | 'user_recovery_requested';

/** Notes what happened, for the operator. @param entry.address the client's network address */
export async function writeAudit(
  tx: Tx,
  entry: { action: AuditAction; userId: string | null; address: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('identity_audit')
    .values({ at: entry.now, action: entry.action, user_id: entry.userId, address: entry.address })
    .execute();
}
