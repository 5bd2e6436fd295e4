import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { DeskGuard } from '../host.ts';
import { listNewestInvoices } from '../invoices/invoice.repository.ts';
import { closeDispute, disputeInvoice, refundInvoice } from '../invoices/refund-invoice.ts';
import type { Parts } from '../parts.ts';
import { type DeskAct, deskActs, renderDesk } from './desk-page.ts';
import { formField, sendPage } from './replies.ts';

const shownInvoices = 100;

function isDeskAct(value: unknown): value is DeskAct {
  return typeof value === 'string' && Object.hasOwn(deskActs, value);
}

async function carryOut(parts: Parts, act: DeskAct, invoiceId: string): Promise<void> {
  if (act === 'refund') await refundInvoice(parts, invoiceId);
  else if (act === 'dispute') await disputeInvoice(parts, invoiceId);
  else await closeDispute(parts, invoiceId, act);
}

/** The merchant's desk. It shows everybody's payments, so that only this machine may look, as with the outbox. */
export function registerDeskRoutes(app: FastifyInstance, parts: Parts, guard: DeskGuard): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!guard.isLoopbackOnly(request, parts.publicUrl)) throw new AppError('not_found');
  };
  app.get(
    '/local-checkout',
    { onRequest },
    async (_request, reply) =>
      await sendPage(
        reply,
        renderDesk(await listNewestInvoices(parts.database.db, shownInvoices)),
        { referrer: 'same-origin' },
      ),
  );
  app.post('/local-checkout', { onRequest }, async (request, reply) => {
    // Another site's form would be sent by the operator's own browser, from this machine.
    if (!guard.isFromOwnPage(request))
      throw new AppError(
        'forbidden',
        'Use the buttons of this page: the request came from elsewhere.',
      );
    const { body } = request;
    const [act, invoiceId] = [formField(body, 'act'), formField(body, 'invoice')];
    if (isDeskAct(act) && typeof invoiceId === 'string') await carryOut(parts, act, invoiceId);
    return await reply.redirect('/local-checkout', 303);
  });
}
