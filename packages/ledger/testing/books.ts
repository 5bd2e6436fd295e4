import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../apps/server/database/database.ts';

/**
 * What must be true of the whole ledger at any time, asked of the database in SQL and not through the product's code.
 * Each query lists what is wrong.
 */
const laws = {
  'every transaction sums to zero': sql`select transaction_id from credit_entry group by transaction_id having sum(amount) <> 0`,
  'every account sums to zero over all kinds of balances': sql`select account_id from credit_entry group by account_id having sum(amount) <> 0`,
  'the balances of a bucket are the sums of its entries, and its entries sum to zero': sql`
    select g.id, e.* from credit_grant g left join lateral (
      select coalesce(sum(amount) filter (where bucket = 'issued'), 0) as issued, coalesce(sum(amount) filter (where bucket = 'available'), 0) as available,
        coalesce(sum(amount) filter (where bucket = 'reserved'), 0) as reserved, coalesce(sum(amount) filter (where bucket = 'spent'), 0) as spent,
        coalesce(sum(amount) filter (where bucket = 'owed'), 0) as owed, coalesce(sum(amount), 0) as total
      from credit_entry where grant_id = g.id) e on true
    where e.issued <> -g.amount or e.available <> g.remaining or e.reserved <> g.reserved or e.spent <> g.spent or e.owed <> g.owed or e.total <> 0`,
  'the totals of an account are the sums of its buckets': sql`
    select a.account_id from credit_account a left join credit_grant g using (account_id) group by a.account_id
    having a.available <> coalesce(sum(g.remaining), 0) or a.reserved <> coalesce(sum(g.reserved), 0) or a.spent <> coalesce(sum(g.spent), 0) or a.owed <> -coalesce(sum(g.owed), 0)`,
  'nothing is below zero': sql`
    select id from credit_grant where least(remaining, reserved, spent) < 0 union all select account_id from credit_account where least(available, reserved, spent, owed) < 0`,
  'what pending holds hold is what is reserved': sql`
    select g.id from credit_grant g left join (
      select grant_id, sum(p.amount) as held from credit_hold_allocation p join credit_hold h on h.id = p.hold_id where h.status = 'pending' group by grant_id) p on p.grant_id = g.id
    where coalesce(p.held, 0) <> g.reserved`,
  'what holds captured and did not give back is what is spent': sql`
    select g.id from credit_grant g left join (select grant_id, sum(captured - refunded) as used from credit_hold_allocation group by grant_id) p on p.grant_id = g.id
    where coalesce(p.used, 0) <> g.spent`,
  'a hold is the sum of its parts, and what was captured of it and what came back is all of it': sql`
    select h.id from credit_hold h join (select hold_id, sum(amount) as amount, sum(captured) as captured, sum(refunded) as refunded from credit_hold_allocation group by hold_id) p on p.hold_id = h.id
    left join (
      select t.hold_id, sum(e.amount) filter (where t.type = 'capture' and e.bucket = 'reserved') as captured, sum(e.amount) filter (where t.type = 'release' and e.bucket = 'reserved') as returned
      from credit_transaction t join credit_entry e on e.transaction_id = t.id where t.hold_id is not null group by t.hold_id) e on e.hold_id = h.id
    where p.amount <> h.amount or p.captured <> h.captured or p.refunded <> h.refunded or h.refunded > h.captured
      or -coalesce(e.captured, 0) <> h.captured or -coalesce(e.returned, 0) <> case when h.status = 'pending' then 0 else h.amount - h.captured end`,
  'no hold was settled twice': sql`select hold_id from credit_transaction where type = 'capture' group by hold_id having count(*) > 1
    union all select hold_id from credit_transaction where type = 'release' group by hold_id having count(*) > 1`,
  'nothing was reserved from a bucket whose time had passed': sql`
    select h.id from credit_hold h join credit_hold_allocation p on p.hold_id = h.id join credit_grant g on g.id = p.grant_id where g.expires_at <= h.created_at or g.ended_at < h.created_at`,
  'what was closed or taken back is empty': sql`select id from credit_grant where remaining > 0 and (ended_at is not null or clawed_back_at is not null)`,
  'nothing of an earlier period, nor of the free plan, is open beside a paid period': sql`
    select g.id from credit_grant g join credit_account a using (account_id)
    where a.plan_until is not null and g.remaining > 0 and g.period_start is not null and (g.kind = 'free' or g.period_start < a.plan_since)`,
  'an account has one gift, and a source one bucket of a kind': sql`
    select account_id::text from credit_grant where kind = 'gift' group by account_id having count(*) > 1
    union all select source_id from credit_grant group by source_type, source_id, kind having count(*) > 1`,
  'the lines of use are numbered without a gap': sql`
    select a.account_id from credit_account a left join credit_transaction t on t.account_id = a.account_id and t.position is not null group by a.account_id
    having count(t.id) <> a.usage_count or coalesce(max(t.position), 0) <> a.usage_count or coalesce(min(t.position), 1) <> 1`,
};

/** Holds every law against all accounts of a database. */
export async function expectSoundBooks({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const [law, query] of Object.entries(laws))
    expect((await query.execute(db)).rows, law).toEqual([]);
}
