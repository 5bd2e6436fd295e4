import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MediaError } from '@scenewright/media/media-error.ts';
import type { OwnMedia, OwnMimeType } from '@scenewright/media/own-media.ts';
import { superviseProcess } from '@scenewright/media/supervised-process.ts';

const timeoutMs = 30_000;
/** Of what JavaScript holds; a font and what it unpacks to are bounded apart. */
const mostMemoryMb = 256;

/**
 * Reads a creator's font in a process of its own, and writes what is kept of it: WOFF2, and a specimen to show in lists.
 * @throws MediaError (`unusable-input`), a sentence for its creator, where it cannot be used
 */
export async function normaliseOwnFont(
  path: string,
  {
    mimeType,
    folder,
    signal,
  }: { mimeType: OwnMimeType; folder: string; signal?: AbortSignal | undefined },
): Promise<OwnMedia> {
  const [kept, posterPath, answer] = ['kept.woff2', 'poster.jpg', 'answer.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const script = fileURLToPath(new URL('./try-font.process.ts', import.meta.url));
  const { done } = superviseProcess(
    process.execPath,
    [`--max-old-space-size=${mostMemoryMb}`, script, path, kept, posterPath, answer],
    { title: 'Reading a font', timeoutMs, signal, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await done.catch((error: unknown) => {
    if (!(error instanceof MediaError) || error.reason === 'missing') throw error;
    throw refusalOf('This font cannot be read: it is damaged.', error);
  });
  const { refusal } = JSON.parse(await readFile(answer, 'utf8')) as { refusal: string | null };
  if (refusal !== null) throw refusalOf(refusal);
  return {
    ...{ kind: 'font', mimeType, path: kept, posterPath, cutoutPath: null },
    ...{ width: 0, height: 0, durationMs: 0, hasSound: false, waveform: null },
  };
}

const refusalOf = (message: string, cause?: MediaError) =>
  new MediaError(message, { reason: 'unusable-input', detail: cause?.detail ?? '', cause });
