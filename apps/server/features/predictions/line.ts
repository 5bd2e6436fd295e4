import type { Clock } from '../../clock.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { ModelRoom } from '@scenewright/provider-contract/remote-work.ts';
import { expectedWaitMs } from './expected-wait.ts';
import * as repository from './predictions.repository.ts';
import * as waiting from './waiting.repository.ts';

interface LineOptions {
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'hasten'>;
  /** How many of a hosted model are made at once, in all processes. */
  readonly mostAtOnceOf: (model: string) => number;
}

/** An order's place in its line. */
export interface PlaceInLine {
  /** How many begin before it. */
  readonly ahead: number;
  /** Until it begins, as its model has worked lately; null where nothing was measured. */
  readonly waitMs: number | null;
}

/** How soon an order looks again for room at its model, should nobody have told it that there is some. */
const roomPauseMs = 60_000;
/** How soon an order looks again where too many were begun in a minute. */
const ratePauseMs = 5_000;
/** A place is kept so long for who was told of it. */
const comesWithinMs = 30_000;
/** Who has had nothing for so long goes first once, however much they have ordered. */
const patienceMs = 60_000;
/** What a model did so long ago says how long it takes now; where it did nothing since, what it did in a day. */
const recentMs = 60 * 60_000;
const earlierMs = 24 * 60 * 60_000;
/** Of all processes together; the provider takes 600 a minute. */
const mostAMinute = 500;

/** The lines of orders before hosted models: who may begin, and who is told that there is room. */
export function createLine({ clock, queue, mostAtOnceOf }: LineOptions) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const lineOf = (model: string): waiting.LineOf => ({
    model,
    toldBefore: ago(comesWithinMs),
    nothingSince: ago(patienceMs),
  });

  /** Tells the order whose turn it is that a place is free: its job starts at once. @returns whether there was one to tell */
  async function wakeNext(tx: Tx, model: string, among?: number): Promise<boolean> {
    const generationId = await waiting.takeNext(tx, lineOf(model), clock.now(), among);
    if (generationId === undefined) return false;
    await queue.hasten(tx, 'make-scene', { generationId });
    return true;
  }

  async function placesOf(
    db: Queryable,
    model: string,
    contentId: string,
  ): Promise<[string, PlaceInLine][]> {
    const eachMs = await repository.findUsualMs(db, model, {
      recently: ago(recentMs),
      earlier: ago(earlierMs),
    });
    const underWay = await repository.countOpen(db, model);
    const places = await waiting.mapPlaces(db, lineOf(model), contentId);
    const waitMs = (ahead: number) =>
      eachMs === null
        ? null
        : expectedWaitMs({ ahead, underWay, mostAtOnce: mostAtOnceOf(model), eachMs });
    return [...places].map(([orderId, ahead]) => [orderId, { ahead, waitMs: waitMs(ahead) }]);
  }

  return {
    wakeNext,

    /** The places of a content's orders that stand in line, by order. */
    async mapPlaces(db: Queryable, contentId: string): Promise<ReadonlyMap<string, PlaceInLine>> {
      const places: [string, PlaceInLine][] = [];
      for (const model of await waiting.listModelsOf(db, contentId))
        places.push(...(await placesOf(db, model, contentId)));
      return new Map(places);
    },

    /** @returns null where the order may begin; else how soon it looks again, and whether there is room that is kept for others */
    async findPause(
      db: Queryable,
      orderId: string,
      { model, mostAtOnce }: ModelRoom,
    ): Promise<{ readonly afterMs: number; readonly isKept: boolean } | null> {
      if ((await repository.countBegunSince(db, ago(60_000))) >= mostAMinute)
        return { afterMs: ratePauseMs, isKept: false };
      const places = mostAtOnce - (await repository.countOpen(db, model));
      if (places <= 0) return { afterMs: roomPauseMs, isKept: false };
      const isNext = (await waiting.listNext(db, lineOf(model), places)).includes(orderId);
      // Should the others not come, the place is this order's.
      return isNext ? null : { afterMs: comesWithinMs, isKept: true };
    },

    /** Tells those that free places are kept for: a place is kept for a while, and not for ever. */
    async wakeAll(tx: Tx, { model, mostAtOnce }: ModelRoom): Promise<void> {
      const places = mostAtOnce - (await repository.countOpen(tx, model));
      for (let place = 0; place < places; place += 1)
        if (!(await wakeNext(tx, model, places))) return;
    },

    /** It begins: it has had a turn of its account, be it its own or that of an order that has not asked yet. */
    async begin(tx: Tx, orderId: string, model: string): Promise<void> {
      await waiting.exchangeTurns(tx, lineOf(model), orderId);
      await waiting.leaveLine(tx, orderId);
    },

    /** It waits for no model any more. The place that it may have been told of is another's. */
    async leave(tx: Tx, orderId: string): Promise<void> {
      const model = await waiting.leaveLine(tx, orderId);
      if (model !== undefined) await wakeNext(tx, model);
    },
  };
}
