import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const serverFolder = fileURLToPath(new URL('..', import.meta.url));
const startedAfterMs = 60_000;

/** Processes that test at the same time, as their runner counts them, share out the ports: the system may name one to two of them. */
const shares = 32;
const ownShare = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % shares;
const given = new Set<number>();

/** A port that was free a moment ago, and was not named before. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = await nextFreePort();
    // The system names odd ports and keeps the even ones for the near ends of connections.
    if (given.has(port) || (port >> 1) % shares !== ownShare) continue;
    given.add(port);
    return port;
  }
}

async function nextFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface ServerProcess {
  readonly url: string;
  /** Whether the process lives. */
  isAlive(): boolean;
  /** Ends the process at once, as a power button would. */
  kill(): Promise<void>;
  /** Asks the process to end. @returns its exit code, or the signal that it died of */
  stop(): Promise<number | NodeJS.Signals | null>;
  output(): string;
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface ProcessOptions {
  readonly folder: string;
  readonly port: number;
  readonly script?: string;
  readonly args?: readonly string[];
  readonly settings?: Record<string, string>;
  /** What to wait for; by default that it answers. */
  readonly isReady?: () => boolean | Promise<boolean>;
}

/** Starts a server in a process of its own and waits until it is ready, or has died. */
export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { folder, port, script = 'main.ts', args = [], settings = {} } = options;
  const url = `http://127.0.0.1:${port}`;
  const isReady = options.isReady ?? (() => answers(url));
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn', AUTH_AUTOCONFIRM: 'on', ...settings };
  const child: ChildProcess = spawn(process.execPath, [`${serverFolder}${script}`, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const giveUp = performance.now() + startedAfterMs;
  while (isAlive() && !(await isReady())) {
    if (performance.now() > giveUp) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    isAlive,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return await exited;
    },
    output: () => output,
  };
}
