import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { login, logout, me } from '@scenewright/contract/schemas/auth.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Auth } from './auth.service.ts';

/** POST /auth/login, GET /auth/me, POST /auth/logout. */
export function registerAuthRoutes(app: FastifyInstance, { auth }: { auth: Auth }): void {
  serve(app, login, async ({ body }, reply) => {
    const { accessToken, expiresAt, profile } = await auth.login(body.token, body.guest_token);
    void reply.header('cache-control', 'no-store');
    return { access_token: accessToken, expires_at: expiresAt.toISOString(), profile };
  });
  serve(app, me, ({ caller }) => auth.profileOf(caller));
  serve(app, logout, async ({ caller, body }) => {
    if (caller === null) return { status: 'ok' as const };
    if (body.user_id !== caller.accountId) throw new AppError('forbidden');
    await auth.logout(caller);
    return { status: 'ok' as const };
  });
}
