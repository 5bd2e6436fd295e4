import { createHash } from 'node:crypto';
import type { Tx } from '../../../../database/database.ts';

export type ThrottledKind = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

/**
 * Notes that mail of a kind goes to a mailbox now, unless some went there less than an interval ago. The row's lock makes
 * two requests at once take turns.
 *
 * @returns null where it is noted; else when the last one went
 */
export async function noteMail(tx: Tx, { mailbox, kind, intervalS, now }: { mailbox: string; kind: ThrottledKind; intervalS: number; now: Date }): Promise<Date | null> {
  const recipientHash = createHash('sha256').update(mailbox).digest();
  const noted = await tx.insertInto('identity_mail_throttle')
    .values({ recipient_hash: recipientHash, kind, last_sent_at: now })
    .onConflict((conflict) => conflict.columns(['recipient_hash', 'kind']).doUpdateSet({ last_sent_at: now })
      .where('identity_mail_throttle.last_sent_at', '<=', new Date(now.getTime() - intervalS * 1_000)))
    .returning('kind').executeTakeFirst();
  if (noted !== undefined) return null;
  const last = await tx.selectFrom('identity_mail_throttle').select('last_sent_at')
    .where('recipient_hash', '=', recipientHash).where('kind', '=', kind).executeTakeFirstOrThrow();
  return last.last_sent_at;
}
