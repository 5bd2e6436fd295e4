const deepestNesting = 64;

/**
 * A request's body as it was parsed, if all of it can be stored: PostgreSQL has no room for the character NUL and for half
 * a surrogate pair, and what is nested without end exhausts the stack of whoever walks through it.
 *
 * @throws SyntaxError with what is wrong
 */
export function requireStorable<Body>(body: Body): Body {
  walk(body, 0);
  return body;
}

function walk(value: unknown, depth: number): void {
  if (depth > deepestNesting) throw new SyntaxError(`nested more than ${deepestNesting} levels deep`);
  if (typeof value === 'string') requireText(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    requireText(name);
    walk(part, depth + 1);
  }
}

function requireText(text: string): void {
  if (text.includes('\0')) throw new SyntaxError('text with a NUL in it');
  if (!text.isWellFormed()) throw new SyntaxError('text that is not Unicode');
}
