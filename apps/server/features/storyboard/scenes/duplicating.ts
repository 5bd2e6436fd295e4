import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import { copyTitle } from '@scenewright/contract/rules/copy-title.ts';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { insertContent, listTitles, lockOwnContent } from '../../content/index.ts';
import { insertCopies } from './copying.ts';
import * as repository from './scene.repository.ts';

/** Nobody was mailed about the duplicate yet, and nobody is to be reminded of it. */
const notYetMailed = { film_mailed_at: null, reminded_at: null, remind_at: null } as const;

/** Makes a new draft of a content, which shares its takes. */
export function createDuplicating({ database, clock }: { database: Database; clock: Clock }) {
  /** @throws AppError not_found, wrong_state */
  return async function duplicate(accountId: string, contentId: string): Promise<{ id: string }> {
    const id = randomUUID();
    const now = clock.now();
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      if (content.status === 'generating')
        throw new AppError(
          'wrong_state',
          'The storyboard is still being written. Duplicate it when its scenes are there.',
        );
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
      const scenes = await repository.listScenes(tx, contentId);
      await insertCopies(
        tx,
        scenes.map((scene) => ({
          scene: {
            ...scene,
            id: randomUUID(),
            content_id: id,
            status: 'draft',
            failure: null,
            created_at: now,
            updated_at: now,
            edited_by: null,
          },
          copies: scene.id,
        })),
      );
    });
    return { id };
  };
}
