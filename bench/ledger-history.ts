import type { EmbeddedDatabase } from '../apps/server/database/embedded.ts';

/** A use is a reservation and its capture: four entries. One use in twenty is followed by a month whose allowance expired unused. */
const entriesPerUse = 4;
const usesPerMonth = 20;
const credits = 5;

/**
 * Writes a past of about `entries` entries under an account that has credits left, as the ledger would have written it use by
 * use, and in seconds: balances, lines of use and entries agree.
 */
export async function writeHistory(
  { pglite }: EmbeddedDatabase,
  accountId: string,
  entries: number,
): Promise<void> {
  const months = Math.floor(entries / (entriesPerUse * (usesPerMonth + 1)));
  const uses = Math.floor((entries - months * entriesPerUse) / entriesPerUse);
  const own = `'${accountId}'::uuid`;
  await pglite.exec(`
    begin;
    create temporary table past on commit drop as
      select n, gen_random_uuid() as hold_id, gen_random_uuid() as reserved_id, gen_random_uuid() as captured_id, (select id from credit_grant where account_id = ${own} limit 1) as grant_id,
        (select usage_count from credit_account where account_id = ${own}) + n as position, now() - n * interval '1 minute' as at
      from generate_series(1, ${uses}) as n;
    insert into credit_hold (id, account_id, amount, captured, status, reference, description, created_at, settled_at)
      select hold_id, ${own}, ${credits}, ${credits}, 'captured', 'content:' || hold_id, 'Scene ' || n, at, at from past;
    insert into credit_hold_allocation (hold_id, grant_id, amount, captured) select hold_id, grant_id, ${credits}, ${credits} from past;
    insert into credit_transaction (id, account_id, type, idempotency_key, request_hash, hold_id, description, credits, position, created_at)
      select reserved_id, ${own}, 'reserve', 'reserve:past:' || n, '', hold_id, 'Scene ' || n, ${credits}, null, at from past
      union all select captured_id, ${own}, 'capture', 'settle:' || hold_id, '', hold_id, 'Scene ' || n, ${credits}, position, at from past;
    insert into credit_entry (transaction_id, account_id, bucket, grant_id, amount)
      select id, ${own}, bucket, grant_id, amount from past, lateral (values
        (reserved_id, 'available', -${credits}), (reserved_id, 'reserved', ${credits}), (captured_id, 'reserved', -${credits}), (captured_id, 'spent', ${credits})) as entry (id, bucket, amount);
    update credit_grant set remaining = remaining - ${uses * credits}, spent = spent + ${uses * credits} where id = (select grant_id from past limit 1);
    update credit_account set available = available - ${uses * credits}, spent = spent + ${uses * credits}, usage_count = usage_count + ${uses} where account_id = ${own};
    create temporary table months on commit drop as
      select n, gen_random_uuid() as grant_id, gen_random_uuid() as granted_id, gen_random_uuid() as expired_id,
        (select usage_count from credit_account where account_id = ${own}) + 2 * n as position, now() - n * interval '1 month' as at
      from generate_series(1, ${months}) as n;
    insert into credit_grant (id, account_id, kind, amount, remaining, period_start, expires_at, ended_at, source_type, source_id, created_at)
      select grant_id, ${own}, 'free', 15, 0, at - interval '1 month', at, at, 'past', grant_id::text, at from months;
    insert into credit_transaction (id, account_id, type, idempotency_key, request_hash, description, credits, position, created_at)
      select granted_id, ${own}, 'grant', 'grant:past:' || n, '', 'Free plan', 15, position - 1, at from months
      union all select expired_id, ${own}, 'expire', 'expire:past:' || n, '', 'Credits expired', 15, position, at from months;
    insert into credit_entry (transaction_id, account_id, bucket, grant_id, amount)
      select id, ${own}, bucket, grant_id, amount from months, lateral (values
        (granted_id, 'issued', -15), (granted_id, 'available', 15), (expired_id, 'available', -15), (expired_id, 'expired', 15)) as entry (id, bucket, amount);
    update credit_account set usage_count = usage_count + ${2 * months} where account_id = ${own};
    commit;`);
}
