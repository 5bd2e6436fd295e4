import { mkdir, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Empties a folder of what can be made again, or makes it. Whoever closes the app waits for that, too: nothing appears in a data
 * folder that somebody removes then.
 * @returns done once it is empty
 */
export function emptyAtStart(app: FastifyInstance, folder: string): Promise<unknown> {
  const emptied = rm(folder, { recursive: true, force: true }).then(() =>
    mkdir(folder, { recursive: true }),
  );
  // Whoever makes something there waits for it, and hears what went wrong.
  const settled = emptied.catch(() => undefined);
  app.addHook('onClose', async () => void (await settled));
  return emptied;
}
