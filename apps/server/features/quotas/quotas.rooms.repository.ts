import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

interface Lease {
  readonly service: string;
  /** Whose call it is. */
  readonly holder: string;
  readonly until: Date;
}

/**
 * Takes one of a service's places that nobody holds, or whose holder has died. In one statement, so that two processes never
 * have the same.
 * @returns whether there was one
 */
export async function takeLease(
  db: Queryable,
  { service, holder, until }: Lease,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_lease (service, place, holder, until)
    select ${service}, place, ${holder}::uuid, ${until}::timestamptz
    from generate_series(1, ${most}::integer) as places (place)
    where not exists (
      select from provider_lease taken
      where taken.service = ${service} and taken.place = places.place and taken.until > ${now}
    )
    -- Those who come in the same moment do not all want the same one.
    order by random() limit 1
    on conflict (service, place) do update set holder = excluded.holder, until = excluded.until
    where provider_lease.until <= ${now}
    returning place`.execute(db);
  return rows.length > 0;
}

export async function renewLease(db: Queryable, { service, holder, until }: Lease): Promise<void> {
  await db
    .updateTable('provider_lease')
    .set({ until })
    .where('service', '=', service)
    .where('holder', '=', holder)
    .execute();
}

export async function giveBackLease(
  db: Queryable,
  { service, holder }: Pick<Lease, 'service' | 'holder'>,
): Promise<void> {
  await db
    .deleteFrom('provider_lease')
    .where('service', '=', service)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Takes a token from a service's bucket. It holds as many as a minute allows, and is filled evenly.
 * @returns whether there was one
 */
export async function takeToken(
  db: Queryable,
  service: string,
  { mostAMinute, now }: { readonly mostAMinute: number; readonly now: Date },
): Promise<boolean> {
  const filled = sql`least(${mostAMinute}::float8, provider_rate.tokens
    + greatest(0, extract(epoch from ${now}::timestamptz - provider_rate.at)::float8) * ${mostAMinute}::float8 / 60)`;
  const { rows } = await sql`
    insert into provider_rate (service, tokens, at)
    values (${service}, ${mostAMinute}::float8 - 1, ${now}::timestamptz)
    on conflict (service) do update set tokens = ${filled} - 1, at = greatest(provider_rate.at, excluded.at)
    where ${filled} >= 1
    returning service`.execute(db);
  return rows.length > 0;
}
