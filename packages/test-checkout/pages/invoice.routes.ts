import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TestCard } from '../tables.ts';
import { findInvoice, type InvoiceRow } from '../invoices/invoice.repository.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import type { Parts } from '../parts.ts';
import { renderBankPage } from './bank-page.ts';
import { renderInvoicePage } from './invoice-page.ts';
import { formField, type IdParams, type NoticeQuery, sendMissing, sendPage } from './replies.ts';
import { readCard, readNotice } from './test-cards.ts';

const path = '/local-checkout/invoices/:id';

/** The page of an invoice: of a renewal that failed, or of an upgrade the bank wants to ask about. */
export function registerInvoiceRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, publicUrl } = parts;
  const homeOf = ({ return_url }: InvoiceRow) => return_url ?? `${publicUrl}/profile`;

  async function findOrAnswer(id: string, reply: FastifyReply): Promise<InvoiceRow | null> {
    const invoice = await findInvoice(database.db, id);
    if (invoice === null) await sendMissing(reply, publicUrl);
    return invoice;
  }

  /** An upgrade was on the way somewhere; a renewal's page is its receipt. */
  const goOn = (invoice: InvoiceRow, status: InvoiceRow['status'], reply: FastifyReply) =>
    reply.redirect(
      status === 'paid' && invoice.return_url !== null
        ? invoice.return_url
        : `/local-checkout/invoices/${invoice.id}`,
      303,
    );

  const pay = async (invoice: InvoiceRow, card: TestCard, reply: FastifyReply) =>
    await goOn(invoice, await payInvoice(parts, invoice.id, card), reply);

  app.get<IdParams & NoticeQuery>(path, async ({ params: { id }, query }, reply) => {
    const invoice = await findOrAnswer(id, reply);
    return invoice === null
      ? reply
      : await sendPage(
          reply,
          renderInvoicePage(invoice, { notice: readNotice(query.notice), home: homeOf(invoice) }),
          { mayLeadTo: [homeOf(invoice)] },
        );
  });

  app.post<IdParams>(path, async ({ params: { id }, body }, reply) => {
    const invoice = await findOrAnswer(id, reply);
    if (invoice === null) return reply;
    // Also the second press of a double click, which comes when the first has paid.
    if (invoice.status !== 'open') return await goOn(invoice, invoice.status, reply);
    const card = readCard(formField(body, 'card'));
    if (card === null) return await reply.redirect(`/local-checkout/invoices/${id}`, 303);
    if (card === 'declined')
      return await reply.redirect(`/local-checkout/invoices/${id}?notice=declined`, 303);
    if (card === 'asks') return await reply.redirect(`/local-checkout/invoices/${id}/bank`, 303);
    return await pay(invoice, card, reply);
  });

  app.get<IdParams>(`${path}/bank`, async ({ params: { id } }, reply) => {
    const invoice = await findOrAnswer(id, reply);
    if (invoice === null) return reply;
    if (invoice.status !== 'open')
      return await reply.redirect(`/local-checkout/invoices/${id}`, 303);
    return await sendPage(
      reply,
      renderBankPage({
        amountCents: invoice.amount_cents,
        action: `/local-checkout/invoices/${id}/bank`,
      }),
      { mayLeadTo: [homeOf(invoice)] },
    );
  });

  app.post<IdParams>(`${path}/bank`, async ({ params: { id }, body }, reply) => {
    const invoice = await findOrAnswer(id, reply);
    if (invoice === null) return reply;
    if (formField(body, 'answer') !== 'approve')
      return await reply.redirect(`/local-checkout/invoices/${id}?notice=refused`, 303);
    return await pay(invoice, 'asks', reply);
  });
}
