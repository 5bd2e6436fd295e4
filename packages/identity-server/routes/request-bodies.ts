import * as z from 'zod/mini';
import { AuthError } from '../auth-error.ts';

// As in GoTrue, null and a missing field are the same as an empty one.
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value ?? ''),
);
const object = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((value: Record<string, unknown> | null | undefined) => value ?? {}),
);
const challenge = { code_challenge: text, code_challenge_method: text };

export const signUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  ...challenge,
});
export const passwordGrantBody = z.object({ email: text, phone: text, password: text });
export const refreshGrantBody = z.object({ refresh_token: text });
export const pkceGrantBody = z.object({ auth_code: text, code_verifier: text });
export const idTokenGrantBody = z.object({ issuer: text, provider: text });
export const verifyBody = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
  code_verifier: text,
});
export const resendBody = z.object({ type: text, email: text, phone: text, ...challenge });
export const recoverBody = z.object({ email: text, ...challenge });
export const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z.nullish(z.boolean()),
  data: object,
  ...challenge,
});
export const userUpdateBody = z.object({
  email: text,
  password: text,
  nonce: text,
  current_password: text,
  data: z.nullish(z.record(z.string(), z.unknown())),
  app_metadata: z.optional(z.unknown()),
  ...challenge,
});

/** Reads a request's JSON body. @throws AuthError bad_json */
export function readBody<Shape extends z.ZodMiniType>(
  shape: Shape,
  body: unknown,
): z.output<Shape> {
  const result = shape.safeParse(body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong type'}`);
}

export function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
