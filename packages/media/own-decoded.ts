import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RefusalReason } from './decoding/pixels.ts';
import type { DecodingTask } from './decoding/task.ts';
import { MediaError } from './media-error.ts';
import { own } from './own-limits.ts';
import { refusal, tooLarge } from './own-refusals.ts';
import { superviseProcess } from './supervised-process.ts';

/*
 * Kinds of pictures that ffmpeg does not read: their decoders are WebAssembly, run by a Node of its own (decision 82).
 */

const worker = fileURLToPath(new URL('decoding/decode-worker.ts', import.meta.url));
const packages = { heic: 'libheif-js/wasm-bundle', svg: '@resvg/resvg-wasm' } as const;
/** In the order in which a letter is looked for. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const wasmPageBytes = 65_536;
/** A decoder's process that is left alone ends itself a little later. */
const graceMs = 5_000;

const sentences: Readonly<Record<RefusalReason, string>> = {
  'too-large': tooLarge('picture'),
  refers: 'This drawing shows files that are not in it. Embed them, or save it as PNG.',
};
const tooHeavy = `This picture takes more than ${own.decodedFileBytes / 1_000_000} MB. Save it as JPEG or PNG.`;
const noDecoder: Readonly<Record<DecodingTask['what'], string>> = {
  heic: 'HEIC photos cannot be read here. Save it as JPEG; an iPhone does so under Settings, Camera, Formats, Most Compatible.',
  svg: 'SVG drawings cannot be read here. Save it as PNG.',
};

/**
 * Decodes a HEIC photo, or draws an SVG, in a process with limits of time, memory and pixels.
 * @param outputPath becomes a PAM
 * @throws MediaError (`unusable-input`) where it cannot be read, or this installation has no decoder for it
 */
export async function decodeOwnPicture(
  inputPath: string,
  outputPath: string,
  {
    what,
    signal,
    timeoutMs = own.pictureTimeoutMs,
  }: {
    what: DecodingTask['what'];
    signal?: AbortSignal | undefined;
    timeoutMs?: number;
  },
): Promise<void> {
  const decoderPath = find(packages[what]);
  if (decoderPath === undefined) throw refusal(noDecoder[what]);
  if ((await stat(inputPath)).size > own.decodedFileBytes) throw refusal(tooHeavy);
  const fontPaths = what === 'svg' ? alphabets.flatMap((alphabet) => findLetters(alphabet)) : [];
  const task: DecodingTask = {
    ...{ what, inputPath, outputPath, decoderPath, fontPaths },
    ...{ mostPixels: own.picturePixels, side: own.drawingSide },
    timeoutMs: timeoutMs + graceMs,
  };
  const readable = [dirname(worker), dirname(decoderPath), inputPath, ...fontPaths];
  const { done } = superviseProcess(
    process.execPath,
    [
      ...['--permission', '--allow-worker', `--allow-fs-write=${outputPath}`],
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--wasm-max-mem-pages=${Math.floor(own.decoderBytes / wasmPageBytes)}`,
      ...['--no-warnings', worker, JSON.stringify(task)],
    ],
    {
      ...{ timeoutMs, signal, title: 'The decoder of pictures' },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  await done.catch((error: unknown) => {
    const reason = error instanceof MediaError ? /^refused: (.+)$/mu.exec(error.detail)?.[1] : '';
    const known = (Object.keys(sentences) as RefusalReason[]).find((each) => each === reason);
    throw known === undefined ? error : refusal(sentences[known]);
  });
}

function find(file: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return undefined; // an optional package
  }
}

function findLetters(alphabet: string): string[] {
  const file = `@fontsource-variable/inter/files/inter-${alphabet}-wght-normal.woff2`;
  return [find(file)].filter((path) => path !== undefined);
}
