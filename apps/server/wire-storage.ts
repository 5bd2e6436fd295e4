import { moveAssets, type MoveOutcome } from './features/assets/index.ts';
import type { Config } from './config.ts';
import type { Foundation } from './wire-parts.ts';
import { openStorage } from './wire-providers.ts';

/** @returns what the operator is told @throws Error with a sentence; what was copied until then stays */
export type MoveStorage = (
  to: Config['STORAGE'],
  options: { readonly remove: boolean; readonly tell: (line: string) => void },
) => Promise<string>;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summaryOf(
  { copied, copiedBytes, present, missing, removed }: MoveOutcome,
  { from, to, remove }: { from: string; to: string; remove: boolean },
): string {
  const megabytes = (copiedBytes / 1_000_000).toFixed(1);
  return [
    `${plural(copied, 'file')} copied to ${to} (${megabytes} MB), ${present} were there already.`,
    missing === 0
      ? 'Nothing remains.'
      : `${plural(missing, 'file')} that the database knows can be found in neither.`,
    remove
      ? `${plural(removed, 'file')} removed from ${from}.`
      : `Nothing was removed from ${from}: with STORAGE=${to} and a server that has been started since, --remove does it.`,
  ].join('\n');
}

/** Moves the files of an installation from one storage into the other. */
export function createMoveStorage({ config, database, temporary }: Foundation): MoveStorage {
  return async (to, { remove, tell }) => {
    const from: Config['STORAGE'] = to === 's3' ? 'disk' : 's3';
    if (remove && config.STORAGE !== to)
      throw new Error(
        `The files in ${from} are in use while STORAGE is ${config.STORAGE}: set STORAGE=${to} first.`,
      );
    const storages = {
      from: openStorage(from, config, temporary.path),
      to: openStorage(to, config, temporary.path),
    };
    await storages.to.check();
    try {
      const outcome = await moveAssets({
        ...{ ...storages, database, remove, tell },
        temporaryFolder: temporary.path,
      });
      return summaryOf(outcome, { from, to, remove });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${reason}\nWhat was copied stays. Give the command again: it goes on where it stopped.`,
        { cause: error },
      );
    }
  };
}
