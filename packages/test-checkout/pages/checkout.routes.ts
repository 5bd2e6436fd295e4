import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TestCard } from '../tables.ts';
import { type CheckoutRow, findCheckout } from '../checkouts/checkout.repository.ts';
import { statusOf } from '../checkouts/open-checkout.ts';
import { payCheckout } from '../checkouts/pay-checkout.ts';
import type { Parts } from '../parts.ts';
import { priceOf } from '../prices.ts';
import { renderBankPage } from './bank-page.ts';
import { renderCheckoutPage } from './checkout-page.ts';
import { renderMessage } from './layout.ts';
import { formField, type IdParams, type NoticeQuery, sendMissing, sendPage } from './replies.ts';
import { readCard, readNotice } from './test-cards.ts';

const path = '/local-checkout/:id';

/** Where a browser goes after paying. */
function successOf({ id, success_url }: CheckoutRow): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** The page of a checkout, the bank's question, and what people answer there. The id is what lets them in. */
export function registerCheckoutRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, publicUrl } = parts;

  /** Answers what is over: who has paid goes on to the product, a closed checkout says so. */
  async function answerOver(checkout: CheckoutRow, reply: FastifyReply): Promise<FastifyReply> {
    if (checkout.status === 'complete') return await reply.redirect(successOf(checkout), 303);
    return await sendPage(
      reply,
      renderMessage({
        title: 'This checkout has closed',
        text: 'It was open for a day, or another one took its place. Nothing was paid here.',
        away: { label: 'Back to the plans', href: checkout.cancel_url },
      }),
      { status: 410 },
    );
  }

  /** The checkout where it is open; else null, and the request has been answered. */
  async function openOrAnswer(id: string, reply: FastifyReply): Promise<CheckoutRow | null> {
    const checkout = await findCheckout(database.db, id);
    const status = checkout === null ? null : statusOf(checkout, clock.now());
    if (status === 'open') return checkout;
    await (checkout === null || status === null
      ? sendMissing(reply, publicUrl)
      : answerOver({ ...checkout, status }, reply));
    return null;
  }

  async function pay(
    checkout: CheckoutRow,
    card: TestCard,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    return await answerOver(
      { ...checkout, status: await payCheckout(parts, checkout.id, card) },
      reply,
    );
  }

  app.get<IdParams & NoticeQuery>(path, async ({ params: { id }, query }, reply) => {
    const checkout = await openOrAnswer(id, reply);
    return checkout === null
      ? reply
      : await sendPage(reply, renderCheckoutPage(checkout, readNotice(query.notice)), {
          mayLeadTo: [checkout.success_url],
        });
  });

  app.post<IdParams>(path, async ({ params: { id }, body }, reply) => {
    const checkout = await openOrAnswer(id, reply);
    if (checkout === null) return reply;
    const card = readCard(formField(body, 'card'));
    if (card === null) return await reply.redirect(`/local-checkout/${id}`, 303);
    if (card === 'declined')
      return await reply.redirect(`/local-checkout/${id}?notice=declined`, 303);
    if (card === 'asks') return await reply.redirect(`/local-checkout/${id}/bank`, 303);
    return await pay(checkout, card, reply);
  });

  app.get<IdParams>(`${path}/bank`, async ({ params: { id } }, reply) => {
    const checkout = await openOrAnswer(id, reply);
    return checkout === null
      ? reply
      : await sendPage(
          reply,
          renderBankPage({
            amountCents: priceOf(checkout.plan),
            action: `/local-checkout/${id}/bank`,
          }),
          { mayLeadTo: [checkout.success_url] },
        );
  });

  app.post<IdParams>(`${path}/bank`, async ({ params: { id }, body }, reply) => {
    const checkout = await openOrAnswer(id, reply);
    if (checkout === null) return reply;
    if (formField(body, 'answer') !== 'approve')
      return await reply.redirect(`/local-checkout/${id}?notice=refused`, 303);
    return await pay(checkout, 'asks', reply);
  });
}
