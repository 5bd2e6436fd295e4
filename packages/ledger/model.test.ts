import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Database } from '../../apps/server/database/database.ts';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import { expectSoundBooks } from './testing/books.ts';
import { createLedgerPlayer } from './testing/ledger-player.ts';
import { ledgerSequence } from './testing/ledger-steps.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Sequences played at once, each on an account of its own: real PostgreSQL has ten connections. */
const atOnce = 8;
/** Both engines run the same statements, each on lives of its own; only PostgreSQL runs them at once, and three times as fast. */
const lives = {
  postgresql: { rounds: asOften(126, 25), seed: 20_261_121 },
  embedded: { rounds: asOften(42, 8), seed: 20_261_122 },
};

describe('the ledger', () => {
  it('does as its model does, whatever happens in whatever order, and its books are sound', async () => {
    const { rounds, seed } = lives[database.engine];
    await fc.assert(
      fc.asyncProperty(
        fc.array(ledgerSequence, { minLength: atOnce, maxLength: atOnce }),
        async (sequences) => {
          const outcomes = await Promise.allSettled(
            sequences.map((sequence) => createLedgerPlayer(database, sequence)()),
          );
          const failed = outcomes.find((outcome) => outcome.status === 'rejected');
          if (failed !== undefined) throw failed.reason;
        },
      ),
      { seed, numRuns: rounds, endOnFailure: true },
    );
    await expectSoundBooks(database);
    // As much work as a thousand lives are, on a machine that may have others to do.
  }, 600_000);
});
