import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { SupervisedProcess } from './supervised-process.ts';

/** A working ffmpeg moves on many times a second, on a busy machine still every few seconds. With the end that a hung one is given, below 20 s. */
export const defaultStallMs = 15_000;
/** Looks within that time. Looks are counted, not seconds: a machine that slept, or a server that had no turn, has seen no stall. */
const looks = 15;

/** The lines of ffmpeg's report that tell of work done; the report itself comes twice a second from a hung one as well. */
const advancing = /^(?:frame|total_size|out_time_us|dup_frames|drop_frames)=.*$/gm;

/**
 * Gives a process up that says nothing new for so long, unless it is we who keep it waiting.
 * @param progress what ffmpeg writes with `-progress`
 */
export function giveUpWhenStalled(
  { child, done, giveUp }: SupervisedProcess,
  progress: Readable,
  stallMs: number,
): void {
  let said = '';
  let silentLooks = 0;
  progress.on('data', (text: string) => {
    const says = text.match(advancing)?.join(' ') ?? '';
    if (says === '' || says === said) return;
    said = says;
    silentLooks = 0;
  });
  const timer = setInterval(() => {
    silentLooks = isWaitingForUs(child) ? 0 : silentLooks + 1;
    if (silentLooks >= looks) giveUp(`made no progress for ${stallMs} ms`);
  }, stallMs / looks);
  void done.catch(() => {}).finally(() => clearInterval(timer));
}

/** It has had all we gave it and waits for more, or we have not read all it gave us. */
function isWaitingForUs({ stdin, stdout }: ChildProcess): boolean {
  const hungry =
    stdin !== null && !stdin.writableEnded && !stdin.destroyed && stdin.writableLength === 0;
  return hungry || (stdout !== null && stdout.readableLength > 0);
}
