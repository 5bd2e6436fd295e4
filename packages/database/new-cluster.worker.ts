import { PGlite } from '@electric-sql/pglite';

/*
 * Makes the files of a new embedded database in the folder that is named, and ends. A program of its own: making them takes
 * 350 MB that a process, once it has had them, does not give back.
 */

// A terminal's signal reaches every process of its group; the server decides what becomes of this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

try {
  const pglite = await PGlite.create({ dataDir: process.argv[2] ?? '' });
  await pglite.close();
} catch (error) {
  const { message, code } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { message: JSON.stringify(error) };
  process.send?.({ message, code });
  process.exitCode = 1;
}
process.disconnect();
