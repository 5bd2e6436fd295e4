import type { OddRequest } from './requests.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly requestId: string | undefined;
  readonly body: string;
}

const mayBeOurFault = new Set([503, 507]);

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Not every text of docs/product.md is a sentence ("No valid token", AUTH-19). One that says that a fault is ours is a sentence. */
const says = (detail: unknown, status: number): boolean =>
  typeof detail === 'string' && (status < 500 ? /\S/ : /\S.*[.!?]$/s).test(detail);
const isWord = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z][a-z_]+$/.test(value);

/** AUTH 2.2: the identity service's refusals are GoTrue's, in one of two forms. */
function isRefusalOfIdentity(body: Readonly<Record<string, unknown>>): boolean {
  return (
    (isWord(body['code']) && typeof body['message'] === 'string') ||
    (typeof body['code'] === 'number' &&
      isWord(body['error_code']) &&
      typeof body['msg'] === 'string')
  );
}

function isRefusal(
  body: Readonly<Record<string, unknown>>,
  status: number,
  requestId: string | undefined,
): boolean {
  // Credits that fall short come as {required, available}.
  const isSaid =
    says(body['detail'], status) ||
    (typeof body['detail'] === 'object' && body['code'] === 'insufficient_credits');
  return (
    isSaid && isWord(body['code']) && requestId !== undefined && body['request_id'] === requestId
  );
}

/** What is wrong with an answer; null where nothing is. */
export function faultOf(
  { method, url }: OddRequest,
  { status, type, body, requestId }: Answer,
): string | null {
  if (status < 400) return null;
  if (status >= 500 && !mayBeOurFault.has(status)) return `answered ${status}`;
  if (/\bat .*\.ts:\d|node_modules|\b(?:select .+ from|insert into|update .+ set) /i.test(body))
    return 'tells of its inside';
  if (method === 'HEAD') return null;
  const json = type.startsWith('application/json') ? parse(body) : null;
  if (json === null)
    return type.includes('html') &&
      status < 500 &&
      !url.startsWith('/api/') &&
      !url.startsWith('/auth/v1/')
      ? null
      : `refused with ${type || 'no type'}`;
  if (url.startsWith('/readyz') && 'parts' in json) return null;
  if (
    isRefusal(json, status, requestId) ||
    (url.startsWith('/auth/v1') && isRefusalOfIdentity(json))
  )
    return null;
  return 'refused without detail, code and request_id';
}
