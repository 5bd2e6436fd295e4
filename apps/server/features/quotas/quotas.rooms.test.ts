import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovableClock } from '../../clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createProviderRooms } from './quotas.rooms.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const clock = createMovableClock();
const busy = 'The service is busy.';
const never = new AbortController().signal;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The same room, as two processes have it: they share nothing but the database. */
function openTwice(service: string, bounds: { mostAtOnce?: number; mostAMinute?: number }) {
  const all = { service, busy, mostAtOnce: 100, mostAMinute: 1_000, ...bounds };
  const open = (patience = {}) => createProviderRooms({ database, clock, ...patience })(all);
  // The third one gives up soon.
  return [open(), open(), open({ patienceMs: 200 })] as const;
}

describe('places at a service', () => {
  it('are shared by all processes: no more calls go on at once than there are, and all are made', async () => {
    const rooms = openTwice('text several', { mostAtOnce: 2 });
    let [now, most, done] = [0, 0, 0];
    const call = async () => {
      now += 1;
      most = Math.max(most, now);
      // Others have the time to come in between.
      for (let turn = 0; turn < 20; turn += 1) await delay(1);
      now -= 1;
      done += 1;
    };
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (rooms[index % 2] ?? rooms[0]).hold(never, call)),
    );
    expect([most, done]).toEqual([2, 12]);
  });

  it('are given back by a call that fails', async () => {
    const [one, two] = openTwice('text failing', { mostAtOnce: 1 });
    const failure = new Error('no answer');
    await expect(one.hold(never, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await two.hold(never, async () => 'made')).toBe('made');
  });

  it('of one model are not those of another', async () => {
    const [text] = openTwice('text one', { mostAtOnce: 1 });
    const [speech] = openTwice('speech one', { mostAtOnce: 1 });
    const made = await text.hold(never, () => speech.hold(never, async () => 'made'));
    expect(made).toBe('made');
  });

  it('of a process that died are free again after a minute, and whoever waits can be stopped', async () => {
    const [dead, alive] = openTwice('text dead', { mostAtOnce: 1 });
    const end = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const hanging = dead.hold(never, async () => {
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    const stopping = new AbortController();
    const reason = new Error('nobody wants it');
    const stopped = alive.hold(stopping.signal, async () => 'made');
    stopping.abort(reason);
    await expect(stopped).rejects.toBe(reason);
    clock.advance(61_000);
    expect(await alive.hold(never, async () => 'made')).toBe('made');
    end.resolve();
    await hanging;
  });

  it('that stay taken end the wait with a sentence; the work comes back later', async () => {
    const [one, , hasty] = openTwice('text full', { mostAtOnce: 1 });
    const refused = await one.hold(never, () =>
      hasty.hold(never, async () => 'made').catch((error: unknown) => error),
    );
    expect(refused).toMatchObject({ message: busy, retryable: true, code: 'rate_limited' });
  });
});

describe('calls in a minute', () => {
  it('are counted over all processes, and become possible again as time goes by', async () => {
    const [one, two, hasty] = openTwice('speech paced', { mostAMinute: 1 });
    await one.pace();
    let isLet = false;
    const second = two.pace().then(() => (isLet = true));
    await one.hold(never, async () => 'made');
    expect(isLet).toBe(false);
    clock.advance(60_000);
    await second;
    expect(await hasty.pace().catch((error: unknown) => error)).toMatchObject({ message: busy });
    clock.advance(60_000);
    await two.pace();
  });

  it('are as many at once as a minute has, and no more after a long rest', async () => {
    const [one, two, hasty] = openTwice('speech rested', { mostAMinute: 2 });
    for (const room of [one, two]) await room.pace();
    clock.advance(3_600_000);
    for (const room of [two, one]) await room.pace();
    expect(await hasty.pace().catch((error: unknown) => error)).toMatchObject({ message: busy });
  });
});
