import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ApiError, notFound } from './api-error.ts';
import { answerWrongly, isIgnored, refusalOf } from './call-faults.ts';
import type { ApiRequest, Reply, Route } from './route.ts';
import type { World } from './world.ts';

/** A call that came in. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** Null: no answer arrived. */
  readonly status: number | null;
}

interface Options {
  readonly token: string;
  /** Looked up when a call comes, so that whoever makes them may know the address first. */
  world(): World;
  routes(): readonly Route[];
}

interface Answer extends Reply {
  readonly headers?: Readonly<Record<string, string>>;
}

export function createApiServer({ token, world, routes }: Options): {
  readonly server: Server;
  readonly calls: Call[];
} {
  const calls: Call[] = [];

  async function carryOut(method: string, path: string, request: ApiRequest): Promise<Reply> {
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new ApiError(401, 'Unauthenticated', 'You did not pass a valid authentication token');
    const route = routes().find((known) => known.method === method && known.path.test(path));
    if (route === undefined) {
      world().misunderstood.push(`${method} ${path}`);
      throw notFound();
    }
    return await route.handle(request, ...(route.path.exec(path)?.slice(1) ?? []));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://api');
    const method = String(request.method);
    const fault = world().faults.calls.meet(`${method} ${path}`);
    const note = (status: number | null) => calls.push({ method, path, status });
    const body = await buffer(request);
    if (fault !== null && isIgnored(fault)) {
      note(null);
      answerWrongly(fault, '', { request, response });
      return;
    }
    const { status, headers, ...reply } = await attempt(async () => {
      const refusal = fault === null ? null : refusalOf(fault);
      if (refusal !== null) throw refusal;
      return await carryOut(method, path, { headers: request.headers, query, body });
    });
    const text = reply.body === null ? '' : JSON.stringify(reply.body);
    if (fault !== null && refusalOf(fault) === null) {
      note(null);
      answerWrongly(fault, text, { request, response });
      return;
    }
    note(status);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }

  return { server: createServer((request, response) => void handle(request, response)), calls };
}

async function attempt(carryOut: () => Promise<Reply>): Promise<Answer> {
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof ApiError) return error;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { status: 500, body: { title: 'The emulator failed', detail, status: 500 } };
  }
}
