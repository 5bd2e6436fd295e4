import { invoiceUrl } from '../invoices/invoice-view.ts';
import type { InvoiceRow } from '../invoices/invoice.repository.ts';
import { formatCents, nameOf } from '../prices.ts';
import { html, type Html } from '@scenewright/contract/rules/html.ts';
import { renderPage } from './layout.ts';

/** What happens to a payment afterwards: the merchant gives it back, its holder disputes it, the bank decides. */
export const deskActs = {
  refund: 'Give the money back',
  dispute: 'Dispute at the bank',
  won: 'Decide for the merchant',
  lost: 'Decide for the holder',
} as const;
export type DeskAct = keyof typeof deskActs;

function actsOf({ status, dispute, refunded_cents, amount_cents }: InvoiceRow): DeskAct[] {
  if (status !== 'paid') return [];
  return [
    ...(refunded_cents < amount_cents ? ['refund' as const] : []),
    ...(dispute === 'none'
      ? ['dispute' as const]
      : dispute === 'open'
        ? ['won' as const, 'lost' as const]
        : []),
  ];
}

function standingOf({ status, dispute, refunded_cents }: InvoiceRow): string {
  const refunded = refunded_cents > 0 ? `${formatCents(refunded_cents)} given back` : null;
  const disputed =
    dispute === 'none' ? null : dispute === 'open' ? 'disputed' : `dispute ${dispute}`;
  return [status, refunded, disputed].filter((part) => part !== null).join(', ');
}

function renderInvoice(invoice: InvoiceRow): Html {
  const { id, plan, from_plan, amount_cents, created_at } = invoice;
  const what =
    from_plan === null ? `A month of ${nameOf(plan)}` : `${nameOf(from_plan)} → ${nameOf(plan)}`;
  const acts = actsOf(invoice).map(
    (act) =>
      html`<button class="act" name="act" value="${act}" aria-describedby="${id}">
        ${deskActs[act]}
      </button>`,
  );
  return html`<li class="row">
    <p id="${id}">
      <a href="${invoiceUrl('', id)}">${what}, ${formatCents(amount_cents)}</a
      ><span class="note"
        >${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC ·
        ${standingOf(invoice)}</span
      >
    </p>
    ${acts.length === 0 ? null : html`<form method="post" action="/local-checkout"><input type="hidden" name="invoice" value="${id}" />${acts}</form>`}
  </li>`;
}

/** The merchant's desk, for development: every test payment, and what can happen to it after it was made. */
export function renderDesk(invoices: readonly InvoiceRow[]): string {
  return renderPage({
    title: 'Test payments',
    panel: html`<h1 class="message">Test payments</h1>
      <p>Development only: nobody but this machine can see this page. Newest first.</p>
      ${
        invoices.length === 0
          ? html`<p>
              Nothing was paid yet. Subscribe at the <a href="/pricing">plans</a>, then reload this
              page.
            </p>`
          : html`<ul class="rows">
              ${invoices.map(renderInvoice)}
            </ul>`
      }`,
  });
}
