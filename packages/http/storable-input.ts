import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';

const deepestNesting = 64;

interface Fault {
  /** Where it lies: `scene_ids.0`; empty for the whole. */
  readonly path: string;
  readonly what: string;
}

const nul = 'holds the character NUL, which cannot be kept';
const halfCharacter = 'holds half of a character, which cannot be kept';
const tooDeep = `is nested more than ${deepestNesting} levels deep`;

function faultOfText(text: string): string | null {
  if (text.includes('\0')) return nul;
  return text.isWellFormed() ? null : halfCharacter;
}

/** The first thing within a parsed value that can be neither stored nor walked through. Bytes are not looked into. */
function findFault(value: unknown, path: string, depth: number): Fault | null {
  if (typeof value === 'string') {
    const what = faultOfText(value);
    return what === null ? null : { path, what };
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  if (depth >= deepestNesting) return { path: '', what: tooDeep };
  // A form is no object with fields, but may say as much.
  const parts =
    value instanceof URLSearchParams || value instanceof Map ? [...value] : Object.entries(value);
  for (const [name, part] of parts) {
    const what = faultOfText(name);
    const fault =
      what === null
        ? findFault(part, path === '' ? name : `${path}.${name}`, depth + 1)
        : { path, what };
    if (fault !== null) return fault;
  }
  return null;
}

function requireStorable(value: unknown, whole: string, namesField = true): void {
  const fault = findFault(value, '', 0);
  if (fault === null) return;
  if (fault.path === '' || !namesField)
    throw new AppError('malformed_request', `${whole} ${fault.what}.`);
  throw new AppError('malformed_request', `${fault.path}: ${fault.what}.`, { field: fault.path });
}

/**
 * Refuses, for every route and before anything looks at it, what no part of the product can keep: PostgreSQL has no room
 * for the character NUL and for half a surrogate pair, and what is nested without end exhausts the stack of whoever walks it.
 */
export function refuseUnstorableInput(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query }) => {
    requireStorable(params, 'The address', false);
    requireStorable(query, 'The address');
  });
  app.addHook('preValidation', async ({ body }) => requireStorable(body, 'The request'));
}
