/*
 * Whether credits cost more the longer somebody has used them: a 96-scene video's approval (96 reservations in one
 * transaction) and captures, the summary in the header, and a page of the history of use, of an account with 1, 1,000 and
 * 100,000 entries. Reference: the account with one entry, in the same run, measured in turns.
 * Run: `node bench/ledger.bench.ts`; exits 1 when a goal is missed.
 */
import { MemoryFS } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { openEmbeddedDatabase } from '../apps/server/database/embedded.ts';
import { createCredits } from '@scenewright/ledger';
import { readSummary } from '@scenewright/ledger/testing/read-summary.ts';
import { writeHistory } from './ledger-history.ts';
import { reportGoals } from './report.ts';

const sizes = [1, 1_000, 100_000] as const;
const scenes = 96;
const price = 40;
const videos = 7;
const readings = 300;

const database = await openEmbeddedDatabase(new MemoryFS());
const credits = createCredits({ clock: { now: () => new Date() }, signupGiftCredits: 500 });

async function createAccount(entries: number): Promise<string> {
  const accountId = randomUUID();
  const source = { type: 'bench', id: accountId };
  await database.transact((tx) =>
    credits.grant(tx, {
      accountId,
      kind: 'purchase',
      amount: 50_000_000,
      expiresAt: null,
      source,
      description: 'Bench',
    }),
  );
  await writeHistory(database, accountId, entries);
  return accountId;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function approve(accountId: string): Promise<string[]> {
  return await database.transact(async (tx) => {
    const holds: string[] = [];
    for (let scene = 0; scene < scenes; scene += 1)
      holds.push(
        await credits.reserve(tx, {
          accountId,
          amount: price,
          key: randomUUID(),
          reference: 'content:bench',
          description: 'Scene',
        }),
      );
    return holds;
  });
}

/** Measures each size in turn. @returns the quickest of each, milliseconds: what else the machine does only adds to it */
async function inTurns(
  rounds: number,
  measure: (entries: number) => Promise<number>,
): Promise<number[]> {
  const taken = sizes.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, entries] of sizes.entries()) taken[index]?.push(await measure(entries));
  return taken.map((each) => Math.min(...each));
}

function report(
  name: string,
  [one = Number.NaN, thousand = Number.NaN, most = Number.NaN]: readonly number[],
  atMost: number,
) {
  console.log(
    `${name}: ${one.toFixed(2)} ms at 1 entry, ${thousand.toFixed(2)} ms at 1,000, ${most.toFixed(2)} ms at 100,000`,
  );
  return [
    { name: `${name}, 1,000 entries`, measured: thousand / one, unit: 'times', atMost },
    { name: `${name}, 100,000 entries`, measured: most / one, unit: 'times', atMost },
    {
      name: `${name}, 100,000 entries against 1,000`,
      measured: most / thousand,
      unit: 'times',
      atMost: 1.5,
    },
  ];
}

try {
  const accounts = new Map<number, string>();
  for (const entries of sizes) accounts.set(entries, await createAccount(entries));
  const of = (entries: number) => accounts.get(entries) ?? '';
  const first = { page: 1, pageSize: 20 };
  const summary = await inTurns(readings, (entries) =>
    timed(() => readSummary(credits, database.db, of(entries))),
  );
  const newest = await inTurns(readings, (entries) =>
    timed(() => credits.listUsage(database.db, of(entries), first)),
  );
  // In the middle of the longest; the short one has one page.
  const oldest = await inTurns(readings, (entries) =>
    timed(() =>
      credits.listUsage(database.db, of(entries), {
        page: Math.max(1, Math.floor(entries / 160)),
        pageSize: 20,
      }),
    ),
  );
  const approvals: number[] = [];
  const capturing = await inTurns(videos, async (entries) => {
    // A video is history itself: the small ones are new each time.
    const accountId = entries === sizes[2] ? of(entries) : await createAccount(entries);
    let holds: string[] = [];
    approvals.push(await timed(async () => (holds = await approve(accountId))));
    return await timed(async () => {
      for (const holdId of holds) await database.transact((tx) => credits.capture(tx, holdId));
    });
  });
  const approving = sizes.map((_, index) =>
    Math.min(...approvals.filter((_taken, turn) => turn % sizes.length === index)),
  );
  reportGoals('Credits of an account with a long history, against one with a single entry', [
    ...report('the summary', summary, 1.5),
    ...report('the newest page of 20 uses', newest, 3),
    ...report('a page in the middle', oldest, 3),
    ...report(`approving ${scenes} scenes`, approving, 1.5),
    ...report(`capturing ${scenes} scenes`, capturing, 1.5),
  ]);
} finally {
  await database.close();
}
