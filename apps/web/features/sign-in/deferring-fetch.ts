/** The service asks us to come back later: too many at once (409 `conflict`), too slow, too often. Nothing is said of the session. */
const comeBackLaterStatuses = new Set([408, 409, 429]);
const unavailable = 503;

/**
 * `fetch` for auth-js, which ends the session when a refresh is refused after the access token ran out, whatever the
 * reason: a laptop that wakes up behind a busy address would be signed out. A refresh that is only put off looks like an
 * outage instead, on which auth-js keeps the session and asks again.
 */
export async function deferringFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const reply = await fetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  const isRefresh =
    new URL(address, 'http://localhost').searchParams.get('grant_type') === 'refresh_token';
  if (!isRefresh || !comeBackLaterStatuses.has(reply.status)) return reply;
  return new Response(reply.body, { status: unavailable, headers: reply.headers });
}
