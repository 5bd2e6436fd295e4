import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { Database } from '../../../database/database.ts';
import { listSent } from '../mail.repository.ts';
import { isLoopbackOnly } from '@scenewright/http/loopback-only.ts';
import { renderOutbox } from './outbox-page.ts';

const shownMails = 100;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The local outbox, as JSON and as a page. Mails carry links that sign people in, so only this machine may look.
 * To register only where no mail server is set.
 */
export function registerOutboxRoutes(
  app: FastifyInstance,
  { database, publicUrl }: { database: Database; publicUrl: string },
): void {
  const listMails = async (request: FastifyRequest) => {
    if (!isLoopbackOnly(request, publicUrl)) throw new AppError('not_found');
    return await listSent(database.db, shownMails);
  };
  app.get(`${apiBase}/dev/outbox`, { schema: { hide: true } }, async (request, reply) => {
    const mails = await listMails(request);
    void reply.header('cache-control', 'no-store');
    return mails.map(({ recipient, subject, text, html, sent_at }) => ({
      to: recipient,
      subject,
      text,
      html,
      sent_at,
    }));
  });
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    const page = renderOutbox(await listMails(request));
    return await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(page);
  });
}
