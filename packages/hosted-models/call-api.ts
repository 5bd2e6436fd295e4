import type { ProviderError } from '@scenewright/provider-contract/provider-error.ts';

/** Replicate's API and who asks it. */
export interface Api {
  readonly token: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** How long one call may take, with its answer. */
  readonly timeoutMs: number;
}

export interface ApiCall {
  readonly method: 'GET' | 'POST';
  /** Below the base address. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  /** How large the answer may be. */
  readonly maxBytes?: number;
}

export interface ApiAnswer {
  readonly kind: 'answered';
  /** The method and path, for logs. */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What came of a call. `unreached`: it was not sent. `lost`: it may have been carried out; its answer was not had, or not whole. */
export type ApiOutcome =
  | ApiAnswer
  | { readonly kind: 'unreached'; readonly cause: unknown }
  | { readonly kind: 'lost'; readonly cause: unknown };

const usualMaxBytes = 1_000_000;

/**
 * Calls the API once. The token goes to the base address alone: no redirect is followed.
 * @throws the signal's reason where it was aborted before the call
 */
export async function callApi(api: Api, call: ApiCall): Promise<ApiOutcome> {
  const { method, path, body, signal, maxBytes = usualMaxBytes } = call;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(api.timeoutMs);
  try {
    const response = await api.fetch(`${api.baseUrl}/${path}`, {
      method,
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: {
        authorization: `Bearer ${api.token}`,
        accept: 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await readText(response, maxBytes);
    const { status, headers } = response;
    return { kind: 'answered', call: `${method} ${path}`, status, headers, text };
  } catch (cause) {
    return { kind: wasNeverSent(cause) ? 'unreached' : 'lost', cause };
  }
}

/** @throws Error where there is more of it than `maxBytes` */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Faults of connecting: of the name, the route, the port and the certificate. */
const connectFaults =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/u;

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    connectFaults.test(String(cause.code))
  );
}

/** Whether the call was carried out, as far as the status tells. */
export function isSuccess({ status }: ApiAnswer): boolean {
  return status >= 200 && status < 300;
}

/** What a text of the service holds. @throws the failure that `otherwise` makes of what is wrong with it */
export function parseAnswer<Shape>(
  { text }: ApiAnswer,
  read: (json: unknown) => Shape,
  otherwise: (cause: unknown) => ProviderError,
): Shape {
  try {
    return read(JSON.parse(text));
  } catch (cause) {
    throw otherwise(cause);
  }
}
