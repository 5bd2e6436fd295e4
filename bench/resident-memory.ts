import { readFileSync } from 'node:fs';

const sampleEveryMs = 20;

function readLines(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

/** Resident memory of a process at this moment, in MB; 0 where it has ended. Linux. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readLines(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const lines = readLines(`/proc/${pid}/task/${pid}/children`);
  return lines.trim().split(' ').filter(Boolean).map(Number);
}

function residentMbWithAllBelow(pid: number): number {
  const below = childrenOf(pid).map(residentMbWithAllBelow);
  return below.reduce((sum, mb) => sum + mb, residentMb(pid));
}

export interface PeakMemory {
  readonly ownMb: number;
  /** Of the process and all below it at one moment. */
  readonly togetherMb: number;
}

/** The most that this process holds while work is done, sampled. */
export async function peakMemoryDuring(work: () => Promise<void>): Promise<PeakMemory> {
  let [ownMb, togetherMb] = [0, 0];
  const sampling = setInterval(() => {
    ownMb = Math.max(ownMb, residentMb(process.pid));
    togetherMb = Math.max(togetherMb, residentMbWithAllBelow(process.pid));
  }, sampleEveryMs);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return { ownMb, togetherMb };
}
