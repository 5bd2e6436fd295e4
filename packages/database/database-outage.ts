/** PostgreSQL's codes of sessions that it ends or does not begin: shutdown, crash, starting up, and failures of the connection. */
const codes = /^(?:57P0[123]|08\w{3}|53300)$/u;
const messages = /^(?:Connection terminated|timeout exceeded when trying to connect)/u;

/**
 * Whether a query failed because the database went away or is just starting, so that nothing is wrong with what was being done.
 * Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html; messages: of the client library.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The client library connects to nothing but the database, and gives these as they are; providers' come wrapped.
  const isRefused = code === 'ECONNREFUSED' || code === 'ECONNRESET';
  return codes.test(code) || messages.test(error.message) || isRefused;
}
