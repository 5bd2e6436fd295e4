/*
 * A process of its own that decodes one picture and ends: a decoder that is led astray by its input has no network library, no
 * setting and no file but these two, and takes nobody along. Its decoders are WebAssembly, which cannot reach out of its own memory.
 *
 * The decoding blocks the thread it runs in. The main thread stays free to end the process when its parent is gone or its time is over.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { drawSvg } from './draw-svg.ts';
import { decodeHeic } from './decode-heic.ts';
import { Refusal, writePam } from './pixels.ts';
import type { DecodingTask } from './task.ts';

const decoders = { heic: decodeHeic, svg: drawSvg } as const;

async function decode(task: DecodingTask): Promise<void> {
  const pixels = await decoders[task.what](await readFile(task.inputPath), task);
  await writeFile(task.outputPath, writePam(pixels));
}

function watchOver(task: DecodingTask): void {
  // The parent holds the other end and never writes to it.
  process.stdin.resume().once('end', () => process.exit(1));
  setTimeout(() => process.exit(1), task.timeoutMs);
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  worker.once('error', (error) => {
    process.stderr.write(`${error.stack ?? error.message}\n`);
    if (error.name === Refusal.name) process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  worker.once('exit', (code) => process.exit(code));
}

if (isMainThread) watchOver(JSON.parse(process.argv[2] ?? '{}') as DecodingTask);
else await decode(workerData as DecodingTask);
