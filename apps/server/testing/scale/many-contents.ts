import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const contentsOfEach = 100;
const ofOne = 1_000;

/**
 * Copies a content, with its first scene, until there are as many as asked: a thousand of them are its owner's, the others are a
 * hundred each of people who are made for that.
 */
export async function writeManyContents(
  db: Kysely<Tables>,
  contentId: string,
  contents: number,
): Promise<void> {
  const people = Math.ceil(contents / contentsOfEach);
  await sql`create table bench_person as select n, gen_random_uuid() as id from generate_series(1, ${people}::int) n`.execute(
    db,
  );
  await sql`
    insert into account (id, issuer, subject, email, is_guest, created_at, updated_at)
    select id, 'bench', id::text, id || '@example.com', false, now(), now() from bench_person`.execute(
    db,
  );
  await sql`
    create table bench_content as
    select number.n, gen_random_uuid() as id, gen_random_uuid() as scene_id,
      case when number.n <= ${ofOne} then (select account_id from content where id = ${contentId}) else person.id end as account_id
    from generate_series(1, ${contents}::int) number (n) join bench_person person on person.n = 1 + number.n % ${people}::int`.execute(
    db,
  );
  await sql`
    insert into content select copy.* from bench_content, content original, lateral jsonb_populate_record(original, jsonb_build_object(
      'id', bench_content.id, 'account_id', bench_content.account_id, 'idempotency_key', null,
      'created_at', now() - bench_content.n * interval '1 minute')) copy
    where original.id = ${contentId}`.execute(db);
  await sql`
    insert into scene select copy.* from bench_content, scene original, lateral jsonb_populate_record(original, jsonb_build_object(
      'id', bench_content.scene_id, 'content_id', bench_content.id)) copy
    where original.content_id = ${contentId} and original.position = 1`.execute(db);
  await sql`drop table bench_person, bench_content`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
