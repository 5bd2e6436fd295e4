import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { conform } from './conform.ts';
import type { Faults } from './faults.ts';
import { parseForm } from './form-data.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import type { RequestName } from './request-params.ts';
import type { Schema } from './request-schemas.ts';
import type { Route } from './route.ts';
import { newId } from './store.ts';

/** A call that came in. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly status: number | null;
}

interface Options {
  readonly secretKey: string;
  readonly schemas: Readonly<Record<RequestName, Schema>>;
  readonly faults: Faults;
  /** Looked up when a call comes, so that whoever makes them may know the address first. */
  routes(): readonly Route[];
  now(): number;
}

export interface ApiServer {
  readonly server: Server;
  /** Every call so far. */
  readonly calls: Call[];
  /** Calls that were refused because Stripe would not understand them: there must be none. */
  readonly misunderstood: string[];
}

export function createApiServer(options: Options): ApiServer {
  const calls: Call[] = [];
  const misunderstood: string[] = [];
  const idempotency = createIdempotency(options.now);

  function requireKey(request: IncomingMessage): void {
    if (request.headers.authorization === `Bearer ${options.secretKey}`) return;
    throw new ApiError(401, {
      message: `Invalid API Key provided: ${request.headers.authorization?.slice(7, 15) ?? ''}****`,
    });
  }

  function requireVersion(request: IncomingMessage): void {
    if (request.headers['stripe-version'] === Stripe.API_VERSION) return;
    throw new ApiError(400, {
      message: `The emulator speaks ${Stripe.API_VERSION}, not ${String(request.headers['stripe-version'])}.`,
    });
  }

  /** What the call carries, as the SDK's types have it. @throws ApiError */
  function readParams(route: Route, form: string): never {
    try {
      return conform(options.schemas[route.request], parseForm(form)) as never;
    } catch (error) {
      misunderstood.push(`${route.request}: ${String(error)}`);
      throw error;
    }
  }

  function answer(request: IncomingMessage, { pathname, search }: URL, body: string): Answer {
    requireKey(request);
    requireVersion(request);
    const route = options
      .routes()
      .find(({ method, path }) => method === request.method && path.test(pathname));
    if (route === undefined) {
      misunderstood.push(`${String(request.method)} ${pathname}`);
      throw new ApiError(404, {
        message: `Unrecognized request URL (${String(request.method)}: ${pathname}).`,
      });
    }
    const params = readParams(route, body === '' ? search : body);
    const id = decodeURIComponent(route.path.exec(pathname)?.[1] ?? '');
    const key = request.method === 'POST' ? keyOf(request) : undefined;
    // An answer is kept as it was given, a refusal too: what happens to the object afterwards does not change it.
    return idempotency.once(key, `${String(request.method)} ${pathname} ${body}`, () =>
      attempt(() => ({ status: 200, body: structuredClone(route.handle(params, id)) })),
    );
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const call = `${String(request.method)} ${url.pathname}`;
    const body = await read(request);
    const fault = options.faults.meet(call);
    const note = (status: number | null) =>
      calls.push({
        method: String(request.method),
        path: url.pathname,
        idempotencyKey: keyOf(request),
        status,
      });
    if (fault === 'hang') {
      note(null);
      return;
    }
    if (fault === 'refuse') {
      note(null);
      request.socket.destroy();
      return;
    }
    const { status, body: reply } = attempt(() => {
      if (fault === 'leak')
        throw new ApiError(500, {
          type: 'api_error',
          message: `An unexpected error occurred with ${options.secretKey}.`,
        });
      if (fault !== null && fault !== 'forget') throw faultAnswer(fault);
      return answer(request, url, body);
    });
    note(fault === 'forget' ? null : status);
    if (fault === 'forget') request.socket.destroy();
    else
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(reply));
  }

  const server = createServer((request, response) => void handle(request, response));
  return { server, calls, misunderstood };
}

function keyOf(request: IncomingMessage): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function attempt(carryOut: () => Answer): Answer {
  try {
    return carryOut();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    return {
      status: 500,
      body: {
        error: {
          type: 'api_error',
          message: `The emulator failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        },
      },
    };
  }
}

function faultAnswer(
  fault: 'fail' | 'slow_down' | 'forbid' | 'in_use' | 'decline' | 'deny',
): ApiError {
  if (fault === 'fail')
    return new ApiError(500, { type: 'api_error', message: 'An unexpected error occurred.' });
  if (fault === 'slow_down')
    return new ApiError(429, {
      code: 'rate_limit',
      message: 'Too many requests made to the API too quickly.',
    });
  if (fault === 'decline')
    return new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  if (fault === 'deny')
    return new ApiError(400, { message: 'This cannot be done in the present state.' });
  if (fault === 'forbid')
    return new ApiError(403, {
      message: 'The provided key does not have the required permissions for this endpoint.',
    });
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotency Key.',
  });
}
