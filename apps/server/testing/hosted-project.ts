import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startIdentityService } from './identity-service.ts';

const serviceKey = 'sb_secret_of_a_project_that_exists_in_tests';
const publishableKey = 'sb_publishable_of_that_project';

/** A request to the administration, as it came in. */
interface AdminRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly apikey: string | string[] | undefined;
  readonly authorization: string | undefined;
}

/** A stand-in for a hosted Supabase project: its gateway, before an identity service of our own on a database of its own. */
export async function startHostedProject() {
  const service = await startIdentityService({ autoconfirm: true, adminServiceKey: serviceKey });
  const adminRequests: AdminRequest[] = [];
  const outage: { status: number | null } = { status: null };
  const userQuestions: { count: number; outage: number | null } = { count: 0, outage: null };

  const gateway = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const apikey = headers['apikey'];
    const isAdmin = url.startsWith('/auth/v1/admin/');
    if (isAdmin)
      adminRequests.push({ method, path: url, apikey, authorization: headers.authorization });
    if (isAdmin && outage.status !== null) return void response.writeHead(outage.status).end('{}');
    if (url === '/auth/v1/user' && method === 'GET') {
      userQuestions.count += 1;
      if (userQuestions.outage !== null)
        return void response.writeHead(userQuestions.outage).end('{}');
    }
    if (apikey !== publishableKey && apikey !== serviceKey)
      return void response.writeHead(401).end('{"message":"No API key found in request"}');
    const passedOn =
      headers.authorization === undefined ? {} : { authorization: headers.authorization };
    void fetch(service.url + url.replace('/auth/v1', ''), { method, headers: passedOn }).then(
      async (reply) => {
        response
          .writeHead(reply.status, {
            'content-type': reply.headers.get('content-type') ?? 'text/plain',
          })
          .end(await reply.text());
      },
    );
  });
  await new Promise<void>((listening) => void gateway.listen(0, '127.0.0.1', listening));
  const { port } = gateway.address() as AddressInfo;

  return {
    /** The product's settings for this project. */
    settings: {
      AUTH_URL: `http://127.0.0.1:${port}/auth/v1`,
      AUTH_PUBLISHABLE_KEY: publishableKey,
      AUTH_ISSUER: 'http://localhost:3000/auth/v1',
    },
    serviceKey,
    adminRequests,
    /** While a status is set, every request to the administration gets it. */
    outage,
    /** How often it was asked whether a session lives; while `outage` is set, that is its answer. */
    userQuestions,
    clock: service.clock,
    client: () => service.client(),
    /** Signs somebody up or in. @returns their id there and their token */
    async signIn(email: string): Promise<{ userId: string; token: string }> {
      const credentials = { email, password: 'a long password' };
      const client = service.client();
      const signedIn = await client.signInWithPassword(credentials);
      const { data } = signedIn.error === null ? signedIn : await client.signUp(credentials);
      return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
    },
    async signInAsGuest(): Promise<{ userId: string; token: string }> {
      const { data } = await service.client().signInAnonymously();
      return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
    },
    hasUser: async (id: string) =>
      (await service.database.db
        .selectFrom('identity_user')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined,
    async close() {
      gateway.closeAllConnections();
      await new Promise((closed) => void gateway.close(closed));
      await service.close();
    },
  };
}

export type HostedProject = Awaited<ReturnType<typeof startHostedProject>>;
