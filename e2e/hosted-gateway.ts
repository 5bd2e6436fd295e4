import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeJwt, SignJWT } from 'jose';

/** A stand-in for the gateway of a hosted Supabase project, before an embedded service of our own. */
export interface HostedGateway {
  readonly origin: string;
  readonly publishableKey: string;
  close(): Promise<void>;
}

const publishableKey = 'sb_publishable_for_the_journeys';
const sharedSecret = new TextEncoder().encode(
  'a secret that only this project and nobody else knows',
);
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'apikey, authorization, content-type, x-client-info, x-supabase-api-version',
  'access-control-expose-headers': 'x-supabase-api-version, retry-after',
};
/** What browsers open by themselves comes without a key; everything else must bring one. */
const openPaths = new Set(
  ['/verify', '/authorize', '/callback', '/.well-known/jwks.json'].map((path) => `/auth/v1${path}`),
);
const passedOn = ['authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'];

/** Tokens of an older project: signed with a secret it shares with nobody, so that its list of public keys is empty. */
function createSharedSecretTokens() {
  const originals = new Map<string, string>();
  return {
    async sign(original: string): Promise<string> {
      const token = await new SignJWT(decodeJwt(original))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(sharedSecret);
      originals.set(token, original);
      return token;
    },
    originalOf: (authorization: string) =>
      `Bearer ${originals.get(authorization.replace(/^Bearer /, '')) ?? 'unknown'}`,
  };
}

type SharedSecretTokens = ReturnType<typeof createSharedSecretTokens>;

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return parts.length === 0 ? undefined : new Uint8Array(Buffer.concat(parts));
}

function headersFor(request: IncomingMessage, tokens: SharedSecretTokens | null): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value !== 'string') continue;
    headers.set(
      name,
      name === 'authorization' && tokens !== null ? tokens.originalOf(value) : value,
    );
  }
  return headers;
}

async function signAgain(body: string, tokens: SharedSecretTokens): Promise<string> {
  const reply: unknown = body === '' ? null : JSON.parse(body);
  if (
    typeof reply !== 'object' ||
    reply === null ||
    !('access_token' in reply) ||
    typeof reply.access_token !== 'string'
  )
    return body;
  return JSON.stringify({ ...reply, access_token: await tokens.sign(reply.access_token) });
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  service: string,
  tokens: SharedSecretTokens | null,
): Promise<void> {
  const url = new URL(request.url ?? '/', service);
  if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();
  if (!openPaths.has(url.pathname) && request.headers['apikey'] !== publishableKey) {
    return void response
      .writeHead(401, { ...corsHeaders, 'content-type': 'application/json' })
      .end('{"message":"No API key found in request"}');
  }
  if (tokens !== null && url.pathname === '/auth/v1/.well-known/jwks.json') {
    return void response
      .writeHead(200, { ...corsHeaders, 'content-type': 'application/json' })
      .end('{"keys":[]}');
  }
  const body = await readBody(request);
  const reply = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headersFor(request, tokens),
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const headers = Object.fromEntries(
    ['content-type', 'location', 'retry-after', 'x-supabase-api-version'].flatMap((name) => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json') === true;
  response
    .writeHead(reply.status, { ...corsHeaders, ...headers })
    .end(tokens !== null && isJson ? await signAgain(text, tokens) : text);
}

/**
 * Asks for the project's publishable key, answers any origin, and hands on to the service.
 * @param options.signing HS256: every token is signed again with a shared secret, and no public key is listed
 */
export async function startHostedGateway(options: {
  port: number;
  service: string;
  signing: 'ES256' | 'HS256';
}): Promise<HostedGateway> {
  const tokens = options.signing === 'HS256' ? createSharedSecretTokens() : null;
  const server: Server = createServer((request, response) => {
    passOn(request, response, options.service, tokens).catch((error: unknown) => {
      console.error('the gateway failed:', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${options.port}`,
    publishableKey,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
