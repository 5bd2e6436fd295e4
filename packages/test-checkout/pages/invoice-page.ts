import type { InvoiceRow } from '../invoices/invoice.repository.ts';
import { formatCents, nameOf } from '../prices.ts';
import { html, type Html } from '@scenewright/contract/rules/html.ts';
import { renderPage } from './layout.ts';
import { type Notice, renderCards, renderNotice } from './test-cards.ts';

const formatDay = (day: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);

function renderSummary({
  plan,
  from_plan,
  amount_cents,
  period_start,
  period_end,
  created_at,
}: InvoiceRow): Html {
  const facts: readonly [string, string][] = [
    ['Plan', from_plan === null ? nameOf(plan) : `${nameOf(from_plan)} → ${nameOf(plan)}`],
    ['Period', `${formatDay(period_start)} – ${formatDay(period_end)}`],
    ['Invoice of', formatDay(created_at)],
  ];
  return html`<h1 class="what">
      ${from_plan === null ? `A month of Scenewright ${nameOf(plan)}` : `Upgrade to Scenewright ${nameOf(plan)}`}
    </h1>
    <p class="price">
      ${formatCents(amount_cents)}
      <small>${from_plan === null ? 'for the month' : 'for the rest of the period'}</small>
    </p>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
}

function renderStanding(invoice: InvoiceRow): Html {
  switch (invoice.status) {
    case 'paid':
      return html`<h2>Paid</h2>
        <p class="notice done">Thank you. This invoice is paid, and your plan is up to date.</p>`;
    case 'open':
      return html`<h2>Choose a test card</h2>
        <p>
          ${invoice.from_plan === null ? 'The renewal could not be charged. The card you pay with is charged from now on.' : 'Your bank wants to ask you before this payment. The plan changes once it is paid.'}
        </p>
        ${renderCards(`/local-checkout/invoices/${invoice.id}`)}`;
    case 'uncollectible':
      return html`<h2>This can no longer be paid</h2>
        <p>
          The subscription ended because this invoice stayed unpaid. Nothing is owed: subscribe
          again whenever you like.
        </p>`;
    case 'void':
      return html`<h2>This is no longer needed</h2>
        <p>The invoice was called off, and nothing was paid. Your plan is as it was.</p>`;
  }
}

/** The page of an invoice, whatever has become of it. @param home where its reader came from */
export function renderInvoicePage(
  invoice: InvoiceRow,
  { notice, home }: { notice: Notice | null; home: string },
): string {
  return renderPage({
    title: notice === 'declined' ? 'Card declined' : 'Invoice',
    summary: renderSummary(invoice),
    panel: html`${invoice.status === 'open' ? renderNotice(notice) : null}${renderStanding(invoice)}${invoice.status === 'open' ? html`<a class="away" href="${home}">Go back without paying</a>` : html`<a class="main" href="${home}">Back to Scenewright</a>`}`,
  });
}
