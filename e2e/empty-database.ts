import { makeEmptyDatabase } from '../apps/server/testing/empty-database.ts';

/** Before all journeys: an empty database. Each product begins with a copy, which costs a tenth of making one. */
export default async function setup(): Promise<() => Promise<void>> {
  const { remove } = await makeEmptyDatabase();
  return remove;
}
