import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathOfScript } from './bundled.ts';
import { compileOnceFlags } from './compile-once.ts';
import { rememberedVariable } from './remembered.ts';

const ownFolder = join(import.meta.dirname, '..');
const startedAfterMs = 120_000;

/** Below the ports that systems hand out to whoever asks for any. */
const [firstPort, ports] = [20_000, 12_000];
/**
 * Processes that test at the same time, as their runner counts them, share out the ports: two could find one free at once.
 * Journeys have the upper half of the shares, since they run beside tests.
 */
const shares = 32;
const journey = process.env['TEST_PARALLEL_INDEX'];
const ownShare =
  (Number(journey ?? process.env['VITEST_POOL_ID'] ?? 0) % (shares / 2)) +
  (journey === undefined ? 0 : shares / 2);
const given = new Set<number>();

/**
 * A port that was free a moment ago, was not named before, and that no system gives to anybody by itself: a server that is
 * killed and started again finds it free once more, however many others ask for a port meanwhile.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = firstPort + shares * randomInt(ports / shares) + ownShare;
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>(
    (resolve) =>
      void probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
  );
  if (listens) await new Promise((resolve) => probe.close(resolve));
  return listens;
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
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
  /** Where its code lies; here, unless said. */
  readonly serverFolder?: string;
  readonly folder: string;
  readonly port: number;
  readonly script?: string;
  readonly args?: readonly string[];
  readonly settings?: Record<string, string>;
  /** Whether V8 compiles the database as it does for users. By default journeys that paint alone ask for that. What V8 compiled is kept by its flags: flat servers of tests and journeys find each other's. */
  readonly isAsServed?: boolean;
  /** What to wait for; by default that it answers. @param output what it has written so far */
  readonly isReady?: (output: string) => boolean | Promise<boolean>;
}

/** Starts a server in a process of its own and waits until it is ready, or has died. */
export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { serverFolder, folder, port } = options;
  const {
    script = 'main.ts',
    args = [],
    settings = {},
    isAsServed = journey !== undefined && script !== 'testing/flat-server.ts',
  } = options;
  const flags = isAsServed ? [] : compileOnceFlags;
  // A run bundles the server for those that are started again and again; whoever looks at it as it is served starts that.
  const path =
    serverFolder === undefined && !isAsServed
      ? pathOfScript(script)
      : join(serverFolder ?? ownFolder, script);
  const url = `http://127.0.0.1:${port}`;
  const isReady = options.isReady ?? (() => answers(url));
  const shared = ['NODE_COMPILE_CACHE', rememberedVariable].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...Object.fromEntries(shared),
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    AUTH_AUTOCONFIRM: 'on',
    // What else runs on the machine is no part of a test.
    FIND_LOCAL_SERVERS: 'off',
    ...settings,
  };
  const child: ChildProcess = spawn(process.execPath, [...flags, path, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const giveUp = performance.now() + startedAfterMs;
  while (isAlive() && !(await isReady(output))) {
    if (performance.now() > giveUp) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
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
