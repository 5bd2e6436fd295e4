import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import fastify from 'fastify';
import { createMovableClock, type MovableClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import type { SecurityEventFields, SecurityEventKind } from '../security-events.ts';
import { openTestDatabase } from './test-database.ts';
import { createEmails } from '../providers/mail/emails.ts';
import { createMailQueue } from '../providers/mail/mail-queue.ts';
import { createEmbeddedIdentity } from '../providers/identity/embedded/create-embedded-identity.ts';
import { defaultRates } from '@scenewright/identity-server/rate-limits.ts';
import type { EmbeddedIdentitySettings } from '@scenewright/identity-server/settings.ts';

/** Storage as a browser has it, in memory; two clients with the same storage are two tabs. */
export function createMemoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Fetches as a page of the service's own origin does, with the cookies it was given. */
export function createCookieFetch() {
  const jar = { cookie: '' };
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.cookie !== '') headers.set('cookie', jar.cookie);
    const reply = await fetch(input, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) jar.cookie = line.split(';')[0] ?? '';
    return reply;
  };
  return { jar, fetch: fetchWithCookies };
}

export const ownOrigin = 'http://localhost:3000';

const settings: EmbeddedIdentitySettings = {
  publicUrl: ownOrigin,
  autoconfirm: false,
  passwordMin: 8,
  freeGuesses: 5,
  rates: defaultRates,
  mailsPerHour: 30,
  redirects: ['https://elsewhere.example/auth/callback'],
  anonymous: true,
  signup: true,
  mailIntervalS: 60,
  sessionIdleDays: 30,
  sessionMaxDays: 180,
};

/** The newest mail to an address, and the link in it. */
async function readMail(database: Database, to: string) {
  const mail = await database.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (mail === undefined) throw new Error(`no mail went to ${to}`);
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`no link in the mail to ${to}`);
  return { ...mail, link };
}

interface Surroundings {
  /** What a test puts around the database. */
  readonly around?: <D extends Database>(database: D) => D;
  /** Whether a request may say by X-Forwarded-For where it comes from. */
  readonly trustProxy?: boolean;
  /** In place of one that runs. */
  readonly clock?: MovableClock;
  /** A service whose database, clock and secrets this one shares, as a second process would. */
  readonly beside?: {
    readonly database: Awaited<ReturnType<typeof openTestDatabase>>;
    readonly clock: MovableClock;
    readonly secretsDir: string;
  };
}

/** The embedded identity service behind a real port, on a database in memory and a clock that can be put forward. */
export async function startIdentityService(
  changes: Partial<EmbeddedIdentitySettings> = {},
  {
    around = (database) => database,
    trustProxy = false,
    beside,
    clock = beside?.clock ?? createMovableClock(),
  }: Surroundings = {},
) {
  const database = beside?.database ?? around(await openTestDatabase());
  let jobs = 0;
  const secretsDir = beside?.secretsDir ?? (await mkdtemp(join(tmpdir(), 'identity-')));
  const signingKeysFile = join(secretsDir, 'identity-signing-keys.json');
  const complaints: string[] = [];
  const log = {
    info: () => {},
    error: (_details: object, message: string) => void complaints.push(message),
  };
  const events: ({ kind: SecurityEventKind } & SecurityEventFields)[] = [];
  const emails = createEmails(
    createMailQueue({ queue: { enqueue: async () => void (jobs += 1) }, clock }),
  );
  const embedded = await createEmbeddedIdentity({
    database,
    clock,
    emails,
    settings: { ...settings, ...changes },
    secretsDir,
    signingKeysFile,
    log,
    recordSecurityEvent: (kind, fields) => void events.push({ kind, ...fields }),
  });
  const app = await createApp({
    log: fastify().log,
    authenticate: async () => null,
    trustProxy,
    connectOrigins: [],
    mediaOrigins: [],
    https: false,
  });
  embedded.registerRoutes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/auth/v1`;
  /** The mail's link names the public address; the test server listens elsewhere. */
  const here = (link: string) => link.replace(`${ownOrigin}/auth/v1`, url);
  /** Opens a link as a browser would, and returns the address it leads to. */
  async function open(link: string, cookies = ''): Promise<URL> {
    const response = await fetch(here(link), {
      redirect: 'manual',
      headers: cookies === '' ? {} : { cookie: cookies },
    });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the link answered ${response.status} and led nowhere`);
    return new URL(location);
  }
  /** The real client, as a browser tab. */
  const client = (storage = createMemoryStorage(), customFetch: typeof fetch = fetch) =>
    new AuthClient({
      url,
      storage,
      fetch: customFetch,
      flowType: 'pkce',
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
    });
  const mailTo = (to: string) => readMail(database, to);
  /** Opens the newest mail to an address in the browser of a tab, which gets its session. */
  async function openMail(tab: ReturnType<typeof client>, email: string) {
    const landed = await open((await mailTo(email)).link);
    return await tab.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  }
  return {
    app,
    url,
    clock,
    database,
    secretsDir,
    signingKeysFile,
    /** What the service has logged as an error. */
    complaints,
    /** The security events it has recorded. */
    events,
    identity: embedded.identity,
    mailTo,
    openMail,
    /** How many jobs were asked for. */
    jobCount: () => jobs,
    mailCount: async () => (await database.db.selectFrom('mail').select('id').execute()).length,
    open,
    client,
    /** Somebody who has signed up and opened the mail in the same browser. @returns their client, signed in */
    async register(email: string, password: string, tab = client()) {
      await tab.signUp({ email, password });
      const { data, error } = await openMail(tab, email);
      if (error !== null) throw error;
      return { client: tab, user: data.user, session: data.session };
    },
    async close() {
      await app.close();
      if (beside !== undefined) return;
      await database.close();
      await rm(secretsDir, { recursive: true });
    },
  };
}

export type IdentityService = Awaited<ReturnType<typeof startIdentityService>>;
