import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFile } from './files.ts';
import { openverse } from './openverse.ts';
import { pexels } from './pexels.ts';
import { pixabay } from './pixabay.ts';
import { SiteError, type SiteRequest } from './site.ts';
import type { ApiFault, World } from './world.ts';

const sites = new Map(Object.entries({ pexels, pixabay, openverse }));

const piece = Buffer.alloc(64 * 1024, ' ');

/** One of the three sites, by the beginning of the path. */
export function answerSite(world: World, request: IncomingMessage, response: ServerResponse): void {
  const address = new URL(request.url ?? '/', 'http://sites');
  const [, name = '', ...rest] = address.pathname.split('/');
  const path = `/${rest.join('/')}`;
  world.calls.push(`${String(request.method)} ${address.pathname}${address.search}`);
  // Its small pictures lie at the API itself.
  if (name === 'openverse' && /^\/v1\/images\/[\w-]+\/thumb\/$/u.test(path)) {
    requireThumbnail(world, address.searchParams);
    answerFile(world, request, response);
    return;
  }
  const fault = world.faults.api.next();
  if (fault !== null && fault !== 'last' && fault !== 'garbled') {
    answerWrongly(fault, response);
    return;
  }
  const { status, body, headers } = answerOf(world, name, {
    ...{ world, method: String(request.method), path, query: address.searchParams },
    ...{ key: request.headers.authorization, isLast: fault === 'last' },
  });
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(fault === 'garbled' ? garbled(body) : JSON.stringify(body));
}

/** Half a character in every name, ids that lead elsewhere, and originals without an address. */
const garbled = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (name === 'original') return 'none';
    if (name === 'id' && typeof value === 'string') return '../\ud83d';
    return name === 'user' && typeof value === 'string' ? '\ud83d' : value;
  });

function answerOf(world: World, name: string, request: SiteRequest) {
  try {
    const site = sites.get(name);
    if (site === undefined || request.method !== 'GET')
      throw new SiteError(404, `${request.method} ${name}${request.path}`);
    return site(request);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    if (error.isMisunderstood) world.misunderstood.push(error.message);
    return { status: error.status, body: { error: error.message }, headers: {} };
  }
}

function requireThumbnail(world: World, query: URLSearchParams): void {
  const asked = query.toString();
  if (asked !== '' && asked !== 'full_size=true&compressed=false')
    world.misunderstood.push(`a thumbnail with ${asked}`);
}

function answerWrongly(
  fault: Exclude<ApiFault, 'last' | 'garbled'>,
  response: ServerResponse,
): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'refuse':
      response.destroy();
      break;
    case 'fail':
      response.writeHead(503).end();
      break;
    case 'throttle':
      response.writeHead(429, { 'retry-after': '120' }).end('[ERROR 429] API rate limit exceeded');
      break;
    case 'throttle-forever':
      response.writeHead(429, { 'retry-after': '99999999999' }).end();
      break;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Hello</title>');
      break;
    case 'odd':
      response.writeHead(200, json).end(JSON.stringify({ photos: 'many', hits: 3, results: null }));
      break;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      break;
    case 'endless': {
      response.writeHead(200, json);
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
      break;
    }
  }
}
