import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { MediaError } from './media-error.ts';
import { limitedInMemory } from './memory-limit.ts';
import { steppedBack } from './step-back.ts';

/** Between the polite signal and the one that cannot be ignored. */
const killGraceMs = 2_000;
/** Enough for every report we parse (loudness, stream list); a chatty tool cannot fill our memory. */
const keptOutputChars = 64 * 1024;
/** The end of its output, as long as a log line may carry. */
const detailChars = 2_000;

const running = new Set<ChildProcess>();

// A server that exits takes its tools with it. (After kill -9 nobody can: see ffmpeg.ts on orphans.)
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ProcessLimits {
  /** Aborting ends the process; `done` then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** The memory it may have, in bytes; without it as much as there is. */
  readonly memoryBytes?: number | undefined;
}

export interface SupervisedProcess {
  readonly child: ChildProcess;
  /**
   * Resolves with the end of what the process printed on stderr once it has ended well.
   * Rejects with a MediaError, or with the abort signal's reason. Settles only after the process is gone,
   * so that its files can be removed safely.
   */
  readonly done: Promise<string>;
  /** Ends the process; `done` then rejects with this error, unless something else ended it before. */
  giveUp(why: string): void;
}

/**
 * Starts a program which cannot outlive its limits: TERM, then KILL. It steps back behind whoever waits for an answer.
 * `command` is named in the error messages by `title`.
 */
export function superviseProcess(
  command: string,
  args: readonly string[],
  options: ProcessLimits & { readonly title: string; readonly stdio: StdioOptions },
): SupervisedProcess {
  options.signal?.throwIfAborted();
  const niced = steppedBack(command, args);
  const limited = limitedInMemory(niced, options.memoryBytes);
  const child = spawn(limited.command, limited.args, {
    stdio: options.stdio,
    env: minimalEnvironment(),
  });
  running.add(child);
  const readTail = keepTail(child);
  const endEarly = terminateOnce(child);

  let reason: string | null = null;
  const giveUp = (why: string) => {
    reason ??= why;
    endEarly();
  };
  const timer = setTimeout(
    () => giveUp(`took longer than ${options.timeoutMs} ms`),
    options.timeoutMs,
  );
  options.signal?.addEventListener('abort', endEarly, { once: true });

  const done = waitForEnd(child)
    .finally(() => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', endEarly);
      running.delete(child);
    })
    .then((exitCode) => {
      const output = readTail();
      options.signal?.throwIfAborted();
      const detail = output.slice(-detailChars);
      if (reason !== null)
        throw new MediaError(`${options.title} ${reason} and was stopped.`, {
          reason: 'timeout',
          detail,
        });
      if (exitCode !== 0)
        throw new MediaError(`${options.title} failed (${exitCode}): ${lastLine(output)}`, {
          detail,
        });
      return output;
    });
  // A caller that feeds a pipe may look at `done` late; the rejection still reaches it, and is not "unhandled" meanwhile.
  done.catch(() => {});
  return { child, done, giveUp };
}

/** The exit code, or the name of the signal that ended the process. */
function waitForEnd(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) => {
      // 'error' is also emitted for a failed kill(); only a failed start has no pid.
      if (child.pid !== undefined) return;
      reject(
        new MediaError(`${child.spawnfile} could not be started: ${cause.message}`, {
          reason: 'missing',
          cause,
        }),
      );
    });
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown end'));
  });
}

function terminateOnce(child: ChildProcess): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), killGraceMs);
    child.once('exit', () => clearTimeout(timer));
  };
}

function keepTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (text: string) => {
    tail = (tail + text).slice(-keptOutputChars);
  });
  return () => tail;
}

/** The tools get no secret of ours: no key, no database address. */
function minimalEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(output: string): string {
  const lines = output.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? 'it printed nothing';
}
