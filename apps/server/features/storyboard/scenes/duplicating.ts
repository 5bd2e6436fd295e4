import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import { copyTitle } from '@scenewright/contract/rules/copy-title.ts';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { insertContent, listTitles, lockOwnContent } from '../../content/index.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { all, insertCopies } from './copying.ts';
import { firstSeed } from '@scenewright/storyboard/first-seed.ts';
import type { Reframing } from './reframing.ts';
import * as repository from './scene.repository.ts';

/** Nobody was mailed about the duplicate yet, and nobody is to be reminded of it. */
const notYetMailed = { film_mailed_at: null, reminded_at: null, remind_at: null } as const;

interface DuplicatingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly reframing: Pick<Reframing, 'reframe' | 'lookAt'>;
}

/** Makes a new draft of a content, which shares its takes: those that are right in its shape. */
export function createDuplicating({ database, clock, reframing }: DuplicatingOptions) {
  /** @throws AppError not_found, wrong_state */
  return async function duplicate(
    accountId: string,
    contentId: string,
    shape?: Shape,
  ): Promise<{ id: string }> {
    const id = randomUUID();
    const now = clock.now();
    // Its files are looked at before the transaction, which finds what was seen.
    if (shape !== undefined) await reframing.lookAt(accountId, contentId, shape);
    await database.transact(async (tx) => {
      const original = await lockOwnContent(tx, contentId, accountId);
      if (original === undefined) throw new AppError('not_found');
      if (original.status === 'generating')
        throw new AppError(
          'wrong_state',
          'The storyboard is still being written. Duplicate it when its scenes are there.',
        );
      const { content, scenes, sharing } =
        shape === undefined
          ? { content: original, scenes: await repository.listScenes(tx, contentId), sharing: all }
          : await reframing.reframe(tx, original, shape, false);
      const title = copyTitle(content.title, await listTitles(tx, accountId), maxTitleCharacters);
      await insertContent(tx, {
        ...content,
        id,
        title,
        status: 'draft',
        scheduled_at: null,
        failure: null,
        ...notYetMailed,
        created_at: now,
        updated_at: now,
      });
      await insertCopies(
        tx,
        scenes.map((scene) => ({
          scene: {
            ...scene,
            id: randomUUID(),
            // What is drawn anew looks as it did in the original.
            seed: firstSeed(scene),
            content_id: id,
            status: 'draft',
            failure: null,
            created_at: now,
            updated_at: now,
            edited_by: null,
          },
          copies: scene.id,
        })),
        sharing,
      );
    });
    return { id };
  };
}
