/** Refusals whose own sentence says what is wrong, but not what to do. */
const advice: ReadonlyMap<string, string> = new Map([
  [
    'email rate limit exceeded',
    'Too many mails were asked for within an hour. Please look into your mailbox, or try again later.',
  ],
  ['Request rate limit reached', 'Too many attempts. Please wait a moment, then try again.'],
]);

/** What to tell about an error: advice where there is some, else its own sentence where it has one, else the given one. */
export function messageOf(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  return advice.get(message) ?? (message === '' ? fallback : message);
}
