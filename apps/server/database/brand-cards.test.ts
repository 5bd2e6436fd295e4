import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { plainBrand } from '@scenewright/contract/rules/brand.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { findBrand } from '../features/library/index.ts';
import { copyNewCluster } from '../testing/empty-database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';

const folder = useTemporaryFolder();
let database: EmbeddedDatabase;
afterEach(() => database.close());

it('gives brands from before migration 0014 the seconds of their cards, and no font of their own', async () => {
  await copyNewCluster(folder.path);
  database = await openEmbeddedDatabase(folder.path, (kysely, engine) =>
    migrate(kysely, engine, '0012_turns_and_calls'),
  );
  const id = randomUUID();
  const {
    logo_item: _logo,
    font_item: _font,
    intro_s: _first,
    outro_s: _last,
    ...look
  } = plainBrand;
  await sql`insert into account (id, issuer, subject, is_guest, created_at, updated_at) values (${id}, 'here', ${id}, false, now(), now())`.execute(
    database.db,
  );
  await sql`insert into brand (account_id, look, updated_at) values (${id}, ${JSON.stringify({ ...look, intro: 'Hello' })}, now())`.execute(
    database.db,
  );
  await migrate(database.db, database.engine);
  expect(await findBrand(database.db, id)).toEqual({ ...plainBrand, intro: 'Hello' });
});
