import { sweepLostFilms } from './film/lost-films.ts';
import { sweepLostOrders } from './making/settling.ts';
import { sweepDeletedScenes } from './scenes/scene.repository.ts';

/** Ends orders and films whose job is gone, and removes the scenes that were deleted before a moment. */
export async function sweepStoryboards(
  options: Parameters<typeof sweepLostOrders>[0],
  deletedBefore: Date,
): Promise<void> {
  await sweepLostOrders(options);
  await sweepLostFilms(options);
  await sweepDeletedScenes(options.database.db, deletedBefore);
}
