import type { IncomingHttpHeaders } from 'node:http';

export interface ApiRequest {
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  /** Null: nothing is written, as with 204. */
  readonly body: object | null;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  /** @param names what the path's parentheses hold @throws ApiError */
  handle(request: ApiRequest, ...names: string[]): Reply | Promise<Reply>;
}

/** @param path with `:id` where a name stands */
export function route(method: Route['method'], path: string, handle: Route['handle']): Route {
  return { method, path: new RegExp(`^${path.replaceAll(/:\w+/gu, '([\\w.-]+)')}$`, 'u'), handle };
}
