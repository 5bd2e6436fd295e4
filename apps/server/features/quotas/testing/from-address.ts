import type { TestProduct, TestUser } from '../../../testing/test-product.ts';

/** Settings with which requests are counted although they come from this machine, and say in a header where they come from. */
export const countedSettings = {
  TRUSTED_NETWORKS: 'none',
  TRUST_PROXY: '127.0.0.1',
  AUTH_MAIL_INTERVAL_S: '0',
} as const;

interface Reply {
  readonly status: number;
  readonly retryAfterS: number | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the reply holds
  readonly body: any;
}

/** Sends a user's request as from a network address. */
export async function from(
  product: TestProduct,
  address: string,
  user: Pick<TestUser, 'token'> | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Reply> {
  const reply = await product.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      'x-forwarded-for': address,
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const wait = reply.headers['retry-after'];
  return {
    status: reply.statusCode,
    retryAfterS: wait === undefined ? null : Number(wait),
    body: reply.json(),
  };
}
