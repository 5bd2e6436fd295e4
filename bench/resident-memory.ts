import { readFileSync } from 'node:fs';

const sampleEveryMs = 20;

function readLines(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

/** Resident memory of a process and all below it at this moment, in MB. Linux. */
export function residentMb(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readLines(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const tasks = readLines(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return tasks.reduce((sum, child) => sum + residentMb(Number(child)), own);
}

/** The most that this process and all below it hold while work is done, sampled, in MB. */
export async function peakMbDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const sampling = setInterval(
    () => (peak = Math.max(peak, residentMb(process.pid))),
    sampleEveryMs,
  );
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return peak;
}
