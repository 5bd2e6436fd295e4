import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';
import { createMovableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openJobQueue, startWorkers } from '../jobs/queue.ts';
import { openTemporaryFolder } from '../temporary-folder.ts';
import type { Replacements } from '../wire-parts.ts';
import { speaksElsewhere } from '../wire-openai.ts';
import { createProduct } from '../wire.ts';
import { chooseStorage } from '../wire-providers.ts';
import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';
import { rememberingVoice } from './remembering-voice.ts';
import { rememberingWriter } from './remembering-writer.ts';
import { flatVoice } from './flat-voice.ts';
import { openTestDatabase } from './test-database.ts';
import { type Commits, watchCommits } from './watch-commits.ts';

export interface TestReply<T> {
  readonly status: number;
  readonly body: T;
}

export interface TestUser {
  readonly accountId: string;
  readonly token: string;
  /** What the product has committed, for those who wait for a job. */
  readonly commits: Commits;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the reply holds
  request<T = any>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<TestReply<T>>;
}

export interface TestProductOptions {
  readonly settings?: Record<string, string>;
  readonly replacements?: Replacements;
  /** Whether jobs run; without workers they wait in the queue. */
  readonly workers?: boolean;
  /** Scenes of one account made at once; as many as the machine's cores allow unless said. */
  readonly scenesAtOnce?: number;
  /** The database as the product gets it, such as one that is recorded. */
  readonly wrapDatabase?: <D extends Database>(database: D) => D;
  /** Where its log goes; by default nowhere. */
  readonly log?: Logger;
}

const password = 'a long password';
const quiet = pino({ level: 'silent' });

/**
 * The whole product for a test: every route and job, on a database of the project's engine and a movable clock.
 * Only what a test replaces is not what ships, and the studio, the music, the voice and the tools of films: scenes are flat,
 * films hum, and equal texts, lines and films are made once, unless a test asks for what they really show and play. Lines hum, too;
 * `npm run test:all` has them spoken.
 */
export async function startTestProduct({
  settings = {},
  replacements = {},
  workers = true,
  scenesAtOnce,
  wrapDatabase = (database) => database,
  log = quiet,
}: TestProductOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-test-'));
  const config = readConfig({ DATA_DIR: folder, AUTH_AUTOCONFIRM: 'on', ...settings });
  const clock = createMovableClock();
  const opened = await openTestDatabase();
  const { database, commits } = watchCommits(wrapDatabase(opened));
  const queue = await openJobQueue(opened, log, { runsJobs: workers });
  const temporary = await openTemporaryFolder(join(folder, 'tmp'));
  const product = await createProduct(
    { config, log, clock, database, queue, temporary },
    {
      studio: createFlatStudio(),
      writeMusic: writeFlatMusic,
      tools: rememberingTools,
      askWriter: rememberingWriter,
      // A product with a speech service has the voice it chooses.
      ...(!speaksElsewhere(config) && { voice: isThorough ? rememberingVoice : flatVoice }),
      ...replacements,
    },
  );
  const stopping = new AbortController();
  if (workers)
    await startWorkers(queue, product.handlers, {
      cores: scenesAtOnce ?? product.sceneConcurrency,
      stopping: stopping.signal,
      log,
      countRun: product.countJobRun,
    });
  await product.app.ready();

  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the reply holds
  async function send<T = any>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<TestReply<T>> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const reply = await product.app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: reply.statusCode,
      body: reply.headers['content-type']?.toString().startsWith('application/json')
        ? reply.json<T>()
        : (reply.body as T),
    };
  }

  async function exchange(providerToken: string): Promise<TestUser> {
    const { status, body } = await send('POST', '/api/v1/auth/login', { token: providerToken });
    if (status !== 200) throw new Error(`signing in failed: ${JSON.stringify(body)}`);
    const token: string = body.access_token;
    return {
      accountId: body.profile.userId,
      token,
      commits,
      request: (method, path, payload) => send(method, `/api/v1${path}`, payload, token),
    };
  }

  return {
    database,
    commits,
    /** The product's DATA_DIR; removed when it stops. */
    folder,
    /** Where its jobs keep what is in the making. */
    temporaryFolder: temporary.path,
    clock,
    queue,
    app: product.app,
    /** Where its media lie, opened once more. */
    storage: chooseStorage(config, temporary.path),
    workerApp: product.workerApp,
    operator: product.operator,
    handlers: product.handlers,
    send,
    async signInAsGuest(): Promise<TestUser> {
      return await exchange((await send('POST', '/auth/v1/signup', {})).body.access_token);
    },
    async signUp(email: string): Promise<TestUser> {
      return await exchange(
        (await send('POST', '/auth/v1/signup', { email, password })).body.access_token,
      );
    },
    async signIn(email: string): Promise<TestUser> {
      return await exchange(
        (await send('POST', '/auth/v1/token?grant_type=password', { email, password })).body
          .access_token,
      );
    },
    async stop(): Promise<void> {
      stopping.abort(new Error('the test is over'));
      await Promise.all([product.close(), queue.stop(5_000)]);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;
