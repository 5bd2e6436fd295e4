import type * as z from 'zod/mini';
import type { Endpoint } from '../paths.ts';

/**
 * One call of the API: where it is, who may make it, and the shapes of its input and output.
 * The server registers routes from it and validates both directions; the browser derives its client from it.
 */
export interface Call extends Endpoint {
  readonly summary: string;
  /** Money, mail, the profile or the account itself: that the caller's session lives is asked at this moment, not remembered. */
  readonly asksAtOnce?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
}

/** Declares a call; the identity function, for its type. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type OutputOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body',
> = C[Part] extends z.ZodMiniType ? z.output<C[Part]> : undefined;
type InputOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body',
> = C[Part] extends z.ZodMiniType ? z.input<C[Part]> : undefined;

export type ParamsOf<C extends Call> = OutputOf<C, 'params'>;
export type QueryOf<C extends Call> = OutputOf<C, 'query'>;
export type BodyOf<C extends Call> = OutputOf<C, 'body'>;
export type BodyInputOf<C extends Call> = InputOf<C, 'body'>;
export type QueryInputOf<C extends Call> = InputOf<C, 'query'>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;
