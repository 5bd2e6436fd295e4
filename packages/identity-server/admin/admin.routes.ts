import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AuthError, validationFailed } from '../auth-error.ts';
import type { Parts } from '../parts.ts';
import { readBody } from '../routes/request-bodies.ts';
import { queryText } from '../routes/link-request.ts';
import { userReply } from '../users/user-reply.ts';
import { listUsers } from './admin.repository.ts';
import {
  changeUserAsAdmin,
  createUser,
  getUser,
  removeUser,
  type UserOrder,
} from './administer-users.ts';

const audience = 'authenticated';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestPage = 1_000;

const orderBody = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  email_confirm: z.optional(z.boolean()),
  user_metadata: z.optional(z.record(z.string(), z.unknown())),
  app_metadata: z.optional(z.record(z.string(), z.unknown())),
  ban_duration: z.optional(z.string()),
});

function readOrder(body: unknown): UserOrder {
  const { email, password, email_confirm, user_metadata, app_metadata, ban_duration } = readBody(
    orderBody,
    body,
  );
  return {
    ...(email === undefined ? {} : { email }),
    ...(password === undefined ? {} : { password }),
    ...(email_confirm === undefined ? {} : { emailConfirm: email_confirm }),
    ...(user_metadata === undefined ? {} : { metadata: user_metadata }),
    ...(app_metadata === undefined ? {} : { appMetadata: app_metadata }),
    ...(ban_duration === undefined ? {} : { banDuration: ban_duration }),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Hashes are compared, so that neither the time nor the length says anything about the key. */
function requireKey(request: FastifyRequest, serviceKey: string): void {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  if (!timingSafeEqual(digest(given), digest(serviceKey)))
    throw new AuthError(403, 'not_admin', 'User not allowed');
}

function idOf(request: FastifyRequest<{ Params: { id: string } }>): string {
  const { id } = request.params;
  if (!uuid.test(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

/** A number of a page: whole, and not below zero; nothing and zero are what is said here. @throws AuthError validation_failed */
function pageNumber(text: string, { unsaid, most }: { unsaid: number; most: number }): number {
  if (text === '') return unsaid;
  if (!/^\d{1,18}$/.test(text))
    throw validationFailed(
      `Bad Pagination Parameters: "${text.slice(0, 40)}" is not a whole number`,
    );
  return Math.min(Number(text) || unsaid, most);
}

/**
 * The administration of users, for whoever holds the service key. The key is a setting and not a token of ours: it must not
 * run out, cannot be made from a signing key that leaks, and is changed by a restart.
 */
export function registerAdminRoutes(
  app: FastifyInstance,
  { parts, serviceKey }: { parts: Parts; serviceKey: string },
): void {
  void app.register(
    async (admin) => {
      admin.addHook('onRequest', async (request) => requireKey(request, serviceKey));

      admin.get('/users', async (request, reply) => {
        const page = pageNumber(queryText(request, 'page'), { unsaid: 1, most: 1_000_000 });
        const perPage = pageNumber(queryText(request, 'per_page'), {
          unsaid: 50,
          most: longestPage,
        });
        const { users, total } = await listUsers(parts.database.db, {
          limit: perPage,
          offset: (page - 1) * perPage,
        });
        const last = Math.max(1, Math.ceil(total / perPage));
        const link = (to: number, rel: string) =>
          `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
        void reply
          .header('x-total-count', String(total))
          .header(
            'link',
            [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '),
          );
        return { users: users.map(userReply), aud: audience };
      });
      admin.post('/users', async (request) =>
        userReply(
          await createUser(parts, {
            order: readOrder(request.body),
            client: { address: request.ip },
          }),
        ),
      );
      admin.get<{ Params: { id: string } }>('/users/:id', async (request) =>
        userReply(await getUser(parts, idOf(request))),
      );
      admin.put<{ Params: { id: string } }>('/users/:id', async (request) =>
        userReply(
          await changeUserAsAdmin(parts, idOf(request), {
            order: readOrder(request.body),
            client: { address: request.ip },
          }),
        ),
      );
      admin.delete<{ Params: { id: string } }>('/users/:id', async (request) => {
        await removeUser(parts, idOf(request), { address: request.ip });
        return {};
      });
    },
    { prefix: '/admin' },
  );
}
