import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import type { Database } from '../../../database/database.ts';
import { createDraft } from '../../../testing/contents.ts';
import { recordStatements, type RecordedDatabase } from '../../../testing/recorded-database.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;
let record: RecordedDatabase<Database>['statementsOf'];

beforeAll(async () => {
  product = await startTestProduct({
    wrapDatabase: (database) => {
      const recorded = recordStatements(database);
      record = recorded.statementsOf;
      return recorded.database;
    },
  });
  user = await product.signUp('editor@example.com');
});
afterAll(() => product.stop());

const short = (sceneCount: number) => ({
  scene_count: sceneCount,
  scene_length: 1,
  duration: sceneCount,
});

/** The statements of an edit, without their lists of parameters: those are as long as what they name. */
async function statementsOf(contentId: string, changes: readonly Change[]): Promise<string[]> {
  const statements = await record(async () => {
    const { status } = await user.request('PATCH', `/storyboard/content/${contentId}`, { changes });
    expect(status).toBe(200);
  });
  return statements.map((statement) => statement.replaceAll(/\$\d+(?:, \$\d+)*/gu, '$'));
}

const describeAll = (ids: readonly string[]): Change[] =>
  ids.map((scene) => ({ type: 'scene', scene, fields: { description: 'A heron at dusk' } }));

it('sends as many statements for twelve scenes as for two, whether one of a draft is changed or all', async () => {
  const [few, many] = [await createDraft(user, short(2)), await createDraft(user, short(12))];
  const ids = { few: few.scenes.map(({ id }) => id), many: many.scenes.map(({ id }) => id) };
  const one = await statementsOf(few.id, describeAll(ids.few.slice(0, 1)));
  expect(one.join('\n')).toContain('update scene set');
  expect(await statementsOf(many.id, describeAll(ids.many.slice(0, 1)))).toEqual(one);
  expect(await statementsOf(few.id, describeAll(ids.few))).toHaveLength(one.length);
  expect(await statementsOf(many.id, describeAll(ids.many))).toHaveLength(one.length);
});
