import type {
  BodyInputOf,
  Call,
  ParamsOf,
  QueryInputOf,
  ReplyOf,
} from '@scenewright/contract/schemas/call.ts';
import type { CallOf } from '@scenewright/contract/calls.ts';
import { apiBase, type CallName, type Endpoint, paths } from '@scenewright/contract/paths.ts';
import { ApiError, connectionError, errorOf, unreadableError } from './api-error.ts';
import { exchangeToken, giveUpSession, holdsProviderToken, providerToken } from './exchange.ts';
import { getSession, isTokenFresh } from './session.ts';

type RequestParts<C extends Call> = (undefined extends ParamsOf<C>
  ? unknown
  : { readonly params: ParamsOf<C> }) &
  (undefined extends BodyInputOf<C>
    ? { readonly body?: BodyInputOf<C> }
    : { readonly body: BodyInputOf<C> }) &
  (undefined extends QueryInputOf<C> ? unknown : { readonly query?: QueryInputOf<C> }) & {
    readonly signal?: AbortSignal;
    /** Nobody asked for it: where the session has ended it fails, and whoever does something next is asked to sign in. */
    readonly isBackground?: boolean;
  };

type RequestArguments<C extends Call> =
  object extends RequestParts<C> ? [parts?: RequestParts<C>] : [parts: RequestParts<C>];

interface UntypedParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly isBackground?: boolean;
}

/**
 * Makes a call of the contract, by its name, and gives its reply. Throws {@link ApiError}: status 0 without a connection, else what
 * the server answered. A 401 re-exchanges the provider's token and tries once more, then signs out; a background call
 * never does. An abort rejects with the signal's own reason. Replies are not parsed again: the server checks each
 * against the same schema.
 */
export async function request<Name extends CallName>(
  name: Name,
  ...[parts]: RequestArguments<CallOf<Name>>
): Promise<ReplyOf<CallOf<Name>>> {
  const response = await send(paths[name], parts ?? {});
  try {
    return (await response.json()) as ReplyOf<CallOf<Name>>;
  } catch {
    throw unreadableError(response.status);
  }
}

/** A GET below the API's base with the session's token, for answers that are streams. Errors as a background {@link request}. */
export function openStream(path: string, signal: AbortSignal): Promise<Response> {
  return inBackground((token) =>
    fetch(apiBase + path, { headers: { accept: 'text/event-stream', ...bearer(token) }, signal }),
  );
}

/** A file below the API's base, asked for with the session's token, and the name the server gives it. Errors as {@link request}. */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  const response = await withSession((token) => fetch(apiBase + path, { headers: bearer(token) }));
  const name = /filename\*=UTF-8''([^;]+)/.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1];
  return {
    blob: await response.blob(),
    name: decodeURIComponent(name ?? path.split('/').at(-1) ?? 'file'),
  };
}

/** The headers that say whose a request is, for what makes requests of its own, such as uploads; the token is fresh. */
export async function sessionHeaders(): Promise<Record<string, string>> {
  return bearer(await tokenToSend());
}

async function send(call: Endpoint, parts: UntypedParts): Promise<Response> {
  const url = apiBase + fillPath(call.path, parts.params) + queryString(parts.query);
  const once = (token: string | null) =>
    fetch(url, {
      method: call.method,
      headers: {
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...bearer(token),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(parts.signal === undefined ? {} : { signal: parts.signal }),
    });
  if (call.access === 'public') return answered(once(null));
  return parts.isBackground === true ? inBackground(once) : withSession(once);
}

/** Sends with the session's token; one silent re-exchange stands between a 401 and the end of the session. */
async function withSession(once: (token: string | null) => Promise<Response>): Promise<Response> {
  const token = await tokenToSend();
  try {
    return await answered(once(token));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const renewed = await renewedToken(token);
    if (renewed === null) throw signedOut(error);
    return await answered(once(renewed)).catch((again: unknown) => {
      throw isUnauthorized(again) ? signedOut(again) : again;
    });
  }
}

/** As {@link withSession}, but a session that can only be saved by asking the provider is left as it is. */
async function inBackground(once: (token: string | null) => Promise<Response>): Promise<Response> {
  const token = holdsProviderToken() ? await tokenToSend() : (getSession()?.token ?? null);
  try {
    return await answered(once(token));
  } catch (error) {
    if (!isUnauthorized(error) || !holdsProviderToken()) throw error;
    const renewed = await renewedToken(token);
    if (renewed === null) throw error;
    return await answered(once(renewed));
  }
}

async function answered(sent: Promise<Response>): Promise<Response> {
  const response = await sent.catch((reason: unknown) => {
    throw reason instanceof DOMException && reason.name === 'AbortError'
      ? reason
      : connectionError();
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** The stored token; renewed first when it is about to expire, else the provider's own. */
async function tokenToSend(): Promise<string | null> {
  const session = getSession();
  if (session === null) return providerToken();
  if (isTokenFresh(session, Date.now())) return session.token;
  // Where the exchange cannot be made the old token is still worth a try: expiry is counted early.
  const renewed = await exchangeToken().catch(() => null);
  return (renewed ?? session).token;
}

/** A token other than the refused one: another request may have renewed it meanwhile. */
async function renewedToken(refused: string | null): Promise<string | null> {
  const stored = getSession()?.token ?? null;
  if (stored !== null && stored !== refused) return stored;
  return (await exchangeToken())?.token ?? null;
}

function signedOut(error: ApiError): ApiError {
  giveUpSession();
  return error;
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** Puts parameters into `/thing/:id`. */
function fillPath(path: string, params: unknown): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`no value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
