import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { OpenJobQueue } from '../../../jobs/queue.ts';
import { lockContent, updateContent } from '../../content/index.ts';
import { storyboardChannel } from '../scenes/access.ts';
import * as repository from './film.repository.ts';

export const combiningFailed =
  'There was an error creating your video. Nothing was charged for combining. Please try again.';

/** Films this young may not have their job yet seen by everybody. */
const graceMs = 60_000;
const batch = 200;

interface LostFilmOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<OpenJobQueue, 'isLive'>;
}

/** Ends films whose job lives no more: one that killed every process it ran in must not keep its content in the making for ever. */
export async function sweepLostFilms({ database, clock, queue }: LostFilmOptions): Promise<void> {
  const before = new Date(clock.now().getTime() - graceMs);
  for (const film of await repository.listPendingFilms(database.db, before, batch)) {
    if (await queue.isLive('combine-film', { filmId: film.id })) continue;
    await database.transact(async (tx) => {
      const content = await lockContent(tx, film.content_id);
      const current = await repository.findFilm(tx, film.id);
      if (content === undefined || current?.status !== 'pending') return;
      const now = clock.now();
      await repository.updateFilm(tx, film.id, {
        status: 'failed',
        failure: combiningFailed,
        finished_at: now,
      });
      await updateContent(tx, content.id, {
        status: 'failed',
        failure: combiningFailed,
        updated_at: now,
      });
      await database.notify(tx, storyboardChannel, content.id);
    });
  }
}
